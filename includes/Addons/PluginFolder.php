<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * The folder of a plugin, and its current content.
 */
final class PluginFolder {

	/**
	 * @param string $name Name of the folder; the main file is named like it.
	 */
	public function __construct( public readonly string $name ) {}

	/**
	 * Where a package belongs.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	public static function of_package( string $slug ): self {
		return new self( Package::PRO === $slug ? 'userfeedback' : 'userfeedback-' . $slug );
	}

	/**
	 * The plugin's basename.
	 */
	public function basename(): string {
		return "{$this->name}/{$this->name}.php";
	}

	/**
	 * Absolute path.
	 */
	public function path(): string {
		return WP_PLUGIN_DIR . '/' . $this->name;
	}

	/**
	 * Whether something is there, be it broken.
	 */
	public function exists(): bool {
		return is_link( $this->path() ) || file_exists( $this->path() );
	}

	/**
	 * Version of the plugin that is there, '' without one.
	 */
	public function version(): string {
		$file = WP_PLUGIN_DIR . '/' . $this->basename();
		return is_file( $file ) ? (string) get_file_data( $file, array( 'version' => 'Version' ) )['version'] : '';
	}

	/**
	 * Whether this is a development folder: a link, a clone, or one that did not come from a package (every
	 * package has a LICENSE and none has package.json).
	 */
	public function is_checkout(): bool {
		$path = $this->path();
		return is_link( $path )
			|| (
				is_dir( $path )
				&& (
					file_exists( $path . '/.git' )
					|| file_exists( $path . '/package.json' )
					|| ! is_file( $path . '/LICENSE' )
				)
			);
	}
}

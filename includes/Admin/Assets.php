<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Plugin;

/**
 * Enqueues script and style of an app on our pages only.
 */
final class Assets {

	public const HANDLE = 'userfeedback-admin';

	/**
	 * @param BootData           $boot         What the app starts with.
	 * @param ScriptTranslations $translations The app's texts in the user's language.
	 * @param string             $path         Folder of the build, with trailing slash.
	 * @param string             $url          Its address, with trailing slash.
	 */
	public function __construct(
		private AdminMenu $menu,
		private BootData $boot,
		private ScriptTranslations $translations,
		private string $path,
		private string $url
	) {}

	/**
	 * Enqueues; called on admin_enqueue_scripts.
	 *
	 * @param string $screen WordPress's name of the screen (hook suffix).
	 */
	public function enqueue( string $screen ): void {
		$page = $this->menu->page_on( $screen );
		if ( null === $page ) {
			return;
		}
		// WordPress replaces emoji with pictures from its own host, which removes nodes that React owns.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		$folder = $page->bundle() . '/';
		$asset  = self::asset( $this->path . $folder . 'index.asset.php' );
		if ( null === $asset ) {
			add_action( 'admin_notices', array( self::class, 'show_not_built_notice' ) );
			return;
		}
		/**
		 * Fires before the script of one of our screens is enqueued: scripts that are
		 * enqueued here run first and can push parts to `window.userfeedbackParts`.
		 *
		 * @since 0.1.0
		 *
		 * @param string $app surveys, results, inbox, settings, addons, about, post-ratings or heatmaps.
		 */
		do_action( 'userfeedback_admin_scripts', $page->app() );
		wp_enqueue_script(
			self::HANDLE,
			$this->url . $folder . 'index.js',
			$asset['dependencies'],
			$asset['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'userfeedback', Plugin::path( 'languages' ) );
		add_filter(
			'pre_load_script_translations',
			fn (
				mixed $found,
				mixed $file,
				mixed $handle
			): mixed => $found ?? ( self::HANDLE === $handle
				? $this->translations->of( $page->bundle(), determine_locale() )
				: null ),
			10,
			3
		);
		wp_add_inline_script(
			self::HANDLE,
			'window.userfeedbackBoot = ' . wp_json_encode(
				$this->boot->of( $page ),
				JSON_HEX_TAG | JSON_HEX_AMP
			) . ';',
			'before'
		);
		// Our styles use logical properties only: one sheet serves both directions.
		wp_enqueue_style(
			self::HANDLE,
			$this->url . $folder . 'index.css',
			array( 'wp-components' ),
			$asset['version']
		);
		// Pictures of answers, the widget's logo and the header of emails.
		if ( in_array( $page, array( Page::Surveys, Page::Settings ), true ) ) {
			wp_enqueue_media();
		}
	}

	/**
	 * Shows developers what is missing. Release packages always contain build/.
	 */
	public static function show_not_built_notice(): void {
		echo '<div class="notice notice-error"><p>';
		echo wp_kses(
			__(
				'The screens of UserFeedback are not built yet. Run <code>npm install</code> and <code>npm run build</code> in the plugin\'s folder, then reload this page.',
				'userfeedback'
			),
			array( 'code' => array() )
		);
		echo '</p></div>';
	}

	/**
	 * Dependencies and version of a bundle, or null when it is not built.
	 *
	 * @param string $file The *.asset.php that the build wrote.
	 * @return array{dependencies: list<non-empty-string>, version: string}|null
	 */
	private static function asset( string $file ): ?array {
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset = require $file;
		if (
			! is_array( $asset )
			|| ! is_array( $asset['dependencies'] ?? null )
			|| ! is_string( $asset['version'] ?? null )
		) {
			return null;
		}
		return array(
			'dependencies' => array_values(
				array_filter(
					$asset['dependencies'],
					static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle
				)
			),
			'version'      => $asset['version'],
		);
	}
}

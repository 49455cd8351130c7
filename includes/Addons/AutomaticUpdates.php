<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\Offers;
use UserFeedback\Plugin;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;

/**
 * The owner's choice about automatic updates of the plugin and its addons (A105).
 */
final class AutomaticUpdates {

	public function __construct( private SettingsRepository $settings ) {}

	/**
	 * Filter auto_update_plugin.
	 *
	 * @param mixed $update Null asks WordPress's own list, which counts until somebody chose here.
	 * @param mixed $item   The update: `plugin` is the basename, `new_version` its version, '' where there is none.
	 */
	public function decide( mixed $update, mixed $item ): mixed {
		$basename = is_object( $item ) && isset( $item->plugin ) && is_string( $item->plugin ) ? $item->plugin : '';
		if ( ! self::is_ours( $basename ) ) {
			return $update;
		}
		return match ( $this->settings->text( CommonSettings::AUTOMATIC_UPDATES ) ) {
			'all'   => true,
			'minor' => self::is_minor( $basename, is_string( $item->new_version ?? null ) ? $item->new_version : '' ),
			'none'  => false,
			default => $update,
		};
	}

	private static function is_ours( string $basename ): bool {
		return '' !== $basename && (
			plugin_basename( Plugin::path( 'userfeedback.php' ) ) === $basename
			|| in_array( $basename, array_map( array( AddonStates::class, 'basename' ), Offers::addons() ), true )
		);
	}

	/**
	 * Whether the first number of the version stays.
	 *
	 * @param string $offered '' where no update is offered: the list of plugins asks for all.
	 */
	private static function is_minor( string $basename, string $offered ): bool {
		if ( '' === $offered ) {
			return true;
		}
		$file      = WP_PLUGIN_DIR . '/' . $basename;
		$installed = is_file( $file ) ? get_file_data( $file, array( 'version' => 'Version' ) )['version'] : '';
		return strtok( $installed, '.' ) === strtok( $offered, '.' );
	}
}

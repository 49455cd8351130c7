<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Plugin_Upgrader;
use UserFeedback\Support\Failure;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/**
 * WordPress's upgrader. Only it writes into the plugin folder.
 */
final class CoreUpgrader {

	/**
	 * Installs a zip. If that fails, the former files come back.
	 *
	 * @param string            $package  Absolute path, or an address of wordpress.org.
	 * @param PluginFolder|null $replaces What may be there already; null when nothing may.
	 * @return string Basename of the installed plugin.
	 * @throws Failure With WordPress's reason.
	 */
	public static function install( string $package, ?PluginFolder $replaces = null ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-ajax-upgrader-skin.php';
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$backup   = null !== $replaces && $replaces->exists() ? array(
			'slug' => $replaces->name,
			'src'  => WP_PLUGIN_DIR,
			'dir'  => 'plugins',
		) : array();

		$with_backup = static function ( array $options ) use ( $backup ): array {
			$extra                 = is_array( $options['hook_extra'] ?? null ) ? $options['hook_extra'] : array();
			$options['hook_extra'] = array( 'temp_backup' => $backup ) + $extra;
			return $options;
		};
		add_filter( 'upgrader_package_options', $with_backup );
		$depth = ob_get_level();
		try {
			$result = $upgrader->install( $package, array( 'overwrite_package' => null !== $replaces ) );
		} finally {
			remove_filter( 'upgrader_package_options', $with_backup );
			// The skin leaves its buffer open when WordPress gives up early.
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
		}
		$basename = $upgrader->plugin_info();
		$done     = true === $result
			&& ! $skin->get_errors()->has_errors()
			&& is_string( $basename )
			&& '' !== $basename;
		if ( array() !== $backup ) {
			// WordPress would do either when this request ends, after the answer, whatever is there by then.
			$done
				? $upgrader->delete_temp_backup( array( $backup ) )
				: $upgrader->restore_temp_backup( array( $backup ) );
			remove_action( 'shutdown', array( $upgrader, 'restore_temp_backup' ) );
			remove_action( 'shutdown', array( $upgrader, 'delete_temp_backup' ), 100 );
			wp_clean_plugins_cache();
		}
		if ( $done ) {
			return (string) $basename;
		}
		throw Failure::install( self::reason( $result, $skin ) );
	}

	/**
	 * The reason of the failure, for people.
	 *
	 * @param mixed $result What it answered.
	 */
	private static function reason( mixed $result, WP_Ajax_Upgrader_Skin $skin ): string {
		$said = $result instanceof WP_Error ? $result->get_error_message() : $skin->get_error_messages();
		$said = trim( wp_strip_all_tags( $said ) );
		return '' === $said
			? __(
				'WordPress could not write into the folder of plugins. Please check the permissions of its files.',
				'userfeedback'
			)
			: $said;
	}
}

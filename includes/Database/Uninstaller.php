<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Display\FontFolder;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseStore;
use wpdb;

/**
 * Removes all stored data on every site of a network, where the owner chose so (A107). It works alone:
 * WordPress calls uninstall.php without starting the plugin.
 */
final class Uninstaller {

	/**
	 * Sites of a network in one query.
	 */
	private const SITES = 100;

	/**
	 * @param wpdb $wpdb WordPress's connection.
	 */
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Cleans all sites. User meta is removed only when every site agreed.
	 */
	public function run(): void {
		$all = true;
		if ( ! is_multisite() ) {
			$all = $this->clean_site();
		} else {
			for ( $offset = 0; ; $offset += self::SITES ) {
				$sites = get_sites(
					array(
						'fields' => 'ids',
						'number' => self::SITES,
						'offset' => $offset,
					)
				);
				foreach ( $sites as $site ) {
					switch_to_blog( (int) $site );
					$all = $this->clean_site() && $all;
					restore_current_blog();
				}
				if ( count( $sites ) < self::SITES ) {
					break;
				}
			}
		}
		// The endpoint that FastImpressions wrote into wp-content; without its file the answer is 404.
		delete_option( FastImpressions::OPTION );
		wp_delete_file( FastImpressions::path() );
		if ( $all ) {
			delete_site_option( LicenseStore::OPTION );
			$this->wpdb->query( $this->wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $this->wpdb->usermeta, $this->wpdb->esc_like( 'userfeedback_core_' ) . '%' ) ?? '' ); // phpcs:ignore WordPress.DB -- nothing is cached after an uninstall; prepared.
		}
	}

	/**
	 * Cleans the current site.
	 *
	 * @return bool Whether its owner chose so.
	 */
	private function clean_site(): bool {
		self::unschedule();
		$settings = get_option( 'userfeedback_core_settings' );
		if ( ! is_array( $settings ) || true !== ( $settings['uninstall_remove_data'] ?? false ) ) {
			return false;
		}
		foreach ( Database::TABLES as $table ) {
			$this->wpdb->query( $this->wpdb->prepare( 'DROP TABLE IF EXISTS %i', $this->wpdb->prefix . 'userfeedback_' . $table ) ?? '' ); // phpcs:ignore WordPress.DB -- own tables; prepared.
		}
		foreach ( array(
			'userfeedback_core_',
			'_transient_userfeedback_core_',
			'_transient_timeout_userfeedback_core_',
		) as $prefix ) {
			$names = $this->wpdb->get_col( $this->wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $this->wpdb->options, $this->wpdb->esc_like( $prefix ) . '%' ) ); // phpcs:ignore WordPress.DB -- no API lists options.
			array_map( 'delete_option', array_filter( $names, 'is_string' ) );
		}
		array_map( array( FontFolder::class, 'delete' ), FontFolder::all() );
		return true;
	}

	/**
	 * Unschedules our background jobs, also on deactivation.
	 */
	public static function unschedule(): void {
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( array_keys( is_array( $hooks ) ? $hooks : array() ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'userfeedback_core_' ) || LicenseSchedule::EVENT === $hook ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
	}
}

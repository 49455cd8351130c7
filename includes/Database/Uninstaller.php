<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Closure;
use Throwable;
use UserFeedback\Display\FontFolder;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Files\FileFolder;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Responses\RememberedSurveys;
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
	 * Below the uploads: prepared exports, the database of countries, and files of visitors.
	 */
	private const FOLDERS = array( 'userfeedback-exports', 'userfeedback-geo-restrictions', FileFolder::NAME );

	/**
	 * @param wpdb $wpdb WordPress's connection.
	 */
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Cleans all sites. User meta that they share is removed only when every site agreed.
	 */
	public function run(): void {
		$all = self::on_each_site( $this->clean_site( ... ) );
		// The endpoint that FastImpressions wrote into wp-content; without its file the answer is 404.
		delete_option( FastImpressions::OPTION );
		wp_delete_file( FastImpressions::path() );
		if ( $all ) {
			delete_site_option( LicenseStore::OPTION );
			$this->wpdb->query( $this->wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $this->wpdb->usermeta, $this->wpdb->esc_like( 'userfeedback_core_' ) . '%' ) ?? '' ); // phpcs:ignore WordPress.DB -- nothing is cached after an uninstall; prepared.
		}
	}

	/**
	 * Does something on every site of a network, or on the only site.
	 *
	 * @param Closure(): bool $work Runs with the site as the current one.
	 * @return bool Whether it said yes on every site.
	 */
	private static function on_each_site( Closure $work ): bool {
		if ( ! is_multisite() ) {
			return $work();
		}
		$all = true;
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
				$all = $work() && $all;
				restore_current_blog();
			}
			if ( count( $sites ) < self::SITES ) {
				return $all;
			}
		}
	}

	/**
	 * Cleans the current site.
	 *
	 * @return bool Whether its owner chose so.
	 */
	private function clean_site(): bool {
		self::unschedule();
		if ( ! self::is_chosen() ) {
			return false;
		}
		foreach ( AddonTables::stored() as $slug => $stored ) {
			self::disconnect( $slug );
			$this->remove( $stored['tables'], $stored['meta'] );
		}
		$this->remove( Database::TABLES, array() );
		array_map( array( FontFolder::class, 'delete' ), FontFolder::all() );
		array_map( array( self::class, 'delete_folder' ), self::FOLDERS );
		self::delete_path( FileFolder::path() );
		self::forget_people();
		// The owner's wish is one of them: what is stopped before can be done again.
		foreach ( array(
			'userfeedback_core_',
			'_transient_userfeedback_core_',
			'_transient_timeout_userfeedback_core_',
		) as $prefix ) {
			$names = $this->wpdb->get_col( $this->wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $this->wpdb->options, $this->wpdb->esc_like( $prefix ) . '%' ) ); // phpcs:ignore WordPress.DB -- no API lists options.
			array_map( 'delete_option', array_filter( $names, 'is_string' ) );
		}
		return true;
	}

	/**
	 * Lets an addon that is still on the disk end what it began elsewhere, such as a grant at Google, before its data
	 * goes. Addons do not run here, so it has a file for that, which returns what to call (docs/how-to/addon.md).
	 */
	private static function disconnect( string $slug ): void {
		$file = WP_PLUGIN_DIR . '/userfeedback-' . $slug . '/disconnect.php';
		if ( 1 !== preg_match( '/^[a-z0-9-]+$/D', $slug ) || ! is_file( $file ) ) {
			return;
		}
		try {
			$disconnect = require $file;
			if ( is_callable( $disconnect ) ) {
				$disconnect();
			}
		} catch ( Throwable ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- A damaged addon keeps no data here.
		}
	}

	/**
	 * Removes what an addon stored, where the owner chose so, and its background jobs in any case; called by its
	 * uninstall.php.
	 *
	 * @param string       $slug    Slug of addons.json.
	 * @param list<string> $options Its options beside those of its tables.
	 * @param list<string> $kinds   Kinds of its outbox jobs.
	 * @param list<string> $folders Its folders below the uploads.
	 * @param list<string> $events  Its events of WP-Cron.
	 */
	public function run_addon(
		string $slug,
		array $options,
		array $kinds = array(),
		array $folders = array(),
		array $events = array()
	): void {
		self::on_each_site(
			function () use ( $slug, $options, $kinds, $folders, $events ): bool {
				array_map( 'wp_unschedule_hook', $events );
				$this->delete_jobs( $kinds );
				if ( self::is_chosen() ) {
					$stored = AddonTables::stored();
					$this->remove( $stored[ $slug ]['tables'] ?? array(), $stored[ $slug ]['meta'] ?? array() );
					unset( $stored[ $slug ] );
					update_option( AddonTables::OPTION, $stored, false );
					foreach ( array( 'userfeedback_core_tables', 'userfeedback_core_migrations' ) as $option ) {
						delete_option( $option . '_' . $slug );
					}
					array_map( 'delete_option', $options );
					array_map( array( self::class, 'delete_folder' ), $folders );
				}
				return true;
			}
		);
	}

	/**
	 * Deletes outbox jobs of the current site: kept, they would all run at once when the addon comes back.
	 *
	 * @param list<string> $kinds Kinds.
	 */
	private function delete_jobs( array $kinds ): void {
		// A site may have no tables: UserFeedback never ran there, or was removed with its data.
		$is_quiet = $this->wpdb->suppress_errors();
		foreach ( $kinds as $kind ) {
			$this->wpdb->delete( $this->wpdb->prefix . 'userfeedback_outbox', array( 'kind' => $kind ) ); // phpcs:ignore WordPress.DB -- own table.
		}
		$this->wpdb->suppress_errors( $is_quiet );
	}

	/**
	 * Whether the owner of the current site wants everything removed.
	 */
	private static function is_chosen(): bool {
		$settings = get_option( 'userfeedback_core_settings' );
		return is_array( $settings ) && true === ( $settings['uninstall_remove_data'] ?? false );
	}

	/**
	 * Drops tables and removes post meta of the current site.
	 *
	 * @param array<int, string> $tables Names without prefix.
	 * @param list<string>       $meta   Keys.
	 */
	private function remove( array $tables, array $meta ): void {
		foreach ( $tables as $table ) {
			$this->wpdb->query( $this->wpdb->prepare( 'DROP TABLE IF EXISTS %i', $this->wpdb->prefix . 'userfeedback_' . $table ) ?? '' ); // phpcs:ignore WordPress.DB -- own tables; prepared.
		}
		array_map( 'delete_post_meta_by_key', $meta );
	}

	/**
	 * Deletes a folder of files below the uploads.
	 */
	private static function delete_folder( string $name ): void {
		self::delete_path( wp_upload_dir( null, false )['basedir'] . '/' . $name );
	}

	/**
	 * Deletes the current site's files of visitors where the owner chose a folder outside the uploads. In the uploads
	 * they are WordPress's to remove: a network may share them between its sites.
	 */
	public static function delete_chosen_files(): void {
		if ( FileFolder::is_chosen() ) {
			self::delete_path( FileFolder::path() );
		}
	}

	/**
	 * Deletes the current site's user meta: the accounts of a network are the same on all sites, and outlive each.
	 */
	public static function forget_people(): void {
		RememberedSurveys::forget_all();
		Dismissals::forget_all();
	}

	private static function delete_path( string $folder ): void {
		if ( is_dir( $folder ) ) {
			foreach ( array( ...(array) glob( $folder . '/*' ), $folder . '/.htaccess' ) as $path ) {
				wp_delete_file( (string) $path );
			}
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		}
	}

	/**
	 * Called by WordPress when the plugin is deactivated.
	 *
	 * @param bool $network_wide Whether on all sites of a network.
	 */
	public static function deactivate( bool $network_wide ): void {
		if ( $network_wide ) {
			self::on_each_site(
				static function (): bool {
					self::unschedule();
					return true;
				}
			);
		} else {
			self::unschedule();
		}
	}

	/**
	 * Unschedules our background jobs of the current site.
	 */
	private static function unschedule(): void {
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( array_keys( is_array( $hooks ) ? $hooks : array() ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'userfeedback_core_' ) || LicenseSchedule::EVENT === $hook ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
	}
}

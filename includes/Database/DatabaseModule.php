<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Closure;
use UserFeedback\Container;
use UserFeedback\Database\Migrations\AddHiddenFields;
use UserFeedback\Database\Migrations\AddSurveyOfNotifications;
use UserFeedback\Database\Migrations\CreateFiles;
use UserFeedback\Database\Migrations\CreateNotifications;
use UserFeedback\Database\Migrations\CreateOpinions;
use UserFeedback\Database\Migrations\CreateSavedFilters;
use UserFeedback\Database\Migrations\CreateSurveyLanguages;
use UserFeedback\Database\Migrations\CreateSurveyEvents;
use UserFeedback\Database\Migrations\CreateSurveyRevisions;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Migrations\CreateWebhookTables;
use UserFeedback\Module;
use UserFeedback\Support\Untranslated;
use WP_Site;

/**
 * The connection and the tables.
 */
final class DatabaseModule implements Module {

	/**
	 * Option with the number of the last completed migration.
	 */
	public const VERSION_OPTION = 'userfeedback_core_tables';

	/**
	 * Number of the newest migration. A constant, so that a request with nothing to migrate, nearly every one,
	 * loads no migration class.
	 */
	public const NEWEST = 11;

	public function register( Container $container ): void {
		$container->set(
			Database::class,
			static function (): Database {
				global $wpdb;
				return new Database( $wpdb, self::table_is_missing( ... ) );
			}
		);
		$container->set(
			Migrator::class,
			static fn ( Container $c ): Migrator => new Migrator(
				$c->get( Database::class ),
				new Lock( $c->get( Database::class ), Migrator::LOCK_OPTION, Migrator::LOCK_LIFETIME ),
				self::migrations()
			)
		);
		$container->set(
			AddonTables::class,
			static fn ( Container $c ): AddonTables => new AddonTables(
				static fn (): Database => $c->get( Database::class ),
				static fn ( Closure $work ) => $c->extend( Database::class, $work )
			)
		);
	}

	/**
	 * All migrations, from 1 to NEWEST. A released number keeps its migration.
	 *
	 * @return array<int, Migration>
	 */
	public static function migrations(): array {
		return array(
			1  => new CreateTables(),
			2  => new CreateNotifications(),
			3  => new CreateWebhookTables(),
			4  => new CreateSavedFilters(),
			5  => new CreateSurveyEvents(),
			6  => new AddSurveyOfNotifications(),
			7  => new CreateSurveyLanguages(),
			8  => new CreateOpinions(),
			9  => new AddHiddenFields(),
			10 => new CreateFiles(),
			11 => new CreateSurveyRevisions(),
		);
	}

	/**
	 * Whether all migrations are complete, so the tables exist.
	 */
	public static function has_tables(): bool {
		$installed = get_option( self::VERSION_OPTION, '0' );
		return is_numeric( $installed ) && (int) $installed >= self::NEWEST;
	}

	/**
	 * Called when one of our tables is missing, for example after a host cleaned up. The next request creates
	 * it. This request cannot: the failed statement may be part of a transaction that is rolled back.
	 */
	private static function table_is_missing(): void {
		if ( self::has_tables() && false === has_action( 'shutdown', array( self::class, 'start_over' ) ) ) {
			add_action( 'shutdown', array( self::class, 'start_over' ) );
		}
	}

	/**
	 * Lets the tables of a site of a network go when it is deleted; nothing would find them afterwards.
	 *
	 * @param mixed $tables  What WordPress drops.
	 * @param mixed $site_id The site.
	 */
	public static function tables_of_site( mixed $tables, mixed $site_id ): mixed {
		global $wpdb;
		if ( ! is_array( $tables ) || ! is_numeric( $site_id ) ) {
			return $tables;
		}
		switch_to_blog( (int) $site_id );
		$of_addons = array_merge( ...array_column( AddonTables::stored(), 'tables' ) );
		restore_current_blog();
		foreach ( array( ...Database::TABLES, ...$of_addons ) as $table ) {
			$tables[ 'userfeedback_' . $table ] = $wpdb->get_blog_prefix( (int) $site_id ) . 'userfeedback_' . $table;
		}
		return $tables;
	}

	/**
	 * Deletes what a site of a network that is deleted has outside its tables and uploads, which WordPress removes.
	 *
	 * @param mixed $site The site.
	 */
	public static function rest_of_site( mixed $site ): void {
		if ( ! $site instanceof WP_Site ) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		try {
			Uninstaller::delete_chosen_files();
			Uninstaller::forget_people();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Makes the next request run the migrations again and drops what was cached from the tables.
	 */
	public static function start_over(): void {
		update_option( self::VERSION_OPTION, '0', true );
		foreach ( array_keys( AddonTables::stored() ) as $slug ) {
			update_option( self::VERSION_OPTION . '_' . $slug, '0', true );
		}
		do_action( 'userfeedback_surveys_changed', array() );
	}

	/**
	 * Migrations run on every kind of request, including those of visitors: a site that a script updates may
	 * see no administrator for weeks.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {
		add_filter( 'wpmu_drop_tables', array( self::class, 'tables_of_site' ), 10, 2 );
		// WordPress drops the tables at 10, and a filter that names the folder may read an option.
		add_action( 'wp_uninitialize_site', array( self::class, 'rest_of_site' ), 9 );
		if ( ! self::has_tables() ) {
			Untranslated::run( static fn () => $container->get( Migrator::class )->run_when_needed() );
		}
	}
}

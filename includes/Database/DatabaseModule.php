<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Container;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Module;

/**
 * The connection and the tables.
 */
final class DatabaseModule implements Module {

	/**
	 * Option with the number of the last migration that was completed here.
	 */
	public const VERSION_OPTION = 'userfeedback_core_db_version';

	/**
	 * Number of the newest migration. It is said here so that a request that has
	 * nothing to migrate, which is nearly every one, loads none of their classes.
	 */
	public const NEWEST = 1;

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set(
			Database::class,
			static function (): Database {
				global $wpdb;
				return new Database( $wpdb );
			}
		);
		$container->set(
			Migrator::class,
			static fn ( Container $c ): Migrator => new Migrator(
				$c->get( Database::class ),
				new Lock( $c->get( Database::class ), Migrator::LOCK_OPTION, Migrator::LOCK_LIFETIME ),
				array(
					self::NEWEST => new CreateTables(),
				)
			)
		);
	}

	/**
	 * Migrations run on every kind of request, also when only visitors come
	 * (security-cases 4.3): a site that is updated by a script may see no admin for weeks.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {
		$installed = get_option( self::VERSION_OPTION, '0' );
		if ( ! is_numeric( $installed ) || (int) $installed < self::NEWEST ) {
			$container->get( Migrator::class )->run_when_needed();
		}
	}
}

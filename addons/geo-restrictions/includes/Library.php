<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use MaxMind\Db\Reader;

/**
 * Access to the library that reads databases. A package carries it below includes/Vendor, under a namespace of its
 * own, so no other plugin's copy and no PHP extension can stand in its way. In a checkout Composer has it.
 */
final class Library {

	private const LIBRARY = 'MaxMind\\';

	private static bool $is_loaded = false;

	/**
	 * A reader of a file.
	 *
	 * @throws \Throwable For what is no database.
	 */
	public static function open( string $file ): Reader {
		self::load();
		return new Reader( $file );
	}

	/**
	 * Finds the library's classes in a checkout.
	 */
	private static function load(): void {
		$folder = dirname( __DIR__, 3 ) . '/vendor/maxmind-db/reader/src/';
		if ( self::$is_loaded || ! is_dir( $folder ) ) {
			return;
		}
		self::$is_loaded = true;
		spl_autoload_register(
			static function ( string $name ) use ( $folder ): void {
				$file = $folder . str_replace( '\\', '/', $name ) . '.php';
				if ( str_starts_with( $name, self::LIBRARY ) && is_file( $file ) ) {
					require $file;
				}
			}
		);
	}
}

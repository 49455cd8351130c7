<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * The database of countries of development sites (`npm run countries`).
 */
final class CountriesDatabase {

	public const PATH = __DIR__ . '/../fixtures/countries.mmdb';

	/**
	 * Path of a copy that was made at another time: the one in the repository grows old.
	 *
	 * @param int $time Seconds since 1970.
	 * @throws RuntimeException When the file does not say when it was made.
	 */
	public static function made_at( int $time ): string {
		$data = (string) file_get_contents( self::PATH );
		$at   = strpos( $data, 'build_epoch' );
		if ( false === $at ) {
			throw new RuntimeException( 'The database does not say when it was made.' );
		}
		$file = (string) tempnam( sys_get_temp_dir(), 'mmdb' );
		// After the name come two bytes of the type, then the time.
		file_put_contents( $file, substr_replace( $data, pack( 'N', $time ), $at + strlen( 'build_epoch' ) + 2, 4 ) );
		return $file;
	}
}

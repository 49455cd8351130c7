<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use Throwable;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FileDownload;

/**
 * Loads a database of countries from a file or from an address that the owner names. It is checked whole before it
 * takes the place of the one before; whatever goes wrong, that one stays.
 */
final class LoadDatabase {

	/**
	 * Largest database, unpacked. Those with countries only have 8 MB, those with cities up to 130.
	 */
	public const MOST_BYTES = 160 * 1024 * 1024;

	/**
	 * Addresses that are looked up to see that records have countries: of root name servers and large networks on
	 * all continents, and those of documentation, which the development database has.
	 */
	private const SAMPLES = array(
		'198.41.0.4',
		'193.0.14.129',
		'202.12.27.33',
		'8.8.8.8',
		'81.169.145.1',
		'200.160.2.3',
		'41.0.0.1',
		'192.0.2.1',
		'203.0.113.1',
		'2001:db8::1',
		'2001:500:2f::f',
	);

	public function __construct( private DatabaseStore $store, private FileDownload $download ) {}

	/**
	 * Loads from an address.
	 *
	 * @param string $address Of a `.mmdb` or `.mmdb.gz` file, https.
	 * @param string $sha256  Of the file at the address, '' to go without.
	 * @throws Failure 422 naming the field, 503 without a usable answer. Nothing was changed.
	 */
	public function from_address( string $address, string $sha256 = '' ): void {
		$file = self::temporary();
		try {
			$this->download->fetch( $address, $file, self::MOST_BYTES );
			$name = basename( (string) wp_parse_url( $address, PHP_URL_PATH ) );
			$this->put( $file, $name, $sha256, $address, 'address' );
		} finally {
			wp_delete_file( $file );
		}
	}

	/**
	 * Loads from a file of this server.
	 *
	 * @param string $path   It stays where it is.
	 * @param string $name   What the owner calls it.
	 * @param string $sha256 '' to go without.
	 * @throws Failure 422 naming the field. Nothing was changed.
	 */
	public function from_file( string $path, string $name, string $sha256 = '' ): void {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			throw self::wrong( 'file', __( 'This file cannot be read.', 'userfeedback-geo-restrictions' ) );
		}
		$this->put( $path, $name, $sha256, '', 'file' );
	}

	/**
	 * @param string $field Of the request.
	 * @throws Failure 422 naming the field, 500 where it cannot be stored.
	 */
	private function put( string $path, string $name, string $sha256, string $address, string $field ): void {
		if ( '' !== $sha256 && ! hash_equals( strtolower( $sha256 ), (string) hash_file( 'sha256', $path ) ) ) {
			throw self::wrong( 'sha256', __( 'The file has another checksum. Nothing was changed.', 'userfeedback-geo-restrictions' ) );
		}
		$unpacked = '';
		try {
			if ( self::is_packed( $path ) ) {
				$unpacked = self::temporary();
				self::unpack( $path, $unpacked, $field );
				$path = $unpacked;
			}
			$built = self::check( $path, $field );
			if ( ! $this->store->put( $path, $name, $built, $address ) ) {
				throw Failure::install(
					__( 'The file could not be stored. Please make sure that WordPress can write to its uploads folder. Nothing was changed.', 'userfeedback-geo-restrictions' )
				);
			}
		} finally {
			if ( '' !== $unpacked ) {
				wp_delete_file( $unpacked );
			}
		}
	}

	/**
	 * @return int When the database was built, in seconds since 1970.
	 * @throws Failure 422 for a file that is no database of countries.
	 */
	private static function check( string $path, string $field ): int {
		if ( (int) filesize( $path ) > self::MOST_BYTES ) {
			throw self::too_large( $field );
		}
		try {
			$reader = Library::open( $path );
			$about  = $reader->metadata();
			$known  = 0;
			foreach ( self::SAMPLES as $address ) {
				if ( 6 === $about->ipVersion || ! str_contains( $address, ':' ) ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the library's.
					$known += '' === Countries::code( $reader->get( $address ) ) ? 0 : 1;
				}
			}
			$reader->close();
		} catch ( Throwable ) {
			throw self::wrong( $field, __( 'This is no database in the MaxMind DB format, or it is damaged. Nothing was changed.', 'userfeedback-geo-restrictions' ) );
		}
		if ( 0 === $known ) {
			throw self::wrong( $field, __( 'This database has no countries. Nothing was changed.', 'userfeedback-geo-restrictions' ) );
		}
		return $about->buildEpoch; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the library's.
	}

	private static function is_packed( string $path ): bool {
		return "\x1f\x8b" === file_get_contents( $path, false, null, 0, 2 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}

	/**
	 * Unpacks gzip, not a byte more than allowed.
	 *
	 * @throws Failure 422 for what is too large or broken.
	 */
	private static function unpack( string $from, string $to, string $field ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- local files, in pieces.
		$source = gzopen( $from, 'rb' );
		$target = fopen( $to, 'wb' );
		$bytes  = 0;
		try {
			while ( false !== $source && false !== $target && ! gzeof( $source ) ) {
				$piece  = (string) gzread( $source, 1024 * 1024 );
				$bytes += strlen( $piece );
				if ( '' === $piece ) {
					break;
				}
				if ( $bytes > self::MOST_BYTES ) {
					throw self::too_large( $field );
				}
				fwrite( $target, $piece );
			}
		} finally {
			if ( false !== $source ) {
				gzclose( $source );
			}
			if ( false !== $target ) {
				fclose( $target );
			}
		}
		// phpcs:enable
	}

	/**
	 * @throws Failure 500 where WordPress has no place for it.
	 */
	private static function temporary(): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'userfeedback-geo-restrictions' );
		if ( '' === $file ) {
			throw Failure::install( __( 'No temporary file could be made. Please make sure that WordPress can write to its temporary folder.', 'userfeedback-geo-restrictions' ) );
		}
		return $file;
	}

	private static function too_large( string $field ): Failure {
		return self::wrong(
			$field,
			sprintf(
				/* translators: %s: size, e.g. 160 MB. */
				__( 'The database is larger than %s. Take one with countries only. Nothing was changed.', 'userfeedback-geo-restrictions' ),
				(string) size_format( self::MOST_BYTES )
			)
		);
	}

	private static function wrong( string $field, string $problem ): Failure {
		return Failure::invalid( array( $field => $problem ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use Throwable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * The database of countries of this site: one that the owner loaded, one that the host keeps, or the one that came
 * with the addon.
 *
 * @phpstan-type Loaded array{file: string, name: string, sha256: string, bytes: int, built_at: string, loaded_at: string, address: string}
 * @phpstan-type About array{from: 'loaded'|'host'|'package', name: string, bytes: int, sha256: string, built_at: string, loaded_at: string, kind: string, ipv6: bool, readable: bool}
 */
final class DatabaseStore {

	/**
	 * What the owner loaded; autoloaded, because visitors' calls read it.
	 */
	public const OPTION = 'userfeedback_core_countries';

	/**
	 * Path of a database that the host keeps for all its sites.
	 */
	public const FILE_CONSTANT = 'USERFEEDBACK_CORE_COUNTRIES_FILE';

	/**
	 * Folder below the uploads.
	 */
	private const FOLDER = 'userfeedback-geo-restrictions';

	public function __construct( private Clock $clock ) {}

	/**
	 * Path of the database that counts, '' for none.
	 */
	public function file(): string {
		$file = $this->current()['file'];

		/**
		 * Filters the path of the database of countries, in the format MaxMind DB 2. The default is the one that
		 * the owner loaded, else the one in the constant USERFEEDBACK_CORE_COUNTRIES_FILE, else the addon's own.
		 *
		 * @since 0.1.0
		 *
		 * @param string $file Absolute, '' for none.
		 */
		$file = apply_filters( 'userfeedback_countries_file', $file );
		return is_string( $file ) && '' !== $file && is_readable( $file ) ? $file : '';
	}

	/**
	 * The database in words, null where there is none.
	 *
	 * @return About|null
	 */
	public function about(): ?array {
		$file = $this->file();
		if ( '' === $file ) {
			return null;
		}
		$current = $this->current();
		$loaded  = 'loaded' === $current['from'] && $current['file'] === $file ? self::loaded() : null;
		$from    = null === $loaded && 'loaded' === $current['from'] ? 'host' : $current['from'];
		try {
			$about = Library::open( $file )->metadata();
			$built = Moment::of_timestamp( $about->buildEpoch ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the library's.
			$kind  = $about->databaseType; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the library's.
			$ipv6  = 6 === $about->ipVersion; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the library's.
		} catch ( Throwable ) {
			$built = '';
		}
		return array(
			'from'      => $from,
			'name'      => $loaded['name'] ?? basename( $file ),
			'bytes'     => (int) filesize( $file ),
			'sha256'    => $loaded['sha256'] ?? '',
			'built_at'  => $built,
			'loaded_at' => $loaded['loaded_at'] ?? '',
			'kind'      => mb_substr( mb_scrub( $kind ?? '', 'UTF-8' ), 0, 100 ),
			'ipv6'      => $ipv6 ?? false,
			'readable'  => '' !== $built,
		);
	}

	/**
	 * The address that the owner named last, '' for none. It may hold a key of the owner's.
	 */
	public function address(): string {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && is_string( $stored['address'] ?? null ) ? $stored['address'] : '';
	}

	/**
	 * Makes a checked file the site's database. The one before is deleted only when the new one is in place.
	 *
	 * @param string $checked Absolute path; the file is moved away.
	 * @param string $name    What the owner called it.
	 * @param int    $built   Seconds since 1970.
	 * @param string $address Where it came from, '' for a file.
	 * @return bool Whether it is in place; else nothing was changed.
	 */
	public function put( string $checked, string $name, int $built, string $address ): bool {
		$folder = self::folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		// Uploads are public: the data is no secret, but nobody needs to fetch it from here.
		foreach ( array(
			'index.html' => '',
			'.htaccess'  => "Require all denied\n",
		) as $guard => $content ) {
			if ( ! is_file( $folder . $guard ) ) {
				file_put_contents( $folder . $guard, $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
			}
		}
		$sha256 = (string) hash_file( 'sha256', $checked );
		$file   = substr( $sha256, 0, 16 ) . '-' . wp_generate_password( 8, false ) . '.mmdb';
		// One step on the same disk: a visitor's call reads the old file or the new one, never half of it.
		if ( ! copy( $checked, $folder . $file . '.part' ) || ! rename( $folder . $file . '.part', $folder . $file ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own folder.
			wp_delete_file( $folder . $file . '.part' );
			return false;
		}
		$before = self::loaded();
		update_option(
			self::OPTION,
			array(
				'file'      => $file,
				'name'      => mb_substr( sanitize_text_field( $name ), 0, 200 ),
				'sha256'    => $sha256,
				'bytes'     => (int) filesize( $folder . $file ),
				'built_at'  => Moment::of_timestamp( $built ),
				'loaded_at' => Moment::wire( $this->clock->now() ),
				'address'   => '' === $address ? $this->address() : $address,
			),
			true
		);
		if ( null !== $before ) {
			wp_delete_file( $folder . $before['file'] );
		}
		return true;
	}

	/**
	 * Deletes the loaded database and forgets its address; the host's or the addon's counts again.
	 */
	public function remove(): void {
		$loaded = self::loaded();
		delete_option( self::OPTION );
		if ( null !== $loaded ) {
			wp_delete_file( self::folder() . $loaded['file'] );
		}
	}

	/**
	 * Folder with trailing slash.
	 */
	public static function folder(): string {
		return trailingslashit( wp_upload_dir( null, false )['basedir'] ) . self::FOLDER . '/';
	}

	/**
	 * @return array{from: 'loaded'|'host'|'package', file: string}
	 */
	private function current(): array {
		$loaded = self::loaded();
		if ( null !== $loaded && is_file( self::folder() . $loaded['file'] ) ) {
			return array(
				'from' => 'loaded',
				'file' => self::folder() . $loaded['file'],
			);
		}
		$host = defined( self::FILE_CONSTANT ) ? constant( self::FILE_CONSTANT ) : '';
		if ( is_string( $host ) && '' !== $host && is_file( $host ) ) {
			return array(
				'from' => 'host',
				'file' => $host,
			);
		}
		$own = dirname( __DIR__ ) . '/data/countries.mmdb';
		return array(
			'from' => 'package',
			'file' => is_file( $own ) ? $own : '',
		);
	}

	/**
	 * @return Loaded|null
	 */
	private static function loaded(): ?array {
		$stored = get_option( self::OPTION );
		$file   = is_array( $stored ) ? $stored['file'] ?? null : null;
		if (
			! is_array( $stored )
			|| ! is_string( $file )
			|| 1 !== preg_match( '/^[a-f0-9]{16}-[A-Za-z0-9]{8}\.mmdb$/D', $file )
		) {
			return null;
		}
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return array(
			'file'      => $file,
			'name'      => $text( 'name' ),
			'sha256'    => $text( 'sha256' ),
			'bytes'     => (int) ( $stored['bytes'] ?? 0 ),
			'built_at'  => $text( 'built_at' ),
			'loaded_at' => $text( 'loaded_at' ),
			'address'   => $text( 'address' ),
		);
	}
}

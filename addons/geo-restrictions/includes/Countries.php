<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use MaxMind\Db\Reader;
use Throwable;
use UserFeedback\Privacy\Addresses;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Calls\Visitor;

/**
 * Which country an address belongs to (A64). Nothing leaves the site: the answer comes from the header of a trusted
 * proxy, or from a file.
 */
final class Countries {

	/**
	 * Addresses that belong to no country, whatever a database says of them.
	 */
	private const INSIDE = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.168.0.0/16',
		'224.0.0.0/3',
		'::/127',
		'fc00::/7',
		'fe80::/10',
		'ff00::/8',
	);

	private ?Reader $reader = null;

	public function __construct( private DatabaseStore $store ) {}

	/**
	 * The country of the current request; '' where it is not known.
	 *
	 * @param string $address The visitor's.
	 */
	public function of_request( string $address ): string {
		$named = $this->by_header();
		return '' === $named ? $this->of_address( $address ) : $named;
	}

	/**
	 * The country that the header names, '' without a trusted one: only the connection of a trusted proxy makes it
	 * count, because any visitor can send a header (SEC-G1).
	 */
	public function by_header(): string {
		$header = Settings::header();
		$policy = DataPolicy::current();
		$caller = Visitor::address( new DataPolicy( array() ) );
		if ( '' === $header || ! Addresses::is_in( $caller, $policy->proxies() ) ) {
			return '';
		}
		// XX and T1 are Cloudflare's words for "unknown" and Tor.
		return Codes::known( strtoupper( trim( Visitor::header( $header ) ) ) );
	}

	/**
	 * The country that the database has for an address, '' for none.
	 */
	public function of_address( string $address ): string {
		// IPv4 in IPv6 is IPv4: servers write one visitor both ways.
		$address = 1 === preg_match( '/^::ffff:([\d.]+)$/iD', $address, $mapped ) ? $mapped[1] : $address;
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) || Addresses::is_in( $address, self::INSIDE ) ) {
			return '';
		}
		$file = $this->store->file();
		if ( '' === $file ) {
			return '';
		}
		try {
			$this->reader ??= Library::open( $file );
			return self::code( $this->reader->get( $address ) );
		} catch ( Throwable ) {
			// Site Health says that the file cannot be read; an IPv4 database knows no IPv6.
			return '';
		}
	}

	/**
	 * Reads the file anew after another one was loaded.
	 */
	public function forget(): void {
		$this->reader = null;
	}

	/**
	 * The code in a record. Makers of databases put it in different places.
	 *
	 * @param mixed $entry Of the reader.
	 */
	public static function code( mixed $entry ): string {
		$entry = is_array( $entry ) ? $entry : array();
		foreach ( array( 'country_code', 'country', 'registered_country' ) as $key ) {
			$place = $entry[ $key ] ?? null;
			$code  = is_array( $place ) ? $place['iso_code'] ?? '' : $place;
			$code  = is_string( $code ) ? Codes::known( strtoupper( $code ) ) : '';
			if ( '' !== $code ) {
				return $code;
			}
		}
		return '';
	}
}

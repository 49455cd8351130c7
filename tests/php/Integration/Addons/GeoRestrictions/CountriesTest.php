<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GeoRestrictions;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\GeoRestrictions\Codes;
use UserFeedback\GeoRestrictions\Countries;
use UserFeedback\GeoRestrictions\CountriesPart;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\CountriesDatabase;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;

/**
 * Which country an address belongs to (A64, SEC-G1), with the database of development sites.
 */
final class CountriesTest extends DisplayTestCase {

	private function countries(): Countries {
		return $this->container()->get( Countries::class );
	}

	#[DataProvider( 'addresses' )]
	public function test_the_country_of_an_address( string $address, string $country ): void {
		self::assertSame( $country, $this->countries()->of_address( $address ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function addresses(): array {
		return array(
			'IPv4'                     => array( '192.0.2.1', 'AT' ),
			'the other half of it'     => array( '192.0.2.128', 'DE' ),
			'last of its network'      => array( '203.0.113.255', 'AU' ),
			'IPv6'                     => array( '2001:db8::1', 'FR' ),
			'IPv6, another network'    => array( '2001:db8:8000::1', 'BR' ),
			'IPv4 written as IPv6'     => array( '::ffff:198.51.100.7', 'US' ),
			'not in the database'      => array( '8.8.8.8', '' ),
			'private'                  => array( '192.168.1.1', '' ),
			'private, written as IPv6' => array( '::ffff:10.0.0.1', '' ),
			'this machine'             => array( '127.0.0.1', '' ),
			'this machine, IPv6'       => array( '::1', '' ),
			'link'                     => array( 'fe80::1', '' ),
			'carrier'                  => array( '100.64.0.9', '' ),
			'nothing'                  => array( '', '' ),
			'no address'               => array( '192.0.2.1.5', '' ),
			'an address and more'      => array( "192.0.2.1\n", '' ),
		);
	}

	public function test_a_database_that_knows_private_networks_is_not_believed(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'mmdb' );
		// Rewrites the tree's first answers: every address is in Austria.
		$bytes = (string) file_get_contents( CountriesDatabase::PATH );
		$start = strpos( $bytes, "\xab\xcd\xefMaxMind.com" );
		self::assertIsInt( $start );
		$nodes = 190;
		$leaf  = substr( pack( 'N', $nodes + 16 ), 1 );
		file_put_contents( $file, str_repeat( $leaf, 2 ) . substr( $bytes, 6 ) );
		$path = static fn (): string => $file;
		add_filter( 'userfeedback_countries_file', $path );
		$this->countries()->forget();
		$found = array( $this->countries()->of_address( '8.8.8.8' ), $this->countries()->of_address( '192.168.1.1' ) );
		remove_filter( 'userfeedback_countries_file', $path );
		$this->countries()->forget();
		unlink( $file );
		self::assertSame( array( 'AT', '' ), $found );
	}

	#[DataProvider( 'entries' )]
	public function test_the_code_stands_in_different_places( mixed $entry, string $code ): void {
		self::assertSame( $code, Countries::code( $entry ) );
	}

	/**
	 * @return list<array{mixed, string}>
	 */
	public static function entries(): array {
		return array(
			array( array( 'country_code' => 'AT' ), 'AT' ),
			array( array( 'country' => array( 'iso_code' => 'DE' ) ), 'DE' ),
			array( array( 'country' => 'fr' ), 'FR' ),
			array( array( 'registered_country' => array( 'iso_code' => 'US' ) ), 'US' ),
			array( array( 'country_code' => 'ZZ' ), '' ),
			array( array( 'country_code' => array( 'AT' ) ), '' ),
			array( array( 'country' => 7 ), '' ),
			array( null, '' ),
			array( 'AT', '' ),
		);
	}

	/**
	 * @param array<string, mixed> $settings Of the site.
	 */
	#[DataProvider( 'headers' )]
	public function test_a_header_counts_only_when_configured_and_only_of_a_trusted_proxy(
		array $settings,
		string $connection,
		string $sent,
		string $country
	): void {
		update_option( 'userfeedback_core_settings', $settings );
		$_SERVER['REMOTE_ADDR']          = $connection;
		$_SERVER['HTTP_CF_IPCOUNTRY']    = $sent;
		$_SERVER['HTTP_X_COUNTRY_CODE']  = 'JP';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.1';
		self::assertSame( $country, Visitor::from_request()->country() );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string, string}>
	 */
	public static function headers(): array {
		$on = array(
			'country_header'  => 'CF-IPCountry',
			'trusted_proxies' => array( '198.51.100.0/24' ),
		);
		return array(
			'trusted'                        => array( $on, '198.51.100.9', 'BR', 'BR' ),
			'small letters'                  => array( $on, '198.51.100.9', 'br', 'BR' ),
			'from anybody'                   => array( $on, '192.0.2.1', 'BR', 'AT' ),
			'without a list of proxies'      => array( array( 'country_header' => 'CF-IPCountry' ), '198.51.100.9', 'BR', 'US' ),
			'without the setting'            => array( array( 'trusted_proxies' => array( '198.51.100.0/24' ) ), '198.51.100.9', 'BR', 'US' ),
			'the network does not know'      => array( $on, '198.51.100.9', 'XX', 'US' ),
			'Tor'                            => array( $on, '198.51.100.9', 'T1', 'US' ),
			'something else'                 => array( $on, '198.51.100.9', 'BR, US', 'US' ),
			'a header that is no name'       => array( array( 'country_header' => "CF IPCountry\r\n" ) + $on, '198.51.100.9', 'BR', 'US' ),
			'a stored value of another type' => array( array( 'country_header' => array( 'CF-IPCountry' ) ) + $on, '198.51.100.9', 'BR', 'US' ),
			'the address of the proxy list'  => array( array( 'proxy_header' => 'X-Forwarded-For' ) + array( 'trusted_proxies' => array( '198.51.100.0/24' ) ), '198.51.100.9', 'BR', 'JP' ),
		);
	}

	public function test_what_breaks_in_a_look_up_is_an_unknown_country(): void {
		$break                  = static fn (): string => throw new \RuntimeException( 'broken' );
		add_filter( 'userfeedback_visitor_country', $break, 20 );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		$country                = Visitor::from_request()->country();
		remove_filter( 'userfeedback_visitor_country', $break, 20 );
		self::assertSame( '', $country );

		$html    = static fn (): string => '<b>';
		add_filter( 'userfeedback_visitor_country', $html );
		$country = Visitor::from_request()->country();
		remove_filter( 'userfeedback_visitor_country', $html );
		self::assertSame( '', $country );
	}

	public function test_a_look_up_makes_no_query(): void {
		$this->countries()->of_address( '192.0.2.1' );
		$this->countries()->forget();
		$queries = $this->wpdb()->num_queries;
		self::assertSame( 'AT', $this->countries()->of_address( '192.0.2.1' ) );
		self::assertSame( $queries, $this->wpdb()->num_queries );
	}

	public function test_the_part_of_a_survey(): void {
		self::assertSame( array(), $this->part( array( 'target' => 'all', 'countries' => array( 'AT' ) ) ) );
		self::assertSame( array( 'AT', 'DE' ), $this->part( array( 'target' => 'select', 'countries' => array( 'AT', 'DE', 'AT', 'QQ', '"' ) ) ) );
		self::assertSame( array( '' ), $this->part( array( 'target' => 'select', 'countries' => array() ) ) );
		self::assertSame( array( '' ), $this->part( array( 'target' => 'select' ) ) );
	}

	public function test_codes_are_iso_3166_and_kosovo(): void {
		self::assertCount( 250, array_unique( Codes::ALL ) );
		self::assertSame( array( 'AT', 'XK', '', '' ), array_map( Codes::known( ... ), array( 'AT', 'XK', 'AC', 'at' ) ) );
	}

	/**
	 * @param array<string, mixed> $stored Of `geo_targeting`.
	 * @return list<string>
	 */
	private function part( array $stored ): array {
		$id     = $this->survey( array( 'geo_targeting' => $stored ) );
		$survey = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $survey );
		return CountriesPart::of( $survey );
	}
}

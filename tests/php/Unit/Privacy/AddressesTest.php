<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Privacy\Addresses;

/**
 * Shortened addresses (SEC-PR4) and the visitor behind proxies (SEC-R1).
 */
final class AddressesTest extends TestCase {

	#[DataProvider( 'shortened' )]
	public function test_a_shortened_address_is_its_network( string $address, string $expected ): void {
		self::assertSame( $expected, Addresses::shorten( $address ) );
	}

	/**
	 * @return iterable<array{string, string}>
	 */
	public static function shortened(): iterable {
		yield array( '203.0.113.77', '203.0.113.0' );
		yield array( '255.255.255.255', '255.255.255.0' );
		yield array( '2001:db8:1234:5678:9abc:def0:1:2', '2001:db8:1234::' );
		yield array( '::ffff:203.0.113.77', '203.0.113.0' );
		yield array( '::1', '::' );
		yield array( '', '' );
		yield array( 'unknown', '' );
	}

	/**
	 * @param list<string> $proxies Trusted.
	 */
	#[DataProvider( 'requests' )]
	public function test_only_what_trusted_proxies_wrote_names_the_visitor( string $expected, string $connection, string $header, array $proxies ): void {
		self::assertSame( $expected, Addresses::of_visitor( $connection, $header, $proxies ) );
	}

	/**
	 * @return iterable<string, array{string, string, string, list<string>}>
	 */
	public static function requests(): iterable {
		$proxies = array( '10.0.0.0/8', '192.0.2.10', '2001:db8:ffff::/48' );
		yield 'nobody is trusted' => array( '198.51.100.1', '198.51.100.1', '203.0.113.77', array() );
		yield 'the caller is no proxy' => array( '198.51.100.1', '198.51.100.1', '203.0.113.77', $proxies );
		yield 'a neighbor of a proxy' => array( '192.0.2.11', '192.0.2.11', '203.0.113.77', $proxies );
		yield 'a trusted proxy' => array( '203.0.113.77', '192.0.2.10', '203.0.113.77', $proxies );
		yield 'a network of proxies' => array( '203.0.113.77', '10.255.0.1', '203.0.113.77', $proxies );
		yield 'what the visitor made up stands first' => array( '203.0.113.77', '10.0.0.1', '1.2.3.4, 203.0.113.77', $proxies );
		yield 'several proxies' => array( '203.0.113.77', '10.0.0.1', '1.2.3.4, 203.0.113.77 , 192.0.2.10,10.9.9.9', $proxies );
		yield 'a made-up proxy before the visitor' => array( '203.0.113.77', '10.0.0.1', '10.0.0.2, 203.0.113.77', $proxies );
		yield 'proxies only' => array( '10.0.0.5', '10.0.0.1', '10.0.0.5, 192.0.2.10', $proxies );
		yield 'with a port' => array( '203.0.113.77', '10.0.0.1', '203.0.113.77:51234', $proxies );
		yield 'IPv6' => array( '2001:db8::77', '2001:db8:ffff::1', '2001:DB8::77', $proxies );
		yield 'IPv6 in brackets with a port' => array( '2001:db8::77', '10.0.0.1', '[2001:db8::77]:443', $proxies );
		yield 'IPv6 in brackets' => array( '2001:db8::77', '10.0.0.1', '[2001:db8::77]', $proxies );
		yield 'IPv4 written as IPv6' => array( '203.0.113.77', '::ffff:10.0.0.1', '::ffff:203.0.113.77', $proxies );
		yield 'junk' => array( '10.0.0.1', '10.0.0.1', 'unknown', $proxies );
		yield 'junk at the end' => array( '10.0.0.1', '10.0.0.1', '203.0.113.77, <script>', $proxies );
		yield 'an empty entry at the end' => array( '10.0.0.1', '10.0.0.1', '203.0.113.77,', $proxies );
		yield 'junk before the visitor' => array( '203.0.113.77', '10.0.0.1', 'junk, 203.0.113.77', $proxies );
		yield 'an empty header' => array( '10.0.0.1', '10.0.0.1', ' ', $proxies );
		yield 'very many entries' => array( '203.0.113.77', '10.0.0.1', str_repeat( '1.2.3.4,', 5000 ) . '203.0.113.77', $proxies );
		yield 'no connection' => array( '', '', '203.0.113.77', $proxies );
		yield 'another family never matches' => array( '::1', '::1', '203.0.113.77', array( '0.0.0.0/0' ) );
		yield 'a broken entry matches nothing' => array( '10.0.0.1', '10.0.0.1', '203.0.113.77', array( '10.0.0.0/99', 'x', '', '10.0.0.0/8/8' ) );
	}

	#[DataProvider( 'ranges' )]
	public function test_an_entry_is_an_address_or_a_network( bool $expected, string $range ): void {
		self::assertSame( $expected, Addresses::is_range( $range ) );
	}

	/**
	 * @return iterable<array{bool, string}>
	 */
	public static function ranges(): iterable {
		foreach ( array( '192.0.2.1', '192.0.2.0/24', '0.0.0.0/0', '192.0.2.1/32', '2001:db8::/32', '::1/128' ) as $range ) {
			yield array( true, $range );
		}
		foreach ( array( '', '/', '192.0.2', '192.0.2.0/33', '192.0.2.0/-1', '192.0.2.0/08', '192.0.2.0/', "192.0.2.0/24\n", '::/129', 'example.org', '192.0.2.1 ', '1.2.3.4/24/1' ) as $range ) {
			yield array( false, $range );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Webhooks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Webhooks\Http\PublicAddress;

/**
 * SEC-F1.
 */
final class PublicAddressTest extends TestCase {

	/**
	 * @return array<array-key, array{string}>
	 */
	public static function inside(): array {
		$addresses = array(
			'0.0.0.0',
			'0.1.2.3',
			'10.0.0.1',
			'10.255.255.255',
			'100.64.0.1',
			'100.127.255.254',
			'127.0.0.1',
			'127.255.255.255',
			'169.254.169.254',
			'169.254.0.1',
			'172.16.0.1',
			'172.31.255.255',
			'192.0.0.1',
			'192.0.2.1',
			'192.168.0.12',
			'198.18.0.1',
			'198.19.255.255',
			'198.51.100.1',
			'203.0.113.1',
			'224.0.0.1',
			'239.255.255.255',
			'240.0.0.1',
			'255.255.255.255',
			'::',
			'::1',
			'::ffff:127.0.0.1',
			'::ffff:7f00:1',
			'::ffff:10.0.0.1',
			'::127.0.0.1',
			'::ffff:0:127.0.0.1',
			'64:ff9b::127.0.0.1',
			'64:ff9b::a9fe:a9fe',
			'2002:7f00:1::',
			'2002:c0a8:1::',
			'2001:db8::1',
			'2001::1',
			'fc00::1',
			'fd00:ec2::254',
			'fe80::1',
			'febf::1',
			'fec0::1',
			'ff02::1',
			'100::1',
			'',
			'localhost',
			'127.1',
			'0x7f.0.0.1',
			'2130706433',
			'0177.0.0.1',
			'fe80::1%eth0',
			'[::1]',
		);
		return array_combine( $addresses, array_map( static fn ( string $address ): array => array( $address ), $addresses ) );
	}

	#[DataProvider( 'inside' )]
	public function test_addresses_that_lead_inside( string $address ): void {
		self::assertFalse( PublicAddress::is( $address ) );
	}

	public function test_public_addresses(): void {
		foreach ( array( '1.1.1.1', '8.8.8.8', '93.184.216.34', '100.128.0.1', '172.32.0.1', '192.1.0.1', '198.20.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001::200e', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2002:808:808::1' ) as $address ) {
			self::assertTrue( PublicAddress::is( $address ), $address );
		}
	}
}

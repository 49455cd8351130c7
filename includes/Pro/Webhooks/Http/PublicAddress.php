<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * Decides whether an IP address belongs to the public internet. A list of our own, because PHP's filter flags
 * let some ranges pass that lead inside (SEC-F1).
 */
final class PublicAddress {

	/**
	 * Ranges of the IANA registries that are not reachable from everywhere. Those of IPv6 that carry an IPv4
	 * address are judged by it.
	 */
	private const RESERVED = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
		'::/127',
		'100::/64',
		'2001::/23',
		'2001:db8::/32',
		'3fff::/20',
		'5f00::/16',
		'fc00::/7',
		'fe80::/10',
		'fec0::/10',
		'ff00::/8',
	);

	/**
	 * Ranges with an IPv4 address inside, and where it begins, in bytes.
	 */
	private const CARRIES_IPV4 = array(
		'::/96'           => 12,
		'::ffff:0:0/96'   => 12,
		'::ffff:0:0:0/96' => 12,
		'64:ff9b::/96'    => 12,
		'64:ff9b:1::/48'  => 12,
		'2002::/16'       => 2,
	);

	/**
	 * Whether an address is public. What is no address is not.
	 */
	public static function is( string $address ): bool {
		$bytes = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $bytes ) {
			return false;
		}
		foreach ( self::RESERVED as $range ) {
			if ( self::contains( $range, $bytes ) ) {
				return false;
			}
		}
		foreach ( self::CARRIES_IPV4 as $range => $offset ) {
			if ( self::contains( $range, $bytes ) ) {
				return self::is( (string) inet_ntop( substr( $bytes, $offset, 4 ) ) );
			}
		}
		return true;
	}

	/**
	 * @param string $range An address, a slash, and the number of bits that count.
	 * @param string $bytes An address, packed.
	 */
	private static function contains( string $range, string $bytes ): bool {
		list( $start, $bits ) = explode( '/', $range );
		$start                = (string) inet_pton( $start );
		if ( strlen( $start ) !== strlen( $bytes ) ) {
			return false;
		}
		$whole = intdiv( (int) $bits, 8 );
		$rest  = (int) $bits % 8;
		if ( substr( $start, 0, $whole ) !== substr( $bytes, 0, $whole ) ) {
			return false;
		}
		$mask = 0xff << ( 8 - $rest ) & 0xff;
		return 0 === $rest || ( ord( $start[ $whole ] ) & $mask ) === ( ord( $bytes[ $whole ] ) & $mask );
	}
}

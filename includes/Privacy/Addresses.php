<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

/**
 * IP addresses: shortened ones, networks, and the visitor's behind proxies.
 */
final class Addresses {

	/**
	 * Bits that stay of a shortened address: a company or a household, not a person. WordPress keeps 64 of IPv6,
	 * which can be one household or one telephone.
	 */
	private const IPV4_BITS = 24;
	private const IPV6_BITS = 48;

	/**
	 * Most hops that are read of a header.
	 */
	private const MOST_HOPS = 50;

	/**
	 * An address whose end is zero, '' for what is none.
	 */
	public static function shorten( string $address ): string {
		$bytes = self::bytes( $address );
		if ( '' === $bytes ) {
			return '';
		}
		return (string) inet_ntop( self::network( $bytes, strlen( $bytes ) > 4 ? self::IPV6_BITS : self::IPV4_BITS ) );
	}

	/**
	 * What one customer of a provider has: an IPv4 address, or the first half of an IPv6 address. A text that is no
	 * address stays as it is.
	 */
	public static function of_customer( string $address ): string {
		$bytes = self::bytes( $address );
		return '' === $bytes ? $address : (string) inet_ntop( self::network( $bytes, strlen( $bytes ) > 4 ? 64 : 32 ) );
	}

	/**
	 * Whether a text is an entry of a list of proxies.
	 *
	 * @param string $range Address, or network in CIDR notation.
	 */
	public static function is_range( string $range ): bool {
		list( $address, $bits ) = array_pad( explode( '/', $range, 2 ), 2, null );
		$bytes                  = self::bytes( (string) $address );
		return '' !== $bytes
			&& ( null === $bits
				|| ( 1 === preg_match( '/^(?:0|[1-9]\d{0,2})$/D', $bits ) && (int) $bits <= 8 * strlen( $bytes ) ) );
	}

	/**
	 * Whether an address is one of some addresses or in one of some networks.
	 *
	 * @param list<string> $ranges Addresses, and networks in CIDR notation.
	 */
	public static function is_in( string $address, array $ranges ): bool {
		$bytes = self::bytes( $address );
		return '' !== $bytes && self::in_any( $bytes, $ranges );
	}

	/**
	 * The visitor's address. Only the header of a trusted proxy counts, and in it only what trusted proxies wrote:
	 * each adds the address of its caller at the end, so the last one that is no proxy is the visitor's, and what
	 * stands before it the visitor may have made up (SEC-R1).
	 *
	 * @param string       $connection REMOTE_ADDR.
	 * @param string       $header     Value of the header of the proxies.
	 * @param list<string> $proxies    Addresses and networks of the proxies.
	 * @return string The connection's where the header does not count or is not understood.
	 */
	public static function of_visitor( string $connection, string $header, array $proxies ): string {
		$bytes = self::bytes( $connection );
		if ( '' === $bytes || '' === trim( $header ) || ! self::in_any( $bytes, $proxies ) ) {
			return $connection;
		}
		$first = '';
		foreach ( array_reverse( array_slice( explode( ',', $header ), -self::MOST_HOPS ) ) as $hop ) {
			$bytes = self::bytes( self::without_port( trim( $hop ) ) );
			if ( '' === $bytes ) {
				return $connection;
			}
			$first = (string) inet_ntop( $bytes );
			if ( ! self::in_any( $bytes, $proxies ) ) {
				return $first;
			}
		}
		return $first;
	}

	/**
	 * `192.0.2.1:443` and `[2001:db8::1]:443` without brackets and port.
	 */
	private static function without_port( string $hop ): string {
		return 1 === preg_match( '/^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/D', $hop, $found )
			? $found[1] . ( $found[2] ?? '' )
			: $hop;
	}

	/**
	 * @param list<string> $ranges Addresses and networks.
	 */
	private static function in_any( string $bytes, array $ranges ): bool {
		foreach ( $ranges as $range ) {
			list( $address, $bits ) = array_pad( explode( '/', $range, 2 ), 2, null );
			$network                = self::bytes( (string) $address );
			if ( strlen( $network ) !== strlen( $bytes ) || ! self::is_range( $range ) ) {
				continue;
			}
			$length = null === $bits ? 8 * strlen( $network ) : (int) $bits;
			if ( self::network( $bytes, $length ) === self::network( $network, $length ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The first bits of an address, the others zero.
	 */
	private static function network( string $bytes, int $bits ): string {
		$mask = str_repeat( "\xff", intdiv( $bits, 8 ) );
		if ( 0 !== $bits % 8 ) {
			$mask .= chr( 0xff << ( 8 - $bits % 8 ) & 0xff );
		}
		return $bytes & str_pad( $mask, strlen( $bytes ), "\0" );
	}

	/**
	 * 4 or 16 bytes, '' for what is no address. IPv4 in IPv6 is IPv4: servers write one visitor both ways.
	 */
	private static function bytes( string $address ): string {
		if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
			return '';
		}
		$bytes = (string) inet_pton( $address );
		return str_starts_with( $bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}
}

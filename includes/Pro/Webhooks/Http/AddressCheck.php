<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * Decides where webhooks may go (SEC-F1). The check resolves the name and hands back the addresses, so that the
 * connection is made to what was checked.
 */
final class AddressCheck {

	private const PORTS = array( 80, 443 );

	private const STANDARD_PORT = array(
		'http'  => 80,
		'https' => 443,
	);

	public const MAX_LENGTH = 2000;

	public function __construct( private Resolver $resolver ) {}

	/**
	 * @throws Refused With the reason.
	 */
	public function target( string $url ): Target {
		$parts  = strlen( $url ) <= self::MAX_LENGTH && 1 !== preg_match( '/[\x00-\x20\x7f"<>\\\\^`{|}]/', $url )
			? wp_parse_url( $url )
			: false;
		$parts  = is_array( $parts ) ? $parts : array();
		$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
		$host   = strtolower( (string) ( $parts['host'] ?? '' ) );
		if ( ! isset( self::STANDARD_PORT[ $scheme ] ) || '' === $host ) {
			throw Refused::not_an_address();
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) || str_contains( $host, '@' ) ) {
			throw Refused::has_credentials();
		}
		$port = (int) ( $parts['port'] ?? self::STANDARD_PORT[ $scheme ] );
		if ( ! in_array( $port, self::ports(), true ) ) {
			throw Refused::port();
		}
		$host = trim( $host, '[]' );
		// A last dot is the same name to a resolver and another one to lists.
		$host = str_contains( $host, ':' ) ? $host : rtrim( $host, '.' );
		$url  = self::url( $scheme, $host, $port, $parts );
		return new Target( $url, $scheme, $host, $port, $this->addresses( $host ) );
	}

	/**
	 * The address put together again, so that cURL cannot read another host into it than was checked.
	 *
	 * @param array<string, int|string> $parts Of wp_parse_url().
	 */
	private static function url( string $scheme, string $host, int $port, array $parts ): string {
		return $scheme . '://' . ( str_contains( $host, ':' ) ? "[{$host}]" : $host )
			. ( self::STANDARD_PORT[ $scheme ] === $port ? '' : ":{$port}" )
			. ( $parts['path'] ?? '/' )
			. ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' );
	}

	/**
	 * @param string $host Lower case, without brackets.
	 * @return non-empty-list<string>
	 * @throws Refused With the reason.
	 */
	private function addresses( string $host ): array {
		$is_literal = false !== filter_var( $host, FILTER_VALIDATE_IP );
		$addresses  = $is_literal ? array( $host ) : $this->resolve( $host );
		if ( array() === $addresses ) {
			throw Refused::unknown_name();
		}
		if ( in_array( $host, self::private_hosts(), true ) ) {
			return $addresses;
		}
		foreach ( $addresses as $address ) {
			if ( ! PublicAddress::is( $address ) ) {
				throw Refused::inside();
			}
		}
		return $addresses;
	}

	/**
	 * @return list<string>
	 * @throws Refused For numbers in other forms than four decimal ones, which resolvers read in their own way.
	 */
	private function resolve( string $host ): array {
		$labels = explode( '.', $host );
		if ( 1 === preg_match( '/^(0x[0-9a-f]*|[0-9]+)$/D', (string) end( $labels ) ) || str_contains( $host, ':' ) ) {
			throw Refused::inside();
		}
		if ( 1 !== preg_match( '/^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/D', $host ) ) {
			throw Refused::not_an_address();
		}
		return $this->resolver->addresses( $host );
	}

	/**
	 * @return list<int>
	 */
	private static function ports(): array {
		/**
		 * Filters the ports that webhooks may go to.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ports Default 80 and 443.
		 */
		$ports = apply_filters( 'userfeedback_webhook_ports', self::PORTS );
		return is_array( $ports ) ? array_values( array_filter( $ports, 'is_int' ) ) : self::PORTS;
	}

	/**
	 * @return list<string>
	 */
	private static function private_hosts(): array {
		/**
		 * Filters the hosts inside the private network that webhooks may go to, for example an automation server
		 * beside this one. Whoever manages UserFeedback can then send requests to them.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $hosts Host names or IP addresses, exactly as in the webhook's address. Default none.
		 */
		$hosts = apply_filters( 'userfeedback_webhook_private_hosts', array() );
		return is_array( $hosts ) ? array_values( array_filter( $hosts, 'is_string' ) ) : array();
	}
}

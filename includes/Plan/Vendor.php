<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Plugin;
use WP_Error;

/**
 * The only access to the vendor's service. Nothing calls it before a person entered a key or asked for news
 * (SEC-PR1), and no page waits for it.
 */
final class Vendor {

	/**
	 * Another URL, for development and tests: the only way to use one that is not public.
	 */
	public const URL_CONSTANT = 'USERFEEDBACK_CORE_VENDOR_URL';

	/**
	 * One more public key for packages, base64, for development and tests.
	 */
	public const KEY_CONSTANT = 'USERFEEDBACK_CORE_VENDOR_KEY';

	private const TIMEOUT = 5;

	/**
	 * Largest reply that is not a package, in bytes.
	 */
	private const LIMIT = 65_536;

	/**
	 * @param string $development_url Another address that is not questioned, or ''.
	 */
	public function __construct( private Owner $owner, private string $development_url = '' ) {}

	/**
	 * From the files and wp-config.php of this site.
	 */
	public static function of_site( Owner $owner ): self {
		$url = defined( self::URL_CONSTANT ) ? constant( self::URL_CONSTANT ) : '';
		return new self( $owner, is_string( $url ) ? $url : '' );
	}

	/**
	 * The URL without trailing slash; '' when there is none that may be called.
	 */
	public function url(): string {
		if ( '' !== $this->development_url ) {
			return untrailingslashit( $this->development_url );
		}

		/**
		 * Filters the base URL of the vendor's service. It must be `https` with a public host name, without
		 * user, port, query or fragment (SEC-F1).
		 *
		 * @since 0.1.0
		 *
		 * @param string $url URL from owner.json.
		 */
		$url = apply_filters( 'userfeedback_vendor_url', $this->owner->vendor_url() );
		return is_string( $url ) && self::is_plain( $url ) ? untrailingslashit( $url ) : '';
	}

	/**
	 * Public keys that packages may be signed with.
	 *
	 * @return list<string> Base64.
	 */
	public function public_keys(): array {
		$key = defined( self::KEY_CONSTANT ) ? constant( self::KEY_CONSTANT ) : '';
		return is_string( $key ) && '' !== $key
			? array( ...$this->owner->public_keys(), $key )
			: $this->owner->public_keys();
	}

	/**
	 * Sends GET.
	 *
	 * @param string $path Below the address, with a leading slash.
	 * @throws VendorUnreachable Without a usable answer.
	 */
	public function get( string $path ): VendorReply {
		return $this->ask( 'GET', $path, array(), self::LIMIT );
	}

	/**
	 * Sends POST.
	 *
	 * @param string                $path   Below the address, with a leading slash.
	 * @param array<string, string> $fields Form fields.
	 * @throws VendorUnreachable Without a usable answer.
	 */
	public function post( string $path, array $fields ): VendorReply {
		return $this->ask( 'POST', $path, $fields, self::LIMIT );
	}

	/**
	 * Downloads with POST into a file. With another status than 200 the file contains the refusal.
	 *
	 * @param string                $path   Below the address, with a leading slash.
	 * @param array<string, string> $fields Form fields.
	 * @param int                   $limit  Bytes; one more means that the vendor sends something else.
	 * @throws VendorUnreachable Without a usable answer, or with a larger one.
	 */
	public function download( string $path, array $fields, string $file, int $limit, int $timeout = 60 ): VendorReply {
		$reply = $this->ask(
			'POST',
			$path,
			$fields,
			$limit,
			array(
				'stream'   => true,
				'filename' => $file,
				'timeout'  => $timeout,
			)
		);
		clearstatcache( true, $file );
		if ( ! is_file( $file ) || filesize( $file ) > $limit ) {
			throw new VendorUnreachable( 'The download is larger than announced, or missing.' );
		}
		return $reply;
	}

	/**
	 * Sends a request, and once more when nothing came or the vendor's server failed.
	 *
	 * @param array<string, string> $fields Form fields.
	 * @param array<string, mixed>  $more   Further arguments of the HTTP API.
	 * @throws VendorUnreachable Without a usable answer.
	 */
	private function ask(
		string $method,
		string $path,
		array $fields,
		int $limit,
		array $more = array()
	): VendorReply {
		$url = $this->url();
		if ( '' === $url || ( '' === $this->development_url && ! self::resolves_to_public( $url ) ) ) {
			throw new VendorUnreachable( 'There is no address that may be called.' );
		}
		$arguments = $more + array(
			'method'              => $method,
			'body'                => 'GET' === $method ? null : $fields,
			'timeout'             => self::TIMEOUT,
			'redirection'         => 0,
			// One byte more than allowed, to detect a reply that is too large.
			'limit_response_size' => $limit + 1,
			'reject_unsafe_urls'  => '' === $this->development_url,
			// WordPress would add the site's address.
			'user-agent'          => 'UserFeedback/' . Plugin::VERSION,
			'headers'             => array( 'Accept' => 'application/json, application/zip' ),
		);
		$reply     = wp_remote_request( $url . $path, $arguments );
		if ( self::has_failed( $reply ) ) {
			$reply = wp_remote_request( $url . $path, $arguments );
		}
		if ( $reply instanceof WP_Error || self::has_failed( $reply ) ) {
			throw new VendorUnreachable( $reply instanceof WP_Error ? (string) $reply->get_error_code() : 'The vendor\'s server failed.' ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for developers.
		}
		$body = wp_remote_retrieve_body( $reply );
		if ( strlen( $body ) > $limit ) {
			throw new VendorUnreachable( 'The answer is too large.' );
		}
		return new VendorReply( (int) wp_remote_retrieve_response_code( $reply ), $body );
	}

	/**
	 * Whether a retry may help.
	 *
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 */
	private static function has_failed( array|WP_Error $reply ): bool {
		return $reply instanceof WP_Error || 500 <= (int) wp_remote_retrieve_response_code( $reply );
	}

	/**
	 * Whether an address is `https`, a host name with a dot, and a path at most.
	 */
	private static function is_plain( string $url ): bool {
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) && is_string( $parts['host'] ?? null ) ? $parts['host'] : '';
		return is_array( $parts ) && array() === array_diff( array_keys( $parts ), array( 'scheme', 'host', 'path' ) )
			&& 'https' === ( $parts['scheme'] ?? '' )
			&& 1 === preg_match( '/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/iD', $host );
	}

	/**
	 * Whether a host's every address is public. WordPress below 7.0 lets 169.254.0.0/16 pass.
	 */
	private static function resolves_to_public( string $url ): bool {
		$found = gethostbynamel( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		foreach ( false === $found ? array( '' ) : $found as $address ) {
			if ( false === filter_var(
				$address,
				FILTER_VALIDATE_IP,
				FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE
			) ) {
				return false;
			}
		}
		return true;
	}
}

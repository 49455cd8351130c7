<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

use CurlHandle;
use UserFeedback\Plugin;
use WP_Error;

/**
 * Sends one message. Redirects are followed by hand, because each of their addresses is checked and pinned.
 */
final class Post {

	private const TIMEOUT_SECONDS = 10;

	private const MAX_REDIRECTS = 3;

	/**
	 * Bytes of an answer that the log keeps.
	 */
	private const ANSWER_BYTES = 2000;

	/**
	 * Headers of an answer that help to find a fault. Others, above all cookies, may hold secrets.
	 */
	private const SHOWN_HEADERS = array( 'content-type', 'retry-after', 'location', 'server', 'date' );

	/**
	 * Seconds that a receiver may ask to wait.
	 */
	private const LONGEST_WAIT = 86_400;

	public function __construct( private AddressCheck $check ) {}

	/**
	 * @param array<string, string> $headers Beside the content type.
	 */
	public function send( string $url, string $body, array $headers ): Outcome {
		$started = hrtime( true );
		try {
			$target = $this->check->target( $url );
			for ( $redirects = 0; ; $redirects++ ) {
				$left     = self::TIMEOUT_SECONDS - self::seconds( $started );
				$reply    = self::request( $target, $body, $headers, $left );
				$location = self::redirect( $reply );
				if ( '' === $location || self::MAX_REDIRECTS === $redirects ) {
					return self::outcome( $reply, self::milliseconds( $started ) );
				}
				$target = self::no_downgrade(
					$target,
					$this->check->target( self::absolute( $location, $target->url ) )
				);
			}
		} catch ( Refused $refused ) {
			return new Outcome(
				Outcome::REFUSED,
				0,
				self::milliseconds( $started ),
				'',
				$refused->getMessage()
			);
		}
	}

	/**
	 * @param array<string, string> $headers Beside the content type.
	 * @return array<mixed>|WP_Error Of the HTTP API.
	 */
	private static function request( Target $target, string $body, array $headers, float $seconds ): array|WP_Error {
		if ( ! function_exists( 'curl_setopt' ) ) {
			// Other transports look the name up themselves, after the check.
			return new WP_Error( 'http_failure', 'cURL is missing.' );
		}
		$pin = static function ( mixed $handle ) use ( $target ): void {
			if ( $handle instanceof CurlHandle ) {
				// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- the HTTP API has no such option.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $target->pin() ) );
				curl_setopt( $handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS );
				curl_setopt( $handle, CURLOPT_FOLLOWLOCATION, false );
				curl_setopt( $handle, CURLOPT_FRESH_CONNECT, true );
				// phpcs:enable
			}
		};
		add_action( 'http_api_curl', $pin, PHP_INT_MAX );
		try {
			return wp_remote_request(
				$target->url,
				array(
					'method'              => 'POST',
					'body'                => $body,
					'headers'             => array( 'Content-Type' => 'application/json' ) + $headers,
					'timeout'             => max( 1.0, $seconds ),
					'redirection'         => 0,
					'sslverify'           => true,
					'limit_response_size' => self::ANSWER_BYTES + 1,
					// WordPress would add the site's address.
					'user-agent'          => 'UserFeedback/' . Plugin::VERSION,
				)
			);
		} finally {
			remove_action( 'http_api_curl', $pin, PHP_INT_MAX );
		}
	}

	/**
	 * Where a reply leads that asks to send the same message there. Other redirects would make it a GET without
	 * body.
	 *
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 */
	private static function redirect( array|WP_Error $reply ): string {
		$location = $reply instanceof WP_Error ? '' : wp_remote_retrieve_header( $reply, 'location' );
		return in_array( (int) wp_remote_retrieve_response_code( $reply ), array( 307, 308 ), true )
			&& is_string( $location ) ? $location : '';
	}

	/**
	 * @throws Refused When the next address is not encrypted and the former one is.
	 */
	private static function no_downgrade( Target $former, Target $next ): Target {
		return 'https' === $former->scheme && 'https' !== $next->scheme ? throw Refused::downgrade() : $next;
	}

	private static function absolute( string $location, string $base ): string {
		return \WP_Http::make_absolute_url( $location, $base );
	}

	/**
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 */
	private static function outcome( array|WP_Error $reply, int $duration ): Outcome {
		if ( $reply instanceof WP_Error ) {
			return new Outcome( self::error( $reply ), 0, $duration );
		}
		$status = (int) wp_remote_retrieve_response_code( $reply );
		$error  = match ( true ) {
			$status >= 200 && $status < 300 => '',
			$status >= 300 && $status < 400 => Outcome::REDIRECT,
			default                         => Outcome::STATUS,
		};
		$shown = self::shown( $reply, $status );
		return new Outcome( $error, $status, $duration, $shown, '', self::retry_after( $reply ) );
	}

	/**
	 * The kind of error: cURL's number stands in the message in every language.
	 */
	private static function error( WP_Error $error ): string {
		if ( in_array( $error->get_error_code(), array( 'http_request_not_executed', 'http_request_block' ), true ) ) {
			return Outcome::BLOCKED;
		}
		$is_curl = 1 === preg_match( '/cURL error (\d+)/', $error->get_error_message(), $number );
		return match ( $is_curl ? (int) $number[1] : 0 ) {
			28             => Outcome::TIMEOUT,
			52, 55, 56     => Outcome::HUNG_UP,
			35, 51, 58, 60 => Outcome::TLS,
			default        => Outcome::NO_ROUTE,
		};
	}

	/**
	 * @param array<mixed> $reply Of the HTTP API.
	 */
	private static function shown( array $reply, int $status ): string {
		$lines = array( "HTTP {$status} " . (string) wp_remote_retrieve_response_message( $reply ) );
		foreach ( self::SHOWN_HEADERS as $name ) {
			$value = wp_remote_retrieve_header( $reply, $name );
			if ( is_string( $value ) && '' !== $value ) {
				$lines[] = ucwords( $name, '-' ) . ': ' . substr( $value, 0, 200 );
			}
		}
		$body = wp_check_invalid_utf8( wp_remote_retrieve_body( $reply ), true );
		$cut  = mb_substr( $body, 0, self::ANSWER_BYTES );
		return trim( implode( "\n", $lines ) . "\n\n" . $cut . ( $cut === $body ? '' : '…' ) );
	}

	/**
	 * @param array<mixed> $reply Of the HTTP API.
	 */
	private static function retry_after( array $reply ): int {
		$value = wp_remote_retrieve_header( $reply, 'retry-after' );
		if ( ! is_string( $value ) || '' === $value ) {
			return 0;
		}
		$seconds = ctype_digit( $value ) ? (int) $value : (int) strtotime( $value ) - time();
		return min( max( 0, $seconds ), self::LONGEST_WAIT );
	}

	private static function seconds( int $started ): float {
		return ( hrtime( true ) - $started ) / 1e9;
	}

	private static function milliseconds( int $started ): int {
		return (int) round( self::seconds( $started ) * 1000 );
	}
}

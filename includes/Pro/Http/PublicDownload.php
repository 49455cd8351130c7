<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Http;

use CurlHandle;
use UserFeedback\Plugin;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\Refused;
use UserFeedback\Pro\Webhooks\Http\Target;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FileDownload;
use WP_Error;

/**
 * Fetches a file from an address that the owner named: https only, from public hosts only, also after redirects
 * (SEC-F1), and not a byte more than allowed.
 */
final class PublicDownload implements FileDownload {

	private const TIMEOUT_SECONDS = 120;

	/**
	 * Hosts of releases send on to where the file lies.
	 */
	private const MOST_REDIRECTS = 5;

	public function __construct( private AddressCheck $check ) {}

	public function fetch( string $address, string $file, int $most ): void {
		for ( $redirects = 0; $redirects <= self::MOST_REDIRECTS; $redirects++ ) {
			$target = $this->target( $address );
			$reply  = self::request( $target, $file, $most );
			$status = $reply instanceof WP_Error ? 0 : (int) wp_remote_retrieve_response_code( $reply );
			$next   = $reply instanceof WP_Error ? '' : wp_remote_retrieve_header( $reply, 'location' );
			if ( $status >= 300 && $status < 400 && is_string( $next ) && '' !== $next ) {
				$address = \WP_Http::make_absolute_url( $next, $target->url );
				continue;
			}
			if ( 200 !== $status ) {
				throw self::unreachable( $status );
			}
			clearstatcache( true, $file );
			if ( (int) filesize( $file ) > $most ) {
				throw Failure::invalid(
					array(
						'address' => sprintf(
							/* translators: %s: size, e.g. 160 MB. */
							__( 'The file is larger than %s. Nothing was changed.', 'userfeedback' ),
							(string) size_format( $most )
						),
					)
				);
			}
			return;
		}
		throw self::unreachable( 310 );
	}

	/**
	 * @throws Failure 422 naming the address.
	 */
	private function target( string $address ): Target {
		try {
			$target = $this->check->target( $address );
		} catch ( Refused $refused ) {
			throw Failure::invalid( array( 'address' => $refused->getMessage() ) );
		}
		if ( 'https' !== $target->scheme ) {
			throw Failure::invalid( array( 'address' => __( 'The address must begin with https://, also after a redirect.', 'userfeedback' ) ) );
		}
		return $target;
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	private static function request( Target $target, string $file, int $most ): array|WP_Error {
		$pin = static function ( mixed $handle ) use ( $target ): void {
			if ( $handle instanceof CurlHandle ) {
				// The name is not looked up again after it was checked.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $target->pin() ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the HTTP API has no such option.
				curl_setopt( $handle, CURLOPT_FRESH_CONNECT, true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
			}
		};
		add_action( 'http_api_curl', $pin, PHP_INT_MAX );
		try {
			return wp_safe_remote_get(
				$target->url,
				array(
					'timeout'             => self::TIMEOUT_SECONDS,
					'redirection'         => 0,
					'sslverify'           => true,
					'stream'              => true,
					'filename'            => $file,
					'limit_response_size' => $most + 1,
					// WordPress would add the site's address.
					'user-agent'          => 'UserFeedback/' . Plugin::VERSION,
				)
			);
		} finally {
			remove_action( 'http_api_curl', $pin, PHP_INT_MAX );
		}
	}

	private static function unreachable( int $status ): Failure {
		return Failure::install(
			0 === $status
				? __( 'The address did not answer. Nothing was changed.', 'userfeedback' )
				/* translators: %s: status of a reply, e.g. 404. */
				: sprintf( __( 'The address answered with status %s. Nothing was changed.', 'userfeedback' ), (string) $status ),
			503
		);
	}
}

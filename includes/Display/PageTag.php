<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Throwable;
use UserFeedback\Support\ErrorLog;
use WP_Query;

/**
 * Prints the payload and the loader at the end of a page. It prints nothing else, sets no cookie and needs no
 * script of WordPress.
 */
final class PageTag {

	public const ELEMENT_ID = 'userfeedback-data';

	/**
	 * @param Build $build Addresses of the built files.
	 */
	public function __construct( private PagePayload $payload, private Build $build ) {}

	/**
	 * Hooked to wp_footer. Errors here never break the page.
	 */
	public function print_footer(): void {
		try {
			$query = $GLOBALS['wp_the_query'] ?? null;
			// A theme that calls wp_footer() twice gets one survey.
			if ( did_action( 'wp_footer' ) > 1 || ! $query instanceof WP_Query || ! self::is_for_visitors( $query ) ) {
				return;
			}
			$payload = $this->payload->of( $query );
			$json    = null === $payload
				? false
				: wp_json_encode(
					PayloadDefaults::leave_out( $payload ),
					JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
				);
			if ( false === $json ) {
				return;
			}
			wp_print_inline_script_tag(
				$json,
				array(
					'type' => 'application/json',
					'id'   => self::ELEMENT_ID,
				)
			);
			$this->print_loader( self::loader_of( $payload ) );
		} catch ( Throwable $error ) {
			ErrorLog::debug( $error );
		}
	}

	/**
	 * The loader stands in the page: a file of its own would be one more request on
	 * every page, beside the fonts and pictures that the page is read by. As a
	 * module it runs when the page is parsed, as the file does.
	 *
	 * @param string $file Below the build's folder.
	 */
	private function print_loader( string $file ): void {
		/**
		 * Filters whether the page contains the loader (1.7 kB) inline. Return false where the web server sends a
		 * Content-Security-Policy that forbids inline scripts. A policy that PHP sends is detected.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $inline False when PHP sends such a policy, otherwise true.
		 */
		$inline = apply_filters( 'userfeedback_inline_loader', self::inline_scripts_allowed( headers_list() ) );
		$code   = true === $inline ? $this->build->code( $file ) : '';
		$waits  = ConsentGuard::category();
		if ( '' !== $waits ) {
			// Without inline scripts nothing could start it later, and without consent it must not start.
			if ( '' !== $code ) {
				ConsentGuard::print( $code, $waits );
			}
			return;
		}
		if ( '' === $code ) {
			wp_print_script_tag(
				array(
					'src'   => $this->build->url( $file ),
					'defer' => true,
					'id'    => 'userfeedback-loader',
				)
			);
			return;
		}
		wp_print_inline_script_tag(
			$code,
			array(
				'type' => 'module',
				'id'   => 'userfeedback-loader',
			)
		);
	}

	/**
	 * Whether the policies in some headers allow an inline script.
	 *
	 * @param array<int, string> $headers As headers_list() gives them.
	 */
	public static function inline_scripts_allowed( array $headers ): bool {
		foreach ( $headers as $header ) {
			if ( 1 === preg_match( '~^content-security-policy:(.*)~i', $header, $policy ) ) {
				foreach ( array( 'script-src-elem', 'script-src', 'default-src' ) as $directive ) {
					if ( 1 === preg_match( '~(?:^|[;,])\s*' . $directive . '\s([^;,]*)~i', $policy[1], $sources ) ) {
						// A nonce, a hash or strict-dynamic turns 'unsafe-inline' off.
						if (
							! str_contains( $sources[1], "'unsafe-inline'" )
							|| 1 === preg_match( "~'(?:nonce-|sha|strict-dynamic)~", $sources[1] )
						) {
							return false;
						}
						break;
					}
				}
			}
		}
		return true;
	}

	/**
	 * The loader of a page; the larger one decides rules about the visitor.
	 *
	 * @param array<string, mixed> $payload What the page prints.
	 */
	private static function loader_of( array $payload ): string {
		foreach ( is_array( $payload['surveys'] ?? null ) ? $payload['surveys'] : array() as $survey ) {
			if ( is_array( $survey ) && array() !== ( $survey['rules'] ?? array() ) ) {
				return 'widget/loader-rules.js';
			}
		}
		return 'widget/loader.js';
	}

	/**
	 * Whether this request is a page that a visitor reads.
	 */
	private static function is_for_visitors( WP_Query $query ): bool {
		return ! is_admin()
			&& ! self::is_without_scripts()
			&& ! $query->is_embed()
			&& ! $query->is_robots()
			&& ! is_customize_preview()
			&& ! wp_is_serving_rest_request();
	}

	/**
	 * Whether this is a feed, or an AMP plugin serves this page; AMP forbids scripts.
	 */
	public static function is_without_scripts(): bool {
		return is_feed()
			|| ( function_exists( 'amp_is_request' ) && true === amp_is_request() )
			|| ( function_exists( 'is_amp_endpoint' ) && true === is_amp_endpoint() );
	}
}

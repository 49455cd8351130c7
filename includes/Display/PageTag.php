<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Throwable;
use WP_Query;

/**
 * Prints the payload and the loader at the end of a page. Nothing else of ours
 * is printed, no cookie is set and no script of WordPress is needed.
 */
final class PageTag {

	public const ELEMENT_ID = 'userfeedback-data';

	/**
	 * Constructor.
	 *
	 * @param PagePayload $payload What to print.
	 * @param Build       $build   Address of the loader.
	 */
	public function __construct( private PagePayload $payload, private Build $build ) {}

	/**
	 * Hooked to wp_footer. Whatever goes wrong here, the page comes up (security-cases 4.5).
	 */
	public function print_footer(): void {
		try {
			$query = $GLOBALS['wp_the_query'] ?? null;
			if ( ! $query instanceof WP_Query || ! self::is_for_visitors( $query ) ) {
				return;
			}
			$payload = $this->payload->of( $query );
			$json    = null === $payload ? false : wp_json_encode( $payload, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
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
			wp_print_script_tag(
				array(
					'src'   => $this->build->url( self::loader_of( $payload ) ),
					'defer' => true,
					'id'    => 'userfeedback-loader',
				)
			);
		} catch ( Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				error_log( 'UserFeedback: ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- only with WP_DEBUG.
			}
		}
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
	 *
	 * @param WP_Query $query The main query.
	 */
	private static function is_for_visitors( WP_Query $query ): bool {
		return ! is_admin()
			&& ! $query->is_feed()
			&& ! $query->is_embed()
			&& ! $query->is_robots()
			&& ! is_customize_preview()
			&& ! wp_is_serving_rest_request()
			&& ! self::is_amp();
	}

	/**
	 * Whether an AMP plugin serves this page; AMP forbids scripts of others.
	 */
	private static function is_amp(): bool {
		return ( function_exists( 'amp_is_request' ) && true === amp_is_request() )
			|| ( function_exists( 'is_amp_endpoint' ) && true === is_amp_endpoint() );
	}
}

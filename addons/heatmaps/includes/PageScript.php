<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Access\Capability;
use UserFeedback\Display\Build;
use UserFeedback\Display\PageRules\QueriedPage;
use UserFeedback\Display\PageTag;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Clock;
use WP_Post;
use WP_Query;

/**
 * Prints what decides who is recorded into the pages of heatmaps, the same for every visitor, so that caches may keep
 * it. Other pages get nothing and ask nothing but an autoloaded option.
 *
 * @phpstan-import-type Live from LiveHeatmaps
 */
final class PageScript {

	private const START    = 'pro-heatmaps/start.js';
	private const RECORDER = 'pro-heatmaps/recorder.js';

	private ?Layout $layout = null;

	/**
	 * @var Live|null
	 */
	private ?array $heatmap = null;

	public function __construct( private LiveHeatmaps $live, private Build $build, private Clock $clock ) {}

	/**
	 * Hooked to `wp`: finds the heatmap of the page.
	 */
	public function find(): void {
		$query = $GLOBALS['wp_the_query'] ?? null;
		$live  = $this->live->all();
		if ( array() === $live || ! $query instanceof WP_Query || ! self::is_for_visitors( $query ) ) {
			return;
		}
		$post = QueriedPage::of( $query );
		$uri  = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- compared, never shown.
		$path = is_string( $uri ) ? Pages::path( self::origin() . $uri ) : null;
		$now  = $this->clock->now()->getTimestamp();
		foreach ( $live as $one ) {
			$is_here = $one['post'] > 0
				? $post?->ID === $one['post'] && (int) $query->get( 'page' ) < 2 && ! $query->is_paged()
				: null === $post && null !== $path && $path === $one['path']
					&& ( '' !== $path || $query->is_front_page() );
			if ( $is_here && $now < $one['until'] && $this->may_record( $one['id'], $post ) ) {
				$this->heatmap = $one;
				$this->layout  = new Layout( $one['post'] );
				$this->layout->follow();
				return;
			}
		}
	}

	/**
	 * Hooked to wp_footer.
	 */
	public function print(): void {
		if ( null === $this->heatmap || null === $this->layout || did_action( 'wp_footer' ) > 1 ) {
			return;
		}
		$id = $this->heatmap['id'];
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'id'        => $id,
					'url'       => rest_url( RestController::NAMESPACE . "/heatmaps/$id/records" ),
					'script'    => $this->build->url( self::RECORDER ),
					'token'     => Token::of( $id, $this->layout->fingerprint() ),
					'sample'    => $this->heatmap['sample'],
					'until'     => $this->heatmap['until'],
					'sensitive' => Settings::has_sensitive_pages(),
					'consent'   => self::consent(),
				),
				JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			array(
				'type' => 'application/json',
				'id'   => 'uf-heatmap',
			)
		);
		$code = PageTag::inline_scripts_allowed( headers_list() ) ? $this->build->code( self::START ) : '';
		if ( '' === $code ) {
			wp_print_script_tag(
				array(
					'src'   => $this->build->url( self::START ),
					'defer' => true,
					'id'    => 'uf-heatmap-start',
				)
			);
			return;
		}
		wp_print_inline_script_tag( $code, array( 'id' => 'uf-heatmap-start' ) );
	}

	/**
	 * Whether visitors of a page may be recorded. People who can edit or read results never are; they get pages of
	 * their own, because caches leave people who are signed in out.
	 */
	private function may_record( int $id, ?WP_Post $post ): bool {
		$may = null === Protection::of( $post )
			&& ! current_user_can( 'edit_posts' )
			&& ! Capability::View->allowed()
			&& ! self::is_account();

		/**
		 * Filters whether a page is recorded for its heatmap. It can only say no.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $may Whether it is recorded.
		 * @param int  $id  The heatmap.
		 */
		return $may && true === apply_filters( 'userfeedback_record_heatmap', true, $id );
	}

	/**
	 * Whether WooCommerce shows checkout or account here, under whatever address.
	 */
	private static function is_account(): bool {
		return ! Settings::has_sensitive_pages()
			&& (
				( function_exists( 'is_checkout' ) && true === is_checkout() )
				|| ( function_exists( 'is_account_page' ) && true === is_account_page() )
			);
	}

	/**
	 * The category of consent that recording waits for, '' where it waits for none.
	 */
	private static function consent(): string {
		/**
		 * Filters for which consent of the WP Consent API the recorder of heatmaps waits. Do Not Track and Global
		 * Privacy Control are respected whatever it is.
		 *
		 * @since 0.1.0
		 *
		 * @param string $category `statistics` while the WP Consent API is active, otherwise ''.
		 */
		$category = apply_filters(
			'userfeedback_heatmap_consent_category',
			function_exists( 'wp_has_consent' ) ? 'statistics' : ''
		);
		return is_string( $category ) ? $category : '';
	}

	/**
	 * Scheme, host and port of the site.
	 */
	private static function origin(): string {
		$home = wp_parse_url( home_url( '/' ) );
		if ( ! is_array( $home ) ) {
			return '';
		}
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' )
			. ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	}

	/**
	 * Whether this request is a page that a visitor reads.
	 */
	private static function is_for_visitors( WP_Query $query ): bool {
		return ! is_admin()
			&& ! $query->is_feed()
			&& ! $query->is_embed()
			&& ! $query->is_robots()
			&& ! $query->is_search()
			&& ! $query->is_404()
			&& ! $query->is_preview()
			&& ! is_customize_preview()
			&& ! wp_is_serving_rest_request()
			&& ! ( function_exists( 'amp_is_request' ) && true === amp_is_request() );
	}
}

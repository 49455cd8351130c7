<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Access\Capability;

/**
 * A page for the frame of the viewer: as a visitor sees it, without admin bar, surveys and recording (A93). Only for
 * people who may see heatmaps, with a nonce; for everybody else the address is that of the page.
 */
final class ViewMode {

	public const ARGUMENT = 'userfeedback_heatmap_view';

	/**
	 * Element in the head by which the viewer knows that it got this page, and no copy of a cache.
	 */
	public const MARK = 'userfeedback_heatmap_mark';

	/**
	 * Address of a page for the frame, for this person and a day at most.
	 *
	 * @param string $page Address of the page, '' for none.
	 */
	public static function url( string $page ): string {
		return '' === $page ? '' : add_query_arg( self::ARGUMENT, wp_create_nonce( self::ARGUMENT ), $page );
	}

	/**
	 * Turns the request into a visitor's; called on init.
	 */
	public static function start(): void {
		$nonce = isset( $_GET[ self::ARGUMENT ] ) ? sanitize_key( wp_unslash( $_GET[ self::ARGUMENT ] ) ) : '';
		if (
			'' === $nonce
			|| is_admin()
			|| ! self::may_see()
			|| false === wp_verify_nonce( $nonce, self::ARGUMENT )
		) {
			return;
		}
		wp_set_current_user( 0 );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Read by cache plugins.
		}
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_filter( 'userfeedback_page_surveys', '__return_empty_array', PHP_INT_MAX );
		add_filter( 'userfeedback_record_heatmap', '__return_false', PHP_INT_MAX );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'wp_head', array( self::class, 'print_mark' ), 1 );
		add_action( 'template_redirect', array( self::class, 'send_headers' ) );
	}

	/**
	 * Whether the current user may see heatmaps.
	 */
	public static function may_see(): bool {
		return Capability::View->allowed() || Capability::Manage->allowed();
	}

	/**
	 * Prints the mark. The viewer scrolls the page itself.
	 */
	public static function print_mark(): void {
		printf( '<meta name="%s" content="1">', esc_attr( self::MARK ) );
		echo '<style>html{scrollbar-width:none;scroll-behavior:auto!important}</style>' . "\n";
	}

	/**
	 * No cache keeps the page, and wp-admin may frame it although the site forbids frames.
	 */
	public static function send_headers(): void {
		nocache_headers();
		header( 'X-Frame-Options: SAMEORIGIN' );
	}
}

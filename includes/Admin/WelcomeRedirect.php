<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

/**
 * Leads to the welcome page once, after somebody activated the plugin by itself: not after bulk or network
 * activation, not from WP-CLI, and not on a site that has seen it.
 */
final class WelcomeRedirect {

	/**
	 * Option: `wait` until the redirect, `seen` afterwards.
	 */
	public const OPTION = 'userfeedback_core_welcome';

	/**
	 * Notes the activation; called by the activation hook.
	 *
	 * @param mixed $network_wide Whether the whole network activated it.
	 */
	public static function note( mixed $network_wide = false ): void {
		if ( 'seen' === get_option( self::OPTION ) ) {
			return;
		}
		$alone = true !== $network_wide && 'cli' !== PHP_SAPI && ! ( defined( 'WP_CLI' ) && WP_CLI );
		update_option( self::OPTION, $alone ? 'wait' : 'seen', true );
	}

	/**
	 * Where to go now, '' to stay; the next call stays. Called on admin_init.
	 *
	 * @param bool $bulk Whether several plugins were activated together.
	 */
	public static function target( bool $bulk ): string {
		if ( 'wait' !== get_option( self::OPTION ) || wp_doing_ajax() || ! Page::About->capability()->allowed() ) {
			return '';
		}
		update_option( self::OPTION, 'seen', true );
		return $bulk ? '' : Page::About->url() . '#/welcome';
	}

	/**
	 * Goes there.
	 */
	public static function follow(): void {
		$target = self::target( isset( $_GET['activate-multi'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only looked at.
		if ( '' !== $target ) {
			wp_safe_redirect( $target );
			exit;
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Throwable;

/**
 * What happens to the grant when the addon is deleted, or UserFeedback with everything: it is taken back at Google and
 * its tokens are forgotten, also where the owner keeps the rest. Account and folder stay known as after any other end
 * of a grant, so an addon that comes back asks to connect again. It works without UserFeedback, which may be gone.
 */
final class RevokeGrant {

	/**
	 * Nobody waits longer for a Google that does not answer.
	 */
	private const TIMEOUT_SECONDS = 5;

	/**
	 * On every site of a network, or on the only one.
	 */
	public static function run(): void {
		if ( ! is_multisite() ) {
			self::site();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $id ) {
			switch_to_blog( (int) $id );
			self::site();
			restore_current_blog();
		}
	}

	/**
	 * On the current site. UserFeedback's uninstaller calls it by disconnect.php.
	 */
	public static function site(): void {
		$sealed = get_option( Connection::TOKENS );
		if ( ! is_string( $sealed ) ) {
			return;
		}
		try {
			$tokens = json_decode( Cipher::open( $sealed ) ?? '', true );
			if ( is_array( $tokens ) && is_string( $tokens['refresh'] ?? null ) ) {
				wp_remote_post(
					self::url(),
					array(
						'body'        => array( 'token' => $tokens['refresh'] ),
						'timeout'     => self::TIMEOUT_SECONDS,
						'redirection' => 0,
						'user-agent'  => 'UserFeedback',
					)
				);
			}
		} catch ( Throwable ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- What cannot be opened or sent is forgotten all the same.
		}
		delete_option( Connection::TOKENS );
		$shown = get_option( Connection::OPTION );
		if ( is_array( $shown ) ) {
			$ended = array(
				'connected' => false,
				'revoked'   => true,
			);
			update_option( Connection::OPTION, array_replace( $shown, $ended ) );
		}
	}

	/**
	 * The address of GoogleClient, which needs UserFeedback.
	 */
	private static function url(): string {
		$base = defined( 'USERFEEDBACK_CORE_GOOGLE_URL' ) ? constant( 'USERFEEDBACK_CORE_GOOGLE_URL' ) : '';
		return ( is_string( $base ) && '' !== $base ? untrailingslashit( $base ) : 'https://oauth2.googleapis.com' ) . '/revoke';
	}
}

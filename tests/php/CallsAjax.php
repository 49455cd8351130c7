<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;
use UserFeedback\Ajax\AjaxRouter;

/**
 * Calls admin-ajax actions as a browser would, in this process.
 */
trait CallsAjax {

	/**
	 * Calls an action as the current user.
	 *
	 * @param string                $action Name without `wp_ajax_`.
	 * @param array<string, string> $fields Fields.
	 * @param string                $nonce  valid, stale or '' for none.
	 * @return array{success: bool, data: array<mixed>}
	 */
	protected function ajax( string $action, array $fields = array(), string $nonce = 'valid' ): array {
		$_POST    = wp_slash( $fields ) + ( '' === $nonce ? array() : array( 'nonce' => 'valid' === $nonce ? wp_create_nonce( AjaxRouter::NONCE ) : '0123456789' ) );
		$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- Made here.
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', array( self::class, 'end_of_ajax' ) );
		ob_start();
		try {
			do_action( 'wp_ajax_' . $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		} catch ( RuntimeException $end ) {
			self::assertSame( 'ended', $end->getMessage() );
		} finally {
			$printed = (string) ob_get_clean();
			remove_filter( 'wp_doing_ajax', '__return_true' );
			remove_filter( 'wp_die_ajax_handler', array( self::class, 'end_of_ajax' ) );
		}
		$answer = json_decode( $printed, true );
		self::assertIsArray( $answer, $action );
		self::assertIsArray( $answer['data'], $action );
		return array(
			'success' => true === $answer['success'],
			'data'    => $answer['data'],
		);
	}

	/**
	 * Core's way to end a request, for tests.
	 */
	public static function end_of_ajax(): callable {
		return static function (): never {
			throw new RuntimeException( 'ended' );
		};
	}
}

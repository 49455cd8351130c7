<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Support\Failure;

/**
 * The page behind the link in the weekly summary. Opening it changes nothing, because mail servers open links to
 * look at them; the button does, and so does a mail program's own button (RFC 8058), which sends a POST.
 */
final class LeavePage {

	public function __construct( private LeaveSummary $leave ) {}

	/**
	 * Answers the current request.
	 */
	public function send(): never {
		// Page caches ask for this constant.
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name that caches know.
		}
		$given   = $_GET[ LeaveLink::FIELD ] ?? ''; // phpcs:ignore WordPress.Security -- the signature decides.
		$token   = is_string( $given ) ? sanitize_text_field( wp_unslash( $given ) ) : '';
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$reply   = $this->reply( $token, $is_post );
		status_header( $reply['status'] );
		foreach ( array(
			'Content-Type: text/html; charset=UTF-8',
			'Cache-Control: no-store',
			'X-Robots-Tag: noindex, nofollow',
			'Referrer-Policy: no-referrer',
			"Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
		) as $header ) {
			header( $header );
		}
		echo $reply['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- document() escapes.
		exit;
	}

	/**
	 * The answer to a request.
	 *
	 * @return array{status: int, body: string}
	 */
	public function reply( string $token, bool $is_post ): array {
		$address = LeaveLink::read( $token );
		if ( '' === $address ) {
			return array(
				'status' => 404,
				'body'   => self::document(
					__( 'This link is not complete', 'userfeedback' ),
					__( 'Copy the whole address from the mail, or ask the person who runs this site to take you off the list.', 'userfeedback' )
				),
			);
		}
		if ( ! $is_post ) {
			return array(
				'status' => 200,
				'body'   => self::document(
					__( 'Leave the weekly summary?', 'userfeedback' ),
					sprintf(
						/* translators: 1: e-mail address. 2: name of the site. */
						__( '%1$s gets a weekly summary of survey results from %2$s.', 'userfeedback' ),
						$address,
						wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
					),
					__( 'Leave', 'userfeedback' )
				),
			);
		}
		try {
			$this->leave->run( $address );
		} catch ( Failure $failure ) {
			return array(
				'status' => $failure->status,
				'body'   => self::document(
					__( 'You are still on the list', 'userfeedback' ),
					__( 'The site could not save this. Please try again in a minute.', 'userfeedback' ),
					__( 'Leave', 'userfeedback' )
				),
			);
		}
		return array(
			'status' => 200,
			'body'   => self::document(
				__( 'You have left the weekly summary', 'userfeedback' ),
				sprintf(
					/* translators: %s: e-mail address. */
					__( '%s gets no more weekly summaries. The person who runs this site can add the address again.', 'userfeedback' ),
					$address
				)
			),
		);
	}

	/**
	 * A small page without script.
	 *
	 * @param string $button '' for none. It sends the form to this address.
	 */
	private static function document( string $title, string $text, string $button = '' ): string {
		return sprintf(
			'<!doctype html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>%3$s</title><style>:root{color-scheme:light dark}body{margin:0;padding:48px 20px;font:16px/24px -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;background:#f0f0f1;color:#1e1e1e}main{max-width:480px;margin:0 auto;padding:24px 32px;background:#fff;border:1px solid #dcdcde;border-radius:8px}h1{font-size:22px;line-height:30px;margin:0 0 8px}p{overflow-wrap:anywhere}button{font:inherit;font-weight:600;min-height:44px;padding:8px 24px;border:0;border-radius:4px;background:#2145e6;color:#fff;cursor:pointer}button:focus-visible{outline:2px solid currentColor;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#131313;color:#f0f0f0}main{background:#1e1e1e;border-color:#3c3c3c}}</style></head><body><main><h1>%3$s</h1><p>%4$s</p>%5$s</main></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( $title ),
			esc_html( $text ),
			'' === $button ? '' : '<form method="post"><button type="submit">' . esc_html( $button ) . '</button></form>'
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use RuntimeException;
use Throwable;

/**
 * The HTML part of a mail. A theme replaces a template with a file of the same name in its folder
 * `userfeedback/mail/` (docs/mail.md).
 */
final class Template {

	private const FOLDER = 'userfeedback/mail/';

	/**
	 * A whole mail.
	 *
	 * @param string               $name   response, digest or weekly.
	 * @param array<string, mixed> $view   What the template shows.
	 * @param array<string, mixed> $layout title, preheader, foot: list of lines, each a list of `text` and `url` parts.
	 * @param string               $header Address of the header image, '' for none.
	 */
	public function render( string $name, array $view, array $layout, string $header ): string {
		$shared = array(
			'css'      => Styles::all(),
			'site'     => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'address'  => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'dir'      => is_rtl() ? 'rtl' : 'ltr',
			'language' => get_bloginfo( 'language' ),
			'header'   => $header,
			'head'     => Styles::HEAD,
		);
		return self::part( 'layout', array( 'content' => self::part( $name, $view + $shared ) ) + $layout + $shared );
	}

	/**
	 * Runs one template file.
	 *
	 * @param array<string, mixed> $view What the file finds in `$view`.
	 * @throws RuntimeException When the file throws; the job is tried again.
	 */
	private static function part( string $name, array $view ): string {
		$theme = locate_template( self::FOLDER . $name . '.php' );
		$file  = '' === $theme ? __DIR__ . '/templates/' . $name . '.php' : $theme;
		ob_start();
		try {
			// Nothing but $view reaches the file.
			( static function ( string $file, array $view ): void {
				include $file;
			} )( $file, $view );
		} catch ( Throwable $thrown ) {
			ob_end_clean();
			$reason = 'The mail template ' . $name . '.php failed: ' . $thrown->getMessage();
			throw new RuntimeException( $reason, 0, $thrown ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- never printed.
		}
		return (string) ob_get_clean();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

use UserFeedback\Display\WidgetFont;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * The only access to the host of the fonts. Called when an owner chose a font and saved, never for a visitor.
 */
final class FontHost {

	/**
	 * Another host for development and tests: the only way to use one that is not public.
	 */
	public const URL_CONSTANT = 'USERFEEDBACK_CORE_FONT_HOST';

	/**
	 * Hosts that the style sheets of the standard host may name.
	 */
	private const FILE_HOSTS = array( 'fonts.gstatic.com' );

	private const TIMEOUT = 10;

	/**
	 * Bytes of a style sheet and of a file of a font.
	 */
	private const SHEET_LIMIT = 131_072;
	public const FILE_LIMIT   = 524_288;

	/**
	 * The host sends woff2 to browsers that it knows. WordPress's own would add the site's address.
	 */
	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

	/**
	 * @param string $development_url Another address that is not questioned, or ''.
	 */
	public function __construct( private string $development_url = '' ) {}

	/**
	 * From wp-config.php of this site.
	 */
	public static function of_site(): self {
		$url = defined( self::URL_CONSTANT ) ? constant( self::URL_CONSTANT ) : '';
		return new self( is_string( $url ) ? $url : '' );
	}

	/**
	 * The address without trailing slash.
	 */
	public function url(): string {
		if ( '' !== $this->development_url ) {
			return untrailingslashit( $this->development_url );
		}

		/**
		 * Filters the host from which fonts are fetched: one that answers as Google Fonts does at `/css2`, e.g.
		 * a mirror. Its style sheets may name files on itself only.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url Default `https://fonts.googleapis.com`.
		 */
		$url = apply_filters( 'userfeedback_font_host', WidgetFont::HOST );
		return is_string( $url ) && 1 === preg_match( '~^https://[a-z0-9.-]+\.[a-z]{2,}(?:/[\w./-]*)?$~iD', $url )
			? untrailingslashit( $url )
			: WidgetFont::HOST;
	}

	/**
	 * The style sheet of one weight of a family.
	 *
	 * @throws Failure 503 without a usable answer.
	 */
	public function stylesheet( string $family, string $weight ): string {
		return $this->get( WidgetFont::host_stylesheet( $this->url(), $family, $weight ), self::SHEET_LIMIT );
	}

	/**
	 * A file of a font.
	 *
	 * @param string $url From the style sheet.
	 * @throws Failure 503 without a usable answer, or when the address is not one of the host's.
	 */
	public function file( string $url ): string {
		if ( ! $this->is_file_address( $url ) ) {
			throw self::unusable();
		}
		$bytes = $this->get( $url, self::FILE_LIMIT );
		if ( ! self::is_woff2( $bytes ) ) {
			throw self::unusable();
		}
		return $bytes;
	}

	/**
	 * The host sent something else than a font.
	 */
	public static function unusable(): Failure {
		return Failure::install(
			__( 'The font host sent something that is not a font of this family. Nothing was changed.', 'userfeedback' ),
			503
		);
	}

	/**
	 * Whether some bytes are a whole woff2 file: its signature, and the length that its header names.
	 */
	public static function is_woff2( string $bytes ): bool {
		$header = strlen( $bytes ) < 48 ? false : unpack( 'a4signature/Nflavor/Nlength', $bytes );
		return is_array( $header ) && 'wOF2' === $header['signature'] && strlen( $bytes ) === $header['length'];
	}

	private function is_file_address( string $url ): bool {
		$parts = wp_parse_url( $url );
		$here  = wp_parse_url( $this->url() );
		if ( ! is_array( $parts ) || ! is_array( $here ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return false;
		}
		$same = ( $parts['host'] ?? '' ) === ( $here['host'] ?? '-' )
			&& ( $parts['port'] ?? 0 ) === ( $here['port'] ?? 0 )
			&& ( $parts['scheme'] ?? '' ) === ( $here['scheme'] ?? '-' );
		return $same || (
			WidgetFont::HOST === $this->url()
			&& 'https' === ( $parts['scheme'] ?? '' )
			&& ! isset( $parts['port'] )
			&& in_array( $parts['host'] ?? '', self::FILE_HOSTS, true )
		);
	}

	/**
	 * @throws Failure 503 without a usable answer.
	 */
	private function get( string $url, int $limit ): string {
		$reply = wp_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				// One byte more than allowed, to detect a reply that is too large.
				'limit_response_size' => $limit + 1,
				'reject_unsafe_urls'  => '' === $this->development_url,
				'user-agent'          => self::BROWSER,
			)
		);
		if ( $reply instanceof WP_Error || 500 <= (int) wp_remote_retrieve_response_code( $reply ) ) {
			throw Failure::install(
				__( 'The font host did not answer. Nothing was changed. Please try again later.', 'userfeedback' ),
				503
			);
		}
		$body = wp_remote_retrieve_body( $reply );
		if ( 200 !== (int) wp_remote_retrieve_response_code( $reply ) || strlen( $body ) > $limit ) {
			throw self::unusable();
		}
		return $body;
	}
}

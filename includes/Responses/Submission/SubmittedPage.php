<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use UserFeedback\Surveys\QuestionTypes\Text;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * The page on which a visitor answered, made safe (SEC-X3): URLs of other sites are dropped, so no screen can
 * link to them.
 */
final class SubmittedPage {

	private const URL_LENGTH   = 2000;
	private const TITLE_LENGTH = 255;

	/**
	 * @param int    $id  Post, 0 when there is none.
	 * @param string $url http(s) address on the site's host, or ''.
	 */
	public function __construct(
		public readonly int $id = 0,
		public readonly string $url = '',
		public readonly string $title = ''
	) {}

	/**
	 * Reads the page that the widget sent.
	 *
	 * @param int $id Post; one that does not exist becomes 0.
	 */
	public static function from_input( int $id, string $link, string $title ): self {
		return new self(
			$id > 0 && null !== get_post( $id ) ? $id : 0,
			self::own_url( $link ),
			mb_substr( Text::line( $title ), 0, self::TITLE_LENGTH )
		);
	}

	/**
	 * A host as browsers write it: in lower case, other letters than those of ASCII as xn--. Owners may have written
	 * their site's address otherwise.
	 */
	private static function host( string $host ): string {
		$host = mb_strtolower( $host );
		try {
			return 1 === preg_match( '/[^\x00-\x7F]/', $host ) ? IdnaEncoder::encode( $host ) : $host;
		} catch ( Exception ) {
			return $host;
		}
	}

	/**
	 * The URL if it is on this site, otherwise ''.
	 */
	private static function own_url( string $link ): string {
		if (
			strlen( $link ) > self::URL_LENGTH
			|| 1 !== preg_match( '#^https?://[^\s\\\\\x00-\x1F\x7F]+$#iD', $link )
		) {
			return '';
		}
		$parts = wp_parse_url( $link );
		if ( ! is_array( $parts ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return '';
		}

		/**
		 * Filters the hosts whose URLs are stored as the page of a response. For sites with several host names.
		 *
		 * @since 0.1.0
		 *
		 * @param string[] $hosts Without port.
		 */
		$hosts = apply_filters(
			'userfeedback_page_hosts',
			array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) )
		);
		$hosts = array_map( self::host( ... ), array_filter( (array) $hosts, 'is_string' ) );
		if ( ! in_array( self::host( $parts['host'] ?? '' ), $hosts, true ) ) {
			return '';
		}
		$url = esc_url_raw( $link, array( 'http', 'https' ) );
		return strlen( $url ) > self::URL_LENGTH ? '' : $url;
	}
}

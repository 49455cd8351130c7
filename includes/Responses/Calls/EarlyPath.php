<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

use Throwable;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Submission\SubmissionInput;
use UserFeedback\Support\Untranslated;

/**
 * Answers the two public calls as soon as the plugin runs, before theme, `init` and REST routing, which cost
 * several times more than storing a response.
 *
 * It does the same work as the REST routes and answers successes only. Everything that is refused, unusual or
 * broken goes on to the REST route, which explains the refusal in the site's language; nothing is stored by
 * then. Switch it off with `define( 'USERFEEDBACK_CORE_EARLY_PATH', false )` or the filter.
 */
final class EarlyPath {

	/**
	 * Query parameters that a call may have; with any other, REST decides.
	 */
	private const QUERY = array( 'rest_route', 'with', 'nonce' );

	/**
	 * @param callable(): PublicCalls $calls What the calls do; made only when there is one.
	 */
	public function __construct( private $calls ) {}

	/**
	 * Answers and exits, or returns and leaves the request to WordPress.
	 */
	public function run(): void {
		$route = $this->route();
		if ( null === $route || headers_sent() || ! $this->is_on() || self::is_closed() ) {
			return;
		}
		try {
			$reply = Untranslated::run( fn (): ?array => $this->reply( $route['id'], $route['call'] ) );
		} catch ( Throwable ) {
			$reply = null;
		}
		if ( null !== $reply ) {
			self::send( $reply );
		}
	}

	/**
	 * The survey and the call in the request, or null when it is not ours.
	 *
	 * @return array{id: int, call: string}|null
	 */
	private function route(): ?array {
		if (
			'POST' !== self::server( 'REQUEST_METHOD' )
			|| '' !== self::server( 'HTTP_X_WP_NONCE' )
			|| '' !== self::server( 'HTTP_X_HTTP_METHOD_OVERRIDE' )
		) {
			return null;
		}
		// Another origin needs the CORS headers that the REST server sends.
		$origin = self::server( 'HTTP_ORIGIN' );
		if ( '' !== $origin && ! str_starts_with( home_url() . '/', $origin . '/' ) ) {
			return null;
		}
		// No nonce: the route only says where the request goes.
		$query = $_GET; // phpcs:ignore WordPress.Security.NonceVerification
		if ( array() !== array_diff( array_keys( $query ), self::QUERY ) ) {
			return null;
		}
		$route = $query['rest_route'] ?? self::pretty_route();
		if (
			! is_string( $route )
			|| 1 !== preg_match( '#^/userfeedback/v1/surveys/(\d{1,18})/(responses|impression)/?$#D', $route, $found )
		) {
			return null;
		}
		return array(
			'id'   => (int) $found[1],
			'call' => $found[2],
		);
	}

	/**
	 * The route in a pretty URL: the part after `/wp-json`, or after `/index.php/wp-json` on servers without
	 * rewriting.
	 */
	private static function pretty_route(): string {
		$path = (string) strtok( self::server( 'REQUEST_URI' ), '?' );
		$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		foreach ( array( '/', '/index.php/' ) as $root ) {
			$base = $home . $root . rest_get_url_prefix();
			if ( str_starts_with( $path, $base . '/' ) ) {
				return substr( $path, strlen( $base ) );
			}
		}
		return '';
	}

	/**
	 * Whether the early path is on.
	 */
	private function is_on(): bool {
		if ( defined( 'USERFEEDBACK_CORE_EARLY_PATH' ) && true !== constant( 'USERFEEDBACK_CORE_EARLY_PATH' ) ) {
			return false;
		}

		/**
		 * Filters whether the plugin answers visitors' calls before WordPress is fully loaded. Add the filter
		 * in a must-use plugin or while your plugin's file loads: later hooks come too late.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $on Default true.
		 */
		return true === apply_filters( 'userfeedback_early_path', true );
	}

	/**
	 * Whether core shows the site to nobody: it turns visitors of archived, spam and deleted sites of a network away
	 * after `init`, which the early path comes before.
	 */
	private static function is_closed(): bool {
		$site = is_multisite() ? get_site() : null;
		return null !== $site && array( '0', '0', '0' ) !== array( $site->archived, $site->spam, $site->deleted );
	}

	/**
	 * The reply, from the same code as the REST routes.
	 *
	 * @return array{status: int, body: array<string, mixed>}|null
	 */
	private function reply( int $id, string $call ): ?array {
		$calls = ( $this->calls )();
		if ( 'impression' === $call ) {
			// No nonce: visitors have none (A116).
			$with_questions = isset( $_GET['with'] ) && 'questions' === $_GET['with']; // phpcs:ignore WordPress.Security.NonceVerification
			// They have a translated notice then, and no text is translated this early.
			return $with_questions && DataPolicy::current()->is_anonymous()
				? null
				: $calls->impression( $id, $with_questions );
		}
		if ( 1 !== preg_match( '#^application/json\s*(;|$)#i', self::server( 'CONTENT_TYPE' ) ) ) {
			return null;
		}
		return $calls->submit(
			$id,
			(string) file_get_contents( 'php://input', false, null, 0, SubmissionInput::MAX_BYTES + 1 )
		);
	}

	/**
	 * Sends the reply with the headers of the REST API and exits.
	 *
	 * @param array{status: int, body: array<string, mixed>} $reply The reply.
	 */
	private static function send( array $reply ): never {
		if ( ob_get_level() > 0 && ob_get_length() > 0 ) {
			ob_clean();
		}
		status_header( $reply['status'] );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: no-store' );
		echo wp_json_encode( $reply['body'] );
		exit;
	}

	/**
	 * A text of the server's environment.
	 */
	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with patterns, never stored.
		return is_string( $value ) ? $value : '';
	}
}

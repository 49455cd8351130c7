<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use DateTimeImmutable;
use Throwable;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Plugin;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Support\SystemClock;

/**
 * Counts impressions without most of WordPress: no plugin, theme or user. The file that FastImpressions writes
 * calls it when only WordPress's connection, cache and options are loaded.
 *
 * It answers 200 when it counted, and for a self-test. A refused request was not counted, and the widget asks
 * the REST route.
 */
final class Endpoint {

	/**
	 * There is no autoloader here. Below includes/.
	 */
	private const CLASSES = array(
		'Plugin',
		'Database/Database',
		'Display/LiveIndex',
		'FastImpressions/FastImpressions',
		'Privacy/DataPolicy',
		'FastImpressions/OptionsQuery',
		'Responses/Counters/CounterChange',
		'Responses/Counters/CounterRepository',
		'Support/Clock',
		'Support/SystemClock',
	);

	/**
	 * No honest call has a body.
	 */
	private const MAX_BYTES = 1024;

	/**
	 * Answers the request and exits.
	 *
	 * @param string $plugin The plugin as WordPress names it, e.g. "userfeedback/userfeedback.php".
	 */
	public static function answer( string $plugin ): never {
		$word = self::text( $_GET, 'test' ); // phpcs:ignore WordPress.Security.NonceVerification -- visitors have none (A116).
		$test = 1 === preg_match( '/^[0-9a-f]{32}$/D', $word );
		// Output of a debugging site must not precede the reply.
		ob_start();
		try {
			$status = self::status( $plugin, $test );
		} catch ( Throwable ) {
			$status = 503;
		}
		ob_end_clean();
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: no-store' );
		echo json_encode( array( 'data' => 200 === $status ) + ( $test ? array( 'test' => $word ) : array() ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- wp_json_encode() would do, but these are two known values.
		exit;
	}

	/**
	 * Counts, and returns the HTTP status.
	 *
	 * @param bool $test Whether this is the self-test, which counts nothing.
	 */
	private static function status( string $plugin, bool $test ): int {
		if ( 'POST' !== self::text( $_SERVER, 'REQUEST_METHOD' ) ) {
			return 405;
		}
		if ( (int) self::text( $_SERVER, 'CONTENT_LENGTH' ) > self::MAX_BYTES ) {
			return 413;
		}
		foreach ( self::CLASSES as $name ) {
			require_once dirname( __DIR__ ) . '/' . $name . '.php';
		}
		$database = Database::of_wordpress();
		( new OptionsQuery( $database ) )->prime();
		if ( ! self::is_on( $plugin ) || self::is_special() ) {
			return 403;
		}
		$counters = new CounterRepository( $database );
		if ( $test ) {
			$counters->probe();
			return 200;
		}
		$survey = self::text( $_GET, 'survey' ); // phpcs:ignore WordPress.Security.NonceVerification -- visitors have none (A116).
		$now    = ( new SystemClock() )->site_now();
		if ( 1 !== preg_match( '/^\d{1,18}$/D', $survey ) || ! self::is_live( (int) $survey, $now ) ) {
			return 404;
		}
		if ( DataPolicy::current()->counts_browser( substr( self::text( $_SERVER, 'HTTP_USER_AGENT' ), 0, 1000 ) ) ) {
			$counters->add(
				array( new CounterChange( (int) $survey, $now->format( 'Y-m-d' ), CounterChange::IMPRESSION ) )
			);
		}
		return 200;
	}

	/**
	 * Whether the index says so. Which addons wrote it nobody knows here; it was made
	 * again when they changed.
	 *
	 * @param DateTimeImmutable $site_now The moment, in the site's time zone.
	 */
	private static function is_live( int $survey_id, DateTimeImmutable $site_now ): bool {
		$index   = get_option( LiveIndex::OPTION );
		$version = is_array( $index ) ? ( $index['version'] ?? null ) : null;
		if (
			! is_array( $index )
			|| ! is_string( $version )
			|| ! str_starts_with( $version, Plugin::VERSION . '-' . LiveIndex::FORMAT . '-' )
			|| ! str_ends_with( $version, LiveIndex::token() )
		) {
			return false;
		}
		// LiveIndex::store() wrote it, and the version names its shape.
		$entry = array_column( $index['surveys'], null, 'id' )[ $survey_id ] ?? null;
		return null !== $entry && LiveIndex::is_open( $entry, $site_now );
	}

	/**
	 * Whether the plugin is active and the owner still wants this. The file may outlive both, and the site may
	 * become a network.
	 */
	private static function is_on( string $plugin ): bool {
		$active = get_option( 'active_plugins' );
		return ! is_multisite()
			&& is_array( $active )
			&& in_array( $plugin, $active, true )
			&& FastImpressions::is_enabled();
	}

	/**
	 * Whether only REST can decide: a signed-in user may be an editor whose impressions do not count (A50), and
	 * a page of another origin needs CORS headers.
	 */
	private static function is_special(): bool {
		$own = defined( 'LOGGED_IN_COOKIE' ) ? constant( 'LOGGED_IN_COOKIE' ) : null;
		foreach ( array_keys( $_COOKIE ) as $name ) {
			if ( $name === $own || str_starts_with( (string) $name, 'wordpress_logged_in' ) ) {
				return true;
			}
		}
		$home   = get_option( 'home' );
		$origin = self::text( $_SERVER, 'HTTP_ORIGIN' );
		return 'cross-site' === self::text( $_SERVER, 'HTTP_SEC_FETCH_SITE' )
			|| ( '' !== $origin && ! str_starts_with( ( is_string( $home ) ? $home : '' ) . '/', $origin . '/' ) );
	}

	/**
	 * A text of a superglobal.
	 *
	 * @param array<mixed> $values E.g. $_SERVER.
	 */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}

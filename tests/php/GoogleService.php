<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * The stand-in for Google (tools/google/) as a process of its own, spoken to over HTTP.
 */
final class GoogleService {

	public const CLIENT_ID = 'demo.apps.googleusercontent.com';

	public const CLIENT_SECRET = 'GOCSPX-demo-secret';

	/**
	 * The process and its standard input: closing it ends the service, also when a test dies.
	 *
	 * @var array{process: resource, input: resource}|null
	 */
	private static ?array $running = null;

	private static string $url = '';

	/**
	 * Address of the service, started on first use and shared by all tests of the process.
	 *
	 * @throws RuntimeException When it does not start.
	 */
	public static function url(): string {
		if ( null === self::$running ) {
			$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test starts its own service.
				array( 'node', dirname( __DIR__, 2 ) . '/tools/google/server.mjs', '--with-parent' ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ),
				$pipes
			);
			$ready   = is_resource( $process ) ? json_decode( (string) fgets( $pipes[1] ), true ) : null;
			if ( ! is_resource( $process ) || ! is_array( $ready ) || ! is_string( $ready['url'] ) ) {
				throw new RuntimeException( 'The stand-in for Google did not start.' );
			}
			self::$running = array(
				'process' => $process,
				'input'   => $pipes[0],
			);
			self::$url     = $ready['url'];
		}
		return self::$url;
	}

	/**
	 * Makes calls fail.
	 *
	 * @param string $mode  Of tools/google/service.mjs.
	 * @param int    $times How many calls, 0 until it is switched back.
	 * @param string $on    A part of "METHOD /path".
	 * @param float  $slow  Seconds that the mode slow waits.
	 */
	public static function switch_to( string $mode, int $times = 0, string $on = '', float $slow = 40 ): void {
		self::ask(
			'/switch',
			http_build_query(
				array(
					'mode'  => $mode,
					'times' => $times,
					'on'    => $on,
					'slow'  => $slow,
				)
			)
		);
	}

	/**
	 * Forgets everything.
	 */
	public static function reset(): void {
		self::ask( '/reset', 'x' );
	}

	/**
	 * The person takes the access away.
	 */
	public static function revoke_all(): void {
		self::ask( '/revoke-all', 'x' );
	}

	public static function expire_all(): void {
		self::ask( '/expire-all', 'x' );
	}

	/**
	 * What a person does in a file.
	 *
	 * @param array<string, mixed> $change `id`, and `cells`, `title` or `gone`.
	 */
	public static function edit( array $change ): void {
		self::ask( '/edit', (string) wp_json_encode( $change ) );
	}

	/**
	 * Goes through the consent page as a person does.
	 *
	 * @param string $url    Address of the page.
	 * @param string $answer allow or deny.
	 * @param bool   $ticked Whether the box stays ticked.
	 * @return array<mixed> Query of the address to which the browser is sent.
	 * @throws RuntimeException When the page refuses the address.
	 */
	public static function consent( string $url, string $answer = 'allow', bool $ticked = true ): array {
		$page   = (string) file_get_contents( $url, false, stream_context_create( array( 'http' => array( 'ignore_errors' => true ) ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Not the code under test.
		$fields = array();
		preg_match_all( '/<input type="hidden" name="([^"]*)" value="([^"]*)">/', $page, $found, PREG_SET_ORDER );
		foreach ( $found as $field ) {
			$fields[ $field[1] ] = html_entity_decode( $field[2] );
		}
		if ( array() === $fields ) {
			throw new RuntimeException( 'The consent page refused: ' . wp_strip_all_tags( $page ) );
		}
		$head  = (array) get_headers(
			self::url() . '/consent',
			true,
			stream_context_create(
				array(
					'http' => array(
						'method'          => 'POST',
						'header'          => 'Content-Type: application/x-www-form-urlencoded',
						'content'         => http_build_query( $fields + array( 'answer' => $answer ) + ( $ticked ? array( 'drive' => 'on' ) : array() ) ),
						'follow_location' => 0,
					),
				)
			)
		);
		$query = array();
		foreach ( explode( '&', (string) parse_url( is_string( $head['Location'] ?? null ) ? $head['Location'] : '', PHP_URL_QUERY ) ) as $pair ) {
			list( $name, $value ) = explode( '=', $pair, 2 ) + array( 1 => '' );
			$query[ $name ]       = urldecode( $value );
		}
		return $query;
	}

	/**
	 * Files, cells, grants, and the calls since the last time.
	 *
	 * @return array{grants: int, calls: list<array{method: string, path: string, mode: string, body: string}>, files: list<array{id: string, name: string, mimeType: string, parents: list<string>, tab?: array{title: string, columns: int, frozen: int, cells: list<list<string|int|float|null>>}}>}
	 */
	public static function state(): array {
		/**
		 * Made by tools/google/service.mjs.
		 *
		 * @var array{grants: int, calls: list<array{method: string, path: string, mode: string, body: string}>, files: list<array{id: string, name: string, mimeType: string, parents: list<string>, tab?: array{title: string, columns: int, frozen: int, cells: list<list<string|int|float|null>>}}>} $state
		 */
		$state = json_decode( self::ask( '/state' ), true );
		return $state;
	}

	private static function ask( string $path, string $body = '' ): string {
		return (string) file_get_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions -- Not the code under test.
			self::url() . $path,
			false,
			stream_context_create(
				array(
					'http' => array(
						'method'  => '' === $body ? 'GET' : 'POST',
						'header'  => 'Content-Type: application/x-www-form-urlencoded',
						'content' => $body,
					),
				)
			)
		);
	}
}

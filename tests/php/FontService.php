<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * The font host of tools/fonts/ as a process of its own, spoken to over HTTP.
 */
final class FontService {

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
				array( 'node', dirname( __DIR__, 2 ) . '/tools/fonts/server.mjs', '--with-parent' ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ),
				$pipes
			);
			$ready   = is_resource( $process ) ? json_decode( (string) fgets( $pipes[1] ), true ) : null;
			if ( ! is_resource( $process ) || ! is_array( $ready ) || ! is_string( $ready['url'] ) ) {
				throw new RuntimeException( 'The font host did not start.' );
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
	 * Makes the service work or fail.
	 *
	 * @param string $mode A mode of tools/fonts/server.mjs.
	 * @throws RuntimeException When there is no such mode.
	 */
	public static function switch_to( string $mode ): void {
		if ( ( self::control( "mode=$mode" )['mode'] ?? '' ) !== $mode ) {
			throw new RuntimeException( 'The font host has no such mode: ' . $mode );
		}
	}

	/**
	 * Calls so far.
	 *
	 * @return list<array{path: string, agent: string, referer: string}>
	 */
	public static function calls(): array {
		$calls = self::control( '' )['calls'] ?? array();
		return is_array( $calls ) ? array_values( $calls ) : array();
	}

	/**
	 * Speaks with the switch, past WordPress.
	 *
	 * @return array<mixed>
	 */
	private static function control( string $content ): array {
		$options = '' === $content ? array() : array(
			'http' => array(
				'method'  => 'POST',
				'header'  => 'Content-Type: application/x-www-form-urlencoded',
				'content' => $content,
			),
		);
		$reply   = json_decode(
			(string) file_get_contents( self::url() . '/switch', false, stream_context_create( $options ) ),
			true
		);
		return is_array( $reply ) ? $reply : array();
	}
}

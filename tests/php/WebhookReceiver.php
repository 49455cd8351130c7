<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * The receiver of webhooks (tools/receiver/) as a process of its own, spoken to over HTTP.
 */
final class WebhookReceiver {

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
				array( 'node', dirname( __DIR__, 2 ) . '/tools/receiver/server.mjs', '--with-parent' ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ),
				$pipes
			);
			$ready   = is_resource( $process ) ? json_decode( (string) fgets( $pipes[1] ), true ) : null;
			if ( ! is_resource( $process ) || ! is_array( $ready ) || ! is_string( $ready['url'] ) ) {
				throw new RuntimeException( 'The receiver did not start.' );
			}
			self::$running = array(
				'process' => $process,
				'input'   => $pipes[0],
			);
			self::$url     = $ready['url'];
		}
		return self::$url;
	}

	public static function port(): int {
		return (int) parse_url( self::url(), PHP_URL_PORT );
	}

	/**
	 * The secret that signatures are held against.
	 */
	public static function know( string $secret ): void {
		self::ask( '/secret', $secret );
	}

	/**
	 * What came since the last call, oldest first.
	 *
	 * @return list<array{path: string, method: string, headers: array<string, string>, body: string, signed: bool}>
	 */
	public static function calls(): array {
		$calls = json_decode( self::ask( '/calls' ), true );
		/**
		 * Made by tools/receiver/server.mjs.
		 *
		 * @var list<array{path: string, method: string, headers: array<string, string>, body: string, signed: bool}> $calls
		 */
		return $calls;
	}

	private static function ask( string $path, string $body = '' ): string {
		return (string) file_get_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions -- Not the code under test.
			self::url() . $path,
			false,
			stream_context_create(
				array(
					'http' => array(
						'method'  => '' === $body ? 'GET' : 'POST',
						'header'  => 'Content-Type: text/plain',
						'content' => $body,
					),
				)
			)
		);
	}
}

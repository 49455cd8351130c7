<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use RuntimeException;

/**
 * The development vendor (tools/vendor/) as a process of its own, spoken to over HTTP.
 */
final class VendorService {

	/**
	 * The process and its standard input: closing it ends the service, also when a test dies.
	 *
	 * @var array{process: resource, input: resource}|null
	 */
	private static ?array $running = null;

	private static string $url = '';

	/**
	 * Keys by kind: plus, pro, elite, expired, disabled, full.
	 *
	 * @var array<string, string>
	 */
	private static array $keys = array();

	/**
	 * Address of the service, started on first use and shared by all tests of the process.
	 *
	 * @param string $packages Folder of catalog.json and zips, for the call that starts it.
	 * @throws RuntimeException When it does not start.
	 */
	public static function url( string $packages = '' ): string {
		if ( null === self::$running ) {
			$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test starts its own service.
				array(
					'node',
					dirname( __DIR__, 2 ) . '/tools/vendor/server.mjs',
					'--with-parent',
					...( '' === $packages ? array() : array( '--packages=' . $packages ) ),
				),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ),
				$pipes
			);
			$ready   = is_resource( $process ) ? json_decode( (string) fgets( $pipes[1] ), true ) : null;
			if (
				! is_resource( $process )
				|| ! is_array( $ready )
				|| ! is_string( $ready['url'] )
				|| ! is_array( $ready['keys'] )
			) {
				throw new RuntimeException( 'The development vendor did not start.' );
			}
			self::$running = array(
				'process' => $process,
				'input'   => $pipes[0],
			);
			self::$url     = $ready['url'];
			self::$keys    = array_filter( $ready['keys'], 'is_string' );
		}
		return self::$url;
	}

	/**
	 * A key that the shop knows.
	 *
	 * @param string $kind plus, pro, elite, expired, disabled or full.
	 */
	public static function key( string $kind ): string {
		self::url();
		return self::$keys[ $kind ];
	}

	/**
	 * Makes the service work or fail.
	 *
	 * @param string $mode A mode of tools/vendor/service.mjs.
	 * @throws RuntimeException When there is no such mode.
	 */
	public static function switch_to( string $mode ): void {
		$now = self::control( array( 'mode' => $mode ) )['mode'] ?? '';
		if ( $now !== $mode ) {
			throw new RuntimeException( 'The development vendor has no such mode: ' . $mode );
		}
	}

	/**
	 * Sets the messages of its feed.
	 *
	 * @param array<mixed> $items Lines, right or wrong.
	 */
	public static function news( array $items ): void {
		self::send( '/news', 'application/json', (string) wp_json_encode( array( 'items' => $items ) ) );
	}

	/**
	 * Latest calls that sites made.
	 *
	 * @return list<array<mixed>>
	 */
	public static function calls(): array {
		$calls = self::control()['calls'] ?? array();
		return is_array( $calls ) ? array_values( array_filter( $calls, 'is_array' ) ) : array();
	}

	/**
	 * Speaks with the switch, past WordPress.
	 *
	 * @param array<string, string> $fields Fields for a POST; none for a GET.
	 * @return array<mixed>
	 */
	private static function control( array $fields = array() ): array {
		return array() === $fields
			? self::send( '/switch' )
			: self::send( '/switch', 'application/x-www-form-urlencoded', http_build_query( $fields ) );
	}

	/**
	 * A request past WordPress: a POST where there is content.
	 *
	 * @return array<mixed>
	 */
	private static function send( string $path, string $type = '', string $content = '' ): array {
		$options = '' === $content ? array() : array(
			'http' => array(
				'method'  => 'POST',
				'header'  => 'Content-Type: ' . $type,
				'content' => $content,
			),
		);
		$reply   = json_decode(
			(string) file_get_contents( self::url() . $path, false, stream_context_create( $options ) ),
			true
		);
		return is_array( $reply ) ? $reply : array();
	}
}

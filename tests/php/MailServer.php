<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;

/**
 * The mail server of tools/mail as a process of its own. WordPress sends to it while `connect()` is on.
 *
 * @phpstan-type Mail array{envelope: list<string>, to: list<string>, cc: list<string>, bcc: list<string>, replyTo: list<string>, subject: string, html: string, text: string, headers: array<string, string>, contentType: string, attachments: list<array{contentType: string, cid: string, content: string}>, bytes: int}
 */
final class MailServer {

	/**
	 * The process and its standard input: closing it ends the server, also when a test dies.
	 *
	 * @var array{process: resource, input: resource}|null
	 */
	private static ?array $running = null;

	private static int $port = 0;

	private static string $url = '';

	/**
	 * Lets `wp_mail()` send to this server, and forgets earlier messages.
	 *
	 * @throws RuntimeException When it does not start.
	 */
	public static function connect(): void {
		if ( null === self::$running ) {
			$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test starts its own server.
				array( 'node', dirname( __DIR__, 2 ) . '/tools/mail/server.mjs', '--with-parent' ),
				array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ),
				$pipes
			);
			$ready   = is_resource( $process ) ? json_decode( (string) fgets( $pipes[1] ), true ) : null;
			if ( ! is_resource( $process ) || ! is_array( $ready ) || ! is_int( $ready['smtp'] ) || ! is_string( $ready['url'] ) ) {
				throw new RuntimeException( 'The mail server did not start.' );
			}
			self::$running = array(
				'process' => $process,
				'input'   => $pipes[0],
			);
			self::$port    = $ready['smtp'];
			self::$url     = $ready['url'];
		}
		self::call( 'DELETE' );
		self::switch_to( 'accept' );
		add_action( 'phpmailer_init', array( self::class, 'configure' ) );
	}

	public static function disconnect(): void {
		remove_action( 'phpmailer_init', array( self::class, 'configure' ) );
	}

	/**
	 * Sends by SMTP.
	 */
	public static function configure( PHPMailer $mailer ): void {
		$mailer->isSMTP();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = self::$port;
		$mailer->SMTPAuth    = false;
		$mailer->SMTPAutoTLS = false;
		// phpcs:enable
	}

	public static function port(): int {
		return self::$port;
	}

	/**
	 * @param string $mode accept, refuse or drop.
	 */
	public static function switch_to( string $mode ): void {
		self::call( 'POST', (string) wp_json_encode( array( 'mode' => $mode ) ) );
	}

	/**
	 * What has arrived, oldest first.
	 *
	 * @phpstan-impure
	 * @return list<Mail>
	 */
	public static function messages(): array {
		/**
		 * Of the server.
		 *
		 * @var array{messages: list<Mail>} $reply
		 */
		$reply = self::call( 'GET' );
		return $reply['messages'];
	}

	/**
	 * Speaks with the switch, past WordPress.
	 *
	 * @return array<mixed>
	 */
	private static function call( string $method, string $body = '' ): array {
		$options = array(
			'http' => array(
				'method'  => $method,
				'header'  => 'Content-Type: application/json',
				'content' => $body,
			),
		);
		$reply   = json_decode( (string) file_get_contents( self::$url, false, stream_context_create( $options ) ), true );
		return is_array( $reply ) ? $reply : array();
	}
}

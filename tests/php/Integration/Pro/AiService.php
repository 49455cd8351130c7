<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro;

use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Tests\Fixtures\AiConnector\Provider;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Providers\Http\DTO\ApiKeyRequestAuthentication;

/**
 * A connector of WordPress's own AI client whose service is a small HTTP server.
 */
trait AiService {

	private string $folder = '';

	/**
	 * @var resource|null
	 */
	private $service = null;

	/**
	 * Ends the service; the site stays connected.
	 */
	private function stop(): void {
		if ( is_resource( $this->service ) ) {
			proc_terminate( $this->service );
			proc_close( $this->service );
		}
	}

	private function disconnect(): void {
		$this->stop();
		if ( '' !== $this->folder ) {
			foreach ( (array) glob( "$this->folder/*" ) as $file ) {
				unlink( (string) $file );
			}
			rmdir( $this->folder );
		}
		remove_all_filters( 'http_request_host_is_external' );
		remove_all_filters( 'http_allowed_safe_ports' );
		remove_all_filters( 'wp_supports_ai' );
		remove_all_filters( 'http_response' );
		delete_option( SummaryStore::CONSENT );
		delete_option( SummaryStore::DRAFT_CONSENT );
		delete_option( SummaryStore::OPINION_CONSENT );
		delete_option( 'userfeedback_core_ai_opinions' );
	}

	/**
	 * Starts the service and connects the site to it.
	 *
	 * @param list<array<string, mixed>> $replies Of the service, in order.
	 */
	private function connect( array $replies ): void {
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'userfeedback-ai-' );
		mkdir( $this->folder );
		file_put_contents( "$this->folder/replies.json", (string) wp_json_encode( $replies ) );
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		self::assertIsResource( $socket );
		$address = (string) stream_socket_get_name( $socket, false );
		fclose( $socket );
		$fixtures = dirname( __DIR__, 3 ) . '/fixtures/ai-connector';
		$pipes    = array();
		$service  = proc_open(
			array( PHP_BINARY, '-S', $address, "$fixtures/service.php" ),
			array_fill( 1, 2, array( 'file', '/dev/null', 'w' ) ),
			$pipes,
			null,
			array( 'UF_AI' => $this->folder ) + getenv()
		);
		self::assertIsResource( $service );
		$this->service = $service;
		$tries         = 0;
		while ( false === @stream_socket_client( 'tcp://' . $address ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- It refuses until it has started.
			self::assertLessThan( 200, ++$tries, 'The service did not start.' );
			usleep( 50_000 );
		}
		require_once "$fixtures/connector.php";
		Provider::$address = "http://$address/v1";
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, (int) explode( ':', $address )[1] ) );
		$registry = AiClient::defaultRegistry();
		if ( ! $registry->hasProvider( Provider::class ) ) {
			$registry->registerProvider( Provider::class );
		}
		$registry->setProviderRequestAuthentication( Provider::class, new ApiKeyRequestAuthentication( 'test-key' ) );
	}

	/**
	 * Does something once, when the service has been asked and before its answer is read.
	 *
	 * @param callable(): mixed $something To do.
	 */
	private function during_a_call( callable $something ): void {
		$done = false;
		add_filter(
			'http_response',
			static function ( mixed $response, array $arguments, string $url ) use ( $something, &$done ): mixed {
				if ( ! $done && ! str_ends_with( $url, '/models' ) ) {
					$done = true;
					$something();
				}
				return $response;
			},
			10,
			3
		);
	}

	/**
	 * What the service was asked.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function calls(): array {
		$calls = array();
		$file  = "$this->folder/calls.jsonl";
		foreach ( is_file( $file ) ? (array) file( $file ) : array() as $line ) {
			$calls[] = (array) json_decode( (string) $line, true );
		}
		return $calls;
	}
}

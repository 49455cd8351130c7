<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use LogicException;
use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The base of all routes, with a route of its own: errors, schema, headers.
 */
final class RestControllerTest extends IntegrationTestCase {

	/**
	 * The error that the test route throws.
	 *
	 * @var \Throwable|null
	 */
	private ?\Throwable $error = null;

	/**
	 * Fields that the test route received.
	 *
	 * @var array<string, mixed>
	 */
	private array $got = array();

	protected function setUp(): void {
		parent::setUp();
		rest_get_server();
		$handler    = function ( WP_REST_Request $request ): array {
			$this->got = array_intersect_key( $request->get_params(), array_flip( array( 'count', 'mode' ) ) );
			return null === $this->error ? array( 'ok' => true ) : throw $this->error;
		};
		$controller = new class( $handler ) extends RestController {
			/**
			 * @param callable(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|array<mixed>) $handler What the route does.
			 */
			public function __construct( private $handler ) {}

			public function register_routes(): void {
				$this->route(
					'/surveys/(?P<id>\d+)/test-route',
					'POST',
					Capability::Manage,
					$this->handler,
					array(
						'count' => array(
							'type'    => 'integer',
							'minimum' => 1,
						),
						'mode'  => array(
							'type'    => 'string',
							'enum'    => array( 'a', 'b' ),
							'default' => 'a',
						),
					)
				);
			}
		};
		// Core wants routes registered on rest_api_init only.
		add_action( 'rest_api_init', array( $controller, 'register_routes' ) );
		do_action( 'rest_api_init', rest_get_server() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		remove_action( 'rest_api_init', array( $controller, 'register_routes' ) );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own, made anew.
		parent::tearDown();
	}

	public function test_values_arrive_in_their_type(): void {
		$response = $this->call( array( 'count' => '5' ) );
		self::assertSame( 200, $response->get_status() );
		ksort( $this->got );
		ksort( $this->got );
		self::assertSame(
			array(
				'count' => 5,
				'mode'  => 'a',
			),
			$this->got
		);
	}

	public function test_every_wrong_field_is_named(): void {
		$response = $this->call( array( 'count' => 0, 'mode' => 'c' ) );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( array( 'count', 'mode' ), array_keys( $this->error_data( $response )['params'] ) );
		self::assertSame( array(), $this->got );
	}

	public function test_failures_become_errors_in_one_shape(): void {
		foreach ( array(
			array( Failure::invalid( array( 'title' => 'Too long' ) ), 422, 'userfeedback_invalid', array( 'status' => 422, 'params' => array( 'title' => 'Too long' ) ) ),
			array( Failure::not_found(), 404, 'userfeedback_not_found', array( 'status' => 404 ) ),
			array( Failure::forbidden( 'No' ), 403, 'userfeedback_forbidden', array( 'status' => 403 ) ),
			array( Failure::conflict( 'No' ), 409, 'userfeedback_conflict', array( 'status' => 409 ) ),
			array( Failure::too_large( 'No' ), 413, 'userfeedback_too_large', array( 'status' => 413 ) ),
		) as list( $error, $status, $code, $data ) ) {
			$this->error = $error;
			$response    = $this->call();
			self::assertSame( $status, $response->get_status() );
			self::assertSame( $code, ( (array) $response->get_data() )['code'] ?? '' );
			self::assertSame( $data, $this->error_data( $response ) );
		}
	}

	public function test_a_defect_is_logged_and_tells_the_caller_nothing(): void {
		$this->expect_log( '/a secret about our insides/' );
		$this->error = new LogicException( 'a secret about our insides' );
		$response    = $this->call();
		self::assertSame( 500, $response->get_status() );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_refusals_come_before_the_handler(): void {
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->call()->get_status() );
		$this->sign_in( '' );
		self::assertSame( 401, $this->call()->get_status() );
		self::assertSame( array(), $this->got );
	}

	/**
	 * Calls the test route.
	 *
	 * @param array<string, mixed> $params Body.
	 */
	private function call( array $params = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/surveys/1/test-route', $params );
	}

	/**
	 * `data` of an error.
	 *
	 * @return array<string, mixed>
	 */
	private function error_data( WP_REST_Response $response ): array {
		$data = $response->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['data'] );
		unset( $data['data']['details'] );
		return $data['data'];
	}
}

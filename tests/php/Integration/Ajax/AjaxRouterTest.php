<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Ajax;

use RuntimeException;
use UserFeedback\Access\Capability;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The door of admin-ajax actions, with an action of its own.
 */
final class AjaxRouterTest extends IntegrationTestCase {

	private const ACTION = 'userfeedback_test';

	/**
	 * Fields that the handler received.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $handled = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', array( self::class, 'end' ) );
		( new AjaxRouter() )->add(
			self::ACTION,
			Capability::Edit,
			array(
				'slug'  => array(
					'type'      => 'string',
					'maxLength' => 10,
					'required'  => true,
				),
				'count' => array(
					'type'    => 'integer',
					'default' => 3,
				),
			),
			function ( array $fields ): array {
				$this->handled[] = $fields;
				return 'fail' === $fields['slug']
					? throw Failure::conflict( 'No' )
					: ( 'bug' === $fields['slug'] ? throw new RuntimeException( 'secret detail' ) : array( 'ok' => $fields['slug'] ) );
			}
		);
	}

	protected function tearDown(): void {
		remove_filter( 'wp_doing_ajax', '__return_true' );
		remove_filter( 'wp_die_ajax_handler', array( self::class, 'end' ) );
		remove_all_actions( 'wp_ajax_' . self::ACTION );
		parent::tearDown();
	}

	public function test_a_good_call_reaches_the_handler_with_known_fields_only(): void {
		$answer = $this->call( 'administrator', array( 'slug' => 'a\\\'b', 'evil' => '1' ) );
		self::assertSame( array( 'success' => true, 'data' => array( 'ok' => 'a\'b' ) ), $answer );
		self::assertSame( array( array( 'slug' => 'a\'b', 'count' => 3 ) ), $this->handled );
	}

	public function test_visitors_have_no_such_action(): void {
		self::assertFalse( has_action( 'wp_ajax_nopriv_' . self::ACTION ) );
	}

	public function test_calls_without_capability_or_nonce_never_reach_the_handler(): void {
		self::assertSame( 'userfeedback_forbidden', $this->call( 'editor', array( 'slug' => 'a' ) )['data']['code'] );
		self::assertSame(
			'userfeedback_forbidden',
			$this->call( 'administrator', array( 'slug' => 'a' ), 'stale' )['data']['code']
		);
		self::assertSame(
			'userfeedback_forbidden',
			$this->call( 'administrator', array( 'slug' => 'a' ), '' )['data']['code']
		);
		self::assertSame( array(), $this->handled );
	}

	public function test_wrong_fields_are_named_and_never_reach_the_handler(): void {
		self::assertSame( array( 'slug' ), array_keys( $this->call( 'administrator', array() )['data']['params'] ) );
		$params = $this->call( 'administrator', array( 'slug' => str_repeat( 'x', 11 ), 'count' => 'many' ) )['data']['params'];
		self::assertSame( array( 'slug', 'count' ), array_keys( $params ) );
		self::assertSame(
			array( 'slug' ),
			array_keys( $this->call( 'administrator', array( 'slug' => array( 'a' ) ) )['data']['params'] )
		);
		self::assertSame( array(), $this->handled );
	}

	public function test_failures_of_the_handler_keep_their_shape_and_our_insides_stay_ours(): void {
		self::assertSame( array( 'code' => 'userfeedback_conflict', 'message' => 'No', 'params' => array() ), $this->call( 'administrator', array( 'slug' => 'fail' ) )['data'] );
		$this->expect_log( '/secret detail/' );
		$answer = $this->call( 'administrator', array( 'slug' => 'bug' ) );
		self::assertFalse( $answer['success'] );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer ) );
	}

	/**
	 * Core's way to end a request, for tests.
	 */
	public static function end(): callable {
		return static function (): never {
			throw new RuntimeException( 'ended' );
		};
	}

	/**
	 * Calls the action.
	 *
	 * @param array<string, mixed> $fields Fields, slashed as WordPress has them.
	 * @param string               $nonce  valid, stale or '' for none.
	 * @return array{success: bool, data: array<string, mixed>}
	 */
	private function call( string $role, array $fields, string $nonce = 'valid' ): array {
		$this->sign_in( $role );
		$_POST    = $fields + ( '' === $nonce ? array() : array( 'nonce' => 'valid' === $nonce ? wp_create_nonce( AjaxRouter::NONCE ) : '0123456789' ) );
		$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- Made here.
		ob_start();
		try {
			do_action( 'wp_ajax_' . self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		} catch ( RuntimeException $end ) {
			self::assertSame( 'ended', $end->getMessage() );
		}
		$answer = json_decode( (string) ob_get_clean(), true );
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['data'] );
		return array(
			'success' => true === $answer['success'],
			'data'    => $answer['data'],
		);
	}
}

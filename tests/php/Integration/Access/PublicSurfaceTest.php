<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Access;

use RuntimeException;
use UserFeedback\Display\PageTag;
use UserFeedback\Display\VisitorFacts;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use UserFeedback\Tests\RouteTable;
use WP_Query;
use WP_REST_Request;

/**
 * Everything that anybody may read or send, seen from outside: SEC-A8, SEC-K2, SEC-N2, SEC-Q1, SEC-R1 and SEC-S1 for all routes at once.
 */
final class PublicSurfaceTest extends ResponsesTestCase {

	/**
	 * Actions whose nonces would open something.
	 */
	private const ACTIONS = array( 'wp_rest', 'userfeedback', 'userfeedback_ajax', 'updates', 'log-out', -1 );

	/**
	 * Headers in which proxies, and everybody else, name an address.
	 */
	private const FORWARDED = array(
		'HTTP_X_FORWARDED_FOR',
		'HTTP_CF_CONNECTING_IP',
		'HTTP_CLIENT_IP',
		'HTTP_X_CLIENT_IP',
		'HTTP_X_REAL_IP',
		'HTTP_FORWARDED',
		'HTTP_X_CLUSTER_CLIENT_IP',
		'HTTP_TRUE_CLIENT_IP',
	);

	public function test_n2_nothing_that_a_visitor_reads_is_a_nonce_of_wordpress(): void {
		$survey = $this->survey();
		$said   = $this->footer()
			. wp_json_encode( $this->rest( 'POST', "/surveys/{$survey->id}/impression" )->get_data() )
			. wp_json_encode( VisitorFacts::of_current_user() )
			. wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/userfeedback/v1' ) )->get_data() );
		self::assertGreaterThan( 0, preg_match_all( '/[0-9a-f]{10}/', $said, $found ) );
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( $found[0] as $text ) {
				foreach ( self::ACTIONS as $action ) {
					self::assertFalse( wp_verify_nonce( $text, $action ), "{$text} opens {$action}" );
				}
			}
		}
	}

	public function test_n7_a_get_that_wants_to_be_a_post_counts_and_stores_nothing(): void {
		$survey = $this->survey();
		$before = $this->count_all_rows();
		foreach ( array( 'impression', 'responses' ) as $call ) {
			// As WordPress makes it of GET …?_method=POST, which any picture on any site can ask for.
			$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/{$survey->id}/$call" );
			$request->set_query_params( array( '_method' => 'POST' ) );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $this->body() ) );
			self::assertSame( 404, rest_do_request( $request )->get_status(), $call );
		}
		self::assertSame( $before, $this->count_all_rows() );
	}

	public function test_r1_no_header_names_the_visitor(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		foreach ( self::FORWARDED as $header ) {
			$_SERVER[ $header ] = '203.0.113.9, <script>';
		}
		self::assertSame( 201, $this->submit( $this->survey()->id, $this->body() )->get_status() );
		self::assertSame( '192.0.2.7', $this->wpdb()->get_var( 'SELECT ip FROM ' . $this->table( 'response' ) ) );
	}

	public function test_q1_numbers_and_words_of_a_query_never_reach_the_database_as_anything_else(): void {
		$this->survey();
		$this->sign_in( 'administrator' );
		$attacks = array(
			'1,(SELECT SLEEP(3))',
			'1 DESC-- -',
			"1' OR '1'='1",
			'`',
			'0x' . bin2hex( '1' ),
			array( '1', '2 OR 1=1' ),
			str_repeat( '1', 4096 ),
		);
		$tried   = 0;
		foreach ( $this->checked_parameters() as list( $route, $name, $params ) ) {
			foreach ( $attacks as $attack ) {
				$queries = array();
				$spy     = static function ( string $sql ) use ( &$queries ): string {
					$queries[] = $sql;
					return $sql;
				};
				add_filter( 'query', $spy );
				$status = $this->rest( 'GET', $route, array( $name => $attack ) + $params )->get_status();
				remove_filter( 'query', $spy );
				self::assertSame(
					400,
					$status,
					"{$route} {$name} " . substr( (string) wp_json_encode( $attack ), 0, 40 )
				);
				self::assertSame( array(), preg_grep( '/userfeedback_/', $queries ), "{$route} {$name}" );
				++$tried;
			}
		}
		self::assertGreaterThan( 50, $tried );
	}

	public function test_s1_and_p1_an_answer_is_text_and_nothing_runs_it(): void {
		$runs = 0;
		add_shortcode(
			'userfeedback_spy',
			static function () use ( &$runs ): string {
				++$runs;
				return '';
			}
		);
		$survey = $this->survey();
		foreach ( array( '[userfeedback_spy]', 'O:8:"stdClass":0:{}', 'a:1:{i:0;i:1;}', 'phar://x/y' ) as $text ) {
			$id = $this->submit( $survey->id, $this->body( array( 'long' => $text ) ) )->get_data()['data'] ?? 0;
			$this->sign_in( 'administrator' );
			$this->rest( 'GET', "/surveys/{$survey->id}/responses" );
			$this->rest( 'GET', "/surveys/{$survey->id}/results" );
			$shown = $this->rest( 'GET', "/surveys/{$survey->id}/responses/{$id}" )->get_data();
			self::assertContains( $text, array_column( $shown['answers'] ?? array(), 'value' ) );
			wp_set_current_user( 0 );
		}
		remove_shortcode( 'userfeedback_spy' );
		self::assertSame( 0, $runs );
	}

	public function test_n7_reading_changes_nothing(): void {
		$survey = $this->survey();
		$this->submit( $survey->id, $this->body() );
		$this->sign_in( 'administrator' );
		$writes = array();
		$spy    = static function ( string $sql ) use ( &$writes ): string {
			if ( 1 === preg_match(
				'/^\s*(INSERT|UPDATE|DELETE|REPLACE|ALTER|DROP|CREATE|TRUNCATE)\b.*userfeedback/is',
				$sql
			) ) {
				$writes[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $spy );
		$read = 0;
		foreach ( RouteTable::all() as $route ) {
			if ( 'GET' === $route['method'] ) {
				$this->rest( 'GET', $route['path'], $route['params'] );
				++$read;
			}
		}
		remove_filter( 'query', $spy );
		self::assertGreaterThan( 8, $read );
		self::assertSame( array(), $writes );
	}

	public function test_a8_nobody_is_somebody_else_because_a_body_says_so(): void {
		$admin   = $this->sign_in( 'administrator' );
		$another = get_user_by( 'login', 'editor' );
		self::assertNotFalse( $another );
		$claims = array_fill_keys( array( 'author', 'user_id', 'triggered_by', '_uid', 'post_author' ), $another->ID );
		$saved  = $this->rest( 'POST', '/surveys', array( 'title' => 'Mine' ) + $claims );
		self::assertSame( 201, $saved->get_status() );
		self::assertSame( (string) $admin, $this->wpdb()->get_var( 'SELECT author FROM ' . $this->table( 'survey' ) ) );

		wp_set_current_user( 0 );
		$this->submit( $this->survey()->id, $claims + $this->body() );
		self::assertSame( '0', $this->wpdb()->get_var( 'SELECT user_id FROM ' . $this->table( 'response' ) ) );
	}

	public function test_k2_a_filter_that_throws_leaves_the_page_whole(): void {
		$this->survey();
		$throw = static fn () => throw new RuntimeException( 'A plugin of somebody else' );
		foreach ( array(
			'userfeedback_inline_loader',
			'userfeedback_page_surveys',
			'userfeedback_show_on_page',
			'home_url',
			'rest_url',
		) as $hook ) {
			add_filter( $hook, $throw );
			$this->expect_log( '/^$|A plugin of somebody else/' );
			$this->footer();
			remove_filter( $hook, $throw );
		}
		self::assertStringContainsString( PageTag::ELEMENT_ID, $this->footer() );
	}

	/**
	 * Parameters of reading routes that may only be numbers or certain words.
	 *
	 * @return list<array{string, string, array<string, mixed>}> Route, parameter, the others.
	 */
	private function checked_parameters(): array {
		$routes  = rest_get_server()->get_routes( 'userfeedback/v1' );
		$checked = array();
		foreach ( RouteTable::all() as $route ) {
			$handlers = 'GET' === $route['method']
				? ( $routes[ '/userfeedback/v1' . $route['route'] ] ?? array() )
				: array();
			foreach ( $handlers as $handler ) {
				foreach ( isset( $handler['methods']['GET'] ) ? $handler['args'] : array() as $name => $schema ) {
					$in_path = str_contains( $route['route'], "<{$name}>" );
					if ( ! $in_path && ( 'integer' === ( $schema['type'] ?? '' ) || isset( $schema['enum'] ) ) ) {
						$checked[] = array( $route['path'], (string) $name, $route['params'] );
					}
				}
			}
		}
		return $checked;
	}

	/**
	 * The end of the front page.
	 */
	private function footer(): string {
		$GLOBALS['wp_the_query'] = new WP_Query( array() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test is the request.
		ob_start();
		$this->container()->get( PageTag::class )->print_footer();
		return (string) ob_get_clean();
	}
}

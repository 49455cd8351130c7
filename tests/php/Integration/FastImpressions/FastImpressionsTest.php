<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\FastImpressions;

use UserFeedback\Database\Uninstaller;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;
use UserFeedback\Tests\RunsNetwork;

/**
 * Fast impressions over HTTP, as the site's web server runs it.
 */
final class FastImpressionsTest extends DisplayTestCase {

	use RunsNetwork;

	/**
	 * Plugins that were active before a test switched ours off.
	 *
	 * @var list<string>
	 */
	private array $plugins = array();

	protected function setUp(): void {
		parent::setUp();
		$this->plugins = array_values( array_filter( (array) get_option( 'active_plugins' ), 'is_string' ) );
	}

	protected function tearDown(): void {
		update_option( 'active_plugins', $this->plugins );
		$this->fast()->disable();
		parent::tearDown();
	}

	public function test_it_is_off_until_somebody_switches_it_on_and_leaves_nothing_behind(): void {
		$this->survey();
		$this->show();
		self::assertFileDoesNotExist( FastImpressions::path() );
		self::assertFalse( $this->fast()->test() );
		self::assertArrayNotHasKey( 'impression', (array) $this->payload() );

		self::assertTrue( $this->fast()->enable() );
		self::assertSame( content_url( FastImpressions::FILE ) . '?survey=', $this->payload()['impression'] ?? '' );
		self::assertNotFalse( wp_next_scheduled( FastImpressions::EVENT ) );

		$this->fast()->disable();
		self::assertFileDoesNotExist( FastImpressions::path() );
		self::assertFalse( wp_next_scheduled( FastImpressions::EVENT ) );
		self::assertArrayNotHasKey( 'impression', (array) $this->payload() );
	}

	public function test_a_page_asks_nothing_of_the_database_for_it(): void {
		wp_load_alloptions();
		$queries = $this->wpdb()->num_queries;
		self::assertSame( '', $this->fast()->tested_url() );
		self::assertSame( $queries, $this->wpdb()->num_queries );
	}

	public function test_it_counts_each_call_once_where_the_rest_route_counts(): void {
		$survey = $this->survey();
		$this->fast()->enable();
		self::assertSame( 0, $this->impressions(), 'The test of the address counts nothing.' );
		self::assertSame( array( 200, array( 'data' => true ) ), $this->call( "?survey=$survey" ) );
		self::assertSame(
			array( 200, array( 'data' => true ) ),
			$this->call( "?survey=$survey", array( 'headers' => array( 'Origin' => untrailingslashit( home_url() ) ) ) )
		);
		self::assertSame( 2, $this->impressions() );
		wp_remote_post( rest_url( "userfeedback/v1/surveys/$survey/impression" ) );
		self::assertSame( 3, $this->impressions() );
		self::assertSame( 1, $this->count_rows( 'counter' ), 'In one row, of one day.' );
	}

	public function test_what_it_refuses_it_does_not_count(): void {
		$survey = $this->survey();
		$others = array(
			'draft'     => $this->survey( array(), array( 'status' => 'draft' ) ),
			'scheduled' => $this->survey(
				array(),
				array( 'publish_at' => gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) )
			),
			'type gone' => $this->survey(
				array(),
				array( 'questions' => array( $this->question( 'q1', 'unheard-of' ) ) )
			),
			'over'      => $this->survey(
				array(
					'behavior' => array(
						'run_time'  => 'expire',
						'expire_at' => array(
							'year'  => 2026,
							'month' => 1,
							'day'   => 1,
						),
					),
				)
			),
		);
		$this->fast()->enable();
		foreach ( $others as $why => $id ) {
			$rest = wp_remote_retrieve_response_code(
				wp_remote_post( rest_url( "userfeedback/v1/surveys/$id/impression" ) )
			);
			self::assertSame( array( 404, 404 ), array( $rest, $this->call( "?survey=$id" )[0] ), $why );
		}
		$cookie = new \WP_Http_Cookie( array( 'name' => 'wordpress_logged_in_x', 'value' => 'admin' ) );
		foreach (
			array(
				array( 405, "?survey=$survey", array( 'method' => 'GET' ) ),
				array( 404, '?survey=999999', array() ),
				array( 404, '?survey=1%20OR%201', array() ),
				array( 404, '?survey[]=1', array() ),
				array( 404, '', array() ),
				array( 413, "?survey=$survey", array( 'body' => str_repeat( 'x', 2000 ) ) ),
				array( 403, "?survey=$survey", array( 'headers' => array( 'Origin' => 'https://example.org' ) ) ),
				array( 403, "?survey=$survey", array( 'headers' => array( 'Sec-Fetch-Site' => 'cross-site' ) ) ),
				array( 403, "?survey=$survey", array( 'cookies' => array( $cookie ) ) ),
			) as list( $status, $query, $arguments )
		) {
			self::assertSame(
				array( $status, array( 'data' => false ) ),
				$this->call( $query, $arguments ),
				$query . wp_json_encode( $arguments )
			);
		}
		self::assertSame( 0, $this->impressions() );
	}

	public function test_it_stops_with_the_plugin_and_with_the_switch(): void {
		$survey = $this->survey();
		$this->fast()->enable();
		update_option( 'active_plugins', array() );
		self::assertSame( 403, $this->call( "?survey=$survey" )[0] );
		self::assertFalse( $this->fast()->test() );
		update_option( 'active_plugins', $this->plugins );
		delete_option( FastImpressions::OPTION );
		self::assertSame( 403, $this->call( "?survey=$survey" )[0] );
		self::assertSame( 0, $this->impressions() );
	}

	public function test_a_network_has_none_because_one_file_cannot_tell_its_sites_apart(): void {
		self::assertSame(
			array(
				'message' => 'Fast impressions are not available on a network of sites.',
				'enabled' => false,
				'file'    => false,
			),
			$this->on_a_network( __DIR__ . '/on-a-network.php' )
		);
	}

	public function test_pages_forget_the_address_when_a_test_fails_or_none_ran(): void {
		$clock = new FixedClock( $this->container()->get( Clock::class )->now() );
		$setup = new FastImpressions( $clock, \UserFeedback\Plugin::path( 'userfeedback.php' ) );
		self::assertTrue( $setup->enable() );
		$code = (string) file_get_contents( FastImpressions::path() );
		foreach ( array(
			'<?php http_response_code( 200 ); echo "Not found";',
			'<?php header( "Location: /" );',
			'<?php http_response_code( 500 );',
			'{"data":true}',
		) as $other ) {
			file_put_contents( FastImpressions::path(), $other );
			self::assertFalse( $setup->test(), $other );
			self::assertSame( '', $setup->tested_url() );
		}
		file_put_contents( FastImpressions::path(), $code );
		do_action( 'userfeedback_core_test_fast_path' );
		self::assertSame( $setup->url(), $setup->tested_url() );
		$clock->set( $clock->now()->modify( '+7300 seconds' ) );
		self::assertSame( '', $setup->tested_url() );
	}

	public function test_deactivation_takes_the_test_from_the_plan_and_deletion_the_file(): void {
		$this->fast()->enable();
		Uninstaller::deactivate( false );
		self::assertFalse( wp_next_scheduled( FastImpressions::EVENT ) );
		$this->fast()->follow();
		self::assertNotFalse( wp_next_scheduled( FastImpressions::EVENT ) );
		( new Uninstaller( $this->wpdb() ) )->run();
		self::assertFileDoesNotExist( FastImpressions::path() );
		self::assertFalse( FastImpressions::is_enabled() );
	}

	/**
	 * Calls the address.
	 *
	 * @param array<string, mixed> $arguments For wp_remote_request().
	 * @return array{int, mixed} Status and decoded body.
	 */
	private function call( string $query, array $arguments = array() ): array {
		$reply = wp_remote_request(
			content_url( FastImpressions::FILE ) . $query,
			$arguments + array( 'method' => 'POST' )
		);
		return array(
			(int) wp_remote_retrieve_response_code( $reply ),
			json_decode( wp_remote_retrieve_body( $reply ), true ),
		);
	}

	/**
	 * How many are counted.
	 */
	private function impressions(): int {
		return (int) $this->wpdb()->get_var(
			'SELECT SUM(total) FROM ' . $this->table( 'counter' ) . " WHERE metric = 'impression'"
		);
	}

	private function fast(): FastImpressions {
		return $this->container()->get( FastImpressions::class );
	}
}

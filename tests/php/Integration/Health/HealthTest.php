<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Health;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Health\Check;
use UserFeedback\Health\Checks\LoopbackCheck;
use UserFeedback\Health\Checks\PageCacheCheck;
use UserFeedback\Health\Checks\PublicCall;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Health\SiteHealth;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Tests\CountriesDatabase;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use WP_Error;

/**
 * Site Health and `wp userfeedback doctor`: each check is good on a sound site and finds its fault.
 */
final class HealthTest extends ResponsesTestCase {

	private const EVENT = 'userfeedback_core_health_test';

	protected function tearDown(): void {
		wp_unschedule_hook( self::EVENT );
		remove_all_filters( 'pre_http_request' );
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	/**
	 * Takes due events from the list as WP-Cron does. Nothing does that on a test site, so after two hours they are late.
	 */
	private static function take_due_events(): void {
		foreach ( wp_get_ready_cron_jobs() as $at => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( $events as $event ) {
					if ( false !== $event['schedule'] ) {
						wp_reschedule_event( $at, $event['schedule'], $hook, $event['args'] );
					}
					wp_unschedule_event( $at, $hook, $event['args'] );
				}
			}
		}
	}

	public function test_a_sound_site_has_only_good_findings(): void {
		self::take_due_events();
		$countries = CountriesDatabase::made_at( time() );
		add_filter( 'userfeedback_countries_file', $lead = static fn (): string => $countries );
		$survey = $this->survey()->id;
		$this->submit( $survey, $this->body() );
		foreach ( $this->checks()->all() as $id => $check ) {
			$finding = HealthChecks::run( $check );
			self::assertSame( array( Finding::GOOD, '' ), array( $finding->status, $finding->todo ), "$id: {$finding->label} {$finding->text}" );
			self::assertNotSame( '', $finding->text );
		}
		remove_filter( 'userfeedback_countries_file', $lead );
		unlink( $countries );
	}

	public function test_a_missing_table_is_named(): void {
		$table = $this->table( 'note' );
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'information_schema' ) ? str_replace( "'$table'", "'nowhere'", $sql ) : $sql );
		$finding = $this->find( 'tables' );
		self::assertSame( Finding::CRITICAL, $finding->status );
		self::assertStringContainsString( $table, $finding->text );
	}

	public function test_tables_of_an_older_version_are_no_good_ones(): void {
		$version = get_option( 'userfeedback_core_tables' );
		update_option( 'userfeedback_core_tables', '0', true );
		$finding = $this->find( 'tables' );
		update_option( 'userfeedback_core_tables', $version, true );
		self::assertSame( Finding::CRITICAL, $finding->status );
	}

	public function test_a_wrong_counter_is_found(): void {
		$this->submit( $this->survey()->id, $this->body() );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'counter' ) . ' SET total = total + 1 WHERE metric = "publish"' );
		$finding = $this->find( 'counters' );
		self::assertSame( Finding::CRITICAL, $finding->status );
		self::assertStringContainsString( 'wp userfeedback recount', $finding->todo );
	}

	public function test_jobs_that_wait_or_were_given_up_are_found(): void {
		$this->container()->get( Outbox::class )->add( 'mail', 'a' );
		self::assertSame( Finding::GOOD, $this->find( 'outbox' )->status, 'It is not late yet.' );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'available_at' => gmdate( 'Y-m-d H:i:s', time() - 3 * HOUR_IN_SECONDS ) ), array( 'job_key' => 'a' ) );
		self::assertSame( Finding::CRITICAL, $this->find( 'outbox' )->status );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'status' => 'dead', 'reason' => 'The door is locked.' ), array( 'job_key' => 'a' ) );
		$finding = $this->find( 'outbox' );
		self::assertSame( Finding::RECOMMENDED, $finding->status );
		self::assertStringContainsString( 'The door is locked.', $finding->text );
	}

	public function test_jobs_of_an_addon_that_is_off_wait_for_it_and_not_for_cron(): void {
		$this->container()->get( Outbox::class )->add( 'test-nobody', 'a' );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'available_at' => gmdate( 'Y-m-d H:i:s', time() - 3 * HOUR_IN_SECONDS ) ), array( 'job_key' => 'a' ) );
		self::assertSame( Finding::GOOD, $this->find( 'outbox' )->status );
	}

	public function test_a_mail_that_failed_is_found_until_it_is_sent(): void {
		$this->container()->get( Outbox::class )->add( 'mail', 'a' );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'reason' => 'SMTP connect() failed.' ), array( 'job_key' => 'a' ) );
		$finding = $this->find( 'mail' );
		self::assertSame( Finding::RECOMMENDED, $finding->status );
		self::assertStringContainsString( 'SMTP connect() failed.', $finding->text );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'status' => 'done', 'reason' => '' ), array( 'job_key' => 'a' ) );
		self::assertSame( Finding::GOOD, $this->find( 'mail' )->status );
	}

	public function test_an_event_that_is_hours_late_is_found(): void {
		wp_schedule_single_event( time() - 3 * HOUR_IN_SECONDS, self::EVENT );
		self::assertSame( Finding::CRITICAL, $this->find( 'cron' )->status );
	}

	public function test_a_site_without_license_is_told(): void {
		$this->license( null );
		self::assertSame( '', $this->container()->get( LicenseStore::class )->current()->key );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'license' )->status );
	}

	public function test_a_cache_with_old_options_and_options_that_are_not_autoloaded_are_found(): void {
		$this->survey();
		$this->container()->get( LiveIndex::class )->rebuild();
		self::assertSame( Finding::GOOD, $this->find( 'object-cache' )->status );
		$this->wpdb()->update( $this->wpdb()->options, array( 'option_value' => 'a:0:{}' ), array( 'option_name' => LiveIndex::OPTION ) );
		self::assertSame( Finding::CRITICAL, $this->find( 'object-cache' )->status );
		wp_cache_flush();
		$this->wpdb()->update( $this->wpdb()->options, array( 'autoload' => 'off' ), array( 'option_name' => LiveIndex::OPTION ) );
		self::assertSame( Finding::RECOMMENDED, $this->find( 'object-cache' )->status );
	}

	/**
	 * @param array<string, mixed>|null $reply    Of the site to itself, null for none.
	 * @param string                    $loopback Expected status.
	 * @param string                    $cache    Expected status.
	 */
	#[DataProvider( 'replies' )]
	public function test_what_stands_before_the_public_routes_is_found( ?array $reply, string $loopback, string $cache ): void {
		add_filter( 'pre_http_request', static fn (): array|WP_Error => $reply ?? new WP_Error( 'http_request_failed', 'cURL error 28' ) );
		$call = new PublicCall();
		self::assertSame( $loopback, HealthChecks::run( new LoopbackCheck( $call ) )->status );
		self::assertSame( $cache, HealthChecks::run( new PageCacheCheck( $call ) )->status );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>|null, string, string}>
	 */
	public static function replies(): iterable {
		$reply = static fn ( int $status, string $body = '{"code":"userfeedback_not_found"}', array $headers = array() ): array => array(
			'response' => array( 'code' => $status, 'message' => '' ),
			'headers'  => $headers,
			'body'     => $body,
			'cookies'  => array(),
		);
		yield 'sound' => array( $reply( 404 ), 'good', 'good' );
		yield 'no answer' => array( null, 'recommended', 'good' );
		yield 'closed' => array( $reply( 401, '{"code":"rest_forbidden"}' ), 'critical', 'good' );
		yield 'a firewall' => array( $reply( 403, '<html>' ), 'critical', 'good' );
		yield 'sent on' => array( $reply( 301, '', array( 'location' => 'https://www.example.org/' ) ), 'critical', 'good' );
		yield 'the 404 of somebody else' => array( $reply( 404, '<html>' ), 'critical', 'good' );
		yield 'broken' => array( $reply( 500, '' ), 'critical', 'good' );
		yield 'a cache that misses' => array( $reply( 404, '{"code":"userfeedback_not_found"}', array( 'x-cache' => 'MISS' ) ), 'good', 'good' );
		yield 'a cache that hits' => array( $reply( 404, '{"code":"userfeedback_not_found"}', array( 'x-cache' => 'HIT from x' ) ), 'good', 'critical' );
		yield 'an old reply' => array( $reply( 404, '{"code":"userfeedback_not_found"}', array( 'age' => '17' ) ), 'good', 'critical' );
	}

	public function test_site_health_has_every_check_and_a_check_that_fails_is_a_finding(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		$ours  = array_filter( array_keys( $tests['direct'] + $tests['async'] ), static fn ( string $key ): bool => str_starts_with( $key, 'userfeedback_' ) );
		self::assertCount( count( $this->checks()->all() ), $ours );
		$result = $tests['direct']['userfeedback_tables']['test']();
		self::assertSame( 'userfeedback_tables', $result['test'] );
		self::assertStringStartsWith( '<p>', $result['description'] );
		$broken = new class() implements Check {
			public function id(): string {
				return 'broken';
			}
			public function name(): string {
				return 'Broken';
			}
			public function is_slow(): bool {
				return false;
			}
			public function run(): Finding {
				throw new \RuntimeException( '<b>gone</b>' );
			}
		};
		$result = SiteHealth::result( $broken );
		self::assertSame( 'critical', $result['status'] );
		self::assertSame( '<p>&lt;b&gt;gone&lt;/b&gt;</p>', $result['description'] );
	}

	public function test_the_debug_section_has_no_secret(): void {
		$sections = apply_filters( 'debug_information', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		$fields   = $sections['userfeedback']['fields'];
		self::assertSame( '0', $fields['responses']['value'] );
		$key = $this->container()->get( LicenseStore::class )->current()->key;
		self::assertNotSame( '', $key );
		self::assertStringNotContainsString( $key, (string) wp_json_encode( $fields ) );
		self::assertStringNotContainsString( substr( $key, -4 ), $fields['license']['value'] );
	}

	public function test_only_who_manages_asks_and_an_unknown_check_is_404(): void {
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', '/health/tables' )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertSame( 404, $this->rest( 'GET', '/health/unheard-of' )->get_status() );
		self::assertSame( 'good', ( (array) $this->rest( 'GET', '/health/tables' )->get_data() )['status'] );
	}

	private function checks(): HealthChecks {
		return $this->container()->get( HealthChecks::class );
	}

	private function find( string $id ): Finding {
		$check = $this->checks()->find( $id );
		self::assertNotNull( $check );
		return HealthChecks::run( $check );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Display\LiveIndex;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Privacy\PolicyText;
use UserFeedback\Responses\Calls\RecordImpression;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;

/**
 * What is stored of visitors follows the settings, by the early path and by REST alike (SEC-PR4, SEC-R1, A50, A51).
 */
final class DataPolicyTest extends ResponsesTestCase {

	private const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

	private static int $visitor = 0;

	/**
	 * @param array<string, mixed>  $settings Of the site.
	 * @param array<string, string> $headers  Of the visitor.
	 * @param array{string, string} $expected Address and browser.
	 */
	#[DataProvider( 'sites' )]
	public function test_both_ways_store_what_the_settings_say( array $settings, array $headers, array $expected ): void {
		$this->settings( $settings );
		$survey = $this->survey();
		foreach ( array( '', '?other=1' ) as $query ) {
			$link = $this->send( $survey->id, $query, $headers );
			self::assertSame( '' === $query, '' === $link, 'Only REST sends this header.' );
			$row = $this->newest();
			self::assertSame( $expected, array( $row['ip'], $row['browser'] ), 'With query "' . $query . '".' );
			self::assertSame( '' === $expected[1], '' === $row['os'] );
			self::assertSame( 'desktop', $row['device'], 'Figures count it.' );
		}
		self::assertSame( 2, $this->count_rows( 'response' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, string>, array{string, string}}>
	 */
	public static function sites(): iterable {
		$proxied = array( 'proxy_header' => 'X-Forwarded-For', 'trusted_proxies' => array( '127.0.0.0/8' ) );
		$spoofed = array(
			'X-Forwarded-For'  => '203.0.113.77',
			'CF-Connecting-IP' => '203.0.113.78',
			'X-Real-IP'        => '203.0.113.79',
			'Client-IP'        => '203.0.113.80',
			'Forwarded'        => 'for=203.0.113.81',
		);
		yield 'as installed' => array( array(), $spoofed, array( '127.0.0.1', 'Firefox' ) );
		yield 'shortened' => array( array( 'store_address' => 'shortened' ), array(), array( '127.0.0.0', 'Firefox' ) );
		yield 'not at all' => array( array( 'store_address' => 'none' ), array(), array( '', 'Firefox' ) );
		yield 'no browser' => array( array( 'store_browser' => false ), array(), array( '127.0.0.1', '' ) );
		yield 'anonymous' => array( array( 'anonymous_responses' => true ), array(), array( '', '' ) );
		yield 'behind a proxy' => array( $proxied, $spoofed, array( '203.0.113.77', 'Firefox' ) );
		yield 'behind a proxy, shortened' => array( $proxied + array( 'store_address' => 'shortened' ), $spoofed, array( '203.0.113.0', 'Firefox' ) );
		yield 'a header without proxies' => array( array( 'proxy_header' => 'X-Forwarded-For' ), $spoofed, array( '127.0.0.1', 'Firefox' ) );
		yield 'a proxy that is not this one' => array( array( 'trusted_proxies' => array( '192.0.2.1' ) ) + $proxied, $spoofed, array( '127.0.0.1', 'Firefox' ) );
		yield 'the header of another proxy' => array( array( 'proxy_header' => 'CF-Connecting-IP' ) + $proxied, array( 'X-Forwarded-For' => '203.0.113.77' ), array( '127.0.0.1', 'Firefox' ) );
		yield 'junk from the proxy' => array( $proxied, array( 'X-Forwarded-For' => "203.0.113.77' OR 1=1" ), array( '127.0.0.1', 'Firefox' ) );
	}

	public function test_the_settings_cost_submissions_no_query(): void {
		$survey = $this->survey();
		$count  = function () use ( $survey ): int {
			$before = $this->wpdb()->num_queries;
			self::assertSame( 201, $this->submit( $survey->id, $this->body() )->get_status() );
			return $this->wpdb()->num_queries - $before;
		};
		$count();
		$plain = $count();
		$this->settings( array( 'store_address' => 'shortened', 'proxy_header' => 'X-Real-IP', 'trusted_proxies' => array( '127.0.0.1' ), 'anonymous_responses' => true ) );
		$count();
		self::assertSame( $plain, $count() );
	}

	public function test_an_anonymous_response_leads_to_no_account(): void {
		$this->settings( array( 'anonymous_responses' => true ) );
		$survey  = $this->survey();
		$user    = $this->sign_in( 'subscriber' );
		$cookies = array( new \WP_Http_Cookie( array( 'name' => (string) constant( 'LOGGED_IN_COOKIE' ), 'value' => wp_generate_auth_cookie( $user, time() + 3600, 'logged_in' ) ) ) );
		$this->send( $survey->id, '', array(), $cookies );
		$row = $this->newest();
		self::assertSame( '0', $row['user_id'] );
		wp_cache_delete( $user, 'user_meta' );
		$remembered = RememberedSurveys::of( $user )[ $survey->id ] ?? null;
		self::assertNotNull( $remembered, 'The account still knows that it answered, so that it is not asked again.' );
		self::assertStringNotContainsString( '-', $remembered['client_id'] );
		self::assertSame( 0, $remembered['at'] % DAY_IN_SECONDS );
		RememberedSurveys::forget( $user );
	}

	public function test_the_first_question_says_that_answers_are_anonymous(): void {
		$survey = $this->survey();
		self::assertStringNotContainsString( 'Anonymous', $this->questions_of( $survey->id ) );
		$this->settings( array( 'anonymous_responses' => true ) );
		$questions = $this->questions_of( $survey->id );
		self::assertSame( 1, substr_count( $questions, 'Anonymous: your account, IP address and browser are not stored with your answers.' ) );
		self::assertLessThan( strpos( $questions, '"why"' ), strpos( $questions, 'Anonymous' ) );
	}

	public function test_the_notice_has_the_language_of_the_page_and_is_stored_nowhere(): void {
		$this->settings( array( 'anonymous_responses' => true ) );
		$survey    = $this->survey();
		$translate = static fn ( string $text ): string => str_starts_with( $text, 'Anonymous:' ) ? 'Anonym: nichts.' : $text;
		add_filter( 'gettext', $translate );
		$index     = $this->container()->get( LiveIndex::class );
		$entry     = $index->find( $survey->id, $this->container()->get( Clock::class )->now() );
		self::assertNotNull( $entry );
		$sent = array( $index->questions( $survey->id ), $index->payload( $entry )['questions'] ?? null, $index->make_questions( $survey ) );
		remove_filter( 'gettext', $translate );
		foreach ( array_filter( $sent, 'is_array' ) as $questions ) {
			self::assertStringNotContainsString( 'is_anonymous', (string) wp_json_encode( $questions ) );
			self::assertSame( 1, substr_count( (string) wp_json_encode( $questions ), 'Anonym: nichts.' ) );
			self::assertStringNotContainsString( 'Anonymous', (string) wp_json_encode( $questions ) );
		}
		self::assertGreaterThan( 1, count( array_filter( $sent, 'is_array' ) ) );
		self::assertStringNotContainsString( 'Anonym', (string) wp_json_encode( $entry ) );
	}

	/**
	 * @param array<string, mixed> $settings Of the site.
	 * @param list<string>         $counted  Visitors who count.
	 */
	#[DataProvider( 'audiences' )]
	public function test_who_counts_is_the_owners_choice( array $settings, array $counted ): void {
		$this->settings( $settings );
		$survey   = $this->survey();
		$visitors = array(
			'guest'      => new Visitor( '', self::AGENT, 0 ),
			'bot'        => new Visitor( '', 'Googlebot/2.1', 0 ),
			'subscriber' => new Visitor( '', self::AGENT, $this->user( 'subscriber' ) ),
			'admin'      => new Visitor( '', self::AGENT, $this->user( 'administrator' ) ),
		);
		foreach ( $visitors as $name => $visitor ) {
			$before = $this->counters()['impression'] ?? '0 0';
			$this->container()->get( RecordImpression::class )->run( $survey->id, $visitor );
			$after = $this->counters()['impression'] ?? '0 0';
			self::assertSame( in_array( $name, $counted, true ), $after > $before, $name );
		}
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>}>
	 */
	public static function audiences(): iterable {
		yield 'as installed' => array( array(), array( 'guest', 'subscriber' ) );
		yield 'everyone' => array( array( 'count_impressions' => 'everyone' ), array( 'guest', 'subscriber', 'admin' ) );
		yield 'signed out' => array( array( 'count_impressions' => 'signed_out' ), array( 'guest' ) );
		yield 'bots too' => array( array( 'count_bots' => true ), array( 'guest', 'bot', 'subscriber' ) );
	}

	public function test_fast_impressions_leave_bots_out_too(): void {
		$survey = $this->survey();
		SurveyChanged::announce( $survey->id );
		$this->container()->get( LiveIndex::class )->live( $this->container()->get( Clock::class )->now() );
		$fast = $this->container()->get( FastImpressions::class );
		try {
			self::assertTrue( $fast->enable() );
			foreach ( array( self::AGENT => '1 0', 'Googlebot/2.1' => '1 0' ) as $agent => $count ) {
				$reply = wp_remote_post( $fast->url() . '?survey=' . $survey->id, array( 'user-agent' => $agent ) );
				self::assertSame( 200, wp_remote_retrieve_response_code( $reply ) );
				self::assertSame( $count, $this->counters()['impression'] );
			}
			$this->settings( array( 'count_bots' => true ) );
			$this->container()->get( LiveIndex::class )->live( $this->container()->get( Clock::class )->now() );
			wp_remote_post( $fast->url() . '?survey=' . $survey->id, array( 'user-agent' => 'Googlebot/2.1' ) );
			self::assertSame( '2 0', $this->counters()['impression'] );
		} finally {
			$fast->disable();
		}
	}

	public function test_the_days_of_the_site_reach_pages_unless_the_survey_has_its_own(): void {
		$survey = $this->survey();
		self::assertSame( 0, $this->remembered( $survey->id ) );
		$this->settings( array( 'remember_days' => 30 ) );
		self::assertSame( 30, $this->remembered( $survey->id ) );
		$own                              = $survey->settings;
		$own['behavior']['remember_days'] = 7;
		$second                           = $this->survey( array( 'settings' => $own ) );
		SurveyChanged::announce( $second->id );
		self::assertSame( 7, $this->remembered( $second->id ) );
	}

	public function test_the_text_for_the_policy_says_what_is_stored_and_no_more(): void {
		$said = static fn (): string => PolicyText::html( DataPolicy::current() );
		foreach ( array( 'We also store your IP address.', 'names of your browser', 'which account it was', 'close the browser' ) as $words ) {
			self::assertStringContainsString( $words, $said() );
		}
		self::assertStringNotContainsString( 'We delete', $said() );
		$this->settings( array( 'store_address' => 'shortened', 'store_browser' => false, 'keep_responses_days' => 90, 'remember_days' => 7 ) );
		foreach ( array( 'without its last part', 'after 90 days', 'ends after 7 days' ) as $words ) {
			self::assertStringContainsString( $words, $said() );
		}
		self::assertStringNotContainsString( 'your browser and operating', $said() );
		$this->settings( array( 'anonymous_responses' => true ) );
		self::assertStringContainsString( 'do not store your IP address', $said() );
		self::assertStringContainsString( 'do not store which account', $said() );
		self::assertStringNotContainsString( 'which account it was', $said() );
	}

	public function test_wrong_values_are_refused_and_named(): void {
		$this->sign_in( 'administrator' );
		foreach (
			array(
				'store_address'       => array( 'all', 'WHOLE', '', 1, null ),
				'keep_responses_days' => array( -1, 3651, '30', 1.5, null ),
				'remember_days'       => array( -1, 3651 ),
				'count_impressions'   => array( 'nobody', true ),
				'count_bots'          => array( 'yes', 1 ),
				'proxy_header'        => array( 'X Forwarded', "X-A\r\nY: 1", 'X_Forwarded', '1X', str_repeat( 'x', 61 ) ),
				'trusted_proxies'     => array( 'x', array( '10.0.0.0/33' ), array( 'example.org' ), array( 1 ), array( array() ), array_fill( 0, 101, '10.0.0.1' ), array( 'a' => '10.0.0.1' ) ),
			) as $key => $values
		) {
			foreach ( $values as $value ) {
				$reply = $this->rest( 'POST', '/settings', array( 'settings' => array( 'store_browser' => false, $key => $value ) ) );
				self::assertContains( $reply->get_status(), array( 400, 422 ), $key . ' ' . wp_json_encode( $value ) );
				self::assertSame( array( $key ), self::fields( $reply ) );
				self::assertTrue( DataPolicy::current()->has_browser(), 'Nothing is saved by half.' );
			}
		}
	}

	public function test_the_screen_reads_what_the_settings_would_do(): void {
		$this->submit( $this->survey()->id, $this->body() );
		$this->sign_in( 'administrator' );
		$_SERVER['REMOTE_ADDR']          = '10.0.0.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.9, 203.0.113.77';
		$query                           = array( 'proxy_header' => 'X-Forwarded-For', 'trusted_proxies' => array( '10.0.0.0/8' ) );
		$data                            = (array) $this->rest( 'GET', '/stored-data', $query )->get_data();
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		self::assertSame( array( 1, 1, 0 ), array( $data['surveys'], $data['responses'], $data['older'] ) );
		self::assertSame(
			array(
				'connection' => '10.0.0.1',
				'found'      => '203.0.113.77',
				'shortened'  => '203.0.113.0',
				'headers'    => array( array( 'name' => 'X-Forwarded-For', 'value' => '198.51.100.9, 203.0.113.77' ) ),
			),
			$data['address']
		);
	}

	public function test_stored_addresses_are_shortened_and_removed(): void {
		$survey = $this->survey()->id;
		foreach ( array( '203.0.113.77', '2001:db8:1:2::3', '' ) as $address ) {
			$this->submit( $survey, $this->body() );
			$this->wpdb()->update( $this->table( 'response' ), array( 'ip' => $address ), array( 'id' => (int) $this->newest()['id'] ) );
		}
		$this->sign_in( 'administrator' );
		$first = (array) $this->rest( 'POST', '/stored-data/addresses', array( 'to' => 'shortened' ) )->get_data();
		self::assertSame( array( 2, true ), array( $first['changed'], $first['is_done'] ) );
		self::assertSame( array( '203.0.113.0', '2001:db8:1::', '' ), array_map( 'strval', $this->wpdb()->get_col( 'SELECT ip FROM ' . $this->table( 'response' ) . ' ORDER BY id' ) ) );
		self::assertSame( 0, ( (array) $this->rest( 'POST', '/stored-data/addresses', array( 'to' => 'shortened' ) )->get_data() )['changed'] );
		$this->rest( 'POST', '/stored-data/addresses', array( 'to' => 'none' ) );
		self::assertSame( 3, $this->count_rows( 'response', array( 'ip' => '' ) ) );
		self::assertSame( 400, $this->rest( 'POST', '/stored-data/addresses', array( 'to' => 'whole' ) )->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', '/stored-data/addresses', array( 'to' => 'none' ) )->get_status() );
	}

	/**
	 * @param array<string, mixed> $settings To save.
	 */
	private function settings( array $settings ): void {
		$this->container()->get( SettingsRepository::class )->save( $settings );
	}

	private function user( string $role ): int {
		$user = get_user_by( 'login', self::ROLES[ $role ] );
		self::assertNotFalse( $user );
		return $user->ID;
	}

	/**
	 * The questions as visitors get them, as JSON.
	 */
	private function questions_of( int $survey_id ): string {
		$reply = wp_remote_post( rest_url( "userfeedback/v1/surveys/$survey_id/impression?with=questions" ), array( 'user-agent' => self::AGENT ) );
		return wp_remote_retrieve_body( $reply );
	}

	/**
	 * Days of the payload that pages print.
	 */
	private function remembered( int $survey_id ): int {
		$index = $this->container()->get( LiveIndex::class );
		$entry = $index->find( $survey_id, $this->container()->get( Clock::class )->now() );
		self::assertNotNull( $entry );
		$behavior = $index->payload( $entry )['behavior'] ?? null;
		self::assertIsArray( $behavior );
		self::assertIsInt( $behavior['remember_days'] );
		return $behavior['remember_days'];
	}

	/**
	 * Sends a response over HTTP.
	 *
	 * @param array<string, string> $headers More headers.
	 * @param list<\WP_Http_Cookie> $cookies Of the visitor.
	 * @return string A header that only REST sends.
	 */
	private function send( int $survey_id, string $query, array $headers, array $cookies = array() ): string {
		$body              = $this->body();
		$body['client_id'] = sprintf( 'cccccccc-0000-4000-8000-%012d', ++self::$visitor );
		$reply             = wp_remote_post(
			home_url( "/wp-json/userfeedback/v1/surveys/$survey_id/responses$query" ),
			array(
				'user-agent' => self::AGENT . ' ' . getmypid() . self::$visitor,
				'headers'    => $headers + array( 'Content-Type' => 'application/json' ),
				'cookies'    => $cookies,
				'body'       => (string) wp_json_encode( $body ),
			)
		);
		self::assertSame( 201, wp_remote_retrieve_response_code( $reply ), wp_remote_retrieve_body( $reply ) );
		$link = wp_remote_retrieve_header( $reply, 'link' );
		return is_string( $link ) ? $link : 'several';
	}

	/**
	 * @return array<string, string|null>
	 */
	private function newest(): array {
		$row = $this->wpdb()->get_row( 'SELECT * FROM ' . $this->table( 'response' ) . ' ORDER BY id DESC LIMIT 1', ARRAY_A );
		self::assertIsArray( $row );
		return $row;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use DateTimeZone;
use RuntimeException;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Responses\Retention\PruneResponses;
use UserFeedback\Responses\Retention\RetentionQuery;
use UserFeedback\Responses\Retention\RetentionSchedule;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;

/**
 * "Keep responses for N days" (SEC-PR9).
 */
final class RetentionTest extends ResponsesTestCase {

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
		wp_unschedule_hook( RetentionSchedule::EVENT );
		parent::tearDown();
	}

	public function test_what_is_older_goes_with_all_beside_it_and_counters_stay_exact(): void {
		$survey = $this->survey()->id;
		$old    = array( $this->respond( $survey, 31 ), $this->respond( $survey, 40 ), $this->respond( $survey, 400 ) );
		$kept   = array( $this->respond( $survey, 30 ), $this->respond( $survey, 29 ), $this->respond( $survey, 0 ) );
		$this->wpdb()->update( $this->table( 'response' ), array( 'status' => 'trash' ), array( 'id' => $old[1] ) );
		$this->wpdb()->update( $this->table( 'response' ), array( 'is_read' => 1 ), array( 'id' => $old[0] ) );
		foreach ( array( $old[0], $kept[0] ) as $id ) {
			$this->wpdb()->insert( $this->table( 'note' ), array( 'response_id' => $id, 'body' => 'x', 'created_at' => '2026-01-01 00:00:00' ) );
			$this->wpdb()->insert( $this->table( 'response_tag' ), array( 'response_id' => $id, 'tag_id' => 1 ) );
			$this->wpdb()->insert( $this->table( 'outbox' ), array( 'response_id' => $id, 'kind' => 'x', 'job_key' => (string) $id, 'payload' => '', 'reason' => '', 'available_at' => '2026-01-01 00:00:00', 'created_at' => '2026-01-01 00:00:00' ) );
		}
		$this->recount();
		$this->impression( $survey, 400 );
		$this->impression( $survey, 30 );
		$gone = array();
		$spy  = static function ( array $ids, array $surveys ) use ( &$gone ): void {
			array_push( $gone, $ids, $surveys );
		};
		add_action( ResponsesGone::ACTION, $spy, 10, 2 );

		self::assertSame( 3, $this->query()->count( $this->prune()->first_day( 30 ) ) );
		self::assertTrue( $this->prune()->run( $this->prune()->first_day( 30 ), 60 ) );
		remove_action( ResponsesGone::ACTION, $spy );

		self::assertSame( $kept, $this->ids() );
		foreach ( array( 'note', 'response_tag', 'outbox' ) as $table ) {
			self::assertSame( 1, $this->count_rows( $table ), $table );
		}
		self::assertSame( 3, count( array_unique( array_map( 'intval', $this->wpdb()->get_col( 'SELECT response_id FROM ' . $this->table( 'answer' ) ) ) ) ) );
		$this->assert_counters_are_right();
		self::assertSame( '1 0', $this->counters()['impression'], 'Impressions of the days that are gone go too.' );
		self::assertGreaterThanOrEqual( $this->prune()->first_day( 30 ), $this->wpdb()->get_var( 'SELECT MIN(day) FROM ' . $this->table( 'counter' ) ) );
		self::assertEqualsCanonicalizing( $old, array_merge( $gone[0], $gone[2] ) );
		self::assertSame( array( $survey ), $gone[1] );
	}

	public function test_the_boundary_is_the_day_of_the_site(): void {
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		$today = $this->container()->get( Clock::class )->site_now()->format( 'Y-m-d' );
		self::assertSame( $today, ( new DateTimeImmutable( 'now', new DateTimeZone( 'Pacific/Kiritimati' ) ) )->format( 'Y-m-d' ) );
		self::assertSame( ( new DateTimeImmutable( $today ) )->modify( '-7 days' )->format( 'Y-m-d' ), $this->prune()->first_day( 7 ) );
	}

	public function test_it_goes_on_after_it_was_killed_and_several_batches_are_exact(): void {
		$survey = $this->survey()->id;
		$this->respond_many( $survey, 50, PruneResponses::BATCH + 20 );
		$keep = $this->respond( $survey, 1 );
		$this->recount();
		$batches = 0;
		try {
			$this->prune()->run(
				$this->prune()->first_day( 30 ),
				60,
				static function () use ( &$batches ): void {
					++$batches;
					throw new RuntimeException( 'killed' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( 1, $batches );
		}
		self::assertSame( 21, $this->count_rows( 'response' ) );
		$this->assert_counters_are_right( 'In the middle.' );
		self::assertFalse( $this->prune()->run( $this->prune()->first_day( 30 ), -1 ), 'No time left.' );
		self::assertTrue( $this->prune()->run( $this->prune()->first_day( 30 ), 60 ) );
		self::assertSame( array( $keep ), $this->ids() );
		$this->assert_counters_are_right();
	}

	public function test_nothing_is_compared_with_days_that_were_deleted(): void {
		$survey = $this->survey( array( 'published_at' => new DateTimeImmutable( '-1 year' ) ) )->id;
		for ( $day = 0; $day < 14; $day++ ) {
			$this->respond_many( $survey, $day, 10 );
		}
		$this->recount();
		$this->sign_in( 'administrator' );
		self::assertSame( 0.0, $this->week()['responses']['change'] );
		$this->prune()->run( $this->prune()->first_day( 10 ), 60 );
		$week = $this->week();
		self::assertSame( $this->prune()->first_day( 10 ), $week['collecting_since'] );
		self::assertSame( 70, $week['responses']['value'] );
		self::assertNull( $week['responses']['change'], 'Forty are left of the week before.' );
		$this->prune()->run( $this->prune()->first_day( 30 ), 60 );
		self::assertSame( $this->prune()->first_day( 10 ), $this->week()['collecting_since'], 'What was deleted stays so.' );
	}

	public function test_a_survey_in_the_trash_is_no_exception(): void {
		$survey = $this->survey( array( 'status' => 'trash' ) )->id;
		$this->respond_many( $survey, 50, 3 );
		$this->recount();
		$this->prune()->run( $this->prune()->first_day( 30 ), 60 );
		self::assertSame( array(), $this->ids() );
	}

	public function test_the_setting_schedules_it_and_off_deletes_nothing(): void {
		$survey = $this->survey()->id;
		$this->respond( $survey, 31 );
		$this->recount();
		do_action( 'userfeedback_core_prune_responses' );
		self::assertSame( 1, $this->count_rows( 'response' ) );

		$this->container()->get( SettingsRepository::class )->save( array( 'keep_responses_days' => 30 ) );
		$next = wp_next_scheduled( RetentionSchedule::EVENT );
		self::assertNotFalse( $next );
		self::assertGreaterThan( time(), $next );
		self::assertSame( '03', wp_date( 'H', $next ) );
		self::assertSame( 1, $this->count_rows( 'response' ), 'Saving deletes nothing.' );
		do_action( 'userfeedback_core_prune_responses' );
		self::assertSame( 0, $this->count_rows( 'response' ) );

		$this->container()->get( SettingsRepository::class )->save( array( 'keep_responses_days' => 0 ) );
		self::assertFalse( wp_next_scheduled( RetentionSchedule::EVENT ) );
	}

	/**
	 * The figures of the past seven days.
	 *
	 * @return array{responses: array{value: int, change: float|null}, collecting_since: string}
	 */
	private function week(): array {
		$reply = $this->rest( 'GET', '/results-summary' );
		self::assertSame( 200, $reply->get_status() );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		$data = $data['data'];
		return array(
			'responses'        => $data['responses_compared'],
			'collecting_since' => $data['collecting_since'],
		);
	}

	private function prune(): PruneResponses {
		return $this->container()->get( PruneResponses::class );
	}

	private function query(): RetentionQuery {
		return $this->container()->get( RetentionQuery::class );
	}

	/**
	 * Stores a response of some days ago, without its counters.
	 *
	 * @return int Its id.
	 */
	private function respond( int $survey, int $days_ago ): int {
		self::assertSame( 201, $this->submit( $survey, $this->body( array( 'choice' => 'Yes', 'stars' => 4, 'mail' => 'a@example.org' ) ) )->get_status() );
		$id  = (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
		$day = $this->prune()->first_day( $days_ago );
		$this->wpdb()->update( $this->table( 'response' ), array( 'submitted_day' => $day, 'submitted_at' => $day . ' 10:00:00' ), array( 'id' => $id ) );
		return $id;
	}

	private function respond_many( int $survey, int $days_ago, int $times ): void {
		$day = $this->prune()->first_day( $days_ago );
		for ( $at = 0; $at < $times; $at++ ) {
			$this->wpdb()->insert( $this->table( 'response' ), array( 'survey_id' => $survey, 'client_id' => sprintf( '%08d%08d', $days_ago, $at ), 'body_hash' => '', 'submitted_at' => $day . ' 10:00:00', 'submitted_day' => $day, 'device' => 'mobile' ) );
			$this->wpdb()->insert( $this->table( 'answer' ), array( 'response_id' => $this->wpdb()->insert_id, 'question_id' => 'stars', 'value_key' => '5', 'value_text' => '', 'extra' => '' ) );
		}
	}

	private function impression( int $survey, int $days_ago ): void {
		$this->wpdb()->insert( $this->table( 'counter' ), array( 'survey_id' => $survey, 'metric' => 'impression', 'day' => $this->prune()->first_day( $days_ago ), 'total' => 1 ) );
	}

	private function recount(): void {
		$recount = $this->container()->get( RecountCounters::class );
		foreach ( $recount->pieces() as $piece ) {
			$recount->run( $piece['survey_id'], $piece['from'], $piece['to'], true );
		}
	}

	/**
	 * @return list<int>
	 */
	private function ids(): array {
		return array_map( 'intval', $this->wpdb()->get_col( 'SELECT id FROM ' . $this->table( 'response' ) . ' ORDER BY id' ) );
	}
}

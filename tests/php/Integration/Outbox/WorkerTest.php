<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Outbox;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use RuntimeException;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Outbox\Worker;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;

final class WorkerTest extends IntegrationTestCase {

	private FixedClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FixedClock( new DateTimeImmutable( '2026-11-22 10:00:00', new DateTimeZone( 'UTC' ) ) );
		wp_unschedule_hook( Schedule::EVENT );
	}

	protected function tearDown(): void {
		wp_unschedule_hook( Schedule::EVENT );
		parent::tearDown();
	}

	public function test_a_job_that_fails_waits_longer_each_time_and_then_is_dead_with_its_reason(): void {
		$handler = $this->handler( static fn (): Outcome => Outcome::retry( 'The mail server is closed.' ) );
		self::assertTrue( $this->outbox()->add( LogHandler::KIND, 'a' ) );
		$waits = array();
		for ( $i = 0; $i < 20 && array() === $handler->dead; $i++ ) {
			$before = $this->clock->now();
			$this->run_worker( $handler );
			$row = $this->row( 'a' );
			if ( 'waiting' === $row['status'] ) {
				$waits[] = (int) strtotime( $row['available_at'] . ' UTC' ) - $before->getTimestamp();
				self::assertSame( 'The mail server is closed.', $row['reason'] );
				$this->pass( end( $waits ) - 1 );
				$this->run_worker( $handler );
				self::assertCount( count( $waits ), $handler->ran, 'Not before its time.' );
				$this->pass( 1 );
			}
		}
		self::assertSame( array( 60, 300, 1800, 10800, 86400 ), $waits );
		self::assertCount( 6, $handler->ran );
		self::assertSame( array( 'a: The mail server is closed.' ), $handler->dead );
		self::assertSame( 'dead', $this->row( 'a' )['status'] );

		self::assertSame( 1, $this->repository()->revive( 0, $this->clock->now() ) );
		$handler->work = static fn (): Outcome => Outcome::done();
		self::assertSame( 1, $this->run_worker( $handler )['done'] );
		self::assertSame( array( 'done', '', '' ), array( $this->row( 'a' )['status'], $this->row( 'a' )['reason'], $this->row( 'a' )['claim'] ) );
	}

	public function test_an_exception_counts_as_a_failed_attempt_and_a_failure_for_good_is_not_repeated(): void {
		$handler = $this->handler( static fn () => throw new RuntimeException( 'No route to host.' ), array( 5 ) );
		$this->outbox()->add( LogHandler::KIND, 'a' );
		$this->run_worker( $handler );
		self::assertSame( array( 'waiting', 'No route to host.', '1' ), array( $this->row( 'a' )['status'], $this->row( 'a' )['reason'], $this->row( 'a' )['attempts'] ) );
		$handler->work = static fn (): Outcome => Outcome::failed( 'The address is gone.' );
		$this->outbox()->add( LogHandler::KIND, 'b' );
		$this->run_worker( $handler );
		self::assertSame( array( 'b: The address is gone.' ), $handler->dead );
	}

	public function test_a_job_that_is_started_again_while_it_runs_stays_one_job(): void {
		$handler = $this->handler(
			function (): Outcome {
				$this->outbox()->restart( LogHandler::KIND, 'a', 'new' );
				return Outcome::retry( 'The mail server is closed.' );
			}
		);
		$this->outbox()->restart( LogHandler::KIND, 'a' );
		self::assertSame( 'waiting', $this->row( 'a' )['status'], 'Also one that is not there.' );
		$this->run_worker( $handler );
		self::assertSame( array( 'waiting', 'new', '0', '', $this->clock->now()->format( 'Y-m-d H:i:s' ) ), array( $this->row( 'a' )['status'], $this->row( 'a' )['payload'], $this->row( 'a' )['attempts'], $this->row( 'a' )['claim'], $this->row( 'a' )['available_at'] ) );
		$handler->work = static fn (): Outcome => Outcome::done();
		$this->run_worker( $handler );
		$this->outbox()->restart( LogHandler::KIND, 'a', 'newer' );
		self::assertSame( array( 'waiting', 'newer' ), array( $this->row( 'a' )['status'], $this->row( 'a' )['payload'] ) );
	}

	public function test_a_service_that_names_a_time_is_not_asked_earlier(): void {
		$until   = $this->clock->now()->modify( '+2 hours' );
		$handler = $this->handler( static fn (): Outcome => Outcome::retry( 'Too many requests.', $until ) );
		$this->outbox()->add( LogHandler::KIND, 'a' );
		$this->run_worker( $handler );
		self::assertSame( '2026-11-22 12:00:00', $this->row( 'a' )['available_at'] );
	}

	public function test_a_job_is_added_once_and_one_without_a_handler_waits(): void {
		self::assertTrue( $this->outbox()->add( LogHandler::KIND, 'a', 'first' ) );
		self::assertFalse( $this->outbox()->add( LogHandler::KIND, 'a', 'second' ) );
		self::assertSame( array( 'done' => 0, 'retry' => 0, 'dead' => 0, 'hold' => 0 ), ( new Worker( $this->repository(), new OutboxHandlers(), $this->clock ) )->run( 5 ) );
		self::assertSame( array( 'waiting', 'first' ), array( $this->row( 'a' )['status'], $this->row( 'a' )['payload'] ) );
	}

	public function test_a_held_job_takes_others_of_its_survey_along(): void {
		$later   = $this->clock->now()->modify( '+1 hour' );
		$handler = $this->handler( static fn (): Outcome => Outcome::hold( $later, 'held' ) );
		foreach ( array( 'a' => 7, 'b' => 7, 'c' => 8 ) as $key => $survey ) {
			$this->outbox()->add( LogHandler::KIND, $key, '', null, $survey );
		}
		self::assertSame( 3, $this->run_worker( $handler )['hold'] );
		self::assertSame( array( '0', 'held' ), array( $this->row( 'a' )['attempts'], $this->row( 'a' )['payload'] ) );
		$this->pass( 3600 );
		$taken         = array();
		$handler->ran  = array();
		$handler->work = static function ( Job $job, Attempt $attempt ) use ( &$taken ): Outcome {
			$taken[ $job->key ] = array_map( static fn ( Job $joined ): string => $joined->key, $attempt->join( 500 ) );
			$attempt->begin();
			return Outcome::done();
		};
		$this->run_worker( $handler );
		self::assertSame( array( 'a' => array( 'b' ), 'c' => array() ), $taken );
		self::assertSame( 3, $this->count_rows( 'outbox', array( 'status' => 'done' ) ) );
	}

	public function test_a_job_that_may_have_been_done_is_repeated_once_and_one_that_never_began_more_often(): void {
		$this->outbox()->add( LogHandler::KIND, 'began' );
		$this->outbox()->add( LogHandler::KIND, 'claimed' );
		$handler = $this->handler( static fn (): Outcome => Outcome::done() );
		for ( $killed = 1; $killed <= 2; $killed++ ) {
			foreach ( array( 'began', 'claimed' ) as $key ) {
				$id      = (int) $this->row( $key )['id'];
				$claimed = $this->repository()->claim( $id, "of-a-worker-$killed", $this->clock->now(), $this->clock->now()->modify( '+600 seconds' ) );
				self::assertNotNull( $claimed );
				if ( 'began' === $key ) {
					self::assertTrue( $this->repository()->begin( array( $id ), "of-a-worker-$killed" ) );
				}
				self::assertNull( $this->repository()->claim( $id, 'another', $this->clock->now(), $this->clock->now() ), 'Claimed.' );
			}
			self::assertSame( array(), $handler->ran );
			$this->run_worker( $handler );
			self::assertSame( array(), $handler->ran, 'The claim of a killed worker holds until it ends.' );
			$this->pass( 601 );
		}
		$this->run_worker( $handler );
		self::assertSame( array( 'claimed' ), $handler->ran );
		self::assertStringStartsWith( 'began: PHP stopped several times', $handler->dead[0] ?? '' );
	}

	public function test_a_worker_whose_claim_ended_does_not_begin_and_changes_nothing(): void {
		$this->outbox()->add( LogHandler::KIND, 'slow' );
		$began   = false;
		$handler = $this->handler(
			function ( Job $job, Attempt $attempt ) use ( &$began ): Outcome {
				$this->wpdb()->update( $this->table( 'outbox' ), array( 'claim' => 'of another worker' ), array( 'id' => $job->id ) );
				$attempt->begin();
				$began = true;
				return Outcome::done();
			}
		);
		$this->run_worker( $handler );
		self::assertFalse( $began );
		self::assertSame( array( 'waiting', 'of another worker', '0' ), array( $this->row( 'slow' )['status'], $this->row( 'slow' )['claim'], $this->row( 'slow' )['attempts'] ) );
	}

	public function test_ended_jobs_are_forgotten_after_a_while(): void {
		$handler = $this->handler( static fn ( Job $job ): Outcome => 'dead' === $job->key ? Outcome::failed( 'No.' ) : Outcome::done() );
		$this->outbox()->add( LogHandler::KIND, 'dead' );
		$this->outbox()->add( LogHandler::KIND, 'done' );
		$this->run_worker( $handler );
		foreach ( array( 6 => 2, 2 => 1, 23 => 0 ) as $days => $left ) {
			$this->pass( $days * DAY_IN_SECONDS );
			$this->run_worker( $handler );
			self::assertSame( $left, $this->count_rows( 'outbox' ) );
		}
	}

	public function test_the_event_is_scheduled_once_and_moved_only_to_an_earlier_time(): void {
		$now = time();
		self::assertTrue( Schedule::by( new DateTimeImmutable( '@' . ( $now + 10800 ) ) ) );
		self::assertSame( $now + 10800, wp_next_scheduled( Schedule::EVENT ) );
		self::assertTrue( Schedule::by( new DateTimeImmutable( '@' . ( $now + 60 ) ) ) );
		self::assertFalse( Schedule::by( new DateTimeImmutable( '@' . ( $now + 300 ) ) ) );
		self::assertSame( $now + 60, wp_next_scheduled( Schedule::EVENT ) );
		wp_unschedule_hook( Schedule::EVENT );
	}

	public function test_the_event_of_wp_cron_runs_the_jobs_and_schedules_the_next_one(): void {
		$handler = $this->handler( static fn ( Job $job ): Outcome => 'a' === $job->key ? Outcome::done() : Outcome::retry( 'No.' ) );
		$this->container()->get( OutboxHandlers::class )->register( $handler );
		$this->outbox_now()->add( LogHandler::KIND, 'a' );
		$this->outbox_now()->add( LogHandler::KIND, 'b' );
		do_action( Schedule::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Prefixed.
		self::assertSame( array( 'a', 'b' ), $handler->ran );
		$next = wp_next_scheduled( Schedule::EVENT );
		self::assertIsInt( $next );
		self::assertEqualsWithDelta( time() + 60, $next, 10 );
		do_action( Schedule::HOURLY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Prefixed.
		self::assertSame( array( 'a', 'b' ), $handler->ran );
	}

	/**
	 * @param Closure   $work   What the jobs do.
	 * @param list<int> $delays Seconds.
	 */
	private function handler( Closure $work, array $delays = LogHandler::STANDARD_DELAYS ): LogHandler {
		return new LogHandler( $work, $delays );
	}

	/**
	 * @return array{done: int, retry: int, dead: int, hold: int}
	 */
	private function run_worker( LogHandler $handler ): array {
		$handlers = new OutboxHandlers();
		$handlers->register( $handler );
		return ( new Worker( $this->repository(), $handlers, $this->clock ) )->run( 5 );
	}

	private function pass( int $seconds ): void {
		$this->clock->set( $this->clock->now()->modify( "+$seconds seconds" ) );
	}

	private function repository(): OutboxRepository {
		return $this->container()->get( OutboxRepository::class );
	}

	private function outbox(): Outbox {
		return new Outbox( $this->repository(), $this->clock );
	}

	private function outbox_now(): Outbox {
		return $this->container()->get( Outbox::class );
	}

	/**
	 * @return array<string, string>
	 */
	private function row( string $key ): array {
		$row = $this->wpdb()->get_row( $this->wpdb()->prepare( 'SELECT * FROM %i WHERE job_key = %s', $this->table( 'outbox' ), $key ), ARRAY_A );
		self::assertIsArray( $row );
		return array_map( 'strval', $row );
	}
}

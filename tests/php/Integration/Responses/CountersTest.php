<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\Files\FileRepository;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Responses\Mark;
use UserFeedback\Responses\MarkResponses;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Responses\Submission\SubmissionInput;
use UserFeedback\Responses\Submission\SubmitResponse;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The counters agree with the responses after any sequence of actions.
 */
final class CountersTest extends ResponsesTestCase {

	private const STEPS = 60;

	#[DataProvider( 'seeds' )]
	public function test_counters_agree_with_responses_after_random_actions( int $seed ): void {
		mt_srand( $seed );
		$clock   = new FixedClock( new DateTimeImmutable( '2026-03-01 12:00' ) );
		$bulk    = $this->container()->get( BulkResponses::class );
		$mark    = $this->container()->get( MarkResponses::class );
		$submit  = $this->submit_by( $clock );
		$surveys = array( $this->survey(), $this->survey() );
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$survey = $surveys[ mt_rand( 0, 1 ) ];
			$ids    = $this->random_ids( $survey->id );
			switch ( array() === $ids ? 0 : mt_rand( 0, 6 ) ) {
				case 6:
					$mark->run( $survey->id, $ids, Mark::cases()[ mt_rand( 0, 1 ) ], mt_rand( 0, 2 ) > 0 );
					break;
				case 3:
					$bulk->trash( $survey->id, $ids );
					break;
				case 4:
					$bulk->restore( $survey->id, $ids );
					break;
				case 5:
					$bulk->delete( $survey->id, $ids );
					break;
				default:
					$clock->set(
						new DateTimeImmutable( '2026-03-0' . mt_rand( 1, 4 ) . ' ' . mt_rand( 0, 23 ) . ':30' )
					);
					$this->submit_something( $submit, $survey );
			}
			$this->assert_counters_are_right( "seed $seed, step $step" );
		}
		$published = $this->count_rows( 'response', array( 'status' => 'publish' ) );
		self::assertGreaterThan( 0, $published );
		self::assertSame( $published . ' 0', $this->counters()['publish'] );
		$unread = $this->count_rows(
			'response',
			array(
				'status'  => 'publish',
				'is_read' => 0,
			)
		);
		self::assertSame( $unread, $this->container()->get( ResponsesQuery::class )->unread( 0 ) );
	}

	/**
	 * @return list<array{int}>
	 */
	public static function seeds(): array {
		return array( array( 1 ), array( 2 ), array( 3 ), array( 4 ), array( 5 ) );
	}

	public function test_recount_repairs_what_is_wrong_and_leaves_impressions(): void {
		$survey = $this->survey();
		foreach ( array( 'Yes', 'No', 'Yes' ) as $choice ) {
			$this->submit(
				$survey->id,
				$this->body(
					array(
						'choice' => $choice,
						'nps'    => 9,
					)
				)
			);
		}
		$this->rest( 'POST', "/surveys/{$survey->id}/impression" );
		$right   = $this->counters();
		$counter = $this->table( 'counter' );
		$this->wpdb()->query( "UPDATE $counter SET total = total + 5, value_sum = 1 WHERE metric = 'answered'" );
		$this->wpdb()->query( "DELETE FROM $counter WHERE metric = 'publish'" );
		$this->wpdb()->query(
			"INSERT INTO $counter (survey_id, day, metric, question_id, value_key, total) VALUES ({$survey->id}, '2020-01-01', 'value', 'gone', '7', 3)"
		);
		$recount = $this->container()->get( RecountCounters::class );

		$found = 0;
		foreach ( $recount->pieces() as $piece ) {
			$found += count( $recount->run( $piece['survey_id'], $piece['from'], $piece['to'], false ) );
		}
		self::assertSame( 4, $found );
		self::assertNotSame( $right, $this->counters(), 'Looking changes nothing.' );

		foreach ( $recount->pieces( $survey->id ) as $piece ) {
			$recount->run( $piece['survey_id'], $piece['from'], $piece['to'], true );
		}
		self::assertSame( $right, $this->counters() );
		self::assertSame( '1 0', $right['impression'] );
	}

	public function test_a_response_counts_for_the_day_of_the_site_whatever_its_time_zone_becomes(): void {
		$zone = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		$clock  = new FixedClock( new DateTimeImmutable( '2026-03-01 12:00 UTC' ) );
		$survey = $this->survey();
		$this->submit_something( $this->submit_by( $clock ), $survey );
		update_option( 'timezone_string', 'Pacific/Pago_Pago' );
		self::assertSame(
			1,
			$this->count_rows(
				'response',
				array(
					'submitted_day' => '2026-03-02',
					'submitted_at'  => '2026-03-01 12:00:00',
				)
			)
		);
		$this->assert_counters_are_right();
		update_option( 'timezone_string', $zone );
	}

	private function submit_by( FixedClock $clock ): SubmitResponse {
		$c = $this->container();
		return new SubmitResponse(
			$c->get( Database::class ),
			$c->get( SurveyRepository::class ),
			$c->get( ResponseRepository::class ),
			$c->get( CounterRepository::class ),
			$c->get( OutboxRepository::class ),
			$c->get( OutboxHandlers::class ),
			$c->get( AnswerCheck::class ),
			$clock,
			$c->get( SurveyLanguages::class ),
			static fn (): FileRepository => $c->get( FileRepository::class )
		);
	}

	private function submit_something( SubmitResponse $submit, Survey $survey ): void {
		$body = $this->body(
			array_filter(
				array(
					'choice'  => array( 'Yes', 'No', null )[ mt_rand( 0, 2 ) ],
					'several' => array( array( 'Yes' ), array( 'No', 'Yes', 'Perhaps' ), null )[ mt_rand( 0, 2 ) ],
					'stars'   => mt_rand( 1, 5 ),
					'nps'     => mt_rand( 1, 10 ),
					'long'    => 0 === mt_rand( 0, 1 ) ? 'words' : null,
				),
				static fn ( mixed $value ): bool => null !== $value
			)
		);
		$submit->run(
			$survey->id,
			SubmissionInput::from_json( (string) wp_json_encode( $body ) ),
			new Visitor( '192.0.2.1', 0 === mt_rand( 0, 1 ) ? 'iPad' : '', 0 )
		);
	}

	/**
	 * @return list<int>
	 */
	private function random_ids( int $survey ): array {
		$ids = array_map(
			'intval',
			$this->wpdb()->get_col(
				'SELECT id FROM ' . $this->table( 'response' ) . " WHERE survey_id = $survey ORDER BY id"
			)
		);
		shuffle( $ids );
		return array_slice( $ids, 0, mt_rand( 0, 4 ) );
	}

	public function test_ids_of_another_survey_are_refused_and_nothing_is_changed(): void {
		$mine  = $this->survey();
		$other = $this->survey();
		$ids   = array_map(
			fn ( Survey $survey ): int => $this->submit( $survey->id, $this->body() )->get_data()['data'],
			array( $mine, $other )
		);
		$this->sign_in( 'administrator' );
		$before = $this->counters();
		foreach ( array(
			array( 'POST', '/trash' ),
			array( 'POST', '/restore' ),
			array( 'DELETE', '' ),
		) as list( $method, $action ) ) {
			foreach ( array(
				array( $ids[1] ),
				$ids,
				array( 999999 ),
				array( 'x' ),
				array(),
				array( 0 ),
				range( 1, 1001 ),
			) as $given ) {
				$reply = $this->rest(
					$method,
					"/surveys/{$mine->id}/responses$action",
					array( 'response_ids' => $given )
				);
				self::assertSame( 400, $reply->get_status() );
				self::assertSame( array( 'response_ids' ), self::fields( $reply ) );
			}
			self::assertSame(
				404,
				$this->rest(
					$method,
					"/surveys/999999/responses$action",
					array( 'response_ids' => $ids )
				)->get_status()
			);
		}
		self::assertSame( $before, $this->counters() );
		self::assertSame( 2, $this->count_rows( 'response', array( 'status' => 'publish' ) ) );
	}

	public function test_trash_restore_and_delete_from_trash_only(): void {
		$survey = $this->survey();
		$id     = $this->submit(
			$survey->id,
			$this->body(
				array(
					'choice' => 'No',
					'why'    => '/var/www/wp-config.php',
				)
			)
		)->get_data()['data'];
		$this->wpdb()->insert(
			$this->table( 'outbox' ),
			array(
				'kind'         => 'test',
				'job_key'      => '1',
				'survey_id'    => $survey->id,
				'response_id'  => $id,
				'payload'      => '',
				'available_at' => '2026-01-01 00:00:00',
				'created_at'   => '2026-01-01 00:00:00',
			)
		);
		$this->sign_in( 'administrator' );
		$path = "/surveys/{$survey->id}/responses";
		$body = array( 'response_ids' => array( $id ) );
		self::assertSame(
			array(),
			$this->rest( 'DELETE', $path, $body )->get_data()['changed'],
			'Not from outside the trash.'
		);
		self::assertSame( array( $id ), $this->rest( 'POST', "$path/trash", $body )->get_data()['changed'] );
		self::assertSame( array( 'trash' => '1 0' ), $this->counters() );
		self::assertSame( array(), $this->rest( 'POST', "$path/trash", $body )->get_data()['changed'] );
		self::assertSame(
			array( $id ),
			$this->rest( 'POST', "$path/restore", $body )->get_data()['changed']
		);
		self::assertSame( '1 0', $this->counters()['answered why'] );
		$this->rest( 'POST', "$path/trash", $body );
		self::assertSame( array( $id ), $this->rest( 'DELETE', $path, $body )->get_data()['changed'] );
		self::assertSame( array(), $this->counters() );
		self::assertSame(
			array( 0, 0, 0 ),
			array( $this->count_rows( 'response' ), $this->count_rows( 'answer' ), $this->count_rows( 'outbox' ) )
		);
		$this->expectException( Failure::class );
		$this->container()->get( BulkResponses::class )->restore( $survey->id, array( $id ) );
	}
}

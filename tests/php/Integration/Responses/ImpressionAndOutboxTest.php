<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\ResponseHandler;
use UserFeedback\Responses\Calls\RecordImpression;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;

final class ImpressionAndOutboxTest extends ResponsesTestCase {

	public function test_impressions_count_visitors_and_not_those_who_edit_surveys(): void {
		$survey = $this->survey();
		foreach ( array(
			'subscriber'    => '2 0',
			'administrator' => '2 0',
		) as $role => $expected ) {
			$user = get_user_by( 'login', self::ROLES[ $role ] );
			self::assertNotFalse( $user );
			$this->container()->get( RecordImpression::class )->run( $survey->id, new Visitor( '', '', $user->ID ) );
			if ( 'subscriber' === $role ) {
				$this->container()->get( RecordImpression::class )->run( $survey->id, new Visitor( '', '', 0 ) );
			}
			self::assertSame( array( 'impression' => $expected ), $this->counters() );
		}
		add_filter( 'userfeedback_count_impression', '__return_true' );
		$this->container()->get( RecordImpression::class )->run( $survey->id, new Visitor( '', '', 1 ) );
		remove_filter( 'userfeedback_count_impression', '__return_true' );
		self::assertSame( array( 'impression' => '3 0' ), $this->counters() );
	}

	public function test_an_impression_of_a_survey_in_the_index_is_one_statement(): void {
		$survey = $this->survey();
		SurveyChanged::announce( $survey->id );
		$queries = array();
		$spy     = static function ( string $sql ) use ( &$queries ): string {
			if ( str_contains( $sql, 'userfeedback_' ) ) {
				$queries[] = strtok( $sql, ' ' );
			}
			return $sql;
		};
		add_filter( 'query', $spy );
		$this->container()->get( RecordImpression::class )->run( $survey->id, new Visitor( '', '', 0 ) );
		remove_filter( 'query', $spy );
		self::assertSame( array( 'INSERT' ), $queries );
		self::assertSame( array( 'impression' => '1 0' ), $this->counters() );
	}

	public function test_an_impression_after_the_end_is_refused_whether_the_index_knows_the_survey_or_not(): void {
		$ends = static function ( string $when ): array {
			$last = new DateTimeImmutable( $when, wp_timezone() );
			return array(
				'behavior' => array(
					'run_time'  => 'expire',
					'expire_at' => array(
						'year'  => (int) $last->format( 'Y' ),
						'month' => (int) $last->format( 'n' ),
						'day'   => (int) $last->format( 'j' ),
					),
				),
			);
		};
		$over = $this->survey( array( 'settings' => $ends( '-2 days' ) ) );
		$late = $this->survey( array( 'settings' => $ends( '-1 day' ) ) );
		foreach ( array( false, true ) as $known ) {
			if ( $known ) {
				SurveyChanged::announce( $over->id, $late->id );
			}
			self::assertSame( 404, $this->rest( 'POST', "/surveys/{$over->id}/impression" )->get_status() );
			self::assertSame( 200, $this->rest( 'POST', "/surveys/{$late->id}/impression" )->get_status() );
		}
	}

	public function test_a_response_places_the_orders_of_the_registered_handlers_once(): void {
		$survey  = $this->survey();
		$handler = new class( $survey->id ) implements ResponseHandler {

			public function __construct( private int $survey_id ) {}

			public function kind(): string {
				return 'test-' . $this->survey_id;
			}

			public function payload( Survey $survey, array $answers ): ?string {
				return $survey->id === $this->survey_id && isset( $answers['nps'] )
					? 'nps ' . $answers['nps'][0]->number
					: null;
			}

			public function run( Job $job, Attempt $attempt ): Outcome {
				return Outcome::done();
			}

			public function delays(): array {
				return array();
			}

			public function gave_up( Job $job, string $reason ): void {}
		};
		$this->container()->get( OutboxHandlers::class )->register( $handler );
		$this->submit( $survey->id, $this->body( array( 'choice' => 'Yes' ) ) );
		self::assertSame( 0, $this->count_rows( 'outbox' ) );
		$body = $this->body( array( 'nps' => 3 ) );
		$id   = $this->submit( $survey->id, $body )->get_data()['data'];
		self::assertSame( 200, $this->submit( $survey->id, $body )->get_status() );
		self::assertSame(
			1,
			$this->count_rows(
				'outbox',
				array(
					'kind'        => $handler->kind(),
					'response_id' => $id,
					'payload'     => 'nps 3',
					'status'      => 'waiting',
				)
			)
		);
		self::assertSame( 1, $this->count_rows( 'outbox' ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Responses\OutboxHandler;
use UserFeedback\Responses\OutboxHandlers;
use UserFeedback\Responses\RecordImpression;
use UserFeedback\Responses\Visitor;
use UserFeedback\Surveys\Survey;

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

	public function test_a_response_places_the_orders_of_the_registered_handlers_once(): void {
		$survey  = $this->survey();
		$handler = new class( $survey->id ) implements OutboxHandler {

			public function __construct( private int $survey_id ) {}

			public function kind(): string {
				return 'test-' . $this->survey_id;
			}

			public function payload( Survey $survey, array $answers ): ?string {
				return $survey->id === $this->survey_id && isset( $answers['nps'] ) ? 'nps ' . $answers['nps'][0]->number : null;
			}
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

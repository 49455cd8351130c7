<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Cli;

use UserFeedback\Cli\Seed\SeedResponses;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;

final class SeedResponsesTest extends ResponsesTestCase {

	public function test_seeded_responses_are_such_as_visitors_give_and_counted(): void {
		$survey = $this->survey();
		$stored = 0;
		$this->container()->get( SeedResponses::class )->run(
			$survey,
			1200,
			10,
			7,
			static function ( int $count ) use ( &$stored ): void {
				$stored += $count;
			}
		);
		self::assertSame( array( 1200, 1200 ), array( $stored, $this->count_rows( 'response' ) ) );
		$this->assert_counters_are_right();
		$answer = $this->table( 'answer' );
		self::assertGreaterThan( 0, $this->count_rows( 'answer', array( 'question_id' => 'why' ) ) );
		self::assertSame(
			'0',
			$this->wpdb()->get_var(
				"SELECT COUNT(*) FROM $answer w LEFT JOIN $answer c ON c.response_id = w.response_id AND c.question_id = 'choice' AND c.value_text = 'No' WHERE w.question_id = 'why' AND c.response_id IS NULL"
			),
			'The branch is kept.'
		);
		self::assertSame(
			'10',
			$this->wpdb()->get_var( 'SELECT COUNT(DISTINCT submitted_day) FROM ' . $this->table( 'response' ) )
		);
		self::assertSame(
			'0',
			$this->wpdb()->get_var(
				'SELECT COUNT(*) FROM ' . $this->table( 'response' ) . ' WHERE submitted_at > UTC_TIMESTAMP()'
			)
		);
		self::assertArrayHasKey( 'impression', $this->counters() );
	}

	public function test_a_survey_without_questions_cannot_be_seeded(): void {
		$this->expectException( Failure::class );
		$this->container()->get( SeedResponses::class )->run(
			$this->survey( array( 'questions' => array() ) ),
			1,
			1,
			1,
			static fn () => null
		);
	}
}

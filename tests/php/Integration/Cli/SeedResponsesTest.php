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

	public function test_rules_of_choices_and_texts_are_kept(): void {
		$survey = $this->survey(
			array(
				'questions' => array(
					self::question(
						'like',
						'checkbox',
						array(
							'options'    => array( 'Cake', 'Coffee', 'Tea', 'Other', 'None of these' ),
							'option_ids' => array( 'a', 'b', 'c', 'd', 'e' ),
							'other'      => 'd',
							'exclusive'  => 'e',
							'most'       => 2,
						)
					),
					self::question( 'mail', 'text', array( 'kind' => 'email' ) ),
				),
			)
		);
		$this->container()->get( SeedResponses::class )->run( $survey, 200, 5, 7, static fn () => null );
		$answer = $this->table( 'answer' );
		$most   = $this->wpdb()->get_var( "SELECT MAX(n) FROM (SELECT COUNT(*) n FROM $answer WHERE question_id = 'like' GROUP BY response_id) s" );
		self::assertSame( array( '2', 200 ), array( $most, $this->count_rows( 'response' ) ) );
		self::assertSame( 0, $this->count_rows( 'answer', array( 'question_id' => 'mail' ) ) );
		self::assertGreaterThan( 0, $this->count_rows( 'answer', array( 'value_text' => 'None of these' ) ) );
		$this->assert_counters_are_right();
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

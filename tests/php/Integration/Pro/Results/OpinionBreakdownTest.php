<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Answers by sentiment and topic of what the same people wrote, and comparisons by topic.
 */
final class OpinionBreakdownTest extends ResultsTestCase {

	private int $late = 0;
	private int $cold = 0;

	public function test_each_column_has_the_people_that_its_filter_leaves(): void {
		$survey = $this->said();
		foreach ( array(
			'topic'     => array( (string) $this->late => 5, (string) $this->cold => 3 ),
			'sentiment' => array( 'positive' => 2, 'negative' => 6 ),
		) as $by => $people ) {
			$table = $this->broken_down( $survey, $by );
			self::assertSame( $people, array_column( $table['columns'], 'n', 'key' ), $by );
			self::assertTrue( $table['several_columns'] );
			foreach ( $table['columns'] as $place => $column ) {
				$only = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( $by => $column['key'] ) ) );
				self::assertSame( $column['n'], $only['range_responses_count'], "$by {$column['key']}" );
				self::assertSame(
					array_column( $only['question_stats'][0]['options'], 'count' ),
					array_map( static fn ( array $row ): int => $row[ $place ]['count'], $table['cells'] ),
					"$by {$column['key']}"
				);
			}
			self::assertSame( array( 7, 3 ), array( $table['both'], $table['missing']['count'] ), 'Nobody counts twice, and three wrote nothing.' );
		}
		self::assertSame( array( 'Late', 'Cold' ), array_column( $this->broken_down( $survey, 'topic' )['columns'], 'value' ), 'The most frequent first.' );
	}

	public function test_a_correction_ends_what_was_counted(): void {
		$survey = $this->said();
		self::assertSame( array( 5, 3 ), array_column( $this->broken_down( $survey, 'topic' )['columns'], 'n' ) );
		self::assertSame( 200, $this->rest( 'POST', "/topics/{$this->cold}/merge", array( 'into' => $this->late ) )->get_status() );
		self::assertSame( array( 7 ), array_column( $this->broken_down( $survey, 'topic' )['columns'], 'n' ) );
	}

	public function test_two_topics_are_compared_without_the_people_who_named_both(): void {
		$survey = $this->said();
		$query  = array(
			'compare'        => 'people',
			'filter'         => array( 'topic' => (string) $this->late ),
			'compare_filter' => array( 'topic' => (string) $this->cold ),
		);
		$reply  = $this->get( "/surveys/{$survey->id}/comparison", $query );
		self::assertSame( array( 5, 3, 1 ), array( $reply['a']['responses_count'], $reply['b']['responses_count'], $reply['overlap'] ) );
		$apart = $this->get( "/surveys/{$survey->id}/comparison", $query + array( 'apart' => 'b' ) );
		self::assertSame( 2, $apart['b']['responses_count'] );
	}

	public function test_a_plan_without_ai_has_neither(): void {
		$survey = $this->said();
		$this->license( PlanLevel::Plus );
		self::assertNotContains( 'topic', $this->broken_down( $survey, 'device' )['kinds'] );
		$query = array( 'question' => 'drink', 'by' => 'topic' );
		self::assertSame( 400, $this->rest( 'GET', "/surveys/{$survey->id}/breakdown", $query )->get_status() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function broken_down( Survey $survey, string $by ): array {
		return $this->get( "/surveys/{$survey->id}/breakdown", array( 'question' => 'drink', 'by' => $by ) );
	}

	/**
	 * Ten responses: three without a text, four about what was late, two about what was cold, one about both, twice
	 * about what was late.
	 */
	private function said(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$survey     = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
				$this->question( 'else', 'text' ),
			),
			array( 'published_at' => $this->moment( 9 ) )
		);
		$topics     = ( new TopicRepository( $this->container()->get( Database::class ) ) );
		$this->late = (int) ( $topics->meant( 'Late' ) ?? $topics->create( 'Late' ) );
		$this->cold = (int) ( $topics->meant( 'Cold' ) ?? $topics->create( 'Cold' ) );
		$opinions   = array();
		for ( $at = 0; $at < 10; $at++ ) {
			$id   = $this->respond( $survey, array( 'drink' => 0 === $at % 2 ? 'Tea' : 'Coffee', 'why' => 'x', 'else' => 'y' ) );
			$said = match ( true ) {
				$at < 4 => array( 'why' => $this->late ),
				$at < 6 => array( 'why' => $this->cold ),
				6 === $at => array( 'why' => $this->late, 'else' => $this->late, 'drink' => $this->cold ),
				default => array(),
			};
			foreach ( $said as $question => $topic ) {
				$opinions[] = array(
					'response_id' => $id,
					'question_id' => $question,
					'is_comment'  => 'drink' === $question,
					'sentiment'   => 0 === $at || 'drink' === $question ? Sentiment::Positive : Sentiment::Negative,
					'topic_id'    => $topic,
				);
			}
		}
		( new OpinionRepository( $this->container()->get( Database::class ) ) )->add( $opinions );
		return $survey;
	}
}

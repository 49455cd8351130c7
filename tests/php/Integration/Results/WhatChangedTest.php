<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The figures of the overview that are about answers: the result of each survey and what changed.
 */
final class WhatChangedTest extends ResultsTestCase {

	/**
	 * Counts answers of a question as their responses would.
	 *
	 * @param list<int> $counts How often each countable value was given, in its order.
	 */
	private function tally( Survey $survey, Question $question, array $counts, int $days_ago ): void {
		$type = $this->container()->get( QuestionTypeRegistry::class )->find( $question->type );
		self::assertNotNull( $type );
		$day     = $this->day( $days_ago );
		$total   = array_sum( $counts );
		$changes = array(
			new CounterChange( $survey->id, $day, CounterChange::PUBLISH, '', '', $total ),
			new CounterChange( $survey->id, $day, CounterChange::ASKED, $question->id, '', $total ),
			new CounterChange( $survey->id, $day, CounterChange::ANSWERED, $question->id, '', $total ),
		);
		foreach ( array_keys( $type->countable_values( $question ) ) as $place => $key ) {
			$changes[] = new CounterChange(
				$survey->id,
				$day,
				CounterChange::VALUE,
				$question->id,
				(string) $key,
				$counts[ $place ]
			);
		}
		$this->container()->get( CounterRepository::class )->add( $changes );
	}

	private function choice( string $id = 'found' ): Question {
		return $this->question( $id, 'radio-button', array( 'options' => array( 'A friend', 'Search', 'Instagram' ) ) );
	}

	private function score(): Question {
		return $this->question( 'score', 'nps' );
	}

	/**
	 * A published survey that has collected for three weeks.
	 *
	 * @param Question             $question Its question.
	 * @param list<int>            $now      Counts of the past 7 days.
	 * @param list<int>            $before   Of the 7 before.
	 * @param array<string, mixed> $changes  Other properties.
	 */
	private function history( Question $question, array $now, array $before, array $changes = array() ): Survey {
		$survey = $this->survey( array( $question ), $changes );
		$this->tally( $survey, $question, array_fill( 0, count( $now ), 1 ), 21 );
		$this->tally( $survey, $question, $before, 9 );
		$this->tally( $survey, $question, $now, 2 );
		return $survey;
	}

	/**
	 * The reply.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>
	 */
	private function summary( array $query = array() ): array {
		$this->sign_in( 'administrator' );
		$data = $this->get( '/results-summary', $query )['data'];
		self::assertIsArray( $data );
		return $data;
	}

	public function test_a_clear_change_is_a_sentence_with_its_figures(): void {
		$survey  = $this->history( $this->choice(), array( 500, 503, 214 ), array( 400, 311, 206 ) );
		$changes = $this->summary()['changes'];
		self::assertSame( 3, $changes['figures'] );
		self::assertSame( 1, $changes['surveys'] );
		self::assertSame(
			array(
				array(
					'kind'           => 'share',
					'survey_id'      => $survey->id,
					'survey'         => 'Coffee',
					'question_id'    => 'found',
					'text'           => '“Search” in “Question found” rose from 33.9% to 41.3%.',
					'low'            => 3.3,
					'high'           => 11.5,
					'answers'        => 1217,
					'answers_before' => 917,
				),
			),
			$changes['items']
		);
	}

	public function test_one_sentence_per_question_and_three_at_most(): void {
		foreach ( range( 1, 4 ) as $number ) {
			$this->history( $this->choice( 'q' . $number ), array( 90 - $number, 10, 10 ), array( 10, 90, 10 ) );
		}
		$changes = $this->summary()['changes'];
		self::assertSame( array( 12, 4 ), array( $changes['figures'], $changes['surveys'] ) );
		self::assertCount( 3, $changes['items'] );
		self::assertCount( 3, array_unique( array_column( $changes['items'], 'question_id' ) ) );
	}

	/**
	 * 60 of 100 against 45 of 100 is p = 0.034: clear alone, but two such figures make it 0.068.
	 */
	public function test_many_comparisons_take_more(): void {
		$alone = $this->history( $this->choice(), array( 60, 40, 0 ), array( 45, 55, 0 ) );
		self::assertSame( 2, $this->summary()['changes']['figures'], 'Nobody chose the third: nothing to compare.' );
		self::assertSame( array(), $this->summary()['changes']['items'], 'Corrected for two comparisons.' );
		$rows = array_column( $this->summary()['surveys'], null, 'id' );
		self::assertFalse( $rows[ $alone->id ]['outcome']['within_margin'], 'The figure alone is clear.' );
		$only = $this->question( 'only', 'radio-button', array( 'options' => array( 'Yes', 'No' ) ) );
		$this->history( $only, array( 96, 4 ), array( 70, 30 ) );
		$items = $this->summary()['changes']['items'];
		self::assertSame( array( '“Yes” in “Question only” rose from 70.0% to 96.0%.' ), array_column( $items, 'text' ) );
	}

	public function test_scores_and_stars_have_their_sentences(): void {
		$this->history( $this->score(), array( 0, 0, 0, 0, 0, 20, 0, 20, 30, 30 ), array( 0, 0, 0, 0, 0, 50, 0, 20, 20, 10 ) );
		$this->history( $this->question( 'stars', 'star-rating' ), array( 10, 10, 30, 30, 20 ), array( 40, 30, 20, 5, 5 ) );
		$texts = array_column( $this->summary()['changes']['items'], 'text' );
		self::assertEqualsCanonicalizing(
			array(
				'The score (NPS) of “Question score” rose from −20 to +40.',
				'The mean of “Question stars” fell from 4.0 to 2.6 stars.',
			),
			$texts
		);
	}

	public function test_too_few_answers_are_not_compared(): void {
		$this->history( $this->choice(), array( 29, 0, 0 ), array( 0, 40, 0 ) );
		$changes = $this->summary()['changes'];
		self::assertSame( array( 0, array() ), array( $changes['figures'], $changes['items'] ) );
		self::assertSame(
			array(
				'now'    => 29,
				'before' => 40,
			),
			$changes['most']
		);
	}

	public function test_only_live_surveys_that_collected_before_are_compared(): void {
		$this->history( $this->choice(), array( 90, 5, 5 ), array( 5, 90, 5 ), array( 'status' => Survey::DRAFT ) );
		$young = $this->survey( array( $this->choice() ) );
		$this->tally( $young, $this->choice(), array( 5, 90, 5 ), 9 );
		$this->tally( $young, $this->choice(), array( 90, 5, 5 ), 2 );
		self::assertSame(
			array(
				'items'   => array(),
				'figures' => 0,
				'surveys' => 0,
				'most'    => null,
			),
			$this->summary()['changes']
		);
	}

	public function test_the_smallest_group_keeps_sentences_and_results_of_few_back(): void {
		$survey = $this->history( $this->choice(), array( 500, 503, 214 ), array( 400, 311, 206 ) );
		$few    = $this->history( $this->choice(), array( 3, 1, 0 ), array( 40, 1, 1 ) );
		foreach ( array( 918 => 0, 917 => 1, 0 => 1 ) as $size => $sentences ) {
			$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => $size ) );
			$summary  = $this->summary();
			$outcomes = array_column( $summary['surveys'], 'outcome', 'id' );
			self::assertCount( $sentences, $summary['changes']['items'], "With $size." );
			self::assertSame( $size > 4, null === $outcomes[ $few->id ] );
			self::assertNotNull( $outcomes[ $survey->id ] );
			self::assertSame( $size > 917, null === $outcomes[ $survey->id ]['change'], 'A change tells of the days before.' );
		}
	}

	public function test_outcome_is_the_score_else_the_mean_else_the_leading_answer(): void {
		$both = $this->survey( array( $this->choice(), $this->question( 'stars', 'star-rating' ), $this->score() ) );
		$this->tally( $both, $this->choice(), array( 1, 1, 1 ), 1 );
		$this->tally( $both, $this->score(), array( 0, 0, 0, 0, 0, 1, 0, 0, 0, 3 ), 1 );
		$choice = $this->history( $this->choice(), array( 9, 5, 4 ), array( 40, 1, 1 ) );
		$stars  = $this->history( $this->question( 'stars', 'star-rating' ), array( 20, 10, 0, 0, 0 ), array( 10, 20, 0, 0, 0 ) );
		$text   = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $text, array( 'why' => 'x' ) );
		$rows     = $this->summary()['surveys'];
		$outcomes = array_column( $rows, 'outcome', 'id' );
		$scores   = array_column( $rows, 'score', 'id' );
		self::assertSame( array( 'kind' => 'nps', 'question_id' => $this->score()->id, 'start' => 1 ), $scores[ $both->id ] );
		self::assertSame( 'mean', $scores[ $stars->id ]['kind'] );
		self::assertNull( $scores[ $choice->id ] );
		self::assertNull( $scores[ $text->id ] );
		self::assertSame( array( 'nps', 50, 4 ), array( $outcomes[ $both->id ]['kind'], $outcomes[ $both->id ]['value'], $outcomes[ $both->id ]['answers'] ) );
		self::assertSame(
			array( 'share', 'A friend', 9, 18, null ),
			array(
				$outcomes[ $choice->id ]['kind'],
				$outcomes[ $choice->id ]['option'],
				$outcomes[ $choice->id ]['count'],
				$outcomes[ $choice->id ]['answers'],
				$outcomes[ $choice->id ]['change'],
			)
		);
		self::assertSame(
			array( 'mean', 4.7, 0.3, false ),
			array(
				$outcomes[ $stars->id ]['kind'],
				$outcomes[ $stars->id ]['value'],
				$outcomes[ $stars->id ]['change'],
				$outcomes[ $stars->id ]['within_margin'],
			)
		);
		self::assertNull( $outcomes[ $text->id ] );
	}

	public function test_orders_group_by_kind_and_end_with_what_has_no_figure(): void {
		$none  = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$share = $this->history( $this->choice(), array( 90, 5, 5 ), array( 80, 10, 10 ) );
		$stars = $this->history( $this->question( 'stars', 'star-rating' ), array( 30, 10, 0, 0, 0 ), array( 20, 20, 0, 0, 0 ) );
		$low   = $this->history( $this->score(), array( 0, 0, 0, 0, 0, 30, 0, 0, 0, 10 ), array( 0, 0, 0, 0, 0, 10, 0, 0, 0, 30 ) );
		$high  = $this->history( $this->score(), array( 0, 0, 0, 0, 0, 0, 0, 0, 0, 20 ), array( 0, 0, 0, 0, 0, 0, 0, 0, 0, 40 ) );
		$order = fn ( string $orderby, string $order ): array => array_column(
			$this->summary(
				array(
					'orderby' => $orderby,
					'order'   => $order,
				)
			)['surveys'],
			'id'
		);
		self::assertSame( array( $high->id, $low->id, $stars->id, $share->id, $none->id ), $order( 'outcome', 'desc' ) );
		self::assertSame( array( $low->id, $high->id, $stars->id, $share->id, $none->id ), $order( 'outcome', 'asc' ) );
		self::assertSame( array( $low->id, $stars->id, $share->id, $high->id, $none->id ), $order( 'outcome_change', 'desc' ) );
	}

	public function test_a_survey_without_a_response_for_ninety_days_is_old(): void {
		$old = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $old, array( 'why' => 'x' ), 92 );
		$kept = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $kept, array( 'why' => 'x' ), 88 );
		$never = $this->survey( array( $this->question( 'why', 'text' ) ) );
		self::assertSame(
			array(
				$old->id   => true,
				$kept->id  => false,
				$never->id => false,
			),
			array_replace(
				array( $old->id => null ),
				array_column(
					$this->summary(
						array(
							'orderby' => 'id',
							'order'   => 'asc',
						)
					)['surveys'],
					'is_old',
					'id'
				)
			)
		);
	}
}

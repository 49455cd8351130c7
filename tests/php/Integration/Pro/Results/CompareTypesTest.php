<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Each question type in two groups: today's responses against yesterday's, with intervals from published examples.
 */
final class CompareTypesTest extends ResultsTestCase {

	/**
	 * Sepal lengths of 50 setosa and 50 versicolor (Fisher, Annals of Eugenics 7 (1936) 179-188), how often each.
	 * R: t.test( Sepal.Length ~ Species ) has means 5.006 and 5.936 and the interval -1.1057 to -0.7543.
	 */
	private const SETOSA     = array( '4.3' => 1, '4.4' => 3, '4.5' => 1, '4.6' => 4, '4.7' => 2, '4.8' => 5, '4.9' => 4, '5' => 8, '5.1' => 8, '5.2' => 3, '5.3' => 1, '5.4' => 5, '5.5' => 2, '5.7' => 2, '5.8' => 1 );
	private const VERSICOLOR = array( '4.9' => 1, '5' => 2, '5.1' => 1, '5.2' => 1, '5.4' => 1, '5.5' => 5, '5.6' => 5, '5.7' => 5, '5.8' => 3, '5.9' => 2, '6' => 4, '6.1' => 4, '6.2' => 2, '6.3' => 3, '6.4' => 2, '6.5' => 1, '6.6' => 2, '6.7' => 3, '6.8' => 1, '6.9' => 1, '7' => 1 );

	/**
	 * 56 of 70 and 48 of 80, with the interval 0.0524 to 0.3339 (Newcombe 1998, table II a, method 10).
	 */
	private const NEWCOMBE = array( 'value' => 20.0, 'low' => 5.2, 'high' => 33.4, 'within_margin' => false );

	public function test_a_consent_is_compared_by_who_agreed_of_those_who_met_it(): void {
		$given    = static fn ( int $agreed, int $of ): array => array(
			...array_fill( 0, $agreed, array( 'a' => 'I agree.', 't' => 'x' ) ),
			...array_fill( 0, $of - $agreed, array( 't' => 'x' ) ),
		);
		$consent  = $this->question( 'a', 'consent', array( 'text' => 'I agree.', 'must' => false ) );
		$question = $this->compared( array( $consent, $this->question( 't', 'text' ) ), $given( 56, 70 ), $given( 48, 80 ) );
		self::assertSame( array( 'agreed', 80.0, 70 ), array( $question['figures'][0]['kind'], (float) $question['figures'][0]['a']['value'], $question['figures'][0]['a']['base'] ) );
		self::assertEquals( self::NEWCOMBE, $question['figures'][0]['difference'] );
		self::assertSame( array(), $question['answers'] );
	}

	public function test_written_answers_are_compared_by_who_answered(): void {
		$given    = static fn ( int $wrote, int $of ): array => array(
			...array_fill( 0, $wrote, array( 'a' => 'Slow', 'b' => 'Tea' ) ),
			...array_fill( 0, $of - $wrote, array( 'b' => 'Tea' ) ),
		);
		$drink    = $this->question( 'b', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) );
		$question = $this->compared( array( $this->question( 'a', 'text' ), $drink ), $given( 56, 70 ), $given( 48, 80 ) );
		self::assertSame( 'answered', $question['figures'][0]['kind'] );
		self::assertEquals( self::NEWCOMBE, $question['figures'][0]['difference'] );
	}

	public function test_a_csat_is_a_share_and_a_ces_a_mean(): void {
		$scale  = static fn ( string $purpose, int $points ): array => array(
			'look'    => 'numbers',
			'points'  => $points,
			'start'   => 1,
			'purpose' => $purpose,
		);
		$given  = static fn ( int $four, int $one ): array => array(
			...array_fill( 0, $four, array( 'a' => 4, 'b' => 7 ) ),
			...array_fill( 0, $one, array( 'a' => 1, 'b' => 3 ) ),
		);
		$reply  = $this->reply(
			array( $this->question( 'a', 'scale', $scale( 'csat', 5 ) ), $this->question( 'b', 'scale', $scale( 'ces', 7 ) ) ),
			$given( 56, 14 ),
			$given( 48, 32 )
		);
		$figure = $reply['questions'][0]['figures'][0];
		self::assertSame( array( 'csat', 80.0, 60.0 ), array( $figure['kind'], (float) $figure['a']['value'], (float) $figure['b']['value'] ) );
		self::assertEquals( self::NEWCOMBE, $figure['difference'] );
		self::assertSame( array( 0, 56, 0, 0, 14 ), array_column( array_column( $reply['questions'][0]['answers'][0]['rows'], 'a' ), 'count' ) );
		$figure = $reply['questions'][1]['figures'][0];
		self::assertSame( array( 'ces', 6.2, 5.4 ), array( $figure['kind'], $figure['a']['value'], $figure['b']['value'] ) );
		// By hand: standard error 0.2927, t 1.976 at 148 degrees of freedom.
		self::assertEquals( array( 'value' => 0.8, 'low' => 0.22, 'high' => 1.38, 'within_margin' => false ), $figure['difference'] );
	}

	public function test_numbers_have_a_mean_by_welch_and_bins_for_both(): void {
		$question              = $this->compared(
			array( $this->question( 'a', 'number', array( 'step' => 0.1, 'unit' => 'cm' ) ) ),
			self::entered( self::SETOSA ),
			self::entered( self::VERSICOLOR )
		);
		list( $mean, $median ) = $question['figures'];
		self::assertSame( array( 'mean', 'cm', 3 ), array( $mean['kind'], $mean['unit'], $mean['digits'] ) );
		self::assertSame( array( 5.006, 5.936 ), array( $mean['a']['value'], $mean['b']['value'] ) );
		self::assertEquals( array( 'value' => -0.93, 'low' => -1.106, 'high' => -0.754, 'within_margin' => false ), $mean['difference'] );
		self::assertEquals( array( 'median', 5, 5.9, null ), array( $median['kind'], $median['a']['value'], $median['b']['value'], $median['difference'] ) );
		$rows = $question['answers'][0]['rows'];
		self::assertEquals( array( 'from' => 4, 'to' => 4.4 ), $rows[0]['value'] );
		self::assertEquals( array( 'from' => 7, 'to' => 7.4 ), $rows[6]['value'] );
		self::assertSame( array( 4, 16, 25, 5, 0, 0, 0 ), array_column( array_column( $rows, 'a' ), 'count' ) );
		self::assertSame( array( 0, 1, 5, 20, 15, 8, 1 ), array_column( array_column( $rows, 'b' ), 'count' ) );
		self::assertNotNull( $rows[0]['difference'] );
	}

	public function test_days_have_a_median_and_bins_for_both(): void {
		$given    = static fn ( string $day ): array => array_fill( 0, 30, array( 'a' => $day ) );
		$question = $this->compared( array( $this->question( 'a', 'date' ) ), $given( '2026-03-04' ), $given( '2026-03-06' ) );
		self::assertSame(
			array( 'median', '2026-03-04', '2026-03-06', null ),
			array( $question['figures'][0]['kind'], $question['figures'][0]['a']['value'], $question['figures'][0]['b']['value'], $question['figures'][0]['difference'] )
		);
		self::assertSame( array( 30, 0, 0 ), array_column( array_column( $question['answers'][0]['rows'], 'a' ), 'count' ) );
		self::assertEquals( 100, $question['answers'][0]['rows'][0]['difference']['value'] );
	}

	public function test_a_ranking_has_first_places_and_the_mean_place_of_each_option(): void {
		$options  = array(
			'options'    => array( 'Guji', 'Kenya' ),
			'option_ids' => array( 'guji', 'kenya' ),
			'rank'       => 'any',
		);
		$given    = static fn ( int $guji, int $kenya ): array => array(
			...array_fill( 0, $guji, array( 'a' => array( '1. Guji', '2. Kenya' ) ) ),
			...array_fill( 0, $kenya, array( 'a' => array( '1. Kenya', '2. Guji' ) ) ),
		);
		$question = $this->compared( array( $this->question( 'a', 'ranking', $options ) ), $given( 56, 14 ), $given( 48, 32 ) );
		self::assertSame( array( 'Guji', 'Kenya' ), array_column( $question['figures'], 'label' ) );
		self::assertSame( array( 'place', 1.2, 1.4 ), array( $question['figures'][0]['kind'], $question['figures'][0]['a']['value'], $question['figures'][0]['b']['value'] ) );
		// As for the scale above, a quarter of it.
		self::assertEquals( array( 'value' => -0.2, 'low' => -0.34, 'high' => -0.06, 'within_margin' => false ), $question['figures'][0]['difference'] );
		self::assertSame( array( 'First place', 'Guji' ), array( $question['answers'][0]['label'], $question['answers'][0]['rows'][0]['value'] ) );
		self::assertEquals( self::NEWCOMBE, $question['answers'][0]['rows'][0]['difference'] );
	}

	public function test_a_matrix_has_a_list_of_columns_per_row(): void {
		$rows     = array(
			array( 'id' => 'taste', 'label' => 'Taste' ),
			array( 'id' => 'price', 'label' => 'Price' ),
		);
		$config   = array(
			'options'    => array( 'Poor', 'Good' ),
			'option_ids' => array( 'poor', 'good' ),
			'rows'       => $rows,
		);
		$given    = static fn ( int $good, int $poor ): array => array(
			...array_fill( 0, $good, array( 'a' => array( 'Taste: Good' ) ) ),
			...array_fill( 0, $poor, array( 'a' => array( 'Taste: Poor', 'Price: Good' ) ) ),
		);
		$question = $this->compared( array( $this->question( 'a', 'matrix', $config ) ), $given( 56, 14 ), $given( 48, 32 ) );
		self::assertSame( array(), $question['figures'] );
		list( $taste, $price ) = $question['answers'];
		self::assertSame( array( 'Taste', array( 'Poor', 'Good' ) ), array( $taste['label'], array_column( $taste['rows'], 'value' ) ) );
		self::assertEquals( self::NEWCOMBE, $taste['rows'][1]['difference'] );
		self::assertSame( array( 14, 32 ), array( $price['rows'][1]['a']['base'], $price['rows'][1]['b']['base'] ) );
		self::assertNull( $price['rows'][1]['difference'], 'Only 14 answered this row.' );
	}

	public function test_other_is_an_answer_among_the_others(): void {
		$config   = array(
			'options'    => array( 'Friend', 'Other' ),
			'option_ids' => array( 'friend', 'other' ),
			'other'      => 'other',
		);
		$other    = array(
			'value' => 'Other',
			'extra' => array( 'other' => 'Radio' ),
		);
		$given    = static fn ( int $others, int $friends ): array => array(
			...array_fill( 0, $others, array( 'a' => $other ) ),
			...array_fill( 0, $friends, array( 'a' => 'Friend' ) ),
		);
		$question = $this->compared( array( $this->question( 'a', 'radio-button', $config ) ), $given( 56, 14 ), $given( 48, 32 ) );
		self::assertSame( 'Other', $question['answers'][0]['rows'][1]['value'] );
		self::assertEquals( self::NEWCOMBE, $question['answers'][0]['rows'][1]['difference'] );
	}

	public function test_a_question_that_too_few_answered_says_so_and_has_no_figure(): void {
		$given = static fn ( int $numbers ): array => array(
			...array_fill( 0, $numbers, array( 'a' => 3, 'b' => 'x' ) ),
			...array_fill( 0, 40 - $numbers, array( 'b' => 'x' ) ),
		);
		$asked = array( $this->question( 'a', 'number' ), $this->question( 'b', 'text' ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 5 ) );
		try {
			$question = $this->reply( $asked, $given( 3 ), $given( 30 ), array( 'filter' => array( 'starred' => '0' ) ) )['questions'][0];
		} finally {
			$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 0 ) );
		}
		self::assertSame( array( true, 0 ), array( $question['a']['too_few'], $question['a']['total_answers'] ) );
		self::assertSame( array( null, null ), array_column( $question['figures'], 'a' ) );
		self::assertSame( array( 0 ), array_column( array_column( $question['answers'][0]['rows'], 'a' ), 'count' ) );
	}

	/**
	 * @param array<array-key, int> $counts How often each number was entered.
	 * @return list<array<string, mixed>>
	 */
	private static function entered( array $counts ): array {
		$answers = array();
		foreach ( $counts as $number => $count ) {
			array_push( $answers, ...array_fill( 0, $count, array( 'a' => (float) $number ) ) );
		}
		return $answers;
	}

	/**
	 * The first question of both groups.
	 *
	 * @param list<\UserFeedback\Surveys\Question> $questions Of the survey.
	 * @param list<array<string, mixed>>           $today     Answers of each response of A.
	 * @param list<array<string, mixed>>           $yesterday The same of B.
	 * @return array<string, mixed>
	 */
	private function compared( array $questions, array $today, array $yesterday ): array {
		return $this->reply( $questions, $today, $yesterday )['questions'][0];
	}

	/**
	 * The reply of the route, asked with a filter that all responses match, because counters and rows must agree.
	 *
	 * @param list<\UserFeedback\Surveys\Question> $questions Of the survey.
	 * @param list<array<string, mixed>>           $today     Answers of each response of A.
	 * @param list<array<string, mixed>>           $yesterday The same of B.
	 * @param array<string, mixed>                 $query     More of the query.
	 * @return array<string, mixed>
	 */
	private function reply( array $questions, array $today, array $yesterday, array $query = array() ): array {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$survey = $this->survey( $questions, array( 'published_at' => $this->moment( 9 ) ) );
		foreach ( array( $today, $yesterday ) as $days_ago => $responses ) {
			foreach ( $responses as $answers ) {
				$this->respond( $survey, $answers, $days_ago, '00:00:01' );
			}
		}
		$query += array(
			'from'    => $this->day( 0 ),
			'to'      => $this->day( 0 ),
			'compare' => 'previous',
		);
		$reply  = $this->asked( $survey, $query );
		if ( ! isset( $query['filter'] ) ) {
			$filtered = $this->asked( $survey, $query + array( 'filter' => array( 'starred' => '0' ) ) );
			self::assertSame( $reply['questions'], $filtered['questions'], 'Counters and rows.' );
		}
		return $reply;
	}

	/**
	 * @param array<string, mixed> $query Both groups.
	 * @return array<string, mixed>
	 */
	private function asked( Survey $survey, array $query ): array {
		return $this->get( "/surveys/{$survey->id}/comparison", $query );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Paths;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/path-figures: the counts of results, for the map (docs/paths.md).
 */
final class PathFiguresTest extends ResultsTestCase {

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->visitors( 1, 1 );
		$route  = "/surveys/{$survey->id}/path-figures";
		self::assertSame( 200, $this->rest( 'GET', $route )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/path-figures' )->get_status() );
		$this->license( null );
		$refused = $this->rest( 'GET', $route );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'paths', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		foreach ( array( 'author', 'subscriber', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'GET', $route )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_the_numbers_are_those_of_the_results(): void {
		$survey = $this->visitors( 3, 4 );
		$this->respond( $survey, array( 'drink' => 'Tea' ), 90 );
		$figures = $this->get( "/surveys/{$survey->id}/path-figures" );
		$results = $this->get( "/surveys/{$survey->id}/results" );
		self::assertSame( $results['range'], $figures['range'] );
		self::assertSame( 7, $figures['responses'] );
		self::assertSame(
			array_map(
				static fn ( array $stat ): array => array( $stat['id'], $stat['asked'], $stat['total_answers'] ),
				$results['question_stats']
			),
			array_map( 'array_values', $figures['questions'] )
		);
		self::assertSame( array( 'drink' => 7, 'milk' => 3 ), array_column( $figures['questions'], 'asked', 'id' ) );
	}

	public function test_a_survey_without_responses_has_zeros(): void {
		$figures = $this->get( "/surveys/{$this->visitors( 0, 0 )->id}/path-figures" );
		self::assertSame( 0, $figures['responses'] );
		self::assertSame( array( 0, 0 ), array_column( $figures['questions'], 'asked' ) );
	}

	public function test_the_smallest_group_hides_small_counts(): void {
		$tea   = $this->few( 3, 20 );
		$most  = $this->few( 20, 3 );
		$all   = $this->few( 2, 2 );
		$large = $this->few( 20, 20 );
		self::assertSame( array( 23, 23, null ), $tea, 'Three came.' );
		self::assertSame( array( 23, 23, null ), $most, 'All but three came.' );
		self::assertSame( array( null, null, null ), $all, 'Four responses.' );
		self::assertSame( array( 40, 40, 20 ), $large );
	}

	public function test_two_questions_do_not_differ_by_few(): void {
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->only_after( $this->question( 'milk', 'radio-button', array( 'options' => array( 'Yes', 'No' ) ) ), 'drink', 'Tea' ),
				$this->only_after( $this->question( 'oats', 'text' ), 'milk', 'Yes' ),
			),
			array( 'published_at' => $this->moment( 200 ) )
		);
		$this->site( 5 );
		$this->times( 20, $survey, array( 'drink' => 'Coffee' ) );
		$this->times( 18, $survey, array( 'drink' => 'Tea', 'milk' => 'Yes' ) );
		$this->times( 2, $survey, array( 'drink' => 'Tea', 'milk' => 'No' ) );
		$figures = $this->get( "/surveys/{$survey->id}/path-figures" );
		self::assertSame( array( 40, 20, null ), array_column( $figures['questions'], 'asked' ) );
	}

	/**
	 * @return array{int|null, int|null, int|null} Responses, asked of the first and of the second question.
	 */
	private function few( int $tea, int $coffee ): array {
		$survey = $this->visitors( $tea, $coffee, 5 );
		$reply  = $this->get( "/surveys/{$survey->id}/path-figures" );
		return array( $reply['responses'], $reply['questions'][0]['asked'], $reply['questions'][1]['asked'] );
	}

	/**
	 * Who drinks tea is asked about milk.
	 */
	private function visitors( int $tea, int $coffee, int $smallest = 0 ): Survey {
		$this->site( $smallest );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->only_after( $this->question( 'milk', 'text' ), 'drink', 'Tea' ),
			),
			array( 'published_at' => $this->moment( 200 ) )
		);
		$this->times( $tea, $survey, array( 'drink' => 'Tea' ) );
		$this->times( $coffee, $survey, array( 'drink' => 'Coffee' ) );
		return $survey;
	}

	private function site( int $smallest ): void {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => $smallest ) );
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function times( int $times, Survey $survey, array $answers ): void {
		for ( $at = 0; $at < $times; $at++ ) {
			$this->respond( $survey, $answers, 0 );
		}
	}
}

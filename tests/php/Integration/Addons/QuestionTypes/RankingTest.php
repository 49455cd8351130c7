<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;

/**
 * The ranking from its save to its figures.
 */
final class RankingTest extends ExportTestCase {

	private const THREE = array(
		'options'    => array( 'Guji', 'Kenya', 'Winter' ),
		'option_ids' => array( 'guji', 'kenya', 'winter' ),
		'rank'       => 'any',
	);

	/**
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return array(
			'unknown rule'   => array( array( 'rank' => 'best' ), 400, 'rank' ),
			'rule as a list' => array( array( 'rank' => array( 'all' ) ), 400, 'rank' ),
			'eleven options' => array( array( 'options' => array_map( 'strval', range( 1, 11 ) ) ), 422, 'options' ),
			'the same twice' => array( array( 'options' => array( 'Guji', 'Guji' ) ), 422, 'options][1' ),
		);
	}

	/**
	 * @param array<string, mixed> $config Config.
	 */
	#[DataProvider( 'refused' )]
	public function test_a_wrong_field_is_named_and_nothing_is_saved( array $config, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$before   = $this->rest( 'GET', '/surveys' )->get_data();
		$question = array(
			'id'     => 'a',
			'type'   => 'ranking',
			'title'  => 'Which?',
			'config' => $config,
		);
		$response = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Ranking',
				'questions' => array( $question ),
			)
		);
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertStringContainsString( "[config][$field]", (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_first_places_and_mean_places_are_counted(): void {
		$survey = $this->answered();
		$stats  = $this->stats( $survey );
		self::assertSame( 4, $stats['total_answers'] );
		self::assertSame( array( '1. Guji', '1. Kenya', '1. Winter' ), array_column( $stats['options'], 'value' ) );
		self::assertSame( array( 2, 1, 1 ), array_column( $stats['options'], 'count' ) );
		self::assertSame( array( 50.0, 15.0, 85.0 ), array_values( array_map( 'floatval', array_slice( $stats['options'][0]['share'], 0, 3 ) ) ) );
		self::assertSame( array( 'Guji', 'Kenya', 'Winter' ), array_column( $stats['parts'], 'label' ) );
		self::assertSame( array( 3, 3, 4 ), array_column( $stats['parts'], 'total' ) );
		self::assertSame(
			array(
				'value' => 1.33,
				'low'   => 0.68,
				'high'  => 1.99,
			),
			$stats['parts'][0]['mean']
		);
		self::assertSame(
			array( 2, 1, 0 ),
			array_map( static fn ( array $of ): int => $of['share']['count'], $stats['parts'][0]['values'] )
		);
	}

	public function test_an_option_keeps_its_places_and_conditions_follow_when_its_text_changes(): void {
		$survey  = $this->answered();
		$before  = $this->stats( $survey );
		$renamed = array( 'options' => array( 'Ethiopia Guji', 'Kenya', 'Winter' ) ) + self::THREE;
		$this->sign_in( 'administrator' );
		$sent              = $this->get( "/surveys/{$survey->id}" );
		$sent['questions'] = array(
			array( 'config' => $renamed ) + $survey->questions[0]->to_array(),
			array(
				'id'    => 'b',
				'type'  => 'text',
				'title' => 'Why Guji?',
				'logic' => self::first( '1. Guji' ),
			),
		);
		$saved             = $this->rest( 'POST', '/surveys', $sent );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( '1. Ethiopia Guji', $saved->get_data()['questions'][1]['logic']['conditions'][0]['value'] );
		$stats = $this->stats( $survey );
		self::assertSame( '1. Ethiopia Guji', $stats['options'][0]['value'] );
		self::assertSame( array_column( $before['options'], 'count' ), array_column( $stats['options'], 'count' ) );
		self::assertSame( array_column( $before['parts'], 'mean' ), array_column( $stats['parts'], 'mean' ) );
		$answers = $this->get( "/surveys/{$survey->id}/responses" )['items'][3]['answers'];
		self::assertSame( array( '1. Ethiopia Guji', '2. Kenya', '3. Winter' ), $answers[0]['value'] );
	}

	public function test_a_removed_option_is_listed_by_its_first_places(): void {
		$survey  = $this->answered();
		$two     = array(
			'options'    => array( 'Kenya', 'Winter' ),
			'option_ids' => array( 'kenya', 'winter' ),
		) + self::THREE;
		$changed = $survey->with( array( 'questions' => array( $this->question( 'a', 'ranking', $two ) ) ) );
		$changed = $this->container()->get( SurveyRepository::class )->store( $changed );
		$options = $this->stats( $changed )['options'];
		self::assertSame( array( '1. Kenya', '1. Winter', '1. Guji' ), array_column( $options, 'value' ) );
		self::assertTrue( $options[2]['removed'] );
	}

	public function test_a_later_question_shows_after_a_first_place(): void {
		$why    = $this->question( 'b', 'text' );
		$logic  = self::first( '1. Kenya' );
		$asked  = Question::from_array( array( 'logic' => $logic ) + $why->to_array() );
		$survey = $this->survey( array( $this->question( 'a', 'ranking', self::THREE ), $asked ) );
		$this->respond( $survey, array( 'a' => array( '1. Kenya', '2. Guji' ), 'b' => 'Berries' ) );
		$this->respond( $survey, array( 'a' => array( '1. Guji', '2. Kenya' ) ) );
		$this->sign_in( 'administrator' );
		$stats = $this->get( "/surveys/{$survey->id}/results" )['question_stats'][1];
		self::assertSame( array( 1, 1, 1 ), array( $stats['asked'], $stats['total_answers'], $stats['not_asked'] ) );
	}

	public function test_a_file_has_a_column_for_each_option_with_its_place(): void {
		$survey = $this->answered();
		$rows   = $this->csv( $survey );
		self::assertSame(
			array( '', '', '1' ),
			array( $rows[3]['Question a: Guji'], $rows[3]['Question a: Kenya'], $rows[3]['Question a: Winter'] )
		);
		self::assertSame(
			array( '1', '2', '3' ),
			array( $rows[0]['Question a: Guji'], $rows[0]['Question a: Kenya'], $rows[0]['Question a: Winter'] )
		);
		$two    = array(
			'options'    => array( 'Guji', 'Kenya' ),
			'option_ids' => array( 'guji', 'kenya' ),
		) + self::THREE;
		$survey = $this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'questions' => array( $this->question( 'a', 'ranking', $two ) ) ) ) );
		self::assertSame( array( '3. Winter', '2. Winter', '3. Winter', '1. Winter' ), array_column( $this->csv( $survey ), 'Question a: removed options' ) );
	}

	/**
	 * @return array{enabled: true, action: 'show', conditions: list<array{question_id: string, compare: string, value: string}>}
	 */
	private static function first( string $line ): array {
		return array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => 'a',
					'compare'     => 'IN',
					'value'       => $line,
				),
			),
		);
	}

	private function answered(): Survey {
		$survey = $this->survey( array( $this->question( 'a', 'ranking', self::THREE ) ) );
		foreach (
			array(
				array( '1. Guji', '2. Kenya', '3. Winter' ),
				array( '1. Guji', '2. Winter', '3. Kenya' ),
				array( '1. Kenya', '2. Guji', '3. Winter' ),
				array( '1. Winter' ),
			) as $answer
		) {
			$this->respond( $survey, array( 'a' => $answer ) );
		}
		return $survey;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;

/**
 * The matrix from its save to its figures.
 */
final class MatrixTest extends ExportTestCase {

	private const TWO = array(
		'options'    => array( 'Poor', 'Good' ),
		'option_ids' => array( 'poor', 'good' ),
		'rows'       => array(
			array(
				'id'    => 'taste',
				'label' => 'Taste',
			),
			array(
				'id'    => 'price',
				'label' => 'Price',
			),
		),
	);

	/**
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		$row = static fn ( string $id, string $label ): array => compact( 'id', 'label' );
		return array(
			'rows as a text'     => array( array( 'rows' => 'Taste' ), 400, '[rows]' ),
			'row as a text'      => array( array( 'rows' => array( 'Taste' ) ), 400, '[rows]' ),
			'row without id'     => array( array( 'rows' => array( array( 'label' => 'Taste' ) ) ), 400, '[rows]' ),
			'id with markup'     => array( array( 'rows' => array( $row( '<b>', 'Taste' ) ) ), 400, '[rows]' ),
			'label as a list'    => array( array( 'rows' => array( array( 'label' => array( 'a' ) ) + $row( 'a', '' ) ) ), 400, '[rows]' ),
			'label too long'     => array( array( 'rows' => array( $row( 'a', str_repeat( 'a', 151 ) ) ) ), 400, '[rows]' ),
			'required as a text' => array( array( 'rows' => array( array( 'required' => 'x' ) + $row( 'a', 'A' ) ) ), 400, '[rows]' ),
			'eleven rows'        => array( array( 'rows' => array_map( static fn ( int $at ): array => $row( "r$at", "Row $at" ), range( 1, 11 ) ) ), 422, '[rows]' ),
			'the same row twice' => array( array( 'rows' => array( $row( 'a', 'Taste' ), $row( 'b', ' Taste' ) ) ), 422, '[rows]' ),
			'eight columns'      => array( array( 'options' => array_map( 'strval', range( 1, 8 ) ) ), 422, '[options]' ),
			'a column twice'     => array( array( 'options' => array( 'Good', 'Good' ) ), 422, '[options][1]' ),
			'read the same'      => array(
				array(
					'options' => array( 'B: C', 'C' ),
					'rows'    => array( $row( 'a', 'A' ), $row( 'b', 'A: B' ) ),
				),
				422,
				'[rows]',
			),
		);
	}

	/**
	 * @param array<string, mixed> $config Config.
	 */
	#[DataProvider( 'refused' )]
	public function test_a_wrong_field_is_named_and_nothing_is_saved( array $config, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$before   = $this->rest( 'GET', '/surveys' )->get_data();
		$response = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Matrix',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'matrix',
						'title'  => 'How was it?',
						'config' => $config + self::TWO,
					),
				),
			)
		);
		$reply    = (string) wp_json_encode( $response->get_data() );
		self::assertSame( $status, $response->get_status(), $reply );
		self::assertStringContainsString( "[config]$field", $reply );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_rows_without_text_keep_it_from_being_published(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( array(), array( array( 'id' => 'a', 'label' => ' ' ) ) ) as $rows ) {
			$response = $this->rest(
				'POST',
				'/surveys',
				array(
					'title'     => 'Matrix',
					'status'    => 'publish',
					'questions' => array( $this->question( 'a', 'matrix', array( 'rows' => $rows ) + self::TWO )->to_array() ),
				)
			);
			self::assertSame( 'draft', $response->get_data()['status'], (string) wp_json_encode( $response->get_data() ) );
		}
	}

	public function test_each_row_is_counted_for_itself(): void {
		$survey = $this->answered();
		$stats  = $this->stats( $survey );
		self::assertSame( 3, $stats['total_answers'] );
		self::assertSame( array( 'Taste', 'Price' ), array_column( $stats['parts'], 'label' ) );
		self::assertSame( array( 3, 2 ), array_column( $stats['parts'], 'total' ) );
		self::assertSame( array( array( 1, 2 ), array( 2, 0 ) ), self::counts( $stats ) );
		self::assertSame( 66.7, $stats['parts'][0]['values'][1]['share']['percent'] );
		self::assertSame( 100.0, (float) $stats['parts'][1]['values'][0]['share']['percent'] );
		self::assertNull( $stats['parts'][0]['mean'] );
		self::assertSame(
			array( 'Taste: Poor', 'Taste: Good', 'Price: Poor', 'Price: Good' ),
			array_column( $stats['options'], 'value' )
		);
	}

	public function test_answers_and_conditions_follow_new_texts_and_old_pages_still_answer(): void {
		$survey = $this->answered();
		$before = $this->stats( $survey );
		$this->sign_in( 'administrator' );
		$config                     = self::TWO;
		$config['options'][1]       = 'Very good';
		$config['rows'][0]['label'] = 'Flavor';
		$sent                       = $this->get( "/surveys/{$survey->id}" );
		$sent['questions']          = array(
			array( 'config' => $config ) + $survey->questions[0]->to_array(),
			array(
				'id'    => 'b',
				'type'  => 'text',
				'title' => 'Why?',
				'logic' => self::includes( 'Taste: Good' ),
			),
		);
		$saved                      = $this->rest( 'POST', '/surveys', $sent );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( 'Flavor: Very good', $saved->get_data()['questions'][1]['logic']['conditions'][0]['value'] );
		self::assertArrayNotHasKey( 'former_rows', (array) $saved->get_data()['questions'][0]['config'] );
		$stats = $this->stats( $survey );
		self::assertSame( self::counts( $before ), self::counts( $stats ) );
		self::assertSame( 'Flavor: Very good', $stats['options'][1]['value'] );

		$this->respond( $this->survey_of( $survey->id ), array( 'a' => array( 'Taste: Good' ) ) );
		self::assertSame( array( array( 1, 3 ), array( 2, 0 ) ), self::counts( $this->stats( $survey ) ) );
		$answers = $this->get( "/surveys/{$survey->id}/responses" )['items'][0]['answers'];
		self::assertSame( array( 'Flavor: Very good' ), $answers[0]['value'] );
	}

	public function test_a_later_question_shows_after_one_column_of_one_row(): void {
		$asked  = Question::from_array(
			array( 'logic' => self::includes( 'Price: Poor' ) ) + $this->question( 'b', 'text' )->to_array()
		);
		$survey = $this->survey( array( $this->question( 'a', 'matrix', self::TWO ), $asked ) );
		$this->respond( $survey, array( 'a' => array( 'Taste: Good', 'Price: Poor' ), 'b' => 'Too dear' ) );
		$this->respond( $survey, array( 'a' => array( 'Taste: Poor' ) ) );
		$this->sign_in( 'administrator' );
		$stats = $this->get( "/surveys/{$survey->id}/results" )['question_stats'][1];
		self::assertSame( array( 1, 1, 1 ), array( $stats['asked'], $stats['total_answers'], $stats['not_asked'] ) );
	}

	public function test_a_filter_leaves_the_responses_of_one_cell(): void {
		$survey = $this->answered();
		$key    = $this->stats( $survey )['options'][1]['key'];
		$found  = $this->get( "/surveys/{$survey->id}/responses", array( 'filter' => array( 'answers' => array( 'a' => array( 'any' => array( $key ) ) ) ) ) );
		self::assertSame( 2, $found['pagination']['total'] );
	}

	public function test_a_break_down_by_a_row_counts_each_person_once(): void {
		$survey = $this->survey(
			array(
				$this->question( 'a', 'matrix', self::TWO ),
				$this->question( 'b', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
			)
		);
		foreach (
			array(
				array( array( 'Taste: Good', 'Price: Poor' ), 'Tea' ),
				array( array( 'Taste: Poor', 'Price: Poor' ), 'Tea' ),
				array( array( 'Price: Good' ), 'Coffee' ),
				array( array( 'Taste: Good' ), 'Coffee' ),
			) as list( $matrix, $drink )
		) {
			$this->respond( $survey, array( 'a' => $matrix, 'b' => $drink ) );
		}
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$route = "/surveys/{$survey->id}/breakdown";
		$price = $this->get( $route, array( 'question' => 'b', 'by' => 'a:price' ) );
		self::assertSame( array( 3, 1, 4 ), array( $price['both'], $price['missing']['count'], $price['responses_count'] ) );
		self::assertSame( array( 2, 1 ), array_column( $price['columns'], 'n' ) );
		self::assertSame( array( 'Poor', 'Good' ), array_column( $price['columns'], 'value' ) );
		self::assertSame( array( 2, 1 ), array_column( array_column( $price['rows'], 'total' ), 'count' ) );
		self::assertSame( array( array( 2, 0 ), array( 0, 1 ) ), array_map( static fn ( array $line ): array => array_column( $line, 'count' ), $price['cells'] ) );
		self::assertFalse( $price['several_columns'] );
		self::assertSame( array( 'a', 'Question a: Price' ), array( $price['by']['id'], $price['by']['title'] ) );

		$rows = $this->get( $route, array( 'question' => 'a:price', 'by' => 'a:taste' ) );
		self::assertSame( array( 2, array( 1, 1 ) ), array( $rows['both'], array_column( $rows['columns'], 'n' ) ) );
		$whole = $this->get( $route, array( 'question' => 'a', 'by' => 'device' ) );
		self::assertSame( array( true, 4, 4 ), array( $whole['several_rows'], $whole['both'], array_sum( array_column( $whole['columns'], 'n' ) ) ) );
		$device = $this->get( $route, array( 'question' => 'a:taste', 'by' => 'device' ) );
		self::assertSame( array( false, 3 ), array( $device['several_rows'], $device['both'] ) );
		foreach ( array( array( 'b', 'a', 'by' ), array( 'b', 'a:gone', 'by' ), array( 'a:gone', 'b', 'question' ), array( 'a:price', 'a:price', 'by' ), array( 'a', 'a:price', 'by' ) ) as list( $question, $by, $field ) ) {
			$refused = $this->rest( 'GET', $route, compact( 'question', 'by' ) );
			self::assertSame( 400, $refused->get_status(), "$question $by" );
			self::assertSame( array( $field ), array_keys( $refused->get_data()['data']['params'] ) );
		}
	}

	public function test_a_file_has_a_column_for_each_row(): void {
		$survey = $this->answered();
		$rows   = $this->csv( $survey );
		self::assertSame( array( 'Good', '' ), array( $rows[2]['Question a: Taste'], $rows[2]['Question a: Price'] ) );
		self::assertSame( array( 'Good', 'Poor' ), array( $rows[0]['Question a: Taste'], $rows[0]['Question a: Price'] ) );
		$lines = $this->json_lines( $survey );
		self::assertStringContainsString( 'Taste: Good', (string) wp_json_encode( $lines[0] ) );
		self::assertSame( array( '', '', '' ), array_column( $rows, 'Question a: removed rows' ) );

		$config = array( 'rows' => array_slice( self::TWO['rows'], 0, 1 ) ) + self::TWO;
		$survey = $this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'questions' => array( $this->question( 'a', 'matrix', $config ) ) ) ) );
		$rows   = $this->csv( $survey );
		self::assertSame( 'Good', $rows[0]['Question a: Taste'] );
		self::assertSame( array( 'Price: Poor', 'Price: Poor', '' ), array_column( $rows, 'Question a: removed rows' ) );
	}

	/**
	 * @param array<string, mixed> $stats Wire type QuestionStats.
	 * @return array<list<int>>
	 */
	private static function counts( array $stats ): array {
		return array_map(
			static fn ( array $part ): array => array_column( array_column( $part['values'], 'share' ), 'count' ),
			$stats['parts']
		);
	}

	/**
	 * @return array{enabled: true, action: 'show', conditions: list<array{question_id: string, compare: string, value: string}>}
	 */
	private static function includes( string $line ): array {
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

	private function survey_of( int $id ): Survey {
		$survey = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $survey );
		return $survey;
	}

	private function answered(): Survey {
		$survey = $this->survey( array( $this->question( 'a', 'matrix', self::TWO ) ) );
		foreach (
			array(
				array( 'Taste: Good', 'Price: Poor' ),
				array( 'Price: Poor', 'Taste: Poor' ),
				array( 'Taste: Good' ),
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

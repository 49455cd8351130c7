<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\QuestionTypes\DateType;
use UserFeedback\QuestionTypes\NumberType;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Numbers and dates from their save to their figures; tests/ts/domain/measures.test.ts runs the same cases of
 * measures.json.
 */
final class MeasuresTest extends ResultsTestCase {

	private const CUPS = array(
		'min'  => 0,
		'max'  => 20,
		'step' => 1,
		'unit' => 'cups',
	);

	/**
	 * @return array<string, list<mixed>>
	 */
	private static function cases(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/measures.json' ), true );
		self::assertIsArray( $cases );
		return $cases;
	}

	private static function type( string $key ): QuestionType {
		return 'number' === $key ? new NumberType() : new DateType();
	}

	public function test_values_that_cannot_stand_together_are_named(): void {
		foreach ( self::cases()['configs'] as $case ) {
			$type = self::type( $case['type'] );
			self::assertSame(
				$case['faults'],
				array_keys( $type->config_faults( $type->sanitize_config( $case['config'] ) ) ),
				$case['name']
			);
		}
	}

	public function test_takes_what_the_widget_takes(): void {
		foreach ( self::cases()['answers'] as $case ) {
			$question = $this->question( 'q1', $case['type'], $case['config'] );
			try {
				self::type( $case['type'] )->parse( $question, $case['value'], array() );
				self::assertNull( $case['fault'], $case['name'] );
			} catch ( Failure $failure ) {
				self::assertNotNull( $case['fault'], $case['name'] );
				self::assertSame( 422, $failure->status );
			}
		}
	}

	/**
	 * @return array<string, array{string, array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return array(
			'minimum as words'      => array( 'number', array( 'min' => 'none' ), 400, 'min' ),
			'maximum as a list'     => array( 'number', array( 'max' => array( 1 ) ), 400, 'max' ),
			'larger than any'       => array( 'number', array( 'max' => 1e10 ), 400, 'max' ),
			'step of 0'             => array( 'number', array( 'step' => 0 ), 400, 'step' ),
			'31 letters'            => array( 'number', array( 'unit' => str_repeat( 'a', 31 ) ), 400, 'unit' ),
			'from above to'         => array( 'number', array( 'min' => 30 ) + self::CUPS, 422, 'max' ),
			'four decimals'         => array( 'number', array( 'min' => 0.0001 ) + self::CUPS, 422, 'min' ),
			'no such day'           => array( 'date', array( 'earliest' => '2026-02-30' ), 422, 'earliest' ),
			'a day in words'        => array( 'date', array( 'latest' => 'yesterday' ), 422, 'latest' ),
			'a day as a number'     => array( 'date', array( 'latest' => array( 20260101 ) ), 400, 'latest' ),
			'last before the first' => array(
				'date',
				array(
					'earliest' => '2026-02-02',
					'latest'   => '2026-02-01',
				),
				422,
				'latest',
			),
		);
	}

	/**
	 * @param array<string, mixed> $config Of a question.
	 */
	#[DataProvider( 'refused' )]
	public function test_a_wrong_config_is_refused_by_its_name( string $type, array $config, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$before   = $this->rest( 'GET', '/surveys' )->get_data();
		$response = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Refused',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => $type,
						'title'  => 'How many?',
						'config' => $config,
					),
				),
			)
		);
		self::assertSame( $status, $response->get_status() );
		self::assertStringContainsString( "[config][$field]", (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_a_saved_number_keeps_what_it_is(): void {
		$this->sign_in( 'administrator' );
		$saved = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Saved',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'number',
						'title'  => 'How many?',
						'config' => array(
							'max'  => 2.5,
							'step' => 0.5,
						) + self::CUPS,
					),
				),
			)
		)->get_data();
		self::assertEquals(
			array(
				'min'  => 0,
				'max'  => 2.5,
				'step' => 0.5,
				'unit' => 'cups',
			),
			(array) $saved['questions'][0]['config']
		);
	}

	public function test_numbers_have_median_mean_and_bins(): void {
		$survey = $this->survey( array( $this->question( 'a', 'number', self::CUPS ) ) );
		foreach ( array( 3, 0, 12, 4, 3 ) as $number ) {
			$this->respond( $survey, array( 'a' => $number ) );
		}
		$stats = $this->stats( $survey );
		$of    = $stats['distribution'];
		self::assertFalse( $stats['is_quantitative'] );
		self::assertSame( array(), $stats['options'] );
		self::assertSame( array( 'number', 'cups', 5, 0, 12, 3 ), array( $of['kind'], $of['unit'], $of['total'], $of['lowest'], $of['highest'], $of['median'] ) );
		// Mean 4.4; s² = (1.96 + 19.36 + 57.76 + 0.16 + 1.96) / 4 = 20.3; 1.96 · √(20.3 / 5) = 3.949.
		self::assertSame(
			array(
				'value' => 4.4,
				'low'   => 0.45,
				'high'  => 8.35,
			),
			$of['mean']
		);
		self::assertSame( array( 0, 2, 4, 6, 8, 10, 12 ), array_column( $of['bins'], 'from' ) );
		self::assertSame( array( 1, 3, 5, 7, 9, 11, 13 ), array_column( $of['bins'], 'to' ) );
		self::assertSame( array( 1, 2, 1, 0, 0, 0, 1 ), array_column( $of['bins'], 'count' ) );
		self::assertSame( 40, (int) $of['bins'][1]['share']['percent'] );
	}

	public function test_the_same_under_a_filter_that_all_match(): void {
		$survey = $this->survey(
			array(
				$this->question( 'a', 'number', array( 'step' => 0.5 ) ),
				$this->question( 'b', 'date' ),
			)
		);
		foreach ( array( -1.5, 2, 2.5, 7 ) as $at => $number ) {
			$this->respond(
				$survey,
				array(
					'a' => $number,
					'b' => '2026-0' . ( 3 + $at ) . '-15',
				)
			);
		}
		$this->sign_in( 'administrator' );
		$all = array_column( $this->get( "/surveys/{$survey->id}/results" )['question_stats'], 'distribution' );
		self::assertSame( 2.25, $all[0]['median'] );
		self::assertSame( '2026-04-15', $all[1]['median'] );
		self::assertSame( 4, array_sum( array_column( $all[1]['bins'], 'count' ) ) );
		$filtered = fn ( array $answers ): array => array_column(
			$this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( 'answers' => $answers ) ) )['question_stats'],
			'distribution'
		);
		self::assertSame( array_column( $all, 'bins' ), array_column( $filtered( array( 'a' => array( 'min' => '-1.5' ) ) ), 'bins' ) );
		self::assertSame( array( 2, 2.5 ), array_map( static fn ( string $end ): mixed => $filtered( array( 'a' => array( 'min' => '0', 'max' => '2.5' ) ) )[0][ $end ], array( 'lowest', 'highest' ) ) );
		$spring = $filtered( array( 'b' => array( 'min' => '2026-04-01', 'max' => '2026-05-15' ) ) )[1];
		self::assertSame( array( '2026-04-15', '2026-05-15', 2 ), array( $spring['lowest'], $spring['highest'], $spring['total'] ) );
	}

	public function test_answers_read_as_words(): void {
		$survey = $this->survey(
			array(
				$this->question( 'a', 'number', array( 'step' => 0.1 ) + self::CUPS ),
				$this->question( 'b', 'date' ),
			)
		);
		$this->respond(
			$survey,
			array(
				'a' => 2.5,
				'b' => '2026-11-17',
			)
		);
		$this->sign_in( 'administrator' );
		$answers = $this->get( "/surveys/{$survey->id}/responses" )['items'][0]['answers'];
		self::assertSame( array( '2.5 cups', 'November 17, 2026' ), array_column( $answers, 'words' ) );
		self::assertSame( array( 2.5, '2026-11-17' ), array_column( $answers, 'value' ) );
	}

	public function test_nobody_answered(): void {
		$survey = $this->survey( array( $this->question( 'a', 'date' ) ) );
		$of     = $this->stats( $survey )['distribution'];
		self::assertSame( array( 0, null, array() ), array( $of['total'], $of['median'], $of['bins'] ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
	}
}

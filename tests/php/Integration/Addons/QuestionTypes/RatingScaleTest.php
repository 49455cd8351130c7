<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\QuestionTypes\RatingScaleType;
use UserFeedback\Surveys\QuestionTypes\Scale;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * The scale from its save to its figures; tests/ts/domain/scale.test.ts runs the same cases of scales.json.
 */
final class RatingScaleTest extends ResultsTestCase {

	private const FIVE = array(
		'look'    => 'smileys',
		'points'  => 5,
		'start'   => 1,
		'purpose' => 'csat',
	);

	/**
	 * @return array<string, list<mixed>>
	 */
	private static function cases(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/scales.json' ), true );
		self::assertIsArray( $cases );
		return $cases;
	}

	public function test_values_that_cannot_stand_together_are_named(): void {
		foreach ( self::cases()['configs'] as $case ) {
			$type = new RatingScaleType();
			self::assertSame(
				$case['faults'],
				array_keys( $type->config_faults( $type->sanitize_config( $case['config'] ) ) ),
				$case['name']
			);
		}
	}

	public function test_the_smallest_number_that_counts_as_satisfied(): void {
		foreach ( self::cases()['satisfied'] as $case ) {
			self::assertSame( $case['satisfied'], ( new Scale( $case['low'], $case['high'] ) )->satisfied() );
		}
	}

	/**
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return array(
			'unknown look'      => array( array( 'look' => 'cats' ), 400, 'look' ),
			'look as a list'    => array( array( 'look' => array( 'numbers' ) ), 400, 'look' ),
			'one point'         => array( array( 'points' => 1 ), 400, 'points' ),
			'twelve points'     => array( array( 'points' => 12 ), 400, 'points' ),
			'points as words'   => array( array( 'points' => 'five' ), 400, 'points' ),
			'half a point'      => array( array( 'points' => 5.5 ), 400, 'points' ),
			'start at 2'        => array( array( 'start' => 2 ), 400, 'start' ),
			'unknown purpose'   => array( array( 'purpose' => 'nps' ), 400, 'purpose' ),
			'61 letters'        => array( array( 'low_label' => str_repeat( 'a', 61 ) ), 400, 'low_label' ),
			'label as a number' => array( array( 'high_label' => array( 1 ) ), 400, 'high_label' ),
			'smileys from 0'    => array(
				array(
					'look'  => 'smileys',
					'start' => 0,
				),
				422,
				'start',
			),
			'nine hearts'       => array(
				array(
					'look'   => 'hearts',
					'points' => 9,
				),
				422,
				'points',
			),
			'CES of five'       => array( array( 'purpose' => 'ces' ), 422, 'purpose' ),
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
				'title'     => 'Scale',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'scale',
						'title'  => 'How?',
						'config' => $config,
					),
				),
			)
		);
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertStringContainsString( "[config][$field]", (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_csat_is_the_share_of_the_top_two_of_five(): void {
		$survey = $this->survey( array( $this->question( 'a', 'scale', self::FIVE ) ) );
		foreach ( array( 5, 5, 4, 3, 1 ) as $number ) {
			$this->respond( $survey, array( 'a' => $number ) );
		}
		$stats = $this->stats( $survey );
		self::assertSame( array( 3, 5, 60 ), array( $stats['scale']['share']['count'], $stats['scale']['share']['base'], $stats['scale']['share']['percent'] ) );
		self::assertSame( array( 23.1, 88.2 ), array( $stats['scale']['share']['low'], $stats['scale']['share']['high'] ) );
		self::assertSame( 4, $stats['scale']['satisfied'] );
		self::assertNull( $stats['scale']['mean'] );
		self::assertSame( array( 5, 4, 3, 2, 1 ), array_column( $stats['options'], 'value' ) );
		self::assertSame( array( 2, 1, 1, 0, 1 ), array_column( $stats['options'], 'count' ) );
	}

	public function test_ces_is_a_mean_with_its_interval(): void {
		$survey = $this->survey(
			array(
				$this->question(
					'a',
					'scale',
					array(
						'points'  => 7,
						'purpose' => 'ces',
					) + self::FIVE
				),
			)
		);
		foreach ( array( 7, 6, 5, 6, 1 ) as $number ) {
			$this->respond( $survey, array( 'a' => $number ) );
		}
		$scale = $this->stats( $survey )['scale'];
		self::assertNull( $scale['share'] );
		self::assertSame(
			array(
				'value' => 5,
				'low'   => 2.94,
				'high'  => 7.06,
			),
			$scale['mean']
		);
	}

	public function test_answers_to_another_length_are_shown_apart(): void {
		$survey = $this->survey( array( $this->question( 'a', 'scale', self::FIVE ) ) );
		$this->respond( $survey, array( 'a' => 5 ) );
		$this->respond( $survey, array( 'a' => 5 ) );
		$longer = $survey->with(
			array(
				'questions' => array( $this->question( 'a', 'scale', array( 'points' => 7 ) + self::FIVE ) ),
			)
		);
		$longer = $this->container()->get( SurveyRepository::class )->store( $longer );
		$this->respond( $longer, array( 'a' => 5 ) );
		$stats = $this->stats( $longer );
		self::assertSame( array( 0, 1 ), array( $stats['scale']['share']['count'], $stats['scale']['share']['base'] ) );
		$removed = array_values( array_filter( $stats['options'], static fn ( array $option ): bool => isset( $option['removed'] ) ) );
		self::assertSame( array( array( '5/5', 2 ) ), array_map( static fn ( array $of ): array => array( $of['value'], $of['count'] ), $removed ) );
	}

	public function test_an_answer_reads_as_words(): void {
		$survey = $this->survey(
			array(
				$this->question( 'a', 'scale', self::FIVE ),
				$this->question(
					'b',
					'scale',
					array(
						'look'   => 'thumbs',
						'points' => 2,
					) + self::FIVE
				),
			)
		);
		$this->respond(
			$survey,
			array(
				'a' => 4,
				'b' => 2,
			)
		);
		$this->sign_in( 'administrator' );
		$answers = $this->get( "/surveys/{$survey->id}/responses" )['items'][0]['answers'];
		self::assertSame( array( '4 of 5', 'Yes' ), array_column( $answers, 'words' ) );
		self::assertSame( array( 4, 2 ), array_column( $answers, 'value' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
	}
}

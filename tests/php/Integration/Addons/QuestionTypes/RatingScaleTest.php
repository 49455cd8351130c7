<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\QuestionTypes\RatingScaleType;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\Scale;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;
use WP_REST_Response;

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

	public function test_a_scale_has_a_name(): void {
		foreach ( self::cases()['names'] as $case ) {
			$scale = new Scale( $case['start'], $case['start'] + $case['points'] - 1 );
			self::assertSame( $case['name'], $scale->name() );
			self::assertEquals( $scale, Scale::of_name( $case['name'] ) );
			self::assertLessThanOrEqual( Scale::NAME_LENGTH, strlen( $case['name'] ) );
		}
	}

	/**
	 * A page that a cache kept asks on the scale of before, in the days after the change too.
	 */
	public function test_an_answer_of_a_page_of_before_counts_on_its_scale(): void {
		$survey = $this->survey( array( $this->question( 'a', 'scale', self::FIVE ) ) );
		$this->respond( $survey, array( 'a' => 4 ) );
		$survey = $this->change( $survey, array( 'points' => 7 ) + self::FIVE );
		$this->respond( $survey, array( 'a' => $this->on( '1-5', 4 ) ) );
		$this->respond( $survey, array( 'a' => $this->on( '1-7', 7 ) ) );
		$this->respond( $survey, array( 'a' => 6 ) );
		$this->respond( $survey, array( 'a' => $this->on( '0-10', 0 ) ) );

		$stats = $this->stats( $survey );
		self::assertSame( array( 2, 2, 100 ), array( $stats['scale']['share']['count'], $stats['scale']['share']['base'], $stats['scale']['share']['percent'] ) );
		self::assertSame( array( 2, 5 ), array( $stats['scale']['total'], $stats['total_answers'] ) );
		self::assertSame( array( 1, 1, 0, 0, 0, 0, 0, 2, 1 ), array_column( $stats['options'], 'count' ) );
		self::assertSame( array( '4/5', '0/10' ), array_column( array_slice( $stats['options'], 7 ), 'value' ) );
		$survey = $this->change( $survey, array( 'purpose' => 'plain' ) + self::FIVE );
		$mean   = $this->stats( $survey )['scale'];
		self::assertEquals( array( 2, 4.0 ), array( $mean['total'], $mean['mean']['value'] ), 'As many as before the change.' );

		$survey = $this->change( $survey, array( 'points' => 7 ) + self::FIVE );
		$items  = $this->get( "/surveys/{$survey->id}/responses" )['items'];
		$words  = array_map( static fn ( array $item ): ?string => $item['answers'][0]['words'] ?? null, $items );
		self::assertSame( array( '0 (asked from 0 to 10)', '6 of 7', '7 of 7', '4 (asked from 1 to 5)', '4 (asked from 1 to 5)' ), $words );
		$recount = $this->container()->get( RecountCounters::class );
		foreach ( $recount->pieces() as $piece ) {
			self::assertEquals( array(), $recount->run( $survey->id, $piece['from'], $piece['to'], false ) );
		}
	}

	/**
	 * The browser decided by the number, so the server does: else it would refuse the answers that followed.
	 */
	public function test_logic_compares_the_number_of_a_page_of_before(): void {
		$high   = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => 'a',
					'compare'     => '>',
					'value'       => '3',
				),
			),
		);
		$survey = $this->survey(
			array(
				$this->question( 'a', 'scale', array( 'points' => 10 ) + self::FIVE ),
				$this->question( 'b', 'text' )->with_logic( $high ),
			)
		);
		$this->respond(
			$survey,
			array(
				'a' => $this->on( '1-5', 4 ),
				'b' => 'Why not',
			)
		);
		$this->expectException( Failure::class );
		$this->respond(
			$survey,
			array(
				'a' => $this->on( '1-5', 3 ),
				'b' => 'Why not',
			)
		);
	}

	public function test_the_route_takes_the_name_of_a_scale_and_refuses_what_is_none(): void {
		$survey = $this->survey( array( $this->question( 'a', 'scale', array( 'points' => 10 ) + self::FIVE ) ) );
		$send   = fn ( mixed $scale, int $value ): WP_REST_Response => $this->rest(
			'POST',
			"/surveys/{$survey->id}/responses",
			array(
				'client_id' => wp_generate_uuid4(),
				'answers'   => array(
					array(
						'question_id' => 'a',
						'value'       => $value,
						'extra'       => array( 'scale' => $scale ),
					),
				),
			)
		);
		self::assertSame( 201, $send( '1-5', 4 )->get_status() );
		foreach ( array( array( '5-1', 422 ), array( '1-100', 422 ), array( 15, 400 ) ) as list( $scale, $status ) ) {
			$reply = $send( $scale, 4 );
			self::assertSame( $status, $reply->get_status() );
			self::assertStringContainsString( 'answers[a].extra.scale', (string) wp_json_encode( $reply->get_data() ) );
		}
		self::assertSame( 422, $send( '1-5', 6 )->get_status() );
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
	 * @return array{value: int, extra: array<string, string>}
	 */
	private function on( string $scale, int $number ): array {
		return array(
			'value' => $number,
			'extra' => array( 'scale' => $scale ),
		);
	}

	/**
	 * @param array<string, mixed> $config Of the question.
	 */
	private function change( Survey $survey, array $config ): Survey {
		return $this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'a', 'scale', $config ) ) ) )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
	}
}

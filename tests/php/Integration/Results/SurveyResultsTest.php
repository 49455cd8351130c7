<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Surveys\SurveyRepository;

final class SurveyResultsTest extends ResultsTestCase {

	public function test_figures_of_a_survey(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee', 'Water' ) ) ),
				$this->question( 'when', 'checkbox', array( 'options' => array( 'Morning', 'Evening' ) ) ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'score', 'nps', array(), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
			)
		);
		$first  = $this->respond(
			$survey,
			array(
				'drink' => 'Tea',
				'when'  => array( 'Morning', 'Evening' ),
				'stars' => 5,
				'score' => 10,
				'why'   => 'Good',
			),
			40
		);
		$this->respond(
			$survey,
			array(
				'drink' => 'Coffee',
				'when'  => array( 'Morning' ),
				'stars' => 4,
				'score' => 9,
			),
			3
		);
		$this->respond(
			$survey,
			array(
				'drink' => 'Coffee',
				'stars' => 2,
				'score' => 3,
			),
			2
		);
		$last = $this->respond(
			$survey,
			array(
				'score' => array(
					'value' => 7,
					'extra' => array( 'comments' => 'So so' ),
				),
				'why'   => '<b>Bold</b>',
			),
			0,
			'00:00:01'
		);
		$this->impressions( $survey, 8, 2 );

		$data = $this->get( "/surveys/{$survey->id}/results" );

		self::assertSame(
			array(
				'start' => $this->day( 29 ),
				'end'   => $this->day( 0 ),
			),
			$data['range']
		);
		self::assertSame(
			array(
				'start' => $this->day( 59 ),
				'end'   => $this->day( 30 ),
			),
			$data['before']
		);
		self::assertSame( 4, $data['responses_count'] );
		self::assertSame( 3, $data['responses_count_7_days'] );
		self::assertSame( 3, $data['responses_count_30_days'] );
		self::assertSame( 8, $data['impressions'] );
		self::assertSame( 3, $data['responses_compared']['value'] );
		self::assertSame( 1, $data['responses_compared']['before'] );
		self::assertNull( $data['responses_compared']['change'] );
		self::assertSame(
			array( 37.5, 3, 8 ),
			array( $data['response_rate']['percent'], $data['response_rate']['count'], $data['response_rate']['base'] )
		);
		self::assertCount( 30, $data['data_points'] );
		self::assertSame(
			array( $this->day( 2 ), 1, 8, 12.5 ),
			array_values( array_slice( $data['data_points'][27], 0, 4 ) )
		);
		self::assertSame(
			array( $this->day( 1 ), 0, 0, null ),
			array_values( array_slice( $data['data_points'][28], 0, 4 ) )
		);
		self::assertSame(
			gmdate( 'Y-m-d\TH:i:s\Z', $this->moment( 0, '00:00:01' )->getTimestamp() ),
			$data['last_response_at']
		);

		list( $drink, $when, $stars, $score, $why ) = $data['question_stats'];
		self::assertSame( array( 2, 1 ), array( $drink['total_answers'], $drink['skipped'] ) );
		self::assertSame( array( 'Tea', 'Coffee', 'Water' ), array_column( $drink['options'], 'value' ) );
		self::assertSame( array( 0, 2, 0 ), array_column( $drink['options'], 'count' ) );
		self::assertEquals( 100, $drink['options'][1]['share']['percent'] );
		self::assertSame( array( 1, 0 ), array_column( $when['options'], 'count' ) );
		self::assertSame( array( 5, 4, 3, 2, 1 ), array_column( $stars['options'], 'value' ) );
		self::assertSame( array( 0, 1, 0, 1, 0 ), array_column( $stars['options'], 'count' ) );
		self::assertEquals( 3, $stars['mean']['value'] );
		self::assertSame(
			array( 1, 1, 1, 0, 3 ),
			array(
				$score['nps']['promoter'],
				$score['nps']['passive'],
				$score['nps']['detractor'],
				$score['nps']['nps'],
				$score['nps']['total'],
			)
		);
		self::assertEquals( $score['nps'], $data['nps_overview'] );
		self::assertFalse( $why['is_quantitative'] );
		self::assertSame(
			array( array( '<b>Bold</b>', $last ) ),
			array_map(
				static fn ( array $answer ): array => array( $answer['value'], $answer['response_id'] ),
				$why['answers']
			)
		);

		$all = $this->get(
			"/surveys/{$survey->id}/results",
			array(
				'from' => $this->day( 60 ),
				'to'   => $this->day( 0 ),
			)
		);
		self::assertSame( array( $last, $first ), array_column( $all['question_stats'][4]['answers'], 'response_id' ) );
	}

	public function test_removed_option_keeps_its_votes(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question(
					'drink',
					'image-radio',
					array(
						'options' => array(
							array(
								'label' => 'Tea',
								'image' => null,
							),
							array(
								'label' => 'Coffee',
								'image' => null,
							),
						),
					)
				),
			)
		);
		$this->respond( $survey, array( 'drink' => 'Tea' ) );
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with(
				array(
					'questions' => array(
						$this->question(
							'drink',
							'image-radio',
							array(
								'options' => array(
									array(
										'label' => 'Coffee',
										'image' => null,
									),
								),
							)
						),
					),
				)
			)
		);
		$stats = $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
		self::assertTrue( $stats['options_invalid'] );
		self::assertSame(
			array(
				'label' => 'Tea',
				'image' => null,
			),
			$stats['options'][1]['value']
		);
		self::assertTrue( $stats['options'][1]['removed'] );
		self::assertSame( array( 0, 1 ), array_column( $stats['options'], 'count' ) );
	}

	public function test_survey_without_responses(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'stars', 'star-rating' ), $this->question( 'why', 'text' ) ) );
		$data   = $this->get( "/surveys/{$survey->id}/results" );
		self::assertNull( $data['response_rate']['percent'] );
		self::assertNull( $data['question_stats'][0]['mean'] );
		self::assertNull( $data['question_stats'][0]['options'][0]['share']['percent'] );
		self::assertNull( $data['nps_overview'] );
		self::assertNull( $data['last_response_at'] );
		self::assertSame( array(), $data['question_stats'][1]['answers'] );
	}

	public function test_survey_with_its_figures(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'score', 'nps' ) ) );
		$this->respond( $survey, array( 'score' => 10 ) );
		$data = $this->get(
			"/surveys/{$survey->id}",
			array(
				'start' => $this->day( 1 ),
				'end'   => $this->day( 0 ),
			)
		);
		self::assertSame( 100, $data['nps_overview']['nps'] );
		self::assertSame( 1, $data['range_responses_count'] );
		self::assertArrayHasKey( 'settings', $data );
	}

	public function test_only_people_who_may_read_results(): void {
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		foreach ( array(
			"/surveys/{$survey->id}/results",
			'/results-summary',
			"/surveys/{$survey->id}/questions/why/answers",
		) as $route ) {
			$this->sign_in( '' );
			self::assertSame( 401, $this->rest( 'GET', $route )->get_status() );
			$this->sign_in( 'subscriber' );
			self::assertSame( 403, $this->rest( 'GET', $route )->get_status() );
			$this->sign_in( 'administrator' );
			self::assertSame( 200, $this->rest( 'GET', $route )->get_status() );
		}
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/results' )->get_status() );
	}

	/**
	 * A range that is none names its field.
	 *
	 * @dataProvider bad_ranges
	 */
	public function test_a_bad_range_names_its_field( string $from, string $to, string $field ): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$reply  = $this->rest(
			'GET',
			"/surveys/{$survey->id}/results",
			array(
				'from' => $from,
				'to'   => $to,
			)
		);
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $field ), array_keys( $reply->get_data()['data']['params'] ) );
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function bad_ranges(): array {
		return array(
			'no date'        => array( 'yesterday', '2026-01-31', 'from' ),
			'no such day'    => array( '2026-01-01', '2026-02-30', 'to' ),
			'backwards'      => array( '2026-01-31', '2026-01-01', 'to' ),
			'longer'         => array( '2024-01-01', '2026-01-01', 'from' ),
			'sql'            => array( "2026-01-01' OR '1", '2026-01-31', 'from' ),
			'with line feed' => array( "2026-01-01\n", '2026-01-31', 'from' ),
		);
	}

	public function test_answers_page_by_page_and_search(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question( 'why', 'text' ),
				$this->question( 'score', 'nps', array(), array( 'comment_box' => true ) ),
			)
		);
		for ( $i = 1; $i <= 12; $i++ ) {
			$this->respond(
				$survey,
				array(
					'why'   => 'Answer ' . $i . ' 100%',
					'score' => array(
						'value' => 5,
						'extra' => 0 === $i % 4 ? array( 'comments' => 'Größe "' . $i . '"' ) : array(),
					),
				),
				12 - $i
			);
		}
		$this->respond( $survey, array( 'score' => 9 ) );
		$route = "/surveys/{$survey->id}/questions/why/answers";
		$page  = $this->get(
			$route,
			array(
				'per_page' => 5,
				'page'     => 3,
			)
		);
		self::assertSame(
			array(
				'page'     => 3,
				'pages'    => 3,
				'per_page' => 5,
				'total'    => 12,
			),
			$page['pagination']
		);
		self::assertSame( array( 'Answer 2 100%', 'Answer 1 100%' ), array_column( $page['items'], 'value' ) );
		self::assertNull( $page['scanned'] );

		$found = $this->get( $route, array( 'search' => 'answer 1' ) );
		self::assertSame(
			array( 'Answer 12 100%', 'Answer 11 100%', 'Answer 10 100%', 'Answer 1 100%' ),
			array_column( $found['items'], 'value' )
		);
		self::assertSame( array( 12, 4 ), array( $found['scanned'], $found['pagination']['total'] ) );
		self::assertSame( 12, $this->get( $route, array( 'search' => '0%' ) )['pagination']['total'] );
		self::assertSame( 0, $this->get( $route, array( 'search' => '_' ) )['pagination']['total'] );

		$comments = $this->get( "/surveys/{$survey->id}/questions/score/answers", array( 'comments' => '1' ) );
		self::assertSame(
			array( 'Größe "12"', 'Größe "8"', 'Größe "4"' ),
			array_map( static fn ( array $item ): string => $item['extra']['comments'], $comments['items'] )
		);
		$one = $this->get(
			"/surveys/{$survey->id}/questions/score/answers",
			array(
				'comments' => '1',
				'search'   => 'größe "8"',
			)
		);
		self::assertSame( 1, $one['pagination']['total'] );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$survey->id}/questions/gone/answers" )->get_status() );
	}
}

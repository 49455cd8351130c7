<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Responses\Counters\RecountCounters;
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
			array( $this->day( 2 ), $this->day( 2 ), 1, 8, 12.5 ),
			array_values( array_slice( $data['data_points'][27], 0, 5 ) )
		);
		self::assertSame(
			array( $this->day( 1 ), $this->day( 1 ), 0, 0, null ),
			array_values( array_slice( $data['data_points'][28], 0, 5 ) )
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
		self::assertFalse(
			$this->get( "/surveys/{$survey->id}/results" )['question_stats'][0]['options_invalid'],
			'Only an empty label is invalid in results, no missing picture (A75).'
		);
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
			'all of nothing' => array( '2026-01-01', 'all', 'to' ),
			'sql'            => array( "2026-01-01' OR '1", '2026-01-31', 'from' ),
			'with line feed' => array( "2026-01-01\n", '2026-01-31', 'from' ),
		);
	}

	public function test_any_range_and_all_time_answer(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$data   = array();
		$this->respond( $survey, array( 'why' => 'x' ), 1500 );
		$this->respond( $survey, array( 'why' => 'x' ), 400 );
		$this->respond( $survey, array( 'why' => 'x' ) );
		foreach ( array(
			array( $this->day( 499 ), 'week', 2 ),
			array( $this->day( 1600 ), 'month', 3 ),
			array( '0001-01-01', 'month', 3 ),
			array( 'all', 'month', 3 ),
		) as list( $from, $step, $count ) ) {
			$data = $this->get( "/surveys/{$survey->id}/results", array( 'from' => $from ) );
			self::assertSame( $step, $data['step'], $from );
			self::assertSame( $count, array_sum( array_column( $data['data_points'], 'count' ) ), $from );
			self::assertSame( $count, $data['range_responses_count'], $from );
			self::assertSame( $count, $data['question_stats'][0]['total_answers'], $from );
			$summary = $this->get( '/results-summary', array( 'start_date' => $from ) )['data'];
			self::assertSame( array( $step, $count ), array( $summary['step'], $summary['surveys'][0]['responses_compared']['value'] ) );
			self::assertSame( $data['data_points'], $summary['data_points'], $from );
		}
		self::assertSame( $this->day( 1500 ), $data['range']['start'] ?? '' );
		self::assertSame( $this->day( 1500 ), $data['collecting_since'] ?? '' );
		self::assertSame( array( null ), array_column( $data['question_stats'] ?? array(), 'before' ), 'There is nothing before all time.' );
	}

	public function test_the_days_before_are_told_and_compared_only_where_the_survey_existed(): void {
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'score', 'nps' ),
			)
		);
		for ( $i = 0; $i < 30; $i++ ) {
			$this->respond( $survey, array( 'drink' => 'Tea', 'stars' => 5, 'score' => 10 ), 1, '12:00:00' );
			$this->respond( $survey, array( 'drink' => 'Coffee', 'stars' => 1, 'score' => 1 ), 11, '12:00:00' );
		}
		$this->sign_in( 'administrator' );
		$days = static fn ( array $data ): array => array_column( $data['question_stats'], null, 'id' );

		$whole = $days( $this->get( "/surveys/{$survey->id}/results", array( 'from' => $this->day( 10 ) ) ) );
		self::assertNull( $whole['drink']['before'], 'It had collected for one of those eleven days.' );
		self::assertNull( $whole['drink']['options'][0]['share_before'] );
		self::assertNull( $whole['drink']['options'][0]['share_change']['points'] );
		self::assertNull( $whole['stars']['mean_change'] );

		$data  = $this->get(
			"/surveys/{$survey->id}/results",
			array(
				'from' => $this->day( 5 ),
				'to'   => $this->day( 0 ),
			)
		);
		$stats = $days( $data );
		self::assertSame( $this->day( 11 ), $data['collecting_since'] );
		self::assertSame( 30, $stats['drink']['before']['total_answers'] );
		self::assertSame( 0, $stats['drink']['options'][0]['share_before']['count'] );
		self::assertEquals( 100, $stats['drink']['options'][0]['share_change']['points'] );
		self::assertFalse( $stats['drink']['options'][0]['share_change']['within_margin'] );
		self::assertEquals( -100, $stats['drink']['options'][1]['share_change']['points'] );
		self::assertEquals( 1, $stats['stars']['before']['mean']['value'] );
		self::assertEquals( 4, $stats['stars']['mean_change']['value'] );
		self::assertSame( -100, $stats['score']['before']['nps']['nps'] );
		self::assertSame( 200, $stats['score']['nps_change']['points'] );
		self::assertNull(
			$this->get( '/results-summary', array( 'start_date' => $this->day( 10 ) ) )['data']['responses_compared']['change']
		);
	}

	public function test_what_logic_hid_was_not_asked(): void {
		$survey = $this->survey(
			array(
				$this->question( 'source', 'radio-button', array( 'options' => array( 'A friend', 'Search' ) ) ),
				$this->only_after( $this->question( 'name', 'text' ), 'source', 'A friend' ),
				$this->question( 'more', 'text' ),
			)
		);
		$friend = $this->respond(
			$survey,
			array(
				'source' => 'A friend',
				'name'   => 'Ada',
			)
		);
		$this->respond( $survey, array( 'source' => 'A friend' ) );
		foreach ( range( 1, 3 ) as $other ) {
			$this->respond( $survey, array( 'source' => 'Search', 'more' => "No $other" ) );
		}
		$this->sign_in( 'administrator' );
		$figures = function () use ( $survey ): array {
			$stats = array_column( $this->get( "/surveys/{$survey->id}/results" )['question_stats'], null, 'id' );
			return array_map(
				static fn ( array $of ): array => array(
					$of['asked'],
					$of['total_answers'],
					$of['unanswered'],
					$of['not_asked'],
					$of['skipped'],
				),
				$stats
			);
		};
		self::assertSame(
			array(
				'source' => array( 5, 5, 0, 0, 0 ),
				'name'   => array( 2, 1, 1, 3, 4 ),
				'more'   => array( 5, 3, 2, 0, 2 ),
			),
			$figures()
		);
		// Other logic today, and another question, change nothing of what was asked.
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with(
				array( 'questions' => array( ...array_slice( $survey->questions, 0, 1 ), $this->question( 'name', 'text' ), $this->question( 'new', 'text' ) ) )
			)
		);
		self::assertSame(
			array(
				'source' => array( 5, 5, 0, 0, 0 ),
				'name'   => array( 2, 1, 1, 3, 4 ),
				'new'    => array( 0, 0, 0, 5, 5 ),
			),
			$figures()
		);
		$bulk = $this->container()->get( BulkResponses::class );
		$bulk->trash( $survey->id, array( $friend ) );
		self::assertContains( array( 1, 0, 1, 3, 4 ), $figures() );
		$recount = $this->container()->get( RecountCounters::class );
		foreach ( $recount->pieces( $survey->id ) as $piece ) {
			self::assertEquals( array(), $recount->run( $piece['survey_id'], $piece['from'], $piece['to'], false ) );
		}
	}

	public function test_each_nps_question_has_its_own_score(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'us', 'nps' ), $this->question( 'shop', 'nps' ) ) );
		$this->respond(
			$survey,
			array(
				'us'   => 10,
				'shop' => 1,
			)
		);
		$data = $this->get( "/surveys/{$survey->id}/results" );
		self::assertSame( array( 100, -100 ), array_column( array_column( $data['question_stats'], 'nps' ), 'nps' ) );
		self::assertSame( $data['question_stats'][0]['nps'], $data['nps_overview'], 'That of the first.' );
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
		self::assertArrayNotHasKey( 'next', $page );

		$found = $this->get( $route, array( 'search' => 'answer 1' ) );
		self::assertSame(
			array( 'Answer 12 100%', 'Answer 11 100%', 'Answer 10 100%', 'Answer 1 100%' ),
			array_column( $found['items'], 'value' )
		);
		self::assertSame( array( 12, 4 ), array( $found['answered'], $found['pagination']['total'] ) );
		self::assertSame( array( 13, true ), array( $found['counted'], $found['complete'] ) );
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

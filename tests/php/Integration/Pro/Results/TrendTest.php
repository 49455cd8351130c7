<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/trend: each point has the figures of its days, from counters and from rows alike.
 */
final class TrendTest extends ResultsTestCase {

	private const DRINKS = array( 'Tea', 'Coffee', 'Water' );
	private const OF_ALL = array( 'device' => 'desktop,tablet,mobile,unknown' );

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->coffee();
		$route  = "/surveys/{$survey->id}/trend";
		$query  = array( 'question' => 'drink' );
		self::assertSame( 200, $this->rest( 'GET', $route, $query )->get_status() );
		$this->license( null );
		$refused = $this->rest( 'GET', $route, $query );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'trend', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		foreach ( array( 'author', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'GET', $route, $query )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_each_point_has_the_figures_that_the_report_has_for_its_days(): void {
		$survey = $this->coffee();
		$this->history( $survey, 40 );
		foreach ( array( 'day', 'week', 'month' ) as $step ) {
			foreach ( array( 'score', 'stars', 'drink', 'when' ) as $question ) {
				$query    = array(
					'question' => $question,
					'step'     => $step,
					'from'     => $this->day( 33 ),
					'to'       => $this->day( 0 ),
				);
				$trend    = $this->trend( $survey, $query );
				$filtered = $this->trend( $survey, $query + array( 'filter' => self::OF_ALL ) );
				self::assertTrue( $filtered['complete'] );
				self::assertSame( $trend['points'], $filtered['points'], "$step $question" );
				self::assertTrue( $trend['running'] );
				foreach ( $trend['points'] as $point ) {
					$this->assert_is_of_the_report( $survey, $question, $trend['measure'], $point );
				}
				self::assertSame( $this->day( 33 ), $trend['points'][0]['date'] );
				self::assertSame( $this->day( 0 ), $trend['points'][ count( $trend['points'] ) - 1 ]['end'] );
			}
		}
	}

	public function test_each_of_two_groups_has_the_trend_of_its_days_and_filter(): void {
		$survey = $this->coffee();
		$this->history( $survey, 60 );
		$tea    = array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Tea' ) ) ) );
		$coffee = array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Coffee' ) ) ) );
		$query  = array(
			'question' => 'score',
			'step'     => 'week',
			'from'     => $this->day( 13 ),
			'to'       => $this->day( 0 ),
		);
		$people = $query + array( 'filter' => $tea, 'compare' => 'people', 'compare_filter' => $coffee );
		foreach ( array( 'a' => $tea, 'b' => $coffee ) as $group => $filter ) {
			$alone = $this->trend( $survey, $query + array( 'filter' => $filter ) );
			self::assertSame( $alone, $this->trend( $survey, $people + array( 'group' => $group ) ), $group );
			self::assertGreaterThan( 0, $alone['responses_count'] );
		}
		$before = array( 'from' => $this->day( 27 ), 'to' => $this->day( 14 ) ) + $query;
		self::assertSame(
			$this->trend( $survey, $before + array( 'filter' => $tea ) ),
			$this->trend( $survey, $query + array( 'filter' => $tea, 'compare' => 'previous', 'group' => 'b' ) )
		);
		self::assertSame(
			$this->trend( $survey, $before ),
			$this->trend( $survey, $query + array( 'compare' => 'dates', 'compare_from' => $this->day( 27 ), 'compare_to' => $this->day( 14 ), 'group' => 'b' ) )
		);
	}

	public function test_a_group_gives_up_what_it_shares_with_the_other(): void {
		$survey = $this->coffee();
		foreach ( array( 'Tea', 'Tea', 'Coffee' ) as $drink ) {
			$this->respond( $survey, array( 'drink' => $drink, 'score' => 'Tea' === $drink ? 10 : 1 ) );
		}
		$query = array(
			'question'       => 'score',
			'from'           => $this->day( 1 ),
			'compare'        => 'people',
			'compare_filter' => array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Tea' ) ) ) ),
		);
		$value = fn ( array $more ): mixed => $this->trend( $survey, $more + $query )['points'][1]['n'];
		self::assertSame( array( 3, 2 ), array( $value( array() ), $value( array( 'group' => 'b' ) ) ) );
		self::assertSame( array( 1, 2 ), array( $value( array( 'apart' => 'a' ) ), $value( array( 'apart' => 'a', 'group' => 'b' ) ) ) );
		self::assertSame( array( 3, 0 ), array( $value( array( 'apart' => 'b' ) ), $value( array( 'apart' => 'b', 'group' => 'b' ) ) ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 3 ) );
		self::assertSame( 403, $this->rest( 'GET', "/surveys/{$survey->id}/trend", array( 'apart' => 'a' ) + $query )->get_status() );
		// A group that is too small has no count.
		$few = $this->trend( $survey, array( 'group' => 'b' ) + $query );
		self::assertTrue( $few['too_few'] );
		self::assertSame( 0, $few['responses_count'] );
	}

	public function test_a_filter_leaves_the_responses_that_meet_it(): void {
		$survey = $this->coffee();
		foreach ( array( 'Tea', 'Tea', 'Coffee' ) as $drink ) {
			$this->respond( $survey, array( 'drink' => $drink, 'score' => 10 ) );
		}
		$this->respond( $survey, array( 'drink' => 'Coffee', 'score' => 1 ) );
		$query = array(
			'question' => 'score',
			'from'     => $this->day( 1 ),
		);
		$only  = array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Coffee' ) ) ) );
		self::assertSame( 4, $this->trend( $survey, $query )['responses_count'] );
		self::assertSame( 2, $this->trend( $survey, $query + array( 'filter' => $only ) )['responses_count'] );
		$all    = $this->trend( $survey, $query )['points'];
		$coffee = $this->trend( $survey, $query + array( 'filter' => $only ) )['points'];
		self::assertSame( array( 4, 50.0 ), array( $all[1]['n'], $all[1]['value'] ) );
		self::assertSame( array( 2, 0.0 ), array( $coffee[1]['n'], $coffee[1]['value'] ) );
		self::assertSame( array( 'promoter' => 1, 'passive' => 0, 'detractor' => 1 ), $coffee[1]['groups'] );
		self::assertSame( array( 0, null, null ), array( $all[0]['n'], $all[0]['value'], $all[0]['low'] ) );
	}

	public function test_the_range_limits_the_steps(): void {
		$survey = $this->coffee();
		foreach ( array(
			array( 30, '', 'day', array( 'day', 'week', 'month' ) ),
			array( 180, '', 'week', array( 'day', 'week', 'month' ) ),
			array( 180, 'day', 'day', array( 'day', 'week', 'month' ) ),
			array( 400, '', 'month', array( 'week', 'month' ) ),
			array( 400, 'day', 'week', array( 'week', 'month' ) ),
			array( 2000, 'day', 'month', array( 'month' ) ),
		) as list( $days, $asked, $step, $steps ) ) {
			$trend = $this->trend(
				$survey,
				array(
					'question' => 'drink',
					'step'     => $asked,
					'from'     => $this->day( $days ),
				)
			);
			self::assertSame( array( $step, $steps ), array( $trend['step'], $trend['steps'] ), "$days $asked" );
		}
	}

	public function test_a_removed_answer_keeps_its_trend(): void {
		$survey = $this->coffee();
		$this->respond( $survey, array( 'drink' => 'Water' ) );
		$key   = OptionKey::of( 'Water' );
		$fewer = $this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) );
		$this->container()->get( \UserFeedback\Surveys\SurveyRepository::class )->store( $survey->with( array( 'questions' => array( $fewer ) ) ) );
		$trend = $this->trend(
			$survey,
			array(
				'question' => 'drink',
				'measure'  => $key,
				'from'     => $this->day( 0 ),
			)
		);
		self::assertSame( array( 'kind' => 'share', 'key' => $key ), $trend['measure'] );
		self::assertSame( 100.0, $trend['points'][0]['value'] );
	}

	public function test_a_wrong_question_or_measure_is_named(): void {
		$survey = $this->coffee();
		foreach ( array(
			array( 'gone', '', 'question' ),
			array( 'why', '', 'question' ),
			array( 'drink', 'nps', 'measure' ),
			array( 'score', 'mean', 'measure' ),
			array( 'drink', 'beer', 'measure' ),
		) as list( $question, $measure, $field ) ) {
			$reply = $this->rest(
				'GET',
				"/surveys/{$survey->id}/trend",
				array(
					'question' => $question,
					'measure'  => $measure,
				)
			);
			self::assertSame( 400, $reply->get_status(), "$question $measure" );
			self::assertSame( array( $field ), array_keys( ( (array) $reply->get_data() )['data']['params'] ) );
		}
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/trend', array( 'question' => 'drink' ) )->get_status() );
	}

	/**
	 * @param array{kind: string, key: string} $measure From the reply.
	 * @param array<string, mixed>             $point   From the reply.
	 */
	private function assert_is_of_the_report( Survey $survey, string $id, array $measure, array $point ): void {
		$range = array(
			'from' => $point['date'],
			'to'   => $point['end'],
		);
		$data  = (array) $this->rest( 'GET', "/surveys/{$survey->id}/results", $range )->get_data();
		$stat  = array_column( $data['question_stats'], null, 'id' )[ $id ];
		self::assertSame( $stat['total_answers'], $point['n'] );
		if ( 0 === $point['n'] ) {
			self::assertNull( $point['value'] );
			return;
		}
		$figure = match ( $measure['kind'] ) {
			'nps'   => array( $stat['nps']['nps'], $stat['nps']['low'], $stat['nps']['high'] ),
			'mean'  => array( $stat['mean']['value'], $stat['mean']['low'], $stat['mean']['high'] ),
			default => self::share( array_column( $stat['options'], 'share', 'key' )[ $measure['key'] ] ),
		};
		// The card rounds a mean to one decimal, a trend to two.
		self::assertEqualsWithDelta( $figure[0], $point['value'], 'mean' === $measure['kind'] ? 0.056 : 0.0 );
		self::assertEquals( array_slice( $figure, 1 ), array( $point['low'], $point['high'] ) );
	}

	/**
	 * @param array{percent: float|null, low: float|null, high: float|null} $share From the report.
	 * @return array{float|null, float|null, float|null}
	 */
	private static function share( array $share ): array {
		return array( $share['percent'], $share['low'], $share['high'] );
	}

	private function history( Survey $survey, int $responses ): void {
		mt_srand( 20261122 );
		for ( $response = 0; $response < $responses; $response++ ) {
			$this->respond(
				$survey,
				array_filter(
					array(
						'drink' => self::DRINKS[ mt_rand( 0, 2 ) ],
						'when'  => array_slice( array( 'Morning', 'Noon' ), 0, mt_rand( 0, 2 ) ),
						'score' => mt_rand( 1, 10 ),
						'stars' => 0 === mt_rand( 0, 3 ) ? null : mt_rand( 1, 5 ),
					),
					static fn ( mixed $given ): bool => null !== $given && array() !== $given
				),
				mt_rand( 0, 36 )
			);
		}
	}

	private function coffee(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		return $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => self::DRINKS ) ),
				$this->question( 'when', 'checkbox', array( 'options' => array( 'Morning', 'Noon' ) ) ),
				$this->question( 'score', 'nps' ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'why', 'text' ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>
	 */
	private function trend( Survey $survey, array $query ): array {
		$reply = $this->rest( 'GET', "/surveys/{$survey->id}/trend", $query );
		self::assertSame( 200, $reply->get_status() );
		return (array) $reply->get_data();
	}
}

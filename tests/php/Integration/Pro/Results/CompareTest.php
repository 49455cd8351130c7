<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Compare\ReadComparison;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\CountQuery;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/comparison: both groups have the figures that the same filter has alone.
 */
final class CompareTest extends ResultsTestCase {

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->shop();
		$route  = "/surveys/{$survey->id}/comparison";
		$query  = array( 'compare' => 'previous' );
		self::assertSame( 200, $this->rest( 'GET', $route, $query )->get_status() );
		$this->license( null );
		$refused = $this->rest( 'GET', $route, $query );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'compare', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		foreach ( array( 'author', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'GET', $route, $query )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_two_groups_of_people_have_their_own_figures(): void {
		$survey = $this->shop();
		$days   = array(
			'from' => $this->day( 9 ),
			'to'   => $this->day( 0 ),
		);
		$reply  = $this->compare(
			$survey,
			$days + array(
				'compare'        => 'people',
				'filter'         => array( 'device' => 'mobile' ),
				'compare_filter' => array( 'device' => 'desktop' ),
			)
		);
		foreach ( array(
			'a' => 'mobile',
			'b' => 'desktop',
		) as $group => $device ) {
			$alone = $this->get( "/surveys/{$survey->id}/results", $days + array( 'filter' => array( 'device' => $device ) ) );
			self::assertSame( $alone['range_responses_count'], $reply[ $group ]['responses_count'] );
			self::assertSame( $alone['unfiltered_responses_count'], $reply[ $group ]['unfiltered_responses_count'] );
			foreach ( $alone['question_stats'] as $at => $stat ) {
				self::assertSame( $stat['total_answers'], $reply['questions'][ $at ][ $group ]['total_answers'] );
				$list = array_column( $reply['questions'][ $at ]['answers'][0]['rows'], $group, 'key' );
				if ( null === $stat['nps'] ) {
					self::assertSame( array_column( $stat['options'], 'share', 'key' ), $list );
				} else {
					self::assertEquals( $stat['nps']['shares'], $list );
					self::assertSame(
						array( $stat['nps']['nps'], $stat['nps']['low'], $stat['nps']['high'] ),
						array_slice( array_values( $reply['questions'][ $at ]['figures'][0][ $group ] ), 0, 3 )
					);
				}
			}
		}
		self::assertSame( array( 0, true, null, null ), array( $reply['overlap'], $reply['complete'], $reply['next'], $reply['rate'] ) );
		$tea = array_column( $reply['questions'][0]['answers'][0]['rows'], null, 'value' )['Tea'];
		self::assertSame( array( 30, 40 ), array( $tea['a']['count'], $tea['b']['count'] ) );
		self::assertEquals( 75, $tea['a']['percent'] );
		self::assertEquals( -25, $tea['difference']['value'] );
		self::assertFalse( $tea['difference']['within_margin'] );
	}

	public function test_who_has_no_hidden_field_is_one_of_the_others(): void {
		$survey   = $this->shop();
		$settings = array( 'hidden_fields' => array( 'names' => array( 'plan' ), 'former' => array() ) ) + $survey->settings;
		$survey   = $this->container()->get( SurveyRepository::class )->store( $survey->with( compact( 'settings' ) ) );
		$newest   = $this->get( "/surveys/{$survey->id}/responses" )['items'];
		foreach ( array( 'pro', 'pro', 'free' ) as $at => $plan ) {
			$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => wp_json_encode( array( 'plan' => array( $plan, 'page' ) ) ) ), array( 'id' => $newest[ $at ]['id'] ) );
		}
		$reply = $this->compare(
			$survey,
			array(
				'compare'        => 'people',
				'from'           => $this->day( 9 ),
				'to'             => $this->day( 0 ),
				'filter'         => array( 'field' => array( 'plan' => array( 'is' => array( 'pro' ) ) ) ),
				'compare_filter' => array(),
				'apart'          => 'b',
			)
		);
		self::assertSame( array( 2, 78 ), array( $reply['a']['responses_count'], $reply['b']['responses_count'] ) );
	}

	public function test_groups_that_share_responses_have_no_differences_until_they_are_apart(): void {
		$survey = $this->shop();
		$query  = array(
			'compare'        => 'people',
			'from'           => $this->day( 9 ),
			'to'             => $this->day( 0 ),
			'filter'         => array( 'device' => 'mobile' ),
			'compare_filter' => array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Tea' ) ) ) ),
		);
		$reply  = $this->compare( $survey, $query );
		self::assertSame( array( 40, 70, 30 ), array( $reply['a']['responses_count'], $reply['b']['responses_count'], $reply['overlap'] ) );
		self::assertSame( array( null, null, null ), array_column( $reply['questions'][0]['answers'][0]['rows'], 'difference' ) );
		$without = $this->compare( $survey, $query + array( 'apart' => 'b' ) );
		self::assertSame( array( 40, 40, 0 ), array( $without['a']['responses_count'], $without['b']['responses_count'], $without['overlap'] ) );
		self::assertNotNull( $without['questions'][0]['answers'][0]['rows'][0]['difference'] );
		$other = $this->compare( $survey, $query + array( 'apart' => 'a' ) );
		self::assertSame( array( 10, 70 ), array( $other['a']['responses_count'], $other['b']['responses_count'] ) );
		self::assertSame( array( null, null, null ), array_column( $other['questions'][0]['answers'][0]['rows'], 'difference' ), 'A has fewer than 30.' );
		$everyone = $this->compare( $survey, array( 'filter' => array() ) + $query );
		self::assertSame( 70, $everyone['overlap'], 'All of B are in A.' );
	}

	public function test_a_group_or_an_overlap_of_few_is_not_shown(): void {
		$survey = $this->shop();
		$query  = array(
			'compare'        => 'people',
			'from'           => $this->day( 9 ),
			'to'             => $this->day( 0 ),
			'filter'         => array( 'device' => 'mobile' ),
			'compare_filter' => array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Coffee' ) ) ) ),
		);
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 11 ) );
		try {
			$reply = $this->compare( $survey, $query );
			self::assertSame( array( true, 0 ), array( $reply['b']['too_few'], $reply['b']['responses_count'] ) );
			self::assertSame( array( false, 40 ), array( $reply['a']['too_few'], $reply['a']['responses_count'] ) );
			self::assertNull( $reply['overlap'], 'Ten are in both.' );
			$apart = $this->rest( 'GET', "/surveys/{$survey->id}/comparison", $query + array( 'apart' => 'a' ) );
			self::assertSame( 403, $apart->get_status(), 'The figures of the ten would be the rest.' );
		} finally {
			$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 0 ) );
		}
	}

	public function test_days_are_compared_with_other_days(): void {
		$survey = $this->shop();
		$days   = array(
			'from' => $this->day( 9 ),
			'to'   => $this->day( 0 ),
		);
		$before = $this->compare( $survey, $days + array( 'compare' => 'previous' ) );
		self::assertSame( $this->day( 19 ), $before['b']['range']['start'] );
		self::assertSame( $this->day( 10 ), $before['b']['range']['end'] );
		self::assertSame( array( 80, 50 ), array( $before['a']['responses_count'], $before['b']['responses_count'] ) );
		self::assertEquals( 60, $before['responses']['change'] );
		$chosen = array(
			'compare'      => 'dates',
			'compare_from' => $this->day( 12 ),
			'compare_to'   => $this->day( 0 ),
		);
		$dates  = $this->compare( $survey, $days + $chosen );
		self::assertSame( 80, $dates['overlap'], 'Of the days that are in both.' );
		self::assertNull( $dates['responses']['change'] );
		$year = $this->compare( $survey, $days + array( 'compare' => 'year' ) );
		self::assertSame( Range::last_days( 10, $this->day( 0 ) )->year_before()->to_wire(), $year['b']['range'] );
		self::assertSame( 0, $year['b']['responses_count'] );
		self::assertNull( $year['questions'][0]['answers'][0]['rows'][0]['difference'] );
		self::assertLessThan( $year['collecting_since'], $year['b']['range']['end'] );
	}

	/**
	 * @param array<string, mixed> $query What is wrong.
	 */
	#[DataProvider( 'wrong' )]
	public function test_what_is_wrong_is_named( array $query, string $field ): void {
		$survey = $this->shop();
		$reply  = $this->rest( 'GET', "/surveys/{$survey->id}/comparison", $query );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $field ), array_keys( ( (array) $reply->get_data() )['data']['params'] ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): array {
		return array(
			'kind'   => array( array( 'compare' => 'everything' ), 'compare' ),
			'days'   => array( array( 'compare' => 'dates', 'compare_from' => '2026-01-01' ), 'compare_to' ),
			'filter' => array( array( 'compare' => 'people', 'compare_filter' => array( 'device' => 'watch' ) ), 'compare_filter[device]' ),
			'cursor' => array( array( 'compare' => 'previous', 'cursor' => 'x' ), 'cursor' ),
		);
	}

	public function test_slices_end_with_the_figures_of_one_call(): void {
		$survey = $this->shop();
		$get    = fn ( Counting $counting, string $cursor ): array => $this->read( $counting, $survey, $cursor );
		$query  = new CountQuery( $this->container()->get( Database::class ) );
		$whole  = $get( new Counting( $query ), '' );
		self::assertTrue( $whole['complete'] );
		self::assertSame( 30, $whole['overlap'] );
		$slices = 0;
		$cursor = '';
		do {
			$reply  = $get( new Counting( $query, 0, 20, 0.0, 0 ), $cursor );
			$cursor = (string) $reply['next'];
			if ( false === $reply['complete'] ) {
				self::assertNull( $reply['questions'][0]['answers'][0]['rows'][0]['difference'] );
			}
			++$slices;
		} while ( false === $reply['complete'] && $slices < 50 );
		self::assertGreaterThan( 5, $slices );
		self::assertSame( array_diff_key( $whole, array( 'total_to_look_at' => 0 ) ), array_diff_key( $reply, array( 'total_to_look_at' => 0 ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function read( Counting $counting, Survey $survey, string $cursor ): array {
		$container  = $this->container();
		$comparison = new ReadComparison(
			$container->get( Groups::class ),
			$counting,
			$container->get( SurveyReport::class ),
			$container->get( ResultsQuery::class ),
			$container->get( AnswersQuery::class ),
			$container->get( SmallestGroup::class ),
			$container->get( QuestionTypeRegistry::class )
		);
		return $comparison->read(
			$survey,
			Range::last_days( 10, $this->day( 0 ) ),
			array( 'device' => 'mobile' ),
			new Second( 'people', array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Tea' ) ) ) ) ),
			$cursor
		);
	}

	/**
	 * @param array<string, mixed> $query Both groups.
	 * @return array<string, mixed>
	 */
	private function compare( Survey $survey, array $query ): array {
		return $this->get( "/surveys/{$survey->id}/comparison", $query );
	}

	/**
	 * Today 40 mobile visitors, of whom 30 chose tea, and 40 at desks who all did; ten days ago and earlier 50.
	 */
	private function shop(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee', 'Water' ) ) ),
				$this->question( 'score', 'nps' ),
			)
		);
		for ( $at = 0; $at < 130; $at++ ) {
			$id = $this->respond(
				$survey,
				array(
					'drink' => $at < 30 || $at >= 40 ? 'Tea' : 'Coffee',
					'score' => 1 + $at % 10,
				),
				$at < 80 ? 0 : 10 + $at % 10
			);
			$this->wpdb()->query(
				(string) $this->wpdb()->prepare(
					'UPDATE %i SET device = %s WHERE id = %d',
					$this->table( 'response' ),
					$at < 40 ? 'mobile' : 'desktop',
					$id
				)
			);
		}
		return $survey;
	}
}

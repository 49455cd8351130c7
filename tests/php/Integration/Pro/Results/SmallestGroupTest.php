<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\ExportInput;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * With a smallest group no figure, list or file shows fewer people under a filter, not even how many they are.
 */
final class SmallestGroupTest extends ResultsTestCase {

	private const MOBILE = array( 'filter' => array( 'device' => 'mobile' ) );
	/**
	 * Routes that answer no figures: a filter of another kind (the status of surveys), and the conditions that
	 * somebody saves, without a count.
	 */
	private const WITHOUT_FIGURES = array(
		'GET /surveys 200',
		'POST /surveys/(?P<id>\d+)/saved-filters 201',
		'POST /surveys/(?P<id>\d+)/saved-filters/(?P<filter_id>\d+) 404',
	);

	private const DESKTOP = array( 'filter' => array( 'device' => 'desktop' ) );

	public function test_a_small_group_has_no_figures_and_no_count(): void {
		$survey = $this->visitors( 4, 20, 20 );
		$four   = $this->get( "/surveys/{$survey->id}/results", self::MOBILE );
		$less   = $this->visitors( 2, 20, 20 );
		$two    = $this->get( "/surveys/{$less->id}/results", self::MOBILE );
		self::assertTrue( $four['too_few'] );
		self::assertTrue( $four['complete'] );
		self::assertSame( 0, $four['range_responses_count'] );
		self::assertSame( 0, array_sum( array_column( $four['data_points'], 'count' ) ) );
		self::assertSame( array( 0 ), array_unique( array_column( $four['question_stats'], 'total_answers' ) ) );
		// Nothing of the reply depends on how many they are.
		$of_all = array( 'id', 'created_at', 'unfiltered_responses_count', 'counted', 'total_to_look_at', 'responses_count', 'responses_count_7_days', 'responses_count_30_days' );
		self::assertEquals( array_diff_key( $four, array_flip( $of_all ) ), array_diff_key( $two, array_flip( $of_all ) ) );
	}

	public function test_nobody_and_enough_are_shown(): void {
		$survey = $this->visitors( 5, 20, 0 );
		$mobile = $this->get( "/surveys/{$survey->id}/results", self::MOBILE );
		self::assertArrayNotHasKey( 'too_few', $mobile );
		self::assertSame( 5, $mobile['range_responses_count'] );
		$tablet = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( 'device' => 'tablet' ) ) );
		self::assertArrayNotHasKey( 'too_few', $tablet );
		self::assertArrayNotHasKey( 'too_few', $this->get( "/surveys/{$survey->id}/results" ) );
	}

	public function test_a_group_that_leaves_a_small_one_is_kept_back_too(): void {
		$survey = $this->visitors( 3, 20, 0 );
		self::assertTrue( $this->get( "/surveys/{$survey->id}/results", self::DESKTOP )['too_few'] );
	}

	public function test_without_the_setting_everything_is_shown(): void {
		$survey = $this->visitors( 1, 20, 0 );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 0 ) );
		self::assertSame( 1, $this->get( "/surveys/{$survey->id}/results", self::MOBILE )['range_responses_count'] );
	}

	public function test_a_question_that_few_of_the_group_answered_has_no_figures(): void {
		$survey = $this->visitors( 6, 20, 0 );
		$this->answer( $survey, 'mobile', array( 'again' => 'Yes' ), 2 );
		$stats = array_column( $this->get( "/surveys/{$survey->id}/results", self::MOBILE )['question_stats'], null, 'id' );
		self::assertArrayNotHasKey( 'too_few', $stats['drink'] );
		self::assertTrue( $stats['again']['too_few'] );
		self::assertSame( array( 0, 0, 0 ), array( $stats['again']['total_answers'], $stats['again']['asked'], $stats['again']['not_asked'] ) );
		self::assertSame( 0, array_sum( array_column( $stats['again']['options'], 'count' ) ) );
	}

	public function test_days_before_with_few_are_not_compared_with(): void {
		$survey = $this->visitors( 10, 10, 0 );
		$this->answer( $survey, 'mobile', array( 'drink' => 'Tea' ), 2, 6 );
		$query = array( 'from' => $this->day( 3 ), 'to' => $this->day( 0 ) ) + self::MOBILE;
		$reply = $this->get( "/surveys/{$survey->id}/results", $query );
		self::assertSame( 10, $reply['range_responses_count'] );
		self::assertSame( 0, $reply['responses_compared']['before'] );
		self::assertSame( array( null ), array_unique( array_column( $reply['question_stats'], 'before' ) ) );
	}

	public function test_lists_and_answers_are_refused_and_single_responses_are_not(): void {
		$survey = $this->visitors( 3, 20, 20 );
		$list   = $this->get( "/surveys/{$survey->id}/responses", self::MOBILE );
		self::assertTrue( $list['too_few'] );
		self::assertSame( array( array(), 0 ), array( $list['items'], $list['pagination']['total'] ) );
		$by_page = $this->get( "/surveys/{$survey->id}/responses", self::MOBILE + array( 'orderby' => 'page' ) );
		self::assertSame( array(), $by_page['items'] );
		$answers = $this->rest( 'GET', "/surveys/{$survey->id}/questions/why/answers", self::MOBILE );
		self::assertSame( 403, $answers->get_status() );
		self::assertSame( 'userfeedback_too_few', ( (array) $answers->get_data() )['code'] );
		$all = $this->get( "/surveys/{$survey->id}/responses" );
		self::assertSame( 43, $all['pagination']['total'] );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$survey->id}/responses/{$all['items'][0]['id']}" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$survey->id}/questions/why/answers", self::DESKTOP )->get_status() );
	}

	public function test_an_export_is_refused_unless_its_responses_were_selected(): void {
		$survey = $this->visitors( 3, 20, 20 );
		$input  = $this->container()->get( ExportInput::class );
		$given  = array( 'survey_id' => (string) $survey->id ) + self::MOBILE;
		self::assertSame( array( 7 ), $input->read( $given + array( 'ids' => '7' ) )->ids );
		self::assertNotNull( $input->read( array( 'survey_id' => (string) $survey->id ) + self::DESKTOP )->filter );
		$this->expectException( Failure::class );
		$this->expectExceptionMessage( 'Too few to show' );
		$input->read( $given );
	}

	public function test_a_trend_has_no_point_of_few(): void {
		$survey = $this->visitors( 6, 20, 20 );
		$this->answer( $survey, 'mobile', array( 'drink' => 'Tea' ), 2, 3 );
		$query = array( 'question' => 'drink', 'step' => 'day', 'from' => $this->day( 5 ), 'to' => $this->day( 0 ) );
		$trend = $this->get( "/surveys/{$survey->id}/trend", $query + self::MOBILE );
		self::assertSame( array( 0, 0, null, 0, 0, null ), array_column( $trend['points'], 'n' ), 'Eight less six would be two.' );
		$few = $this->get( "/surveys/{$survey->id}/trend", array( 'to' => $this->day( 1 ) ) + $query + self::MOBILE );
		self::assertTrue( $few['too_few'] );
		self::assertSame( 0, $few['responses_count'] );
	}

	public function test_without_a_filter_a_trend_has_no_point_of_few_either(): void {
		$survey = $this->visitors( 6, 20, 20 );
		$this->answer( $survey, 'mobile', array( 'drink' => 'Tea' ), 1, 3 );
		$this->answer( $survey, 'mobile', array( 'drink' => 'Coffee' ), 1, 4 );
		$this->answer( $survey, 'mobile', array( 'drink' => 'Coffee' ), 7, 1 );
		$query = array( 'question' => 'drink', 'measure' => OptionKey::of( 'Coffee' ), 'step' => 'day', 'from' => $this->day( 4 ), 'to' => $this->day( 0 ) );
		$trend = $this->get( "/surveys/{$survey->id}/trend", $query );
		self::assertSame( array( null, null, 0, null, 46 ), array_column( $trend['points'], 'n' ), 'Of days with 1, 1, 0, 7 and 46 answers.' );
		self::assertSame( array( null, null ), array( $trend['points'][0]['value'], $trend['points'][3]['value'] ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 0 ) );
		$all = $this->get( "/surveys/{$survey->id}/trend", $query );
		self::assertSame( array( 1, 1, 0, 7, 46 ), array_column( $all['points'], 'n' ) );
	}

	public function test_a_break_down_hides_small_cells_and_small_groups(): void {
		$survey = $this->visitors( 3, 20, 20 );
		$query  = array( 'question' => 'drink', 'by' => 'device' );
		$table  = $this->get( "/surveys/{$survey->id}/breakdown", $query );
		$heads  = array_column( $table['columns'], null, 'key' );
		self::assertNull( $heads['mobile']['n'] );
		self::assertContains( null, array( $heads['desktop']['n'], $heads['tablet']['n'] ), 'Else 43 less both is 3.' );
		$at = array_search( 'mobile', array_column( $table['columns'], 'key' ), true );
		foreach ( $table['cells'] as $line ) {
			self::assertContains( $line[ $at ]['count'], array( null, 0 ) );
		}
		$few = $this->get( "/surveys/{$survey->id}/breakdown", $query + self::MOBILE );
		self::assertTrue( $few['too_few'] );
		self::assertSame( array( 0, 0, array() ), array( $few['both'], $few['responses_count'], $few['columns'] ) );
		$both = $this->get( "/surveys/{$survey->id}/breakdown", array( 'question' => 'drink', 'by' => 'again' ) );
		self::assertArrayNotHasKey( 'too_few', $both, 'Nobody has both.' );
		$this->answer( $survey, 'desktop', array( 'drink' => 'Tea', 'again' => 'Yes' ), 1 );
		self::assertTrue( $this->get( "/surveys/{$survey->id}/breakdown", array( 'question' => 'drink', 'by' => 'again' ) )['too_few'] );
	}

	/**
	 * Every route that takes a filter, also those that somebody adds tomorrow.
	 */
	public function test_no_route_tells_of_a_small_group(): void {
		$survey = $this->visitors( 3, 20, 20 );
		$this->license( PlanLevel::Elite );
		$all    = $this->get( "/surveys/{$survey->id}/responses" );
		$one    = $all['items'][0]['id'];
		$walked = array();
		$others = array();
		foreach ( rest_get_server()->get_routes( 'userfeedback/v1' ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				if ( ! isset( $handler['args']['filter'] ) && ! isset( $handler['args']['compare_filter'] ) ) {
					continue;
				}
				$method = (string) array_key_first( $handler['methods'] );
				$path   = (string) preg_replace( array( '#\(\?P<response_id>[^)]*\)#', '#\(\?P<question_id>[^)]*\)#', '#\(\?P<id>[^)]*\)#' ), array( (string) $one, 'why', (string) $survey->id ), substr( $route, strlen( '/userfeedback/v1' ) ) );
				$given  = array( 'question' => 'drink', 'by' => 'again', 'compare' => 'previous', 'step' => 'day', 'name' => 'Few', 'days' => 'last_30_days', 'format' => 'csv' );
				$few    = $this->rest( $method, $path, $given + self::MOBILE );
				$text   = (string) wp_json_encode( $few->get_data() );
				self::assertLessThan( 500, $few->get_status(), "$method $route" );
				if ( str_contains( $text, 'too_few' ) || ( 403 === $few->get_status() && str_contains( $text, 'too few' ) ) ) {
					$walked[] = "$method $route";
					continue;
				}
				$others[] = "$method " . substr( $route, strlen( '/userfeedback/v1' ) ) . ' ' . $few->get_status();
			}
		}
		self::assertGreaterThan( 4, count( $walked ), implode( ', ', $walked ) );
		self::assertSame( self::WITHOUT_FIGURES, $others, 'These take a filter and say nothing of too few.' );
	}

	/**
	 * A survey with answers of today, on a site whose smallest group is 5.
	 */
	private function visitors( int $mobile, int $desktop, int $tablet ): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 5 ) );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->question( 'again', 'radio-button', array( 'options' => array( 'Yes', 'No' ) ) ),
				$this->question( 'why', 'text' ),
			),
			array( 'published_at' => $this->moment( 200 ) )
		);
		$this->answer( $survey, 'mobile', array( 'drink' => 'Tea' ), $mobile );
		$this->answer( $survey, 'desktop', array( 'drink' => 'Coffee' ), $desktop );
		$this->answer( $survey, 'tablet', array( 'drink' => 'Coffee' ), $tablet );
		return $survey;
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function answer( Survey $survey, string $device, array $answers, int $times, int $days_ago = 0 ): void {
		for ( $at = 0; $at < $times; $at++ ) {
			$this->wpdb()->update(
				$this->table( 'response' ),
				array( 'device' => $device ),
				array( 'id' => $this->respond( $survey, $answers, $days_ago ) )
			);
		}
	}
}

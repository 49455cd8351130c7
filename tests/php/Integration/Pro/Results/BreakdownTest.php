<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/breakdown: who may ask, what can be asked, and the columns of days, hours and pages.
 */
final class BreakdownTest extends ResultsTestCase {

	/**
	 * @var array<string, mixed>
	 */
	private array $options = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'timezone_string', 'start_of_week' ) as $name ) {
			$this->options[ $name ] = get_option( $name );
		}
	}

	protected function tearDown(): void {
		array_map( 'update_option', array_keys( $this->options ), $this->options );
		parent::tearDown();
	}

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->coffee();
		$route  = "/surveys/{$survey->id}/breakdown";
		$query  = array(
			'question' => 'drink',
			'by'       => 'device',
		);
		self::assertSame( 200, $this->rest( 'GET', $route, $query )->get_status() );
		$this->license( null );
		$refused = $this->rest( 'GET', $route, $query );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'breakdown', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		foreach ( array( 'author', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'GET', $route, $query )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_a_wrong_question_is_named(): void {
		$survey = $this->coffee();
		foreach ( array(
			array( 'gone', 'device', 'question' ),
			array( 'why', 'device', 'question' ),
			array( 'drink', 'why', 'by' ),
			array( 'drink', 'drink', 'by' ),
			array( 'drink', 'planet', 'by' ),
			array( 'drink', 'ip', 'by' ),
		) as list( $question, $by, $field ) ) {
			$reply = $this->rest(
				'GET',
				"/surveys/{$survey->id}/breakdown",
				array(
					'question' => $question,
					'by'       => $by,
				)
			);
			self::assertSame( 400, $reply->get_status(), "$question $by" );
			self::assertSame( array( $field ), array_keys( ( (array) $reply->get_data() )['data']['params'] ) );
		}
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/breakdown', array( 'question' => 'drink', 'by' => 'device' ) )->get_status() );
	}

	public function test_countries_are_offered_where_responses_know_them(): void {
		self::assertNotContains( 'country', Dimension::kinds( false ) );
		$columns = new Columns();
		$columns->add( 'country', array( 'DE', 'FR' ) );
		self::assertContains( 'country', Dimension::kinds( array_key_exists( 'country', $columns->all() ) ) );
	}

	public function test_several_answers_of_one_person_count_once_in_each_base(): void {
		$survey = $this->coffee();
		$this->respond( $survey, array( 'drink' => 'Tea', 'when' => array( 'Morning', 'Noon' ) ) );
		$this->respond( $survey, array( 'drink' => 'Coffee', 'when' => array( 'Noon' ) ) );
		$this->respond( $survey, array( 'drink' => 'Tea' ) );
		$rows = $this->breakdown( $survey, 'when', 'drink' );
		self::assertTrue( $rows['several_rows'] );
		self::assertFalse( $rows['several_columns'] );
		self::assertSame( array( 2, 1, 3 ), array( $rows['both'], $rows['missing']['count'], $rows['responses_count'] ) );
		self::assertSame( array( 1, 1 ), array_column( $rows['columns'], 'n' ) );
		self::assertSame( array( 1, 2 ), array_column( array_column( $rows['rows'], 'total' ), 'count' ) );
		$columns = $this->breakdown( $survey, 'drink', 'when' );
		self::assertTrue( $columns['several_columns'] );
		self::assertSame( array( 1, 2 ), array_column( $columns['columns'], 'n' ) );
		self::assertSame( array( 1, 1 ), array_column( array_column( $columns['rows'], 'total' ), 'count' ) );
		self::assertSame( 2, $columns['both'] );
	}

	public function test_a_survey_with_several_languages_is_broken_down_and_filtered_by_them(): void {
		$survey = $this->coffee();
		$route  = "/surveys/{$survey->id}/breakdown";
		$query  = array( 'question' => 'drink', 'by' => 'language' );
		self::assertSame( 400, $this->rest( 'GET', $route, $query )->get_status(), 'It has one language.' );
		$this->wpdb()->update( $this->table( 'survey' ), array( 'languages' => 'en,de' ), array( 'id' => $survey->id ) );
		foreach ( array( array( 'Tea', 'de' ), array( 'Coffee', 'de' ), array( 'Tea', 'en' ), array( 'Tea', '' ) ) as list( $drink, $language ) ) {
			$this->wpdb()->update( $this->table( 'response' ), compact( 'language' ), array( 'id' => $this->respond( $survey, array( 'drink' => $drink ) ) ) );
		}
		$table = $this->breakdown( $survey, 'drink', 'language' );
		self::assertContains( 'language', $table['kinds'] );
		self::assertSame( array( 'de' => 2, 'en' => 1, 'unknown' => 1 ), array_column( $table['columns'], 'n', 'key' ) );
		$results = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( 'language' => 'de,unknown' ) ) );
		self::assertSame( array( 3, array( 'en', 'de' ) ), array( $results['range_responses_count'], $results['languages'] ) );
		$this->license( null );
		self::assertSame( 403, $this->rest( 'GET', "/surveys/{$survey->id}/results", array( 'filter' => array( 'language' => 'de' ) ) )->get_status() );
	}

	public function test_answers_by_a_hidden_field_with_the_rarest_values_as_one_column(): void {
		$survey = $this->coffee();
		self::assertSame( 400, $this->rest( 'GET', "/surveys/{$survey->id}/breakdown", array( 'question' => 'drink', 'by' => '@field.plan' ) )->get_status(), 'It has no such field.' );
		$settings = array( 'hidden_fields' => array( 'names' => array( 'plan' ), 'former' => array( 'order' ) ) ) + $survey->settings;
		$survey   = $this->container()->get( SurveyRepository::class )->store( $survey->with( compact( 'settings' ) ) );
		$values   = array( 'pro', 'pro', 'pro', 'Pro', 'other', 'unknown', ...array_map( static fn ( int $n ): string => "trial $n", range( 1, 20 ) ), null );
		foreach ( $values as $at => $value ) {
			$fields = null === $value ? null : (string) wp_json_encode( array( 'order' => array( (string) $at, 'page' ), 'plan' => array( $value, 'page' ) ) );
			$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => $fields ), array( 'id' => $this->respond( $survey, array( 'drink' => 'Tea' ) ) ) );
		}
		$table = $this->breakdown( $survey, 'drink', '@field.plan' );
		self::assertSame( array( 'kind' => 'field', 'id' => '@field.plan', 'title' => 'plan', 'type' => '' ), $table['by'] );
		self::assertSame( array( '@field.plan', '@field.order' ), array_slice( $table['kinds'], -2 ) );
		$people = array_column( $table['columns'], 'n', 'key' );
		self::assertSame( array( 21, '=pro', 3, 27 ), array( count( $people ), array_key_first( $people ), $people['=pro'], array_sum( $people ) ) );
		self::assertSame( 27 - 3 - 19, $people['other'], 'Twenty values, and all others.' );
	}

	public function test_hours_and_weekdays_are_those_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Kolkata' );
		update_option( 'start_of_week', 1 );
		$survey = $this->coffee();
		$this->respond( $survey, array( 'drink' => 'Tea' ), 1, '00:15:00' );
		$this->respond( $survey, array( 'drink' => 'Tea' ), 2, '23:45:00' );
		self::assertSame( array( '0', '23' ), array_column( $this->breakdown( $survey, 'drink', 'hour' )['columns'], 'key' ) );
		$weekdays = array_column( $this->breakdown( $survey, 'drink', 'weekday' )['columns'], 'key' );
		self::assertEqualsCanonicalizing(
			array( $this->moment( 1 )->format( 'w' ), $this->moment( 2 )->format( 'w' ) ),
			$weekdays
		);
		$last = array_search( '0', $weekdays, true );
		self::assertTrue( false === $last || count( $weekdays ) - 1 === $last, 'The week begins on Monday.' );
	}

	public function test_hours_that_were_kept_end_with_the_time_zone(): void {
		$filter = new Filter( columns: array( 'hour' => array( '9' ) ) );
		$before = array( ( new Dimension( 'drink', 'hour' ) )->key(), $filter->key() );
		update_option( 'timezone_string', 'Asia/Kolkata' );
		self::assertNotSame( $before[0], ( new Dimension( 'drink', 'hour' ) )->key() );
		self::assertNotSame( $before[1], $filter->key() );
	}

	public function test_weeks_begin_on_the_day_of_the_site(): void {
		update_option( 'start_of_week', 3 );
		$by = new Dimension( 'drink', 'week' );
		self::assertSame( '2026-11-18', $by->head( '2026-11-22' ) );
		self::assertSame( '2026-11-18', $by->head( '2026-11-18' ) );
		self::assertSame( '2026-11-11', $by->head( '2026-11-17' ) );
		self::assertSame( '2026-11', ( new Dimension( 'drink', 'month' ) )->head( '2026-11-17' ) );
	}

	public function test_pages_are_paths_and_the_rarest_are_one_column(): void {
		$by = new Dimension( 'drink', 'page' );
		foreach ( array(
			'https://shop.test/Cart/?a=1#x' => '/cart',
			'https://shop.test'             => '/',
			'https://shop.test/?a=1'        => '/',
			''                              => Dimension::UNKNOWN,
		) as $address => $path ) {
			self::assertSame( $path, $by->head( $address ) );
		}
		$people = array( Dimension::OTHER => 4 );
		foreach ( range( 1, 22 ) as $page ) {
			$people[ "/$page" ] = $page;
		}
		$columns = $by->columns( $people );
		self::assertSame( array( '/22', '/21' ), array_slice( array_keys( $columns ), 0, 2 ) );
		self::assertCount( 21, $columns );
		self::assertSame( array( Dimension::OTHER, '/2', '/1' ), $columns[ Dimension::OTHER ] );
	}

	private function coffee(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		return $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				$this->question( 'when', 'checkbox', array( 'options' => array( 'Morning', 'Noon' ) ) ),
				$this->question( 'why', 'text' ),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function breakdown( Survey $survey, string $question, string $by ): array {
		$reply = $this->rest(
			'GET',
			"/surveys/{$survey->id}/breakdown",
			array(
				'question' => $question,
				'by'       => $by,
			)
		);
		self::assertSame( 200, $reply->get_status() );
		return (array) $reply->get_data();
	}
}

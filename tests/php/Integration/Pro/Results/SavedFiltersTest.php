<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Pro\Responses\Annotations\TagRepository;
use UserFeedback\Surveys\BulkSurveys;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Saved filters: what is kept, for whom, and what becomes of what they name.
 */
final class SavedFiltersTest extends ResultsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_a_saved_filter_leaves_the_same_responses_as_the_filter_it_was_made_of(): void {
		$survey = $this->one();
		$filter = array(
			'page'    => array( 'contains' => array( '/a,b' ) ),
			'device'  => 'mobile,unknown',
			'read'    => '0',
			'answers' => array( 'stars' => array( 'from' => '4', 'to' => '5' ) ),
		);
		$this->save( $survey, 'Happy', $filter, 'last_30_days' );
		$saved = $this->all( $survey )[0];
		self::assertSame( array( 'Happy', 'last_30_days', array(), array(), true ), array( $saved['name'], $saved['days'], $saved['gone_questions'], $saved['gone_tags'], $saved['can_change'] ) );
		parse_str( $saved['query'], $query );
		self::assertIsArray( $query['filter'] );
		self::assertSame(
			array( 'contains' => array( '/a,b' ) ),
			$query['filter']['page']
		);
		self::assertSame(
			$this->get( "/surveys/{$survey->id}/results", array( 'filter' => $filter ) )['range_responses_count'],
			$this->get( "/surveys/{$survey->id}/results", array( 'filter' => $query['filter'] ) )['range_responses_count']
		);
		$this->save( $survey, 'Again', $query['filter'] );
		self::assertSame( $saved['query'], $this->all( $survey )[0]['query'], 'Saved from what was read.' );
	}

	public function test_a_question_and_a_tag_that_went_are_named(): void {
		$survey = $this->one();
		$tag    = (int) $this->container()->get( TagRepository::class )->create( 'delivery', 1 );
		$filter = array(
			'tag'     => "$tag,none",
			'answers' => array( 'why' => array( 'contains' => 'slow' ) ),
		);
		$this->save( $survey, 'Slow', $filter );
		$this->container()->get( TagRepository::class )->delete( $tag );
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $survey->questions[0] ) ) )
		);
		$saved = $this->all( $survey )[0];
		self::assertSame( array( array( 'why' ), array( (string) $tag ) ), array( $saved['gone_questions'], $saved['gone_tags'] ) );
	}

	public function test_names_are_one_of_the_survey_whatever_their_case(): void {
		$survey = $this->one();
		$other  = $this->one();
		$first  = $this->save( $survey, 'Mobile' );
		$second = $this->save( $survey, 'Tablets' );
		$this->save( $other, 'Mobile' );
		self::assertSame( 409, $this->post( $survey, '', array( 'name' => 'MOBILE' ) + self::body() )->get_status() );
		self::assertSame( 409, $this->post( $survey, "/$second", array( 'name' => 'mobile' ) )->get_status() );
		self::assertSame( 200, $this->post( $survey, "/$first", array( 'name' => 'mobile' ) )->get_status() );
		self::assertSame( array( 'mobile', 'Tablets' ), array_column( $this->all( $survey ), 'name' ) );
	}

	public function test_wrong_input_is_named_and_changes_nothing(): void {
		$survey = $this->one();
		$id     = $this->save( $survey, 'Mobile' );
		foreach (
			array(
				array( 422, 'name', array( 'name' => ' ' ) ),
				array( 422, 'name', array( 'name' => str_repeat( 'a', 61 ) ) ),
				array( 400, 'days', array( 'days' => 'next_year' ) ),
				array( 400, 'filter[answers][gone]', array( 'filter' => array( 'answers' => array( 'gone' => array( 'skipped' => '1' ) ) ) ) ),
				array( 400, 'filter', array( 'filter' => array() ) ),
			) as list( $status, $field, $body )
		) {
			foreach ( array( "/$id" => $body, '' => $body + self::body() ) as $path => $sent ) {
				$reply = $this->post( $survey, $path, $sent );
				self::assertSame( $status, $reply->get_status(), $field );
				self::assertArrayHasKey( $field, $reply->get_data()['data']['params'] );
			}
		}
		$saved = $this->all( $survey );
		self::assertSame( array( array( 'Mobile', '' ) ), array_map( static fn ( array $one ): array => array( $one['name'], $one['days'] ), $saved ) );
		self::assertSame( 404, $this->post( $this->one(), "/$id", array( 'name' => 'X' ) )->get_status(), 'Of another survey.' );
	}

	public function test_there_is_a_limit(): void {
		$survey = $this->one();
		for ( $number = 0; $number < 50; $number++ ) {
			$this->save( $survey, "Filter $number" );
		}
		self::assertSame( 409, $this->post( $survey, '', array( 'name' => 'One more' ) + self::body() )->get_status() );
	}

	public function test_all_viewers_use_them_and_change_their_own(): void {
		update_option(
			'userfeedback_core_settings',
			array( 'view_results' => array( 'editor' ) ) + (array) get_option( 'userfeedback_core_settings' )
		);
		$survey = $this->one();
		$admins = $this->save( $survey, 'Of the administrator' );
		$this->sign_in( 'editor' );
		$own = $this->save( $survey, 'Own' );
		self::assertSame( array( false, true ), array_column( $this->all( $survey ), 'can_change' ) );
		self::assertSame( 403, $this->post( $survey, "/$admins", array( 'name' => 'Mine now' ) )->get_status() );
		self::assertSame( 403, $this->rest( 'DELETE', "/surveys/{$survey->id}/saved-filters/$admins" )->get_status() );
		self::assertSame( 200, $this->post( $survey, "/$own", array( 'filter' => array( 'device' => 'tablet' ) ) )->get_status() );
		self::assertStringContainsString( 'tablet', $this->all( $survey )[1]['query'] );
		$this->sign_in( 'author' );
		self::assertSame( 403, $this->rest( 'GET', "/surveys/{$survey->id}/saved-filters" )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/saved-filters/$own" )->get_status() );
		self::assertSame( array( 'Of the administrator' ), array_column( $this->all( $survey ), 'name' ) );
	}

	public function test_without_a_plan_they_stay_and_are_refused(): void {
		$survey = $this->one();
		$id     = $this->save( $survey, 'Mobile' );
		$this->license( null );
		foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'POST', "/$id" ), array( 'DELETE', "/$id" ) ) as list( $method, $path ) ) {
			$reply = $this->rest( $method, "/surveys/{$survey->id}/saved-filters$path", 'GET' === $method ? array() : self::body() + array( 'name' => 'M' ) );
			self::assertSame( array( 403, 'userfeedback_upgrade_required' ), array( $reply->get_status(), $reply->get_data()['code'] ), "$method $path" );
		}
		self::assertSame( 1, $this->count_rows( 'saved_filter' ) );
	}

	public function test_they_go_with_their_survey_and_a_copy_begins_without(): void {
		$survey = $this->one();
		$this->save( $survey, 'Mobile' );
		$copy = $this->rest( 'POST', "/surveys/{$survey->id}/duplicate" )->get_data()['id'];
		self::assertSame( array(), $this->get( "/surveys/$copy/saved-filters" )['items'] );
		$surveys = $this->container()->get( BulkSurveys::class );
		$surveys->trash( array( $survey->id ) );
		$surveys->delete( array( $survey->id ) );
		self::assertSame( 0, $this->count_rows( 'saved_filter' ) );
	}

	private function one(): Survey {
		$survey = $this->survey( array( $this->question( 'stars', 'star-rating' ), $this->question( 'why', 'text' ) ) );
		$this->respond( $survey, array( 'stars' => 5 ) );
		$this->respond( $survey, array( 'stars' => 2 ) );
		return $survey;
	}

	/**
	 * @param array<mixed> $filter As the query has it.
	 * @return int Its id.
	 */
	private function save( Survey $survey, string $name, array $filter = array( 'device' => 'mobile' ), string $days = '' ): int {
		$reply = $this->post( $survey, '', compact( 'name', 'filter', 'days' ) );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['id'];
	}

	/**
	 * @param array<mixed> $body Body.
	 */
	private function post( Survey $survey, string $path, array $body ): \WP_REST_Response {
		return $this->rest( 'POST', "/surveys/{$survey->id}/saved-filters$path", $body );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function all( Survey $survey ): array {
		return $this->get( "/surveys/{$survey->id}/saved-filters" )['items'];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function body(): array {
		return array(
			'name'   => 'Another',
			'filter' => array( 'device' => 'mobile' ),
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Revisions\PersonalRevisions;
use UserFeedback\Surveys\PurgeSurveys;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;
use WP_REST_Response;

/**
 * Revisions: what is kept, what comes back, and for whom.
 */
final class RevisionsTest extends SurveyTestCase {

	private const OVER = array(
		'month' => 3,
		'day'   => 9,
		'year'  => 2020,
	);

	public function test_each_save_that_changed_something_is_kept_with_who_and_what(): void {
		$survey = $this->saved( array( 'questions' => array( self::choice( 'a', array( 'Yes', 'No' ) ) ) ) );
		$this->change( $survey, array( 'title' => 'Survey' ) );
		$this->sign_in_as_colleague();
		$name = wp_get_current_user()->display_name;
		$this->change(
			$survey,
			array(
				'title'     => 'Renamed',
				'questions' => array(
					array( 'title' => 'Really?' ) + $survey['questions'][0],
					self::question( 'b' ),
					self::question( 'c' ),
				),
			)
		);
		$items = $this->all( $survey );
		self::assertSame( array( 'saved', 'created' ), array_column( $items, 'kind' ), 'The save that changed nothing is none.' );
		self::assertSame( $name, $items[0]['by'] );
		self::assertSame( '2 questions added. Title of the survey. Question 1: title', $items[0]['summary'] );
		$one = $this->one( $survey, $items[0]['id'] );
		self::assertSame(
			array( 'Title of the survey', 'Survey', 'Renamed' ),
			array( $one['differences'][0]['part'], $one['differences'][0]['from'], $one['differences'][0]['to'] )
		);
		self::assertSame( $items[1]['saved_at'], $one['compared_with'] );
		self::assertSame( array(), $one['locked'] );
	}

	public function test_a_restored_version_is_live_and_can_be_taken_back(): void {
		$survey = $this->saved( array( 'questions' => array( self::choice( 'a', array( 'Yes', 'No' ) ), self::question( 'b' ) ) ) );
		$ids    = $survey['questions'][0]['config']['option_ids'];
		$this->answer( $survey, 'Yes' );
		$this->answer( $survey, 'No' );
		$figures = $this->figures( $survey );
		$second  = $this->change(
			$survey,
			array(
				'questions' => array(
					array(
						'title'  => 'Reworded',
						'config' => array(
							'options'    => array( 'Sure', 'Perhaps' ),
							'option_ids' => array( $ids[0], 'new' ),
						),
					) + $survey['questions'][0],
				),
			)
		);
		$changed = $this->figures( $survey );
		self::assertNotSame( $figures, $changed );
		$items    = $this->all( $survey );
		$restored = $this->restore( $survey, $items[1]['id'], $second['revision'] );
		self::assertSame( 200, $restored->get_status(), (string) wp_json_encode( $restored->get_data() ) );
		$now = $this->wire( $restored );
		self::assertSame( array( 'publish', true, '' ), array( $now['status'], $now['published'], $now['message'] ) );
		self::assertSame( $survey['questions'], $now['questions'] );
		self::assertSame( $figures, $this->figures( $survey ), 'The same figures as before the edit.' );
		self::assertSame( array( 'restored', 'saved', 'created' ), array_column( $this->all( $survey ), 'kind' ) );

		$undone = $this->wire( $this->restore( $survey, $items[0]['id'], $now['revision'] ) );
		self::assertSame( $second['questions'], $undone['questions'] );
		self::assertSame( $changed, $this->figures( $survey ) );
	}

	public function test_a_survey_that_is_over_stays_over(): void {
		$survey = $this->saved();
		$dated  = $this->change( $survey, array( 'title' => 'Dated' ) + self::ends( 3, 9 ) );
		$this->over( $survey['id'], self::OVER );
		$now   = $this->change( $this->read( $survey ), array( 'title' => 'Renamed' ) );
		$items = $this->all( $survey );
		foreach ( array( $items[1]['id'], $items[0]['id'] ) as $id ) {
			$now = $this->wire( $this->restore( $survey, $id, $now['revision'] ) );
			self::assertSame( 2020, $now['settings']['behavior']['expire_at']['year'], $now['title'] );
		}
		self::assertSame( array( 'Renamed', 'Dated' ), array( $now['title'], $dated['title'] ) );
	}

	public function test_a_survey_that_runs_once_more_is_not_ended_by_its_versions(): void {
		$survey = $this->saved( self::ends( 3, 9 ) );
		$this->change( $survey, array( 'title' => 'Renamed' ) );
		$this->over( $survey['id'], self::OVER );
		$items    = $this->all( $survey );
		$restored = $this->wire( $this->restore( $survey, $items[1]['id'], $this->read( $survey )['revision'] ) );
		self::assertSame( self::OVER, $restored['settings']['behavior']['expire_at'] );
		$renewed = $this->renewed( $survey['id'] );
		self::assertSame( 'restored', $this->all( $survey )[0]['kind'], 'The year alone makes no revision.' );
		$now = $this->wire( $this->restore( $survey, $items[0]['id'], $renewed['revision'] ) );
		self::assertSame( 'Renamed', $now['title'] );
		self::assertSame( $renewed['settings']['behavior']['expire_at'], $now['settings']['behavior']['expire_at'] );
	}

	public function test_a_survey_that_runs_once_more_is_not_ended_after_its_restoring_was_undone(): void {
		$survey = $this->saved( self::ends() );
		$this->change( $survey, array( 'title' => 'Dated' ) + self::ends( 3, 9 ) );
		$this->change( $survey, array( 'title' => 'Renamed' ) );
		$this->over( $survey['id'], self::OVER );
		$items = $this->all( $survey );
		$now   = $this->read( $survey );
		foreach ( array( $items[2]['id'], $items[0]['id'] ) as $id ) {
			$now = $this->wire( $this->restore( $survey, $id, $now['revision'] ) );
		}
		self::assertSame( self::OVER, $now['settings']['behavior']['expire_at'] );
		$renewed = $this->renewed( $survey['id'] );
		$now     = $this->wire( $this->restore( $survey, $items[1]['id'], $renewed['revision'] ) );
		self::assertSame( 'Dated', $now['title'] );
		self::assertSame( $renewed['settings']['behavior']['expire_at'], $now['settings']['behavior']['expire_at'] );
		$undated = $this->wire( $this->restore( $survey, $items[2]['id'], $now['revision'] ) );
		$undone  = $this->wire( $this->restore( $survey, $items[0]['id'], $undated['revision'] ) );
		self::assertSame( $renewed['settings']['behavior']['expire_at'], $undone['settings']['behavior']['expire_at'] );
	}

	/**
	 * @param array{month: int, day: int}|null $first Last day of the two versions that are restored.
	 */
	#[DataProvider( 'days' )]
	public function test_a_survey_that_was_over_is_over_after_several_versions( ?array $first ): void {
		$ends   = self::ends( ...array_values( $first ?? array() ) );
		$survey = $this->saved( $ends );
		$this->change( $survey, array( 'title' => 'Renamed' ) );
		$last = $survey['settings']['behavior']['expire_at'];
		self::assertSame( array( $last, $last, self::OVER ), $this->back_and_forth( $survey ) );
	}

	public function test_a_survey_that_was_over_is_over_after_versions_with_other_last_days(): void {
		$survey = $this->saved( self::ends( 5 ) );
		$this->change( $survey, self::ends( 6 ) );
		self::assertSame( self::OVER, $this->back_and_forth( $survey )[2] );
	}

	/**
	 * @return array<string, array{array{month: int, day: int}|null}>
	 */
	public static function days(): array {
		return array(
			'no last day'      => array( null ),
			'another last day' => array( array( 'month' => 5, 'day' => 1 ) ),
		);
	}

	/**
	 * @param array{month: int, day: int}|null $first Last day of the version that is restored.
	 */
	#[DataProvider( 'days' )]
	public function test_a_survey_that_was_over_is_over_when_its_restoring_is_undone( ?array $first ): void {
		$survey = $this->saved( self::ends( ...array_values( $first ?? array() ) ) );
		$this->change( $survey, self::ends( 3, 9 ) );
		$this->over( $survey['id'], self::OVER );
		$items    = $this->all( $survey );
		$restored = $this->wire( $this->restore( $survey, $items[1]['id'], $this->read( $survey )['revision'] ) );
		self::assertSame( $survey['settings']['behavior']['expire_at'], $restored['settings']['behavior']['expire_at'] );
		$undone = $this->wire( $this->restore( $survey, $items[0]['id'], $restored['revision'] ) );
		self::assertSame( self::OVER, $undone['settings']['behavior']['expire_at'] );
		$again = $this->wire( $this->restore( $survey, $items[1]['id'], $undone['revision'] ) );
		self::assertSame( $survey['settings']['behavior']['expire_at'], $again['settings']['behavior']['expire_at'] );
		$saved = $this->change( $survey, array( 'title' => 'Something else' ) );
		$anew  = $this->wire( $this->restore( $survey, $items[0]['id'], $saved['revision'] ) );
		self::assertGreaterThan( 2020, $anew['settings']['behavior']['expire_at']['year'], 'A version of long ago is no undo.' );
	}

	public function test_what_somebody_saved_meanwhile_is_not_replaced(): void {
		$survey = $this->saved();
		$this->change( $survey, array( 'title' => 'Newer' ) );
		$items = $this->all( $survey );
		$reply = $this->restore( $survey, $items[1]['id'], $survey['revision'] );
		self::assertSame( array( 409, 'userfeedback_stale' ), array( $reply->get_status(), $this->wire( $reply )['code'] ) );
		self::assertSame( 'Newer', $this->read( $survey )['title'] );
	}

	public function test_settings_that_came_later_go_again(): void {
		$survey = $this->saved();
		$later  = $this->change(
			$survey,
			array(
				'settings' => array(
					'presentation'  => array( 'progress' => 'none' ),
					'hidden_fields' => array( 'names' => array( 'plan' ) ),
					'thank_you'     => array( 'message' => 'Bye' ),
				),
			)
		);
		self::assertSame( 'Introduction and progress', $this->one( $survey, $this->all( $survey )[0]['id'] )['differences'][1]['part'] );
		$now = $this->wire( $this->restore( $survey, $this->all( $survey )[1]['id'], $later['revision'] ) );
		self::assertArrayNotHasKey( 'presentation', $now['settings'] );
		self::assertSame( $survey['settings']['thank_you']['message'], $now['settings']['thank_you']['message'] );
		self::assertSame( array( 'plan' ), $now['settings']['hidden_fields']['former'], 'Responses have its values.' );
	}

	public function test_what_the_site_cannot_keep_is_named_and_nothing_is_restored(): void {
		$survey = $this->saved();
		$this->change( $survey, array( 'title' => 'Second' ) );
		$items   = $this->all( $survey );
		$content = json_decode( (string) $this->wpdb()->get_var( 'SELECT content FROM ' . $this->table( 'survey_revision' ) . ' WHERE id = ' . (int) $items[1]['id'] ), true ); // phpcs:ignore WordPress.DB -- own table.
		self::assertIsArray( $content );
		$content['settings']['geo_targeting'] = array(
			'target'    => 'select',
			'countries' => array( 'DE' ),
		);
		$content['questions'][]               = array(
			'id'   => 'x',
			'type' => 'no-such-type',
		) + $content['questions'][0];
		$this->wpdb()->update( $this->table( 'survey_revision' ), array( 'content' => wp_json_encode( $content ) ), array( 'id' => $items[1]['id'] ) );
		self::assertSame( array( 'This type of question is not available on this site.' ), $this->one( $survey, $items[1]['id'] )['locked'] );
		unset( $content['questions'][1] );
		$this->license( PlanLevel::Plus );
		$this->wpdb()->update( $this->table( 'survey_revision' ), array( 'content' => wp_json_encode( $content ) ), array( 'id' => $items[1]['id'] ) );
		self::assertSame( array( 'Targeting', 'Countries' ), $this->one( $survey, $items[1]['id'] )['locked'] );
		$reply = $this->restore( $survey, $items[1]['id'], $this->read( $survey )['revision'] );
		self::assertSame( 409, $reply->get_status() );
		self::assertStringContainsString( 'Countries', $this->wire( $reply )['message'] );
		self::assertSame( 'Second', $this->read( $survey )['title'] );
	}

	public function test_a_published_survey_is_not_taken_off_by_an_unfinished_version(): void {
		$draft  = $this->saved(
			array(
				'status'    => 'draft',
				'questions' => array( self::question( 'a', array( 'title' => '' ) ) ),
			)
		);
		$live   = $this->change(
			$draft,
			array(
				'status'    => 'publish',
				'questions' => array( self::question( 'a' ) ),
			)
		);
		$items  = $this->all( $draft );
		$answer = $this->restore( $draft, $items[1]['id'], $live['revision'] );
		self::assertSame( 'published', $items[0]['kind'] );
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( 'publish', $this->read( $draft )['status'] );
	}

	public function test_autosaves_of_a_few_minutes_are_one_version(): void {
		$draft = $this->saved( array( 'status' => 'draft' ) );
		foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
			$this->change(
				$draft,
				array(
					'title'    => $title,
					'autosave' => true,
				)
			);
		}
		$items = $this->all( $draft );
		self::assertSame( array( 'autosave', 'created' ), array_column( $items, 'kind' ) );
		self::assertSame( 'Three', $this->one( $draft, $items[0]['id'] )['differences'][0]['to'] );
		$this->sign_in_as_colleague();
		$this->change(
			$draft,
			array(
				'title'    => 'Four',
				'autosave' => true,
			)
		);
		self::assertCount( 3, $this->all( $draft ), 'Another person, another version.' );
	}

	public function test_the_oldest_go_and_all_go_with_the_survey(): void {
		$survey = $this->saved();
		$most   = static fn (): int => 3;
		add_filter( 'userfeedback_revisions_to_keep', $most );
		for ( $number = 0; $number < 6; $number++ ) {
			$this->change( $survey, array( 'title' => "Title $number" ) );
		}
		$reply = $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}/revisions" ) );
		remove_filter( 'userfeedback_revisions_to_keep', $most );
		self::assertSame( 3, $reply['most'] );
		self::assertCount( 3, $reply['items'] );
		self::assertSame( 'Title 5', $this->one( $survey, $reply['items'][0]['id'] )['differences'][0]['to'] );
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $survey['id'] ) ) );
		$this->rest( 'DELETE', '/surveys', array( 'survey_ids' => array( $survey['id'] ) ) );
		$this->container()->get( PurgeSurveys::class )->run();
		self::assertSame( 0, $this->count_rows( 'survey_revision' ) );
	}

	public function test_a_survey_from_before_gets_its_first_version_with_the_next_save(): void {
		$this->license( null );
		$survey = $this->saved();
		self::assertSame( 0, $this->count_rows( 'survey_revision' ), 'Without a plan nothing is kept.' );
		$this->license( PlanLevel::Plus );
		$this->change( $survey, array( 'title' => 'Newer' ) );
		$items = $this->all( $survey );
		self::assertSame( array( 'Title of the survey', 'As it was before revisions were kept' ), array_column( $items, 'summary' ) );
	}

	public function test_the_plan_and_the_right_to_edit_that_survey_are_needed(): void {
		$survey = $this->saved();
		$id     = $this->all( $survey )[0]['id'];
		$calls  = array(
			array( 'GET', '' ),
			array( 'GET', "/$id" ),
			array( 'POST', "/$id/restore" ),
		);
		$this->license( null );
		foreach ( $calls as list( $method, $path ) ) {
			$reply = $this->rest( $method, "/surveys/{$survey['id']}/revisions$path", array( 'based_on' => 1 ) );
			self::assertSame( array( 403, 'userfeedback_upgrade_required' ), array( $reply->get_status(), $this->wire( $reply )['code'] ), $path );
		}
		$this->license( PlanLevel::Plus );
		$this->settings(
			array(
				'create_edit_surveys' => array( 'author' ),
				'own_surveys_only'    => true,
			)
		);
		$this->sign_in( 'author' );
		foreach ( $calls as list( $method, $path ) ) {
			self::assertSame( 404, $this->rest( $method, "/surveys/{$survey['id']}/revisions$path", array( 'based_on' => 1 ) )->get_status(), 'A survey of somebody else.' );
		}
		$own = $this->saved();
		self::assertCount( 1, $this->all( $own ) );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$own['id']}/revisions/$id" )->get_status(), 'A version of another survey.' );
	}

	public function test_the_privacy_tools_know_who_saved(): void {
		$survey = $this->saved();
		$email  = wp_get_current_user()->user_email;
		$tools  = $this->container()->get( PersonalRevisions::class );
		self::assertSame( 'Survey', $tools->export( $email, 1 )['data'][0]['data'][0]['value'] );
		self::assertTrue( $tools->erase( $email )['items_removed'] );
		self::assertSame( array(), $tools->export( $email, 1 )['data'] );
		self::assertSame( array( '' ), array_column( $this->all( $survey ), 'by' ) );
	}

	/**
	 * Ends a survey of two versions, restores the newer and the older of them, and undoes that.
	 *
	 * @param array<string, mixed> $survey Wire type Survey.
	 * @return list<array{month: int, day: int, year: int}|null> Its last days on the way.
	 */
	private function back_and_forth( array $survey ): array {
		$this->change( $survey, self::ends( 3, 9 ) );
		$this->over( $survey['id'], self::OVER );
		$items = $this->all( $survey );
		$now   = $this->read( $survey );
		$days  = array();
		foreach ( array( 1, 2, 0 ) as $place ) {
			$now    = $this->wire( $this->restore( $survey, $items[ $place ]['id'], $now['revision'] ) );
			$days[] = $now['settings']['behavior']['expire_at'];
		}
		return $days;
	}

	/**
	 * @return array<string, mixed> To save; without a day the survey has no last one.
	 */
	private static function ends( ?int $month = null, int $day = 1 ): array {
		return array(
			'settings' => array(
				'behavior' => array(
					'run_time'  => null === $month ? 'indefinitely' : 'expire',
					'expire_at' => null === $month ? null : array(
						'month' => $month,
						'day'   => $day,
					),
				),
			),
		);
	}

	/**
	 * @param array{month: int, day: int, year: int} $last Its last day, as if time had passed.
	 */
	private function over( int $id, array $last ): void {
		$surveys = $this->container()->get( SurveyRepository::class );
		$stored  = $surveys->find( $id );
		self::assertNotNull( $stored );
		$settings = $stored->settings;
		self::assertIsArray( $settings['behavior'] );
		$settings['behavior']['expire_at'] = $last;
		$surveys->store( $stored->with( array( 'settings' => $settings ) ) );
	}

	/**
	 * The same last day, chosen to run once more.
	 *
	 * @return array<string, mixed> Wire.
	 */
	private function renewed( int $id ): array {
		$renewed = $this->change( array( 'id' => $id ), self::ends( self::OVER['month'], self::OVER['day'] ) );
		self::assertGreaterThan( self::OVER['year'], $renewed['settings']['behavior']['expire_at']['year'] );
		return $renewed;
	}

	/**
	 * @param array<string, mixed> $survey  Wire.
	 * @param array<string, mixed> $changes To save.
	 * @return array<string, mixed>
	 */
	private function change( array $survey, array $changes ): array {
		$reply = $this->save( array( 'id' => $survey['id'] ) + $changes );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->wire( $reply );
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 * @return list<array<string, mixed>>
	 */
	private function all( array $survey ): array {
		return $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}/revisions" ) )['items'];
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 * @return array<string, mixed>
	 */
	private function one( array $survey, int $id ): array {
		return $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}/revisions/$id" ) );
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 */
	private function restore( array $survey, int $id, int $based_on ): WP_REST_Response {
		return $this->rest( 'POST', "/surveys/{$survey['id']}/revisions/$id/restore", array( 'based_on' => $based_on ) );
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 * @return array<string, mixed>
	 */
	private function read( array $survey ): array {
		return $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}" ) );
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 */
	private function answer( array $survey, string $option ): void {
		$reply = $this->rest(
			'POST',
			"/surveys/{$survey['id']}/responses",
			array(
				'client_id' => wp_generate_uuid4(),
				'answers'   => array(
					array(
						'question_id' => 'a',
						'value'       => $option,
					),
					array(
						'question_id' => 'b',
						'value'       => 'Fine',
					),
				),
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	/**
	 * @param array<string, mixed> $survey Wire.
	 * @return array<string, mixed>
	 */
	private function figures( array $survey ): array {
		return $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}/results" ) );
	}

	/**
	 * @param array<string, mixed> $settings To set.
	 */
	private function settings( array $settings ): void {
		update_option( 'userfeedback_core_settings', $settings + (array) get_option( 'userfeedback_core_settings' ) );
	}
}

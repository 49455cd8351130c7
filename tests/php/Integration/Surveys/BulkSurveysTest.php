<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\PurgeSurveys;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Bulk actions and duplication (CALL-05 to CALL-10, A34 to A36, LIST-39).
 */
final class BulkSurveysTest extends SurveyTestCase {

	public function test_every_action_changes_all_chosen_surveys(): void {
		$ids = array( $this->saved()['id'], $this->saved()['id'] );
		foreach ( array( 'draft' => 'draft', 'publish' => 'publish', 'trash' => 'trash', 'restore' => 'draft' ) as $action => $status ) {
			$result = $this->bulk( $action, $ids );
			self::assertSame( $ids, $result['changed'], $action );
			self::assertSame( array(), $result['refused'], $action );
			self::assertSame( 2, $this->count_rows( 'survey', array( 'status' => $status ) ), $action );
		}
	}

	public function test_unfinished_surveys_stay_drafts_and_are_named(): void {
		$good = $this->saved( array( 'status' => 'draft' ) )['id'];
		$bad  = $this->saved( array( 'title' => 'Half', 'status' => 'draft', 'questions' => array( self::choice( 'a', array() ) ) ) )['id'];
		self::assertSame(
			array(
				'changed' => array( $good ),
				'refused' => array(
					array(
						'id'      => $bad,
						'title'   => 'Half',
						'message' => 'The Survey can\'t be published: Some questions are missing options.',
					),
					array(
						'id'      => 999999,
						'title'   => '',
						'message' => 'This survey does not exist.',
					),
				),
			),
			$this->bulk( 'publish', array( $bad, $good, 999999 ) )
		);
		self::assertSame( 1, $this->count_rows( 'survey', array( 'id' => $bad, 'status' => 'draft' ) ) );
	}

	public function test_nothing_that_a_license_opened_goes_unasked(): void {
		$rules  = array(
			'targeting' => array(
				'pages'      => 'select',
				'page_rules' => array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'shop' ) ),
			),
		);
		$paid   = $this->saved( array( 'title' => 'Shop', 'status' => 'draft', 'settings' => $rules ) );
		$live   = $this->saved( array( 'settings' => $rules ) );
		$before = $paid['settings'];
		self::assertNotSame( array(), $before['targeting']['page_rules'] );
		$this->license( PlanLevel::Plus );
		$plain  = $this->saved( array( 'status' => 'draft' ) );
		$result = $this->bulk( 'publish', array( $paid['id'], $live['id'], $plain['id'] ) );
		self::assertSame( array( $live['id'], $plain['id'] ), $result['changed'] );
		self::assertSame(
			array(
				array(
					'id'      => $paid['id'],
					'title'   => 'Shop',
					'message' => 'The Survey can\'t be published: Some of its settings need a plan or an addon that this site does not have. Publish it in the builder, which says what would change.',
				),
			),
			$result['refused']
		);
		$now = $this->wire( $this->rest( 'GET', '/surveys/' . $paid['id'] ) );
		self::assertSame( array( 'draft', $before ), array( $now['status'], $now['settings'] ) );
		// As a save in the builder is, which asks first.
		$saved = $this->wire( $this->rest( 'POST', '/surveys', array( 'id' => $paid['id'], 'status' => 'publish' ) ) );
		self::assertSame( array( 'publish', array() ), array( $saved['status'], $saved['settings']['targeting']['page_rules'] ) );
	}

	public function test_a_survey_as_a_new_one_is_stored_is_published_with_any_license(): void {
		foreach ( array( null, PlanLevel::Plus, PlanLevel::Pro, PlanLevel::Elite ) as $plan ) {
			$this->license( $plan );
			$id = $this->saved( array( 'status' => 'draft' ) )['id'];
			self::assertSame( array( $id ), $this->bulk( 'publish', array( $id ) )['changed'], $plan->value ?? 'none' );
		}
	}

	public function test_a_scheduled_survey_is_named_and_keeps_its_date(): void {
		$date      = '2099-12-01T14:00:00Z';
		$scheduled = $this->saved( array( 'title' => 'Winter', 'publish_at' => $date ) )['id'];
		$live      = $this->saved( array( 'publish_at' => '2020-01-01T00:00:00Z' ) )['id'];
		self::assertSame(
			array(
				'changed' => array( $live ),
				'refused' => array(
					array(
						'id'      => $scheduled,
						'title'   => 'Winter',
						'message' => 'This survey is scheduled. Change its date in the builder to publish it now.',
					),
				),
			),
			$this->bulk( 'publish', array( $scheduled, $live ) )
		);
		// As Undo of Trash does.
		foreach ( array( 'trash', 'restore', 'publish' ) as $action ) {
			self::assertSame( array( $scheduled ), $this->bulk( $action, array( $scheduled ) )['changed'], $action );
		}
		$again = $this->wire( $this->rest( 'GET', '/surveys/' . $scheduled ) );
		self::assertSame( array( 'publish', $date ), array( $again['status'], $again['publish_at'] ) );
	}

	public function test_a_survey_that_somebody_saves_meanwhile_does_not_stop_the_others(): void {
		$ids  = array( $this->saved()['id'], $this->saved( array( 'title' => 'Busy' ) )['id'], $this->saved()['id'] );
		$save = function () use ( &$save, $ids ): void {
			remove_action( SurveyChanged::STORED_ACTION, $save );
			$this->wpdb()->query( 'UPDATE ' . $this->table( 'survey' ) . ' SET revision = revision + 1 WHERE id = ' . $ids[1] );
		};
		add_action( SurveyChanged::STORED_ACTION, $save );
		$result = $this->bulk( 'trash', $ids );
		self::assertSame( array( $ids[0], $ids[2] ), $result['changed'] );
		self::assertSame( array( $ids[1] ), array_column( $result['refused'], 'id' ) );
		self::assertSame( 'Somebody else saved this since you opened it.', $result['refused'][0]['message'] );
		self::assertSame( 2, $this->count_rows( 'survey', array( 'status' => 'trash' ) ) );
	}

	public function test_the_trash_is_left_by_restore_only(): void {
		$trashed = $this->saved()['id'];
		$live    = $this->saved()['id'];
		$this->bulk( 'trash', array( $trashed ) );
		foreach ( array( 'publish', 'draft' ) as $action ) {
			self::assertSame(
				array( $trashed ),
				array_column( $this->bulk( $action, array( $trashed ) )['refused'], 'id' ),
				$action
			);
		}
		self::assertSame( array( $live ), array_column( $this->bulk( 'restore', array( $live ) )['refused'], 'id' ) );
		self::assertSame( 1, $this->count_rows( 'survey', array( 'status' => 'trash' ) ) );
		self::assertSame( 1, $this->count_rows( 'survey', array( 'status' => 'publish' ) ) );
	}

	public function test_lists_of_ids_are_checked(): void {
		foreach ( array(
			array(),
			array( 'x' ),
			array( 0 ),
			array( -1 ),
			array( 1, 1 ),
			range( 1, 1001 ),
			'1',
		) as $ids ) {
			$response = $this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => $ids ) );
			// WordPress reads '1' as a list of one.
			'1' === $ids
				? self::assertSame( 200, $response->get_status() )
				: self::assertSame( 400, $response->get_status() );
		}
		$missing = $this->wire( $this->rest( 'DELETE', '/surveys' ) );
		self::assertSame( array( 'survey_ids' ), $missing['data']['params'] );
	}

	public function test_deleting_needs_the_trash_and_takes_everything_along(): void {
		$gone = $this->saved()['id'];
		$kept = $this->saved()['id'];
		$this->fill( $gone );
		$this->fill( $kept );
		$this->bulk( 'trash', array( $gone ) );
		$told = array();
		$spy  = static function ( int $id ) use ( &$told ): void {
			$told[] = $id;
		};
		add_action( SurveyChanged::ACTION, $spy ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Begins with userfeedback_.
		$result = $this->wire( $this->rest( 'DELETE', '/surveys', array( 'survey_ids' => array( $gone, $kept ) ) ) );
		remove_action( SurveyChanged::ACTION, $spy );
		self::assertSame( array( $gone ), $result['changed'] );
		self::assertSame( 'This survey is not in the trash.', $result['refused'][0]['message'] );
		self::assertSame( array( $gone ), $told );
		foreach ( array( 'response', 'counter', 'outbox' ) as $table ) {
			self::assertSame( 0, $this->count_rows( $table, array( 'survey_id' => $gone ) ), $table );
			self::assertSame( 3, $this->count_rows( $table, array( 'survey_id' => $kept ) ), $table );
		}
		$answered = $this->wpdb()->get_col(
			'SELECT r.survey_id FROM ' . $this->table( 'answer' ) . ' a LEFT JOIN ' . $this->table(
				'response'
			) . ' r ON r.id = a.response_id'
		);
		self::assertSame( array_fill( 0, 3, (string) $kept ), $answered );
		self::assertSame( array( 3, 3 ), array( $this->count_rows( 'note' ), $this->count_rows( 'response_tag' ) ) );
		self::assertSame( 1, $this->count_rows( 'survey' ) );
	}

	public function test_a_deletion_that_was_cut_goes_on_in_the_background(): void {
		$id = $this->saved()['id'];
		$this->fill( $id );
		$this->bulk( 'trash', array( $id ) );
		$surveys = $this->container()->get( SurveyRepository::class );
		$surveys->mark_deleted( array( $id ) );
		self::assertFalse( $surveys->purge( $id, 2 ) );
		self::assertSame( 1, $this->count_rows( 'response' ) );
		self::assertSame( 404, $this->rest( 'GET', '/surveys/' . $id )->get_status() );
		self::assertSame(
			array(),
			$this->wire( $this->rest( 'GET', '/surveys', array( 'filter' => array( 'status' => 'trash' ) ) ) )['items']
		);
		do_action( PurgeSurveys::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Begins with userfeedback_.
		self::assertSame(
			array_fill_keys( Database::TABLES, 0 ),
			$this->count_all_rows()
		);
	}

	public function test_a_copy_is_a_draft_without_a_past(): void {
		$original = $this->saved(
			array(
				'title'      => str_repeat( 'ä', 255 ),
				'publish_at' => '2020-01-01T00:00:00Z',
				'questions'  => array(
					self::question( 'a' ),
					self::question( 'b', array( 'logic' => self::logic( 'a' ) ) ),
				),
				'settings'   => array( 'google_drive' => array( 'enable' => true, 'spreadsheet_id' => 'abc', 'file_name' => 'Sheet' ) ),
			)
		);
		$this->fill( $original['id'] );
		$response = $this->rest( 'POST', '/surveys/' . $original['id'] . '/duplicate' );
		self::assertSame( 201, $response->get_status() );
		$copy = $this->wire( $this->rest( 'GET', '/surveys/' . $this->wire( $response )['id'] ) );
		self::assertNotSame( $original['id'], $copy['id'] );
		self::assertSame( str_repeat( 'ä', 248 ) . ' (Copy)', $copy['title'] );
		self::assertSame( 'draft', $copy['status'] );
		self::assertNull( $copy['publish_at'] );
		self::assertNull( $copy['published_at'] );
		self::assertSame( 0, $copy['responses_count'] );
		self::assertSame( 'userfeedback-' . $copy['id'], $copy['cookie_name'] );
		self::assertSame( array( 'enable' => true, 'file_name' => 'Sheet', 'spreadsheet_id' => '' ), $copy['settings']['google_drive'] );
		self::assertSame( $original['questions'], $copy['questions'] );
		self::assertSame( 404, $this->rest( 'POST', '/surveys/999999/duplicate' )->get_status() );
	}

	/**
	 * Calls a bulk route.
	 *
	 * @param string    $action publish, draft, trash or restore.
	 * @param list<int> $ids    The surveys.
	 * @return array<string, mixed>
	 */
	private function bulk( string $action, array $ids ): array {
		$response = $this->rest( 'POST', '/surveys/' . $action, array( 'survey_ids' => $ids ) );
		self::assertSame( 200, $response->get_status() );
		return $this->wire( $response );
	}

	/**
	 * Three rows of a survey in every table.
	 */
	private function fill( int $survey ): void {
		$now = gmdate( 'Y-m-d H:i:s' );
		for ( $i = 1; $i <= 3; $i++ ) {
			$this->wpdb()->insert( $this->table( 'response' ), array( 'survey_id' => $survey, 'client_id' => wp_generate_password( 16, false ), 'body_hash' => '', 'submitted_at' => $now, 'submitted_day' => $now ) );
			$response = (int) $this->wpdb()->insert_id;
			$this->wpdb()->insert( $this->table( 'answer' ), array( 'response_id' => $response, 'question_id' => 'a', 'value_text' => '', 'extra' => '' ) );
			$this->wpdb()->insert( $this->table( 'note' ), array( 'response_id' => $response, 'body' => '', 'created_at' => $now ) );
			$this->wpdb()->insert( $this->table( 'response_tag' ), array( 'response_id' => $response, 'tag_id' => 1 ) );
			$this->wpdb()->insert( $this->table( 'counter' ), array( 'survey_id' => $survey, 'day' => '2026-01-0' . $i, 'metric' => 'publish', 'total' => 1 ) );
			$this->wpdb()->insert( $this->table( 'outbox' ), array( 'kind' => 'mail', 'job_key' => (string) $response, 'survey_id' => $survey, 'response_id' => $response, 'payload' => '', 'available_at' => $now, 'created_at' => $now ) );
		}
	}
}

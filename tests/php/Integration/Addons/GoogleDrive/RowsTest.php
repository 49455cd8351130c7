<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\GoogleDrive\GoogleError;
use UserFeedback\GoogleDrive\ResponseRows;
use UserFeedback\GoogleDrive\SendAll;
use UserFeedback\GoogleDrive\SendResponse;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\GoogleService;

/**
 * Rows of responses (GD-09): no row lost, none twice, whatever Google does.
 */
final class RowsTest extends DriveTestCase {

	public function test_the_first_response_makes_the_spreadsheet_with_header_and_row(): void {
		$this->connect();
		$folder = $this->manage()->create_folder( 'Surveys' );
		$survey = $this->driven(
			array(
				$this->question( 'nps', 'nps', array(), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
				$this->question( 'several', 'checkbox', array( 'options' => array( 'Yes', 'No', 'Perhaps' ) ) ),
				$this->question( 'mail', 'email', array( 'include_name' => true ) ),
			)
		);
		$id     = $this->respond(
			$survey,
			array(
				'nps'     => array(
					'value' => 9,
					'extra' => array( 'comments' => '+1' ),
				),
				'why'     => '=HYPERLINK("https://evil.example")',
				'several' => array( 'Yes', 'Perhaps' ),
				'mail'    => array(
					'value' => 'a@example.org',
					'extra' => array( 'name' => 'Ada' ),
				),
			)
		);
		$this->run_jobs();
		$file = $this->files()[0];
		self::assertSame( array( 'Coffee sheet', array( $folder['id'] ), 1 ), array( $file['name'], $file['parents'], $file['tab']['frozen'] ) );
		self::assertSame(
			array( 'Response', 'Date', 'Page', 'Page address', 'Question nps', 'Question nps (comment)', 'Question why', 'Question several', 'Question mail', 'Question mail (name)' ),
			$file['tab']['cells'][0]
		);
		$row = $file['tab']['cells'][1];
		self::assertSame( $id, $row[0] );
		$stored = (string) $this->wpdb()->get_var( 'SELECT submitted_at FROM ' . $this->table( 'response' ) );
		self::assertSame( ResponseRows::serial( $stored ), $row[1] );
		self::assertSame( array( 9, '+1', '=HYPERLINK("https://evil.example")', 'Yes, Perhaps', 'a@example.org', 'Ada' ), array_slice( $row, 4 ) );
		self::assertSame( $file['id'], $this->reread( $survey )->settings['google_drive']['spreadsheet_id'] );
		self::assertSame( $survey->revision, $this->reread( $survey )->revision, 'Whoever edits the survey may still save.' );
		self::assertSame( 0, $this->open_jobs() );
	}

	public function test_dates_are_those_of_the_site_as_spreadsheets_count_them(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		// 2024-07-01 14:00 in Berlin is day 45474 and 14 of 24 hours.
		self::assertEqualsWithDelta( 45474 + 14 / 24, ResponseRows::serial( '2024-07-01 12:00:00' ), 1e-7 );
		update_option( 'timezone_string', '' );
	}

	public function test_neither_address_nor_browser_nor_account_leave_the_site(): void {
		$this->connect();
		$survey = $this->driven();
		$id     = $this->respond( $survey, array( 'a' => 'fine' ) );
		$this->wpdb()->update( $this->table( 'response' ), array( 'ip' => '203.0.113.77', 'browser' => 'Firefoxish', 'os' => 'Linuxish', 'user_id' => 4711471147 ), array( 'id' => $id ) );
		$this->run_jobs();
		$sent = implode( "\n", array_column( GoogleService::state()['calls'], 'body' ) );
		self::assertStringContainsString( 'fine', $sent );
		foreach ( array( '203.0.113.77', 'Firefoxish', 'Linuxish', '4711471147' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $sent );
		}
	}

	public function test_many_responses_are_one_call_in_their_order(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array();
		for ( $i = 0; $i < 30; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'a' => "answer $i" ) );
		}
		GoogleService::state();
		$this->run_jobs();
		$calls = GoogleService::state()['calls'];
		self::assertCount( 1, array_filter( $calls, static fn ( array $call ): bool => str_ends_with( $call['path'], ':append' ) ) );
		self::assertSame( $ids, $this->ids() );
		$view = $this->view()->sheet( $this->reread( $survey ) );
		self::assertSame( array( 30, 0, 0, '' ), array( $view['sent'], $view['waiting'], $view['missing'], $view['error'] ) );
		$url = GoogleService::url() . '/spreadsheets/d/' . $this->files()[0]['id'] . '/edit';
		self::assertSame( $url, $view['url'], 'Where Google says that it is.' );
		$list = $this->rest( 'GET', '/surveys', array( 'select' => array( 'title', 'settings' ) ) )->get_data();
		self::assertSame( array( $survey->id => $url ), array_column( $list['items'], 'sheet_url', 'id' ) );
	}

	public function test_a_changed_survey_adds_columns_at_the_right_and_moves_none(): void {
		$this->connect();
		$survey = $this->driven( array( $this->question( 'a', 'text' ), $this->question( 'b', 'text' ) ) );
		$this->respond( $survey, array( 'a' => 'a1', 'b' => 'b1' ) );
		$this->run_jobs();
		$surveys = $this->container()->get( SurveyRepository::class );
		// b goes, c comes first, and a has another wording.
		$a       = $this->question( 'a', 'text' );
		$renamed = \UserFeedback\Surveys\Question::from_array( array( 'title' => 'How was it?' ) + $a->to_array() );
		$survey  = $surveys->store( $this->reread( $survey )->with( array( 'questions' => array( $this->question( 'c', 'text' ), $renamed ) ) ) );
		$this->respond( $survey, array( 'a' => 'a2', 'c' => 'c2' ) );
		$this->run_jobs();
		$cells = $this->cells();
		self::assertSame( array( 'How was it?', 'Question b', 'Question c' ), array_slice( $cells[0], 4 ) );
		self::assertSame( array( 'a1', 'b1' ), array_slice( $cells[1], 4 ) );
		self::assertSame( array( 'a2', null, 'c2' ), array_slice( $cells[2], 4 ) );
	}

	public function test_hidden_fields_have_columns_and_another_list_adds_them_at_the_right(): void {
		$this->connect();
		$surveys = $this->container()->get( SurveyRepository::class );
		$survey  = $this->driven( array( $this->question( 'a', 'text' ) ) );
		$list    = function ( array $names, array $former = array() ) use ( $survey, $surveys ): Survey {
			$now = $this->reread( $survey );
			return $surveys->store( $now->with( array( 'settings' => array( 'hidden_fields' => compact( 'names', 'former' ) ) + $now->settings ) ) );
		};
		$answer  = function ( string $text, string $fields ) use ( $survey ): void {
			$id = $this->respond( $this->reread( $survey ), array( 'a' => $text ) );
			$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => '' === $fields ? null : $fields ), array( 'id' => $id ) );
		};
		$list( array( 'plan', 'order' ) );
		$answer( 'a1', '{"plan":["=pro","page"]}' );
		$this->run_jobs();
		self::assertSame( array( 'Question a', 'plan', 'order' ), array_slice( $this->cells()[0], 4 ) );
		self::assertSame( array( 'a1', '=pro' ), array_slice( array_pad( $this->cells()[1], 6, null ), 4, 2 ) );
		// "plan" goes, "source" comes; a response of before still has its plan.
		$list( array( 'source', 'order' ), array( 'plan' ) );
		$answer( 'a2', '{"order":["48213","page"],"source":["Größe","address"]}' );
		$answer( 'a3', '{"plan":["basic","page"]}' );
		$answer( 'a4', '' );
		$this->run_jobs();
		$cells = array_map( static fn ( array $row ): array => array_pad( array_slice( $row, 4 ), 4, null ), $this->cells() );
		self::assertSame( array( 'Question a', 'plan', 'order', 'source' ), $cells[0] );
		self::assertSame( array( 'a2', null, '48213', 'Größe' ), $cells[2] );
		self::assertSame( array( 'a3', 'basic', null, null ), $cells[3] );
		self::assertSame( array( 'a4', null, null, null ), $cells[4] );
	}

	public function test_columns_that_the_owner_moved_or_added_are_respected(): void {
		$this->connect();
		$survey = $this->driven( array( $this->question( 'a', 'text' ), $this->question( 'b', 'text' ) ) );
		$first  = $this->respond( $survey, array( 'a' => 'a1', 'b' => 'b1' ) );
		$this->run_jobs();
		$file  = $this->files()[0];
		$cells = array(
			array( 'My notes', 'Response', 'Date', 'Page', 'Page address', 'Question b', 'Question a', 'Done?' ),
			array( 'call back', $first, 45474.5, '', '', 'b1', 'a1', 'yes' ),
		);
		GoogleService::edit( array( 'id' => $file['id'], 'title' => "Owner's tab", 'cells' => $cells ) );
		$survey = $this->container()->get( SurveyRepository::class )->store(
			$this->reread( $survey )->with( array( 'questions' => array( ...$survey->questions, $this->question( 'c', 'text' ) ) ) )
		);
		$second = $this->respond( $survey, array( 'a' => 'a2', 'b' => 'b2', 'c' => 'c2' ) );
		$this->run_jobs();
		$after = $this->cells();
		self::assertSame( array( ...$cells[0], 'Question c' ), $after[0] );
		self::assertSame( $cells[1], $after[1] );
		self::assertSame( array( null, $second, 'b2', 'a2', null, 'c2' ), array( $after[2][0], $after[2][1], ...array_slice( $after[2], 5 ) ) );
	}

	public function test_a_survey_with_more_questions_than_the_grid_has_columns(): void {
		$this->connect();
		$questions = array_map( fn ( int $i ): object => $this->question( "q$i", 'text' ), range( 1, 40 ) );
		$survey    = $this->driven( $questions );
		$this->respond( $survey, array( 'q1' => 'first', 'q40' => 'last' ) );
		$this->run_jobs();
		$cells = $this->cells();
		self::assertCount( 44, $cells[0] );
		self::assertSame( 'last', $cells[1][43] );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function faults(): array {
		$cases = array();
		foreach ( array( 'down', '500', '429', 'quota', 'storage', '401', 'lost' ) as $mode ) {
			foreach ( array( 'POST /drive', 'GET /drive', ':batchUpdate', 'PUT ', ':append', 'GET /v4' ) as $on ) {
				$cases[ "$mode at $on" ] = array( $mode, $on );
			}
		}
		return $cases;
	}

	/**
	 * Every fault at every call, and new responses between the attempts.
	 */
	#[DataProvider( 'faults' )]
	public function test_no_row_is_lost_and_none_is_there_twice( string $mode, string $on ): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => '1' ) ), $this->respond( $survey, array( 'a' => '2' ) ) );
		GoogleService::switch_to( $mode, 3, $on );
		for ( $round = 0; $round < 8; $round++ ) {
			$this->run_jobs();
			if ( $round < 3 ) {
				$ids[] = $this->respond( $survey, array( 'a' => "more $round" ) );
			}
			if ( Connection::shown()['revoked'] ) {
				$this->connect();
			}
			$this->later( '+4 hours' );
			if ( $round > 2 && 0 === $this->open_jobs() ) {
				break;
			}
		}
		self::assertSame( $ids, $this->ids(), 'Each once, in order.' );
		self::assertSame( 0, $this->open_jobs() );
		self::assertSame( '', $this->sheets()->find( $survey->id )->error );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function calls(): array {
		$cases = array();
		foreach ( array( 'POST /drive', 'GET /drive', ':batchUpdate', 'PUT ', ':append', 'GET /v4' ) as $on ) {
			$cases[ $on ] = array( $on );
		}
		return $cases;
	}

	/**
	 * A service that answers late: once in time, then after we hung up, when it has done the work.
	 */
	#[DataProvider( 'calls' )]
	public function test_a_slow_service_loses_no_row_and_repeats_none( string $on ): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => '1' ) ) );
		GoogleService::switch_to( 'slow', 1, $on, 0.3 );
		$this->run_jobs();
		self::assertSame( $ids, $this->ids() );
		self::assertSame( '', $this->sheets()->find( $survey->id )->error );

		$impatient = static fn ( array $arguments ): array => array( 'timeout' => 1 ) + $arguments;
		add_filter( 'http_request_args', $impatient );
		$other     = $this->driven( null, 'Other' );
		$late      = array( $this->respond( $other, array( 'a' => '2' ) ) );
		GoogleService::switch_to( 'slow', 1, $on, 1.3 );
		$this->run_jobs();
		self::assertSame( GoogleError::OFFLINE, $this->sheets()->find( $other->id )->error );
		usleep( 500000 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The service works on after we hung up.
		$late[] = $this->respond( $other, array( 'a' => '3' ) );
		$this->later( '+2 minutes' );
		$this->run_jobs();
		remove_filter( 'http_request_args', $impatient );
		self::assertSame( 0, $this->open_jobs() );
		$files = array_column( $this->files(), null, 'name' );
		self::assertCount( 2, $files, 'No second file.' );
		self::assertSame( $late, array_column( array_slice( $files['Other']['tab']['cells'], 1 ), 0 ) );
	}

	public function test_newer_rows_do_not_overtake_older_ones_that_another_worker_has_or_that_wait(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array();
		for ( $i = 0; $i < 4; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'a' => "$i" ) );
		}
		$outbox = $this->table( 'outbox' );
		// The first was claimed by a worker that was killed, the second waits, the third was killed too often.
		$this->wpdb()->query( "UPDATE $outbox SET claim = 'killed', claimed_until = '2099-01-01 00:00:00' WHERE response_id = {$ids[0]}" );
		$this->wpdb()->query( "UPDATE $outbox SET available_at = '2099-01-01 00:00:00' WHERE response_id = {$ids[1]}" );
		$this->wpdb()->query( "UPDATE $outbox SET status = 'dead' WHERE response_id = {$ids[2]}" );
		$this->run_jobs();
		self::assertSame( $ids, $this->ids() );
		$this->wpdb()->query( "UPDATE $outbox SET status = 'waiting', available_at = '2020-01-01 00:00:00', claimed_until = '2020-01-01 00:00:00'" );
		$this->run_jobs();
		self::assertSame( array( $ids, 0 ), array( $this->ids(), $this->open_jobs() ) );
	}

	public function test_google_is_not_called_before_retry_after_whoever_answers(): void {
		$this->connect();
		$survey = $this->driven();
		$other  = $this->driven( null, 'Other' );
		$this->respond( $survey, array( 'a' => '1' ) );
		GoogleService::switch_to( '429', 0, '' );
		$this->run_jobs();
		GoogleService::state();
		$this->respond( $other, array( 'a' => '2' ) );
		$this->run_jobs();
		self::assertSame( array(), GoogleService::state()['calls'], 'The limit is the account’s.' );
		GoogleService::switch_to( 'normal' );
		$this->later( '+59 seconds' );
		$this->run_jobs();
		self::assertSame( array(), GoogleService::state()['calls'] );
		$this->later( '+2 seconds' );
		$this->run_jobs();
		self::assertCount( 2, $this->files() );
	}

	public function test_a_revoked_grant_keeps_the_rows_and_tells_the_owner(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => '1' ) ) );
		$this->run_jobs();
		GoogleService::revoke_all();
		$ids[] = $this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		$titles = array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'title' );
		self::assertContains( 'Google Drive is disconnected', $titles );
		self::assertSame( GoogleError::REVOKED, $this->sheets()->find( $survey->id )->error );
		$ids[] = $this->respond( $survey, array( 'a' => '3' ) );
		GoogleService::state();
		$this->run_jobs();
		self::assertSame( array(), GoogleService::state()['calls'], 'Without a connection nobody is called.' );
		self::assertSame( 2, $this->view()->sheet( $this->reread( $survey ) )['waiting'] );
		$this->connect();
		$this->run_jobs();
		self::assertSame( $ids, $this->ids() );
		self::assertNotContains( 'Google Drive is disconnected', array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'title' ) );
	}

	public function test_a_failing_spreadsheet_makes_one_notification_that_goes_when_it_works(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		GoogleService::switch_to( '403' );
		$this->respond( $survey, array( 'a' => '2' ) );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->run_jobs();
			$this->later( '+4 hours' );
		}
		$titles = array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'title' );
		self::assertSame( array( 'Responses do not reach Google Drive' => 1 ), array_count_values( $titles ) );
		$view = $this->view()->sheet( $this->reread( $survey ) );
		self::assertSame( array( 'forbidden', 1 ), array( $view['error'], $view['waiting'] ) );
		self::assertStringContainsString( 'may not write', $view['problem'] );
		GoogleService::switch_to( 'normal' );
		$this->manage()->retry( $this->reread( $survey ) );
		$this->run_jobs();
		self::assertSame( array(), $this->container()->get( Notifications::class )->lists()['notifications'] );
		self::assertSame( 2, $this->view()->sheet( $this->reread( $survey ) )['sent'] );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function lasting_limits(): array {
		return array(
			'a full Drive, at a new file'  => array( 'storage', 'POST /drive', 'Free space' ),
			'a full Drive, at rows'        => array( 'storage', ':append', 'Free space' ),
			'a shared drive full of files' => array( 'files', 'POST /drive', 'select another folder' ),
		);
	}

	/**
	 * Only the owner ends them, and other surveys may still be written.
	 */
	#[DataProvider( 'lasting_limits' )]
	public function test_a_lasting_limit_tells_the_owner_at_once_and_pauses_no_other_survey( string $mode, string $on, string $words ): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => '1' ) ) );
		GoogleService::switch_to( $mode, 0, $on );
		$this->run_jobs();
		$view = $this->view()->sheet( $this->reread( $survey ) );
		self::assertSame( array( $mode, 1 ), array( $view['error'], $view['waiting'] ) );
		self::assertStringContainsString( $words, $view['problem'] );
		$content = array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'content' );
		self::assertCount( 1, $content );
		self::assertStringContainsString( $words, $content[0] );
		self::assertSame( 0, $this->connection()->pause_seconds() );
		GoogleService::switch_to( 'normal' );
		$this->later( '+2 minutes' );
		$this->run_jobs();
		self::assertSame( $ids, $this->ids() );
		self::assertSame( array(), $this->container()->get( Notifications::class )->lists()['notifications'] );
	}

	public function test_sheets_gives_a_sentence_and_no_reason(): void {
		$this->connect();
		$refuse = static fn (): array => array(
			'response' => array( 'code' => 403 ),
			'body'     => '{"error":{"code":403,"message":"The user\'s Drive storage quota has been exceeded.","status":"PERMISSION_DENIED"}}',
		);
		add_filter( 'pre_http_request', $refuse );
		try {
			$this->google()->call( 'GET', $this->client()->sheets_url( '/x' ) );
			self::fail( 'It worked.' );
		} catch ( GoogleError $error ) {
			self::assertSame( GoogleError::STORAGE, $error->reason );
		} finally {
			remove_filter( 'pre_http_request', $refuse );
		}
	}

	public function test_a_deleted_spreadsheet_waits_for_the_owner_who_starts_a_new_one(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		GoogleService::edit( array( 'id' => $this->files()[0]['id'], 'gone' => true ) );
		$second = $this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		self::assertSame( 'gone', $this->sheets()->find( $survey->id )->error );
		$this->manage()->renew( $this->reread( $survey ) );
		self::assertSame( '', $this->reread( $survey )->settings['google_drive']['spreadsheet_id'] );
		$this->run_jobs();
		self::assertSame( array( $second ), $this->ids() );
		self::assertSame( 1, $this->view()->sheet( $this->reread( $survey ) )['missing'], 'The first one can be sent again.' );
	}

	public function test_all_old_responses_are_sent_once_and_oldest_first(): void {
		$survey = $this->driven();
		$ids    = array();
		for ( $i = 0; $i < 12; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'a' => "old $i" ) );
		}
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'kind' => SendResponse::KIND ) ), 'Without an account nothing waits for one.' );
		$this->connect();
		$ids[] = $this->respond( $survey, array( 'a' => 'new' ) );
		$this->manage()->send_all( $this->reread( $survey ) );
		self::assertSame( array( 'total' => 13, 'done' => 0 ), $this->view()->sheet( $this->reread( $survey ) )['all'] );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->run_jobs();
			$this->later( '+1 minute' );
		}
		self::assertSame( $ids, $this->ids(), 'The new one waits for the old ones.' );
		self::assertSame( array( 13, 0, 0, null ), array_values( array_intersect_key( $this->view()->sheet( $this->reread( $survey ) ), array_flip( array( 'sent', 'waiting', 'missing', 'all' ) ) ) ) );
	}

	public function test_a_fault_while_all_old_responses_are_started_holds_no_row(): void {
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => 'old' ) ) );
		$this->connect();
		$refuse = fn ( string $sql ): string => str_contains( $sql, $this->table( 'outbox' ) ) && str_contains( $sql, SendAll::KIND )
			? 'INSERT INTO userfeedback_refused VALUES ( 1 )'
			: $sql;
		add_filter( 'query', $refuse );
		$this->expect_log( '/^$|doesn\'t exist/' );
		try {
			$this->manage()->send_all( $survey );
			self::fail( 'The job was stored.' );
		} catch ( Failure $failure ) {
			self::assertSame( 503, $failure->status );
		} finally {
			remove_filter( 'query', $refuse );
		}
		$new = $this->respond( $survey, array( 'a' => 'new' ) );
		$this->run_jobs();
		self::assertSame( array( $new ), $this->ids(), 'It waits for nothing.' );
		$this->manage()->send_all( $survey );
		$this->run_jobs();
		self::assertSame( array( $new, ...$ids ), $this->ids() );
	}

	public function test_sending_all_survives_a_lost_answer(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array();
		for ( $i = 0; $i < 5; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'a' => "$i" ) );
		}
		$this->wpdb()->query( 'DELETE FROM ' . $this->table( 'outbox' ) );
		$this->manage()->send_all( $this->reread( $survey ) );
		GoogleService::switch_to( 'lost', 1, ':append' );
		for ( $i = 0; $i < 4; $i++ ) {
			$this->run_jobs();
			$this->later( '+10 minutes' );
		}
		self::assertSame( $ids, $this->ids() );
		self::assertNull( $this->view()->sheet( $this->reread( $survey ) )['all'] );
	}

	public function test_what_was_deleted_or_trashed_before_it_went_out_stays_here(): void {
		$this->connect();
		$survey  = $this->driven();
		$trashed = $this->respond( $survey, array( 'a' => '1' ) );
		$left    = $this->respond( $survey, array( 'a' => '2' ) );
		$this->wpdb()->update( $this->table( 'response' ), array( 'status' => 'trash' ), array( 'id' => $trashed ) );
		$this->run_jobs();
		self::assertSame( array( $left ), $this->ids() );
	}

	public function test_a_deleted_response_leaves_no_note(): void {
		$this->connect();
		$survey = $this->driven();
		$id     = $this->respond( $survey, array( 'a' => '1' ) );
		$kept   = $this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		$this->container()->get( ResponseRepository::class )->delete( array( $id ) );
		ResponsesGone::tell( array( $survey->id ), array( $id, $kept ) );
		self::assertSame( array( (string) $kept ), $this->wpdb()->get_col( 'SELECT response_id FROM ' . $this->table( 'drive_row' ) ) );
	}

	public function test_rows_that_the_owner_deletes_there_do_not_come_back(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		$file = $this->files()[0];
		GoogleService::edit( array( 'id' => $file['id'], 'cells' => array( $file['tab']['cells'][0] ) ) );
		$second = $this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		self::assertSame( array( $second ), $this->ids() );
	}

	public function test_switched_off_means_nothing_goes_out(): void {
		$this->connect();
		$survey                             = $this->driven();
		$settings                           = $survey->settings;
		$settings['google_drive']['enable'] = false;
		$survey                             = $this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'settings' => $settings ) ) );
		$this->respond( $survey, array( 'a' => '1' ) );
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'kind' => SendResponse::KIND ) ) );
	}

	public function test_another_file_name_renames_the_file_and_a_screen_of_before_keeps_the_sheet(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'id'       => $survey->id,
				'settings' => array(
					'google_drive' => array(
						'enable'         => true,
						'file_name'      => 'Tea',
						'spreadsheet_id' => '',
					),
				),
			)
		);
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( $this->files()[0]['id'], $this->reread( $survey )->settings['google_drive']['spreadsheet_id'] );
		$this->respond( $this->reread( $survey ), array( 'a' => '2' ) );
		$this->run_jobs();
		self::assertSame( 'Tea', $this->files()[0]['name'] );
	}

	public function test_an_erasure_names_the_spreadsheets_and_a_deleted_survey_leaves_nothing(): void {
		$this->connect();
		$survey = $this->driven( array( $this->question( 'mail', 'email' ) ) );
		$id     = $this->respond( $survey, array( 'mail' => 'ada@example.org' ) );
		$this->run_jobs();
		$preview = $this->rest( 'GET', "/surveys/{$survey->id}/responses/{$id}/person" )->get_data();
		self::assertIsArray( $preview );
		self::assertSame( array( 'Coffee sheet' ), array_column( $preview['copies'], 'name' ) );
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		self::assertSame( 'userfeedback-google-drive', array_key_first( $erasers ), 'Later nothing leads from the person to the responses.' );
		$messages = $erasers['userfeedback-google-drive']['callback']( 'ada@example.org', 1 );
		self::assertTrue( $messages['items_retained'] );
		self::assertStringContainsString( 'Coffee sheet', $messages['messages'][0] );
		$this->container()->get( PersonalDataRepository::class )->anonymise( array( $id ), '[deleted]' );
		self::assertSame( 0, $this->view()->sheet( $this->reread( $survey ) )['missing'], 'An anonymized response is not sent again.' );

		$this->container()->get( SurveyRepository::class )->store( $this->reread( $survey )->with( array( 'status' => Survey::TRASH ) ) );
		$this->container()->get( SurveyRepository::class )->mark_deleted( array( $survey->id ) );
		SurveyChanged::announce( $survey->id );
		self::assertSame( array( 0, 0 ), array( $this->count_rows( 'drive_sheet' ), $this->count_rows( 'drive_row' ) ) );
	}
}

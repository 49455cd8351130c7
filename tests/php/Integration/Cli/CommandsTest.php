<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Cli;

use UserFeedback\Outbox\Outbox;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use UserFeedback\Tests\WordPress;

/**
 * The commands as an owner types them, with the real WP-CLI and nobody signed in.
 */
final class CommandsTest extends ResponsesTestCase {

	public function test_a_survey_lives_in_the_terminal(): void {
		$made = $this->survey();
		$file = $this->wp( array( 'survey', 'get', (string) $made->id ) );
		$new  = trim( $this->wp( array( 'survey', 'create', '-', '--title=From the terminal', '--porcelain' ), 0, $file ) );
		self::assertSame( array( array( 'id' => (int) $new, 'status' => 'draft' ) ), $this->rows( array( '--search=terminal', '--fields=id,status' ) ) );
		self::assertSame( "1 published.\n", $this->wp( array( 'survey', 'publish', $new ) ) );
		$copy = trim( $this->wp( array( 'survey', 'duplicate', $new, '--porcelain' ) ) );
		self::assertSame( "1 moved to the trash.\n", $this->wp( array( 'survey', 'trash', $copy ) ) );
		self::assertSame( "1 restored as drafts.\n", $this->wp( array( 'survey', 'restore', $copy ) ) );
		self::assertStringContainsString( "$copy: This survey is not in the trash.", $this->wp( array( 'survey', 'delete', $copy, '--yes' ), 1 ) );
		self::assertSame( "1 paused.\n", $this->wp( array( 'survey', 'pause', $new ) ) );
		self::assertSame( "3\n", $this->wp( array( 'survey', 'list', '--format=count' ) ) );
	}

	public function test_surveys_leave_and_come_as_a_file(): void {
		$file = $this->wp( array( 'survey', 'export', (string) $this->survey()->id ) );
		self::assertStringContainsString( '"format":"userfeedback-survey"', $file );
		self::assertStringContainsString( '0: ', $this->wp( array( 'survey', 'import', '-', '--dry-run' ), 0, $file ) );
		self::assertSame( "1\n", $this->wp( array( 'survey', 'list', '--format=count' ) ) );
		$new = trim( $this->wp( array( 'survey', 'import', '-', '--porcelain' ), 0, $file ) );
		self::assertSame( array( array( 'id' => (int) $new, 'status' => 'draft' ) ), $this->rows( array( '--status=draft', '--fields=id,status' ) ) );
		self::assertStringContainsString( 'file: This is not a survey file', $this->wp( array( 'survey', 'import', '-' ), 1, '{}' ) );
	}

	public function test_wrong_arguments_are_named(): void {
		self::assertStringContainsString( 'x is not the id of a survey.', $this->wp( array( 'survey', 'trash', 'x' ), 1 ) );
		self::assertStringContainsString( 'This survey does not exist.', $this->wp( array( 'results', '999999' ), 1 ) );
		self::assertStringContainsString( 'per_page: ', $this->wp( array( 'survey', 'list', '--per-page=0' ), 1 ) );
		// Conditions that nobody reads would leave the figures and the answers of everybody.
		$survey = (string) $this->survey()->id;
		foreach ( array( 'results', 'export' ) as $command ) {
			self::assertStringContainsString( 'not "device=mobile"', $this->wp( array( $command, $survey, '--filter=device=mobile' ), 1 ) );
		}
		self::assertStringContainsString( 'not "{"device":["mobile"]}"', $this->wp( array( 'results', $survey, '--filter={"device":["mobile"]}' ), 1 ) );
		self::assertStringContainsString( 'does not contain a survey', $this->wp( array( 'survey', 'create', '-' ), 1, '[1]' ) );
	}

	public function test_settings_leave_and_come_as_a_file(): void {
		$this->wp( array( 'settings', 'set', 'smallest_group', '7' ) );
		$file = $this->wp( array( 'settings', 'export' ) );
		self::assertSame( 7, json_decode( $file, true )['settings']['smallest_group'] );
		$this->wp( array( 'settings', 'set', 'smallest_group', '0' ) );
		self::assertStringContainsString( 'smallest_group: 0 → 7', $this->wp( array( 'settings', 'import', '-', '--dry-run' ), 0, $file ) );
		self::assertStringContainsString( 'smallest_group 0', $this->wp( array( 'settings', 'get', 'smallest_group' ) ) );
		self::assertStringContainsString( '1 settings were changed.', $this->wp( array( 'settings', 'import', '-' ), 0, $file ) );
		self::assertStringContainsString( 'smallest_group 7', $this->wp( array( 'settings', 'get', 'smallest_group' ) ) );
		self::assertStringContainsString( '0 settings differ.', $this->wp( array( 'settings', 'import', '-' ), 0, $file ) );
		$wrong = str_replace( '"smallest_group": 7', '"smallest_group": "x"', $file );
		self::assertStringContainsString( 'Nothing was changed.', $this->wp( array( 'settings', 'import', '-' ), 1, $wrong ) );
		self::assertStringContainsString( 'no file with settings', $this->wp( array( 'settings', 'import', '-' ), 1, '[]' ) );
	}

	public function test_what_an_import_refuses_is_no_change(): void {
		$file = (array) json_decode( $this->wp( array( 'settings', 'export' ) ), true );

		$file['settings']['smallest_group']           = 7;
		$file['settings']['notifications_recipients'] = 'nobody';
		$said = $this->wp( array( 'settings', 'import', '-' ), 1, (string) wp_json_encode( $file ) );
		self::assertStringContainsString( '1 settings were changed. 1 were refused.', $said );
		$this->wp( array( 'settings', 'set', 'smallest_group', '0' ) );
	}

	public function test_an_import_deletes_only_after_a_yes(): void {
		$survey = $this->survey()->id;
		$this->answer( $survey );
		$old = gmdate( 'Y-m-d', time() - 100 * DAY_IN_SECONDS );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'response' ) . " SET submitted_day = '$old'" );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'counter' ) . " SET day = '$old'" );
		$file   = (string) wp_json_encode(
			array(
				'userfeedback_settings' => 1,
				'settings'              => array(
					'keep_responses_days'   => 30,
					'uninstall_remove_data' => true,
					'smallest_group'        => 4,
				),
			)
		);
		$import = array( 'settings', 'import', '-' );
		$said   = $this->wp( $import, 0, $file );
		self::assertStringContainsString( '1 settings were changed.', $said );
		self::assertStringContainsString( 'keep_responses_days stays 0, not 30: It would delete 1 responses.', $said );
		self::assertStringContainsString( 'uninstall_remove_data stays no, not yes', $said );
		self::assertStringContainsString( 'keep_responses_days 0', $this->wp( array( 'settings', 'get' ) ) );
		$this->wp( array( ...$import, '--yes-delete' ), 0, $file );
		$after = $this->wp( array( 'settings', 'get' ) );
		self::assertStringContainsString( 'keep_responses_days 30', $after );
		self::assertStringContainsString( 'uninstall_remove_data yes', $after );
		$this->wp( array( 'settings', 'set', 'keep_responses_days', '0' ) );
		self::assertStringContainsString( '1 settings were changed.', $this->wp( $import, 0, str_replace( ':30,', ':200,', $file ) ) );
	}

	public function test_figures_are_those_of_rest(): void {
		$survey = $this->survey();
		$first  = $this->answer( $survey->id );
		$this->answer( $survey->id );
		$list = array( 'response', 'list', (string) $survey->id );
		self::assertSame( "id,choice\n" . ( $first + 1 ) . ",Yes\n$first,Yes\n", $this->wp( array( ...$list, '--fields=id,choice', '--format=csv' ) ) );
		self::assertStringContainsString( '"question_title":"Question choice"', $this->wp( array( 'response', 'get', (string) $survey->id, (string) $first ) ) );
		self::assertSame( "1 moved to the trash.\n", $this->wp( array( 'response', 'trash', (string) $survey->id, (string) $first ) ) );
		self::assertSame( "1\n", $this->wp( array( ...$list, '--format=count' ) ) );
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'GET', "/surveys/{$survey->id}/results" )->get_data();
		self::assertSame(
			json_decode( (string) wp_json_encode( $reply ), true ),
			json_decode( $this->wp( array( 'results', (string) $survey->id, '--format=json' ) ), true )
		);
		$table = $this->wp( array( 'results', (string) $survey->id ) );
		self::assertStringContainsString( "Responses\t1\t0\n", $table );
		self::assertStringContainsString( "Question choice (choice): 1 of 1 answered\n", $table );
		self::assertStringContainsString( "Yes\t1\t100 %", $table );
		self::assertSame( "1 deleted.\n", $this->wp( array( 'response', 'delete', (string) $survey->id, (string) $first, '--yes' ) ) );
		$this->assert_counters_are_right();
	}

	public function test_the_plan_counts_in_the_terminal_too(): void {
		$survey = $this->survey( array( 'status' => 'draft' ) );
		self::assertStringContainsString( "elite\tvalid", $this->wp( array( 'license', 'status' ) ) );
		$this->license( null );
		self::assertSame( "There is no license key.\n", $this->wp( array( 'license', 'status' ) ) );
		$refusal = $this->wp( array( 'survey', 'publish', (string) $survey->id ), 1 );
		self::assertStringContainsString( "Warning: {$survey->id}: ", $refusal );
		self::assertStringContainsString( '0 published.', $refusal );
	}

	public function test_the_doctor_says_what_to_do_and_ends_with_its_status(): void {
		$sound = (array) json_decode( $this->wp( array( 'doctor', 'tables', 'counters', '--format=json' ) ), true );
		self::assertSame( array( 'good', 'good' ), array_column( $sound, 'status' ) );
		$this->submit( $this->survey()->id, $this->body() );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'counter' ) . ' SET total = 9' );
		$ill = $this->wp( array( 'doctor', 'counters' ), 1 );
		self::assertStringContainsString( 'critical', $ill );
		self::assertStringContainsString( 'wp userfeedback recount', $ill );
		self::assertStringContainsString( 'There is only tables, counters', $this->wp( array( 'doctor', 'x' ), 1 ) );
	}

	public function test_old_responses_are_counted_and_deleted_after_a_question(): void {
		$survey = $this->survey()->id;
		$this->answer( $survey );
		$this->answer( $survey );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'response' ) . " SET submitted_day = '2020-01-01', submitted_at = '2020-01-01 10:00:00' ORDER BY id LIMIT 1" );
		$this->wp( array( 'recount' ) );
		$prune = array( 'response', 'prune' );
		self::assertStringContainsString( 'kept for good', $this->wp( $prune, 1 ) );
		self::assertStringContainsString( '--days must be a number', $this->wp( array( ...$prune, '--days=x' ), 1 ) );
		self::assertStringContainsString( '1 responses are from before', $this->wp( array( ...$prune, '--days=30', '--dry-run' ) ) );
		self::assertSame( 2, $this->count_rows( 'response' ) );
		$this->wp( array( ...$prune, '--days=30' ), 0, "n\n" );
		self::assertSame( 2, $this->count_rows( 'response' ), 'No was the answer.' );
		self::assertStringContainsString( '1 responses are deleted.', $this->wp( array( ...$prune, '--days=30', '--yes' ) ) );
		self::assertSame( 1, $this->count_rows( 'response' ) );
		$this->assert_counters_are_right();
	}

	public function test_dead_jobs_of_the_outbox_are_listed_and_run_again(): void {
		$outbox = $this->container()->get( Outbox::class );
		$outbox->add( 'test-nobody', 'a' );
		$outbox->add( 'test-nobody', 'b' );
		$this->wpdb()->update( $this->table( 'outbox' ), array( 'status' => 'dead', 'reason' => 'The mail server is closed.' ), array( 'job_key' => 'a' ) );
		$dead = (array) json_decode( $this->wp( array( 'outbox', 'list', '--status=dead', '--format=json' ) ), true );
		self::assertSame( array( 'The mail server is closed.' ), array_column( $dead, 'reason' ) );
		$ids = explode( ' ', trim( $this->wp( array( 'outbox', 'list', '--kind=test-nobody', '--format=ids' ) ) ) );
		self::assertCount( 2, $ids );
		self::assertStringContainsString( '1 jobs are waiting again.', $this->wp( array( 'outbox', 'retry', ...$ids ) ) );
		self::assertSame( 2, $this->count_rows( 'outbox', array( 'status' => 'waiting' ) ) );
		self::assertStringContainsString( '0 done, 0 to try again', $this->wp( array( 'outbox', 'run', '--seconds=5' ) ) );
		self::assertStringContainsString( 'must be waiting', $this->wp( array( 'outbox', 'list', '--status=gone' ), 1 ) );
		self::assertStringContainsString( 'or --all', $this->wp( array( 'outbox', 'retry' ), 1 ) );
	}

	/**
	 * Sends a response; its id.
	 */
	private function answer( int $survey ): int {
		$this->sign_in( '' );
		$reply = $this->rest( 'POST', "/surveys/$survey/responses", array( 'answers' => array( array( 'question_id' => 'choice', 'value' => 'Yes' ) ) ) );
		self::assertSame( 201, $reply->get_status() );
		return $reply->get_data()['data'];
	}

	/**
	 * @param list<string> $options Of survey list.
	 * @return array<mixed>
	 */
	private function rows( array $options ): array {
		return (array) json_decode( $this->wp( array( 'survey', 'list', '--format=json', ...$options ) ), true );
	}

	/**
	 * Runs `wp userfeedback`.
	 *
	 * @param list<string> $command Its words.
	 * @param int          $ends    Exit code to expect; otherwise than 0 the text has the errors too.
	 * @param string       $input   What is typed or piped in.
	 */
	private function wp( array $command, int $ends = 0, string $input = '' ): string {
		$state = json_decode( (string) file_get_contents( dirname( WordPress::folder() ) . '/state.json' ), true );
		self::assertIsArray( $state );
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WP-CLI is a process.
			array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', $state['wpCli'], '--allow-root', '--path=' . WordPress::folder(), 'userfeedback', ...$command ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		fwrite( $pipes[0], $input ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		self::assertSame( $ends, proc_close( $process ), $output . $errors );
		return 0 === $ends ? $output : $output . $errors;
	}
}

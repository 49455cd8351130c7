<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Files\CleanFiles;
use UserFeedback\Files\FileFolder;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Privacy\PolicyText;
use UserFeedback\Privacy\ResponseExporter;
use UserFeedback\Responses\Retention\PruneResponses;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;

/**
 * A file from the visitor's choice to its end (docs/uploads.md); UploadAttackTest has what must not come in.
 */
final class UploadTest extends UploadTestCase {

	/**
	 * @return array<string, array{string, string, string, string}> Question, content, name, stored name.
	 */
	public static function taken(): array {
		return array(
			'PNG'                   => array( 'picture', self::picture(), 'screen.png', 'screen.png' ),
			'JPEG'                  => array( 'picture', self::picture( 'jpg' ), 'IMG 0001.JPEG', 'IMG 0001.jpg' ),
			'WebP'                  => array( 'picture', self::picture( 'webp' ), 'a.webp', 'a.webp' ),
			'GIF'                   => array( 'picture', self::picture( 'gif' ), 'a.gif', 'a.gif' ),
			'by content'            => array( 'picture', self::picture( 'jpg' ), 'a.png', 'a.jpg' ),
			'a name with dots'      => array( 'picture', self::picture(), 'Screen 2026-11-24 at 10.31.png', 'Screen 2026-11-24 at 10.31.png' ),
			'no ending'             => array( 'picture', self::picture(), 'blob', 'blob.png' ),
			'another script'        => array( 'picture', self::picture(), 'スクリーン.png', 'スクリーン.png' ),
			'picture where any may' => array( 'any', self::picture(), 'a.png', 'a.png' ),
			'PDF with a picture'    => array( 'any', self::pdf( "/P <</JS /A>> stream \x8f/JS\x91(/JS\x00\xe2/XFA\x10 endstream" ), 'bill.pdf', 'bill.pdf' ),
			'PDF'                   => array( 'any', self::pdf(), 'bill.pdf', 'bill.pdf' ),
			'text'                  => array( 'any', "It broke.\r\nÄ 2 < 3\n", 'log.txt', 'log.txt' ),
		);
	}

	#[DataProvider( 'taken' )]
	public function test_takes_what_it_says( string $question, string $content, string $name, string $title ): void {
		$response = $this->send( $this->asks()->id, $question, $content, $name );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $title, $response->get_data()['name'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', $response->get_data()['token'] );
		self::assertCount( 1, $this->stored_files() );
		self::assertSame( filesize( $this->stored_files()[0] ), $response->get_data()['bytes'] );
		self::assertFalse( str_contains( (string) wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( 'file' ) ) ), $response->get_data()['token'] ), 'The database has a digest only.' );
	}

	public function test_a_large_picture_is_stored_smaller(): void {
		add_filter( 'upload_size_limit', static fn (): int => 10 * MB_IN_BYTES );
		self::assertSame( 201, $this->send( $this->asks()->id, 'picture', self::picture( 'png', 5000, 1000 ) )->get_status() );
		self::assertSame( array( 4000, 800 ), array_slice( (array) getimagesize( $this->stored_files()[0] ), 0, 2 ) );
		remove_all_filters( 'upload_size_limit' );
	}

	public function test_the_folder_is_closed(): void {
		$this->token( $this->asks()->id );
		foreach ( array( '.htaccess', 'web.config', 'index.php' ) as $name ) {
			self::assertFileExists( FileFolder::path() . '/' . $name );
		}
		self::assertMatchesRegularExpression( '~/[0-9a-f]{64}\.bin$~D', $this->stored_files()[0] );
	}

	public function test_the_site_names_another_folder(): void {
		$folder = get_temp_dir() . 'userfeedback-test-files';
		add_filter( 'userfeedback_files_folder', static fn (): string => $folder . '/' );
		$survey   = $this->asks()->id;
		$response = $this->answer_with_file( $survey );
		self::assertSame( $folder . '/site-1', FileFolder::path() );
		self::assertCount( 1, $this->stored_files() );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/$survey/responses/$response/files/picture" )->get_status() );
		array_map( 'wp_delete_file', array( ...$this->stored_files(), "$folder/site-1/.htaccess", "$folder/site-1/web.config", "$folder/site-1/index.php" ) );
		rmdir( "$folder/site-1" );
		rmdir( $folder );
	}

	public function test_a_response_takes_its_file_along(): void {
		$survey = $this->asks()->id;
		$token  = $this->token( $survey );
		$body   = $this->body( array( 'picture' => $token, 'long' => 'See the picture.' ) );
		self::assertSame( 201, $this->submit( $survey, $body )->get_status() );
		self::assertSame( 200, $this->submit( $survey, $body )->get_status(), 'Sent again, it is the same response.' );
		$stored = array_column( $this->stored_answers(), null, 0 )['picture'];
		self::assertSame( 'file', $stored[2] );
		self::assertMatchesRegularExpression( '/^screen\.png \(\d+ B\)$/D', $stored[3] );
		self::assertSame( 1, $this->count_rows( 'file' ) );
		self::assertStringNotContainsString( $token, (string) wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( 'answer' ) ) ) );
		$this->assert_counters_are_right();
	}

	public function test_who_may_see_results_downloads_it(): void {
		$survey = $this->asks()->id;
		$id     = $this->answer_with_file( $survey, 'Ärger "1".png' );
		$this->sign_in( 'administrator' );
		$response = $this->rest( 'GET', "/surveys/$survey/responses/$id/files/picture" );
		self::assertSame( 200, $response->get_status() );
		$headers = $response->get_headers();
		self::assertSame( 'image/png', $headers['Content-Type'] );
		self::assertSame( 'attachment; filename="file.png"; filename*=UTF-8\'\'%C3%84rger%201.png', $headers['Content-Disposition'] );
		self::assertSame( 'nosniff', $headers['X-Content-Type-Options'] );
		self::assertStringContainsString( 'sandbox', $headers['Content-Security-Policy'] );
		self::assertSame( (string) filesize( $this->stored_files()[0] ), $headers['Content-Length'] );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/$survey/responses/$id/files/any" )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/surveys/' . $this->asks()->id . "/responses/$id/files/picture" )->get_status() );
		array_map( 'wp_delete_file', $this->stored_files() );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/$survey/responses/$id/files/picture" )->get_status() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function ends(): array {
		return array(
			'deleted'    => array( 'deleted' ),
			'anonymized' => array( 'anonymized' ),
			'too old'    => array( 'too old' ),
			'survey'     => array( 'survey' ),
		);
	}

	#[DataProvider( 'ends' )]
	public function test_it_goes_with_its_response( string $end ): void {
		$survey = $this->asks()->id;
		$id     = $this->answer_with_file( $survey, 'my name.png' );
		$other  = $this->asks()->id;
		$this->answer_with_file( $other );
		$this->sign_in( 'administrator' );
		if ( 'deleted' === $end ) {
			$this->rest( 'POST', "/surveys/$survey/responses/trash", array( 'response_ids' => array( $id ) ) );
			self::assertCount( 2, $this->stored_files(), 'In the trash it is still there.' );
			$this->rest( 'DELETE', "/surveys/$survey/responses", array( 'response_ids' => array( $id ) ) );
		} elseif ( 'anonymized' === $end ) {
			$this->container()->get( PersonalDataRepository::class )->anonymise( array( $id ), '[deleted]' );
			self::assertStringNotContainsString( 'my name', (string) wp_json_encode( $this->stored_answers() ) );
		} elseif ( 'too old' === $end ) {
			$this->wpdb()->update( $this->table( 'response' ), array( 'submitted_day' => '2020-01-01' ), array( 'id' => $id ) );
			$prune = $this->container()->get( PruneResponses::class );
			$prune->run( $prune->first_day( 30 ), 5 );
		} else {
			$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $survey ) ) );
			$this->rest( 'DELETE', '/surveys', array( 'survey_ids' => array( $survey ) ) );
		}
		self::assertCount( 1, $this->stored_files() );
		self::assertSame( 1, $this->count_rows( 'file' ) );
		self::assertSame( 1, $this->count_rows( 'file', array( 'survey_id' => $other ) ) );
	}

	public function test_a_file_that_nobody_sends_goes(): void {
		$survey = $this->asks()->id;
		$token  = $this->token( $survey );
		self::assertNotFalse( wp_next_scheduled( CleanFiles::EVENT ) );
		wp_clear_scheduled_hook( CleanFiles::EVENT );
		do_action( Schedule::HOURLY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertNotFalse( wp_next_scheduled( CleanFiles::EVENT ), 'The plugin was deactivated meanwhile.' );
		do_action( CleanFiles::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertCount( 1, $this->stored_files(), 'It may still be sent.' );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'file' ) . " SET expires_at = '2020-01-01 00:00:00'" );
		self::assertSame( 422, $this->submit( $survey, $this->body( array( 'picture' => $token ) ) )->get_status() );
		do_action( CleanFiles::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertSame( array(), $this->stored_files() );
		self::assertSame( 0, $this->count_rows( 'file' ) );
	}

	public function test_a_file_without_a_row_goes(): void {
		$survey = $this->asks()->id;
		$this->answer_with_file( $survey );
		$lost = FileFolder::path() . '/' . str_repeat( 'a', 64 ) . '.bin';
		file_put_contents( $lost, 'lost' );
		do_action( CleanFiles::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertFileExists( $lost, 'Its row may still come.' );
		touch( $lost, time() - 2 * DAY_IN_SECONDS );
		do_action( CleanFiles::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertFileDoesNotExist( $lost );
		self::assertCount( 1, $this->stored_files() );
	}

	public function test_it_is_in_the_export_of_personal_data(): void {
		$survey = $this->survey(
			array(
				'questions' => array(
					self::question( 'mail', 'email' ),
					self::question( 'picture', 'upload', array( 'files' => 'pictures', 'megabytes' => 1 ) ),
				),
			)
		)->id;
		$this->submit( $survey, $this->body( array( 'mail' => 'a@example.org', 'picture' => $this->token( $survey, 'picture', 'passport.png' ) ) ) );
		$export = $this->container()->get( ResponseExporter::class )->export( 'a@example.org', 1 );
		self::assertContains(
			array(
				'name'  => 'Files',
				'value' => 'passport.png',
			),
			$export['data'][0]['data']
		);
	}

	public function test_mails_and_jobs_have_name_and_size_and_no_file(): void {
		$mails = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$mail   = array(
			'email' => array(
				'active'    => true,
				'addresses' => 'shop@example.com',
			),
		);
		$survey = $this->asks(
			array(
				'notifications' => array_replace_recursive(
					$this->container()->get( SurveyDefaults::class )->notifications(),
					$mail
				),
			)
		)->id;
		$token  = $this->token( $survey );
		$this->submit( $survey, $this->body( array( 'picture' => $token ) ) );
		$jobs = (string) wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( 'outbox' ) ) );
		do_action( 'userfeedback_core_outbox' );
		remove_all_filters( 'pre_wp_mail' );
		self::assertCount( 1, $mails );
		self::assertSame( array(), $mails[0]['attachments'] );
		self::assertStringContainsString( 'screen.png (', $mails[0]['message'] );
		$stored = basename( $this->stored_files()[0] );
		foreach ( array( $token, $stored, hash( 'sha256', $token ), 'files/picture' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $jobs . $mails[0]['message'] );
		}
	}

	public function test_off_by_default_and_switched_by_the_owner(): void {
		$settings = $this->container()->get( SettingsRepository::class );
		self::assertFalse( $settings->defaults()['uploads'] );
		$survey = $this->asks();
		$live   = fn (): bool => $this->container()->get( QuestionTypeRegistry::class )->knows_all( $survey );
		self::assertTrue( $live() );
		$told   = did_action( 'userfeedback_surveys_changed' );
		$this->switch( false );
		self::assertFalse( $live() );
		self::assertSame( $told + 1, did_action( 'userfeedback_surveys_changed' ), 'Pages are built anew.' );
		self::assertSame( 404, $this->send( $survey->id, 'picture', self::picture() )->get_status() );
		self::assertSame( 404, $this->submit( $survey->id, $this->body( array( 'long' => 'Hello' ) ) )->get_status() );
		$this->sign_in( 'administrator' );
		$saved = $this->save();
		self::assertSame( 422, $saved->get_status() );
		self::assertStringContainsString( 'switched off under Settings', (string) wp_json_encode( $saved->get_data() ) );
		$this->switch( true );
		self::assertSame( 201, $this->save()->get_status() );
	}

	public function test_the_text_for_the_privacy_policy_names_files_while_they_are_taken(): void {
		self::assertStringContainsString( 'If you send a file', PolicyText::html( DataPolicy::current() ) );
		$this->switch( false );
		self::assertStringNotContainsString( 'If you send a file', PolicyText::html( DataPolicy::current() ) );
	}

	public function test_a_token_goes_along_with_no_redirect(): void {
		$this->sign_in( 'administrator' );
		$pass  = static fn ( string $id ): array => array(
			'question' => $id,
			'name'     => $id,
		);
		$id    = $this->save( array(), array( 'presentation' => array( 'pass' => array( $pass( 'a' ), $pass( 'b' ) ) ) ) )->get_data()['id'];
		$saved = (string) wp_json_encode( $this->rest( 'GET', "/surveys/$id" )->get_data()['settings']['presentation']['pass'] ?? null );
		self::assertSame( '[{"question":"b","name":"b"}]', $saved );
	}

	public function test_a_saved_question_has_limits(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->save( array( 'megabytes' => 11 ) )->get_status() );
		self::assertSame( 400, $this->save( array( 'files' => 'svg' ) )->get_status() );
		$id = $this->save()->get_data()['id'];
		self::assertSame(
			array(
				'files'     => 'pictures',
				'megabytes' => 5,
			),
			(array) $this->rest( 'GET', "/surveys/$id" )->get_data()['questions'][0]['config']
		);
	}

	public function test_the_site_has_a_limit(): void {
		$survey = $this->asks()->id;
		add_filter( 'userfeedback_uploads_quota', static fn (): int => 0 );
		$response = $this->send( $survey, 'picture', self::picture() );
		self::assertSame( 507, $response->get_status() );
		self::assertSame( 'This site has no more room for files. You can go on without one.', $response->get_data()['data']['params']['file'] );
		self::assertSame( array(), $this->stored_files() );
	}

	/**
	 * @param array<string, mixed> $config   Of the question.
	 * @param array<string, mixed> $settings Of the survey.
	 */
	private function save( array $config = array(), array $settings = array() ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Files',
				'status'    => Survey::DRAFT,
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'upload',
						'title'  => 'Send a picture',
						'config' => (object) $config,
					),
					array(
						'id'    => 'b',
						'type'  => 'text',
						'title' => 'What else?',
					),
				),
			) + ( array() === $settings ? array() : array( 'settings' => $settings ) )
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Privacy\DataErased;
use UserFeedback\Pro\Export\Background\JobState;
use UserFeedback\Pro\Export\Background\PrepareExport;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Files that are prepared in slices hold the same as those that are written at one go, whatever happens between
 * two slices.
 */
final class PreparedFilesTest extends ExportTestCase {

	/**
	 * More than two chunks of WriteExport.
	 */
	private const RESPONSES = 1000;

	/**
	 * More than one.
	 */
	private const SOME = 450;

	private Survey $survey;

	private int $me;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->survey( array( $this->question( 'word', 'text' ) ) );
		$this->me     = $this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		$this->prepare()->delete_all();
		remove_filter( 'user_has_cap', array( self::class, 'may_manage' ) );
		parent::tearDown();
	}

	public function test_slices_make_the_same_file_as_one_go(): void {
		$this->many();
		foreach ( array( 'csv', 'jsonl' ) as $format ) {
			$this->write( $this->survey, Format::from( $format ), array( 'groups' => ColumnGroup::defaults() ) );
			$key   = $this->start( array( 'format' => $format ) );
			$steps = $this->run_slices( $key );
			self::assertGreaterThan( 2, $steps, 'One chunk a slice.' );
			$job = $this->prepare()->find( $key, $this->me );
			self::assertSame( JobState::Ready, $job->state );
			self::assertSame( self::RESPONSES, $job->place?->rows );
			self::assertFileEquals( $this->path, $this->prepare()->path( $job ), $format );
		}
	}

	public function test_a_spreadsheet_is_made_of_slices(): void {
		$this->respond( $this->survey, array( 'word' => '=SUM(A1)' ) );
		$this->respond( $this->survey, array( 'word' => 'Tea' ) );
		$key = $this->start( array( 'format' => 'xlsx' ) );
		$this->run_slices( $key );
		$job = $this->prepare()->find( $key, $this->me );
		self::assertSame( JobState::Ready, $job->state, $job->error );
		$zip = new \ZipArchive();
		self::assertTrue( $zip->open( $this->prepare()->path( $job ) ) );
		self::assertStringContainsString( 'Tea', (string) $zip->getFromName( 'xl/worksheets/sheet1.xml' ) );
		self::assertFileDoesNotExist( $this->part( $key ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function figures(): array {
		return array(
			'all responses'  => array( array() ),
			'under a filter' => array( array( 'filter' => array( 'device' => array( 'desktop' ) ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $extras Fields of the export.
	 */
	#[DataProvider( 'figures' )]
	public function test_the_figures_are_about_the_responses_of_the_rows( array $extras ): void {
		$this->many( self::SOME );
		$this->wpdb()->query( "UPDATE {$this->table( 'response' )} SET device = 'desktop'" );
		$key = $this->start( array( 'format' => 'xlsx' ) + $extras );
		$this->prepare()->step( $key, 0.000001 );
		$this->respond( $this->survey, array( 'word' => 'Too late' ) );
		$this->wpdb()->query( "UPDATE {$this->table( 'response' )} SET device = 'desktop'" );
		$this->run_slices( $key );
		$job = $this->prepare()->find( $key, $this->me );
		self::assertSame( array( JobState::Ready, self::SOME ), array( $job->state, $job->place?->rows ), $job->error );
		$this->assert_figures( $this->prepare()->path( $job ) );
	}

	public function test_the_figures_of_a_file_that_is_made_at_one_go_are_about_its_rows(): void {
		$this->many( self::SOME );
		$late = function (): void {
			$this->respond( $this->survey, array( 'word' => 'Too late' ) );
		};
		self::assertSame( self::SOME, $this->write( $this->survey, Format::Xlsx, array( 'groups' => ColumnGroup::defaults() ), $late ) );
		$this->assert_figures( $this->path );
	}

	/**
	 * Figures of all responses that were there at the start.
	 */
	private function assert_figures( string $path ): void {
		$zip = new \ZipArchive();
		self::assertTrue( $zip->open( $path ) );
		self::assertStringNotContainsString( 'Too late', (string) $zip->getFromName( 'xl/worksheets/sheet1.xml' ) );
		$figures = (string) $zip->getFromName( 'xl/worksheets/sheet2.xml' );
		self::assertSame( 2, substr_count( $figures, '<v>' . self::SOME . '</v>' ), 'Responses, and answers to the question.' );
		self::assertStringNotContainsString( '<v>' . ( self::SOME + 1 ) . '</v>', $figures );
	}

	public function test_what_a_killed_slice_wrote_is_cut_off(): void {
		$this->many();
		$key = $this->start( array() );
		$this->prepare()->step( $key, 0.000001 );
		file_put_contents( $this->part( $key ), 'half a row of a process that was killed', FILE_APPEND );
		$this->run_slices( $key );
		$this->write( $this->survey, Format::Csv, array( 'groups' => ColumnGroup::defaults() ) );
		self::assertFileEquals( $this->path, $this->prepare()->path( $this->prepare()->find( $key, $this->me ) ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function lost_parts(): array {
		return array(
			'CSV, all of it'  => array( 'csv', true ),
			'CSV, its end'    => array( 'csv', false ),
			'JSON, all of it' => array( 'jsonl', true ),
		);
	}

	#[DataProvider( 'lost_parts' )]
	public function test_a_part_that_the_host_took_or_cut_is_written_anew( string $format, bool $is_gone ): void {
		$this->many();
		$key = $this->start( array( 'format' => $format ) );
		$this->prepare()->step( $key, 0.000001 );
		if ( $is_gone ) {
			unlink( $this->part( $key ) );
		} else {
			file_put_contents( $this->part( $key ), 'half' );
		}
		$this->run_slices( $key );
		$job = $this->prepare()->find( $key, $this->me );
		self::assertSame( array( JobState::Ready, self::RESPONSES ), array( $job->state, $job->place?->rows ), $job->error );
		$this->write( $this->survey, Format::from( $format ), array( 'groups' => ColumnGroup::defaults() ) );
		self::assertFileEquals( $this->path, $this->prepare()->path( $job ) );
	}

	public function test_a_part_that_is_taken_again_and_again_ends_in_a_failure(): void {
		$this->many();
		$key = $this->start( array() );
		for ( $slice = 0; $slice < 5; ++$slice ) {
			$this->prepare()->step( $key, 0.000001 );
			if ( is_file( $this->part( $key ) ) ) {
				unlink( $this->part( $key ) );
			}
		}
		self::assertSame( JobState::Failed, $this->prepare()->find( $key, $this->me )->state );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function moves(): array {
		return array(
			'into the trash'   => array( true ),
			'out of the trash' => array( false ),
		);
	}

	#[DataProvider( 'moves' )]
	public function test_responses_that_move_between_two_slices_stand_in_the_file_once( bool $to_trash ): void {
		$this->many();
		$bulk  = $this->container()->get( BulkResponses::class );
		$first = $this->moving( 'ASC' );
		$last  = $this->moving( 'DESC' );
		if ( ! $to_trash ) {
			$bulk->trash( $this->survey->id, array( ...$first, ...$last ) );
		}
		$key = $this->start( array( 'trash' => '1' ) );
		$this->prepare()->step( $key, 0.000001 );
		foreach ( array( $first, $last ) as $ids ) {
			$to_trash ? $bulk->trash( $this->survey->id, $ids ) : $bulk->restore( $this->survey->id, $ids );
		}
		$this->run_slices( $key );
		$job = $this->prepare()->find( $key, $this->me );
		preg_match_all( '/Word \d+/', (string) file_get_contents( $this->prepare()->path( $job ) ), $words );
		self::assertSame( self::RESPONSES, $job->place?->rows );
		self::assertCount( self::RESPONSES, array_unique( $words[0] ) );
		self::assertSame( 0, $job->tries, 'It did not begin anew.' );
	}

	/**
	 * @param 'ASC'|'DESC' $order Oldest or newest first.
	 * @return list<int> Ids of a few responses.
	 */
	private function moving( string $order ): array {
		return array_map( 'intval', $this->wpdb()->get_col( "SELECT id FROM {$this->table( 'response' )} ORDER BY submitted_day $order, submitted_at $order, id $order LIMIT 30" ) );
	}

	public function test_an_edited_survey_begins_anew_with_its_new_columns(): void {
		$this->many();
		$key = $this->start( array() );
		$this->prepare()->step( $key, 0.000001 );
		$this->rename( 'Another question' );
		$this->run_slices( $key );
		$csv = (string) file_get_contents( $this->prepare()->path( $this->prepare()->find( $key, $this->me ) ) );
		self::assertStringContainsString( 'Another question', (string) strtok( $csv, "\n" ) );
		self::assertSame( self::RESPONSES + 1, substr_count( $csv, "\n" ) );
	}

	public function test_wp_cron_goes_on_when_the_dialog_was_closed(): void {
		$this->respond( $this->survey, array( 'word' => 'Tea' ) );
		$key = $this->start( array() );
		self::assertIsInt( wp_next_scheduled( PrepareExport::EVENT, array( $key ) ) );
		wp_clear_scheduled_hook( PrepareExport::EVENT, array( $key ) );
		do_action( 'userfeedback_core_export', $key );
		$job = $this->prepare()->find( $key, $this->me );
		self::assertSame( JobState::Ready, $job->state );
		self::assertSame( array( 'Your export is ready' ), $this->told() );
		$this->prepare()->take( $job );
		self::assertSame( array(), $this->told(), 'Downloaded.' );
	}

	/**
	 * @return list<string> Titles of the notifications of the current user.
	 */
	private function told(): array {
		return array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'title' );
	}

	public function test_only_who_asked_gets_it_for_a_day(): void {
		$this->respond( $this->survey, array( 'word' => 'Tea' ) );
		$key  = $this->start( array() );
		$file = array(
			'file'     => $key,
			'_wpnonce' => wp_create_nonce( 'userfeedback_export' ),
		);
		self::assertSame( 404, $this->refusal( fn () => $this->page()->check_file( $file, 'same-origin' ) )->status, 'Not ready.' );
		$reply = $this->rest( 'POST', "/exports/{$key}/slice" )->get_data();
		self::assertSame( array( 'ready', 1 ), array( $reply['state'], $reply['rows'] ) );
		parse_str( (string) wp_parse_url( (string) $reply['url'], PHP_URL_QUERY ), $query );
		self::assertSame( $key, $this->page()->check_file( $query, 'same-origin' )->id );
		self::assertSame( 403, $this->refusal( fn () => $this->page()->check_file( $query, 'cross-site' ) )->status );

		$this->sign_in_as_colleague();
		$file['_wpnonce'] = wp_create_nonce( 'userfeedback_export' );
		self::assertSame( 404, $this->refusal( fn () => $this->page()->check_file( $file, 'same-origin' ) )->status, 'Another person.' );
		self::assertSame( 404, $this->rest( 'POST', "/exports/{$key}/slice" )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', "/exports/{$key}" )->get_status() );
		self::assertSame( array( 'items' => array() ), $this->get( '/exports' ) );
	}

	public function test_a_file_that_the_host_took_is_refused_and_no_empty_one_is_sent(): void {
		$key = $this->start( array() );
		$this->run_slices( $key );
		$path = $this->prepare()->path( $this->prepare()->find( $key, $this->me ) );
		$file = array(
			'file'     => $key,
			'_wpnonce' => wp_create_nonce( 'userfeedback_export' ),
		);
		self::assertSame( $key, $this->page()->check_file( $file, 'same-origin' )->id );
		unlink( $path );
		$failure = $this->refusal( fn () => $this->page()->check_file( $file, 'same-origin' ) );
		self::assertSame(
			array( 404, 'This file is no longer there. Please export again.' ),
			array( $failure->status, $failure->getMessage() )
		);
		self::assertSame( array( 'Your export is ready' ), $this->told(), 'It was not downloaded.' );
		self::assertSame( 200, $this->rest( 'DELETE', "/exports/{$key}" )->get_status() );
	}

	public function test_an_old_file_goes_though_the_plugin_was_deactivated_meanwhile(): void {
		$this->respond( $this->survey, array( 'word' => 'Tea' ) );
		$key = $this->start( array() );
		$this->rest( 'POST', "/exports/{$key}/slice" );
		$path = $this->prepare()->path( $this->prepare()->find( $key, $this->me ) );
		self::assertFileExists( $path );
		wp_clear_scheduled_hook( PrepareExport::CLEAN_EVENT );
		$option            = "userfeedback_core_export_job_{$key}";
		$stored            = (array) json_decode( (string) $this->wpdb()->get_var( $this->wpdb()->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $this->wpdb()->options, $option ) ), true );
		$stored['created'] = time() - 2 * DAY_IN_SECONDS;
		$this->wpdb()->update( $this->wpdb()->options, array( 'option_value' => wp_json_encode( $stored ) ), array( 'option_name' => $option ) );
		do_action( Schedule::HOURLY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The constant begins with it.
		self::assertFileDoesNotExist( $path );
	}

	public function test_a_person_has_five_files_and_can_delete_them(): void {
		$keys = array();
		for ( $file = 0; $file < PrepareExport::MOST; ++$file ) {
			$keys[] = $this->start( array() );
		}
		self::assertSame( 409, $this->rest( 'POST', "/surveys/{$this->survey->id}/exports" )->get_status() );
		self::assertSame( 200, $this->rest( 'DELETE', "/exports/{$keys[0]}" )->get_status() );
		self::assertSame( 201, $this->rest( 'POST', "/surveys/{$this->survey->id}/exports" )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', "/exports/{$keys[0]}" )->get_status() );
	}

	public function test_wrong_fields_are_named_and_nothing_begins(): void {
		foreach ( array(
			'format'  => 'exe',
			'columns' => 'password',
			'start'   => 'yesterday',
		) as $name => $value ) {
			$reply = $this->rest( 'POST', "/surveys/{$this->survey->id}/exports", array( 'extras' => array( $name => $value ) ) );
			self::assertSame( 400, $reply->get_status() );
			self::assertArrayHasKey( $name, $reply->get_data()['data']['params'] );
		}
		self::assertSame( array( 'items' => array() ), $this->get( '/exports' ) );
	}

	public function test_erased_people_leave_no_copy(): void {
		$this->respond( $this->survey, array( 'word' => 'Tea' ) );
		$key = $this->start( array() );
		$this->run_slices( $key );
		$path = $this->prepare()->path( $this->prepare()->find( $key, $this->me ) );
		self::assertFileExists( $path );
		DataErased::announce();
		self::assertFileDoesNotExist( $path );
		self::assertSame( array( 'items' => array() ), $this->get( '/exports' ) );
	}

	public function test_a_folder_that_no_browser_reads(): void {
		$key    = $this->start( array() );
		$folder = dirname( $this->prepare()->path( $this->prepare()->find( $key, $this->me ) ) );
		self::assertStringContainsString( 'Require all denied', (string) file_get_contents( $folder . '/.htaccess' ) );
		self::assertFileExists( $folder . '/index.php' );
		file_put_contents( $folder . '/' . str_repeat( 'a', 32 ) . '.part', 'Of nobody' );
		$this->prepare()->clean();
		self::assertFileDoesNotExist( $folder . '/' . str_repeat( 'a', 32 ) . '.part' );
		self::assertFileExists( $folder . '/index.php' );
	}

	private function many( int $count = self::RESPONSES ): void {
		for ( $number = 0; $number < $count; ++$number ) {
			$this->respond( $this->survey, array( 'word' => 'Word ' . $number ), $number % 7 );
		}
	}

	/**
	 * @param array<string, mixed> $extras What the file has.
	 * @return string Key of the file.
	 */
	private function start( array $extras ): string {
		$reply = $this->rest( 'POST', "/surveys/{$this->survey->id}/exports", array( 'extras' => $extras ) );
		self::assertSame( 201, $reply->get_status() );
		return $reply->get_data()['key'];
	}

	/**
	 * Another person who may see results.
	 */
	private function sign_in_as_colleague(): void {
		add_filter( 'user_has_cap', array( self::class, 'may_manage' ) );
		$this->sign_in( 'editor' );
	}

	/**
	 * Filter user_has_cap.
	 *
	 * @param array<string, bool> $capabilities Of anybody.
	 * @return array<string, bool>
	 */
	public static function may_manage( array $capabilities ): array {
		return array( 'manage_options' => true ) + $capabilities;
	}

	private function rename( string $title ): void {
		$question     = $this->question( 'word', 'text' );
		$this->survey = $this->container()->get( SurveyRepository::class )->store(
			$this->survey->with(
				array(
					'questions' => array(
						new Question(
							$question->id,
							$question->type,
							$title,
							$question->config,
							$question->settings,
							$question->logic
						),
					),
				)
			)
		);
	}

	/**
	 * Slices so short that each has one chunk.
	 *
	 * @return int Their number.
	 */
	private function run_slices( string $key ): int {
		for ( $slices = 0; $slices < 20; ++$slices ) {
			if ( JobState::Running !== $this->prepare()->find( $key, $this->me )->state ) {
				return $slices;
			}
			$this->prepare()->step( $key, 0.000001 );
		}
		self::fail( 'The file does not get ready.' );
	}

	private function prepare(): PrepareExport {
		return $this->container()->get( PrepareExport::class );
	}

	private function page(): ExportPage {
		return $this->container()->get( ExportPage::class );
	}

	private function part( string $key ): string {
		return wp_upload_dir()['basedir'] . '/userfeedback-exports/' . hash_hmac( 'sha256', $key, wp_salt( 'auth' ) ) . '.part';
	}

	/**
	 * @param callable(): mixed $call Must be refused.
	 */
	private function refusal( callable $call ): Failure {
		try {
			$call();
		} catch ( Failure $failure ) {
			return $failure;
		}
		self::fail( 'Nothing was refused.' );
	}
}

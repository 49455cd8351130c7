<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use UserFeedback\GoogleDrive\SendResponse;
use UserFeedback\GoogleDrive\SheetRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\GoogleService;

/**
 * Workers as processes: beside each other, and killed at random.
 */
final class WorkersTest extends DriveTestCase {

	public function test_two_workers_write_each_row_once(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array();
		for ( $i = 0; $i < 40; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'a' => "$i" ), 1 );
		}
		$workers = array( $this->start( 60, 60 ), $this->start( 60, 60 ), $this->start( 60, 60 ) );
		foreach ( $workers as $worker ) {
			self::assertSame( "ready\n", fgets( $worker['pipes'][1] ) );
		}
		foreach ( $workers as $worker ) {
			fwrite( $worker['pipes'][0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
		}
		foreach ( $workers as $worker ) {
			self::assertSame( "finished\n", fgets( $worker['pipes'][1] ) );
			proc_close( $worker['process'] );
		}
		$this->finish();
		self::assertSame( $ids, $this->ids(), 'Each once, in order.' );
	}

	public function test_killed_workers_lose_no_row_and_repeat_none(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array();
		mt_srand( 7 );
		for ( $killed = 0; $killed < 20; $killed++ ) {
			// New ones come while older ones are claimed by workers that were killed.
			$ids[]  = $this->respond( $survey, array( 'a' => "first $killed" ), 1 );
			$ids[]  = $this->respond( $survey, array( 'a' => "second $killed" ), 1 );
			$worker = $this->start( 600, 1 );
			self::assertSame( "ready\n", fgets( $worker['pipes'][1] ) );
			fwrite( $worker['pipes'][0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
			usleep( mt_rand( 0, 70000 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Repeatable.
			proc_terminate( $worker['process'], SIGKILL );
			proc_close( $worker['process'] );
			// The lease ends, the claims do not.
			$this->wpdb()->query( "UPDATE {$this->table( 'drive_sheet' )} SET worker_until = '2020-01-01 00:00:00'" );
		}
		self::assertGreaterThan( 0, $this->count_claimed(), 'Some were killed at work.' );
		$ids[] = $this->respond( $survey, array( 'a' => 'last' ), 1 );
		$this->run_jobs();
		self::assertSame( $ids, $this->ids(), 'Each once, in order, while claims of killed workers last.' );
		$this->finish();
		self::assertSame( $ids, $this->ids() );
		self::assertSame( 41, $this->count_rows( 'outbox', array( 'kind' => SendResponse::KIND, 'status' => 'done' ) ) );
	}

	public function test_a_new_spreadsheet_that_is_begun_in_the_middle_gets_the_rows_too(): void {
		$this->connect();
		$survey = $this->driven();
		$ids    = array( $this->respond( $survey, array( 'a' => 'one' ), 1 ), $this->respond( $survey, array( 'a' => 'two' ), 1 ) );
		$sheets = $this->container()->get( SheetRepository::class );
		$former = '';
		$renew  = static function ( mixed $reply, array $arguments, string $url ) use ( &$renew, &$former, $sheets, $survey ): mixed {
			if ( str_contains( $url, ':append' ) ) {
				remove_filter( 'http_response', $renew );
				$former = $sheets->find( $survey->id )->spreadsheet_id;
				$sheets->renew( $survey->id );
			}
			return $reply;
		};
		add_filter( 'http_response', $renew, 10, 3 );
		$this->run_jobs();
		self::assertNotSame( '', $former );
		$this->finish();
		$new = array_column( $this->files(), null, 'id' )[ $sheets->find( $survey->id )->spreadsheet_id ] ?? null;
		self::assertNotNull( $new );
		self::assertNotSame( $former, $new['id'] );
		self::assertSame( $ids, array_column( array_slice( $new['tab']['cells'], 1 ), 0 ) );
		self::assertSame( (string) max( $ids ), $this->wpdb()->get_var( "SELECT newest FROM {$this->table( 'drive_former' )}" ), 'Whoever erases a person is told of the first.' );
	}

	public function test_a_new_spreadsheet_that_is_begun_during_a_rename_stays_the_new_one(): void {
		$this->connect();
		$survey = $this->driven();
		$first  = $this->respond( $survey, array( 'a' => 'one' ), 1 );
		$this->run_jobs();
		$former = $this->sheets()->find( $survey->id )->spreadsheet_id;
		$drive  = array( 'file_name' => 'Tea' ) + $this->reread( $survey )->settings['google_drive'];
		$survey = $this->container()->get( SurveyRepository::class )->store(
			$this->reread( $survey )->with( array( 'settings' => array( 'google_drive' => $drive ) + $survey->settings ) )
		);
		$second = $this->respond( $survey, array( 'a' => 'two' ), 1 );
		$sheets = $this->sheets();
		$renew  = static function ( mixed $reply, array $arguments ) use ( &$renew, $sheets, $survey ): mixed {
			if ( 'PATCH' === $arguments['method'] ) {
				remove_filter( 'http_response', $renew );
				$sheets->renew( $survey->id );
			}
			return $reply;
		};
		add_filter( 'http_response', $renew, 10, 2 );
		$this->run_jobs();
		self::assertFalse( has_filter( 'http_response', $renew ), 'It was renamed.' );
		self::assertSame( '', $sheets->find( $survey->id )->spreadsheet_id );
		$this->finish();
		$files = array_column( $this->files(), null, 'id' );
		$ids   = static fn ( string $file ): array => array_column( array_slice( $files[ $file ]['tab']['cells'], 1 ), 0 );
		self::assertCount( 2, $files );
		self::assertSame( array( $first ), $ids( $former ) );
		self::assertSame( array( $second ), $ids( $sheets->find( $survey->id )->spreadsheet_id ) );
	}

	public function test_a_worker_that_lost_its_spreadsheet_changes_nothing_of_the_next(): void {
		$survey = $this->driven();
		$sheets = $this->sheets();
		$now    = $this->clock->now();
		$sheets->take( $survey->id, 'first', $now, $now->modify( '+1 minute' ) );
		$sheets->set_file( $survey->id, 'first', 'old', 1, 'Coffee' );
		$sheets->renew( $survey->id );
		$sheets->take( $survey->id, 'second', $now, $now->modify( '+1 minute' ) );
		$sheets->begin( $survey->id, 'second', $now->modify( '+1 minute' ) );
		$sheets->set_file( $survey->id, 'first', 'old', 1, 'Tea' );
		$sheets->set_url( $survey->id, 'first', 'https://old.example' );
		$sheets->sure( $survey->id, 'first' );
		$sheet = $sheets->find( $survey->id );
		self::assertSame( array( '', 'Coffee', '', true ), array( $sheet->spreadsheet_id, $sheet->file_name, $sheet->url, $sheet->unsure ) );
	}

	/**
	 * Lets claims and leases of killed workers end, and does the rest.
	 */
	private function finish(): void {
		$this->wpdb()->query( "UPDATE {$this->table( 'outbox' )} SET available_at = '2020-01-01 00:00:00', claimed_until = CASE WHEN claim = '' THEN NULL ELSE '2020-01-01 00:00:00' END WHERE kind = 'google_drive' AND status = 'waiting'" );
		$this->wpdb()->query( "UPDATE {$this->table( 'drive_sheet' )} SET worker_until = '2020-01-01 00:00:00'" );
		$this->run_jobs();
	}

	private function count_claimed(): int {
		return (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'outbox' )} WHERE kind = 'google_drive' AND status = 'waiting' AND claim <> ''" );
	}

	/**
	 * @param int $claim Seconds of a claim.
	 * @param int $lease Seconds of a lease of a spreadsheet.
	 * @return array{process: resource, pipes: array<int, resource>}
	 */
	private function start( int $claim, int $lease ): array {
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A process that can be killed.
			array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', __DIR__ . '/run-worker.php', GoogleService::url(), (string) $claim, (string) $lease ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		return array(
			'process' => $process,
			'pipes'   => $pipes,
		);
	}
}

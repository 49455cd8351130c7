<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Outbox;

use UserFeedback\Outbox\Outbox;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Workers as processes: beside each other, and killed.
 */
final class WorkerProcessesTest extends IntegrationTestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'userfeedback-outbox-' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function test_two_workers_never_run_one_job_twice(): void {
		$this->fill( 120 );
		$workers = array( $this->start( 600, 1000 ), $this->start( 600, 1000 ) );
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
		$ran = $this->ran();
		self::assertCount( 120, $ran );
		self::assertSame( array( 1 ), array_values( array_unique( $ran ) ) );
		self::assertSame( 120, $this->count_rows( 'outbox', array( 'status' => 'done' ) ) );
	}

	public function test_a_worker_that_is_killed_fifty_times_forgets_no_job_and_repeats_each_at_most_once(): void {
		$this->fill( 60 );
		mt_srand( 11 );
		for ( $killed = 0; $killed < 50; $killed++ ) {
			$worker = $this->start( 1, 15000 );
			self::assertSame( "ready\n", fgets( $worker['pipes'][1] ) );
			fwrite( $worker['pipes'][0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
			usleep( mt_rand( 0, 60000 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Repeatable.
			proc_terminate( $worker['process'], SIGKILL );
			proc_close( $worker['process'] );
		}
		sleep( 2 );
		$worker = $this->start( 600, 0 );
		fwrite( $worker['pipes'][0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A pipe.
		self::assertSame( "ready\nfinished\n", stream_get_contents( $worker['pipes'][1] ) );
		proc_close( $worker['process'] );

		$ran = $this->ran();
		self::assertSame( 60, $this->count_rows( 'outbox', array( 'status' => 'done' ) ) + $this->count_rows( 'outbox', array( 'status' => 'dead' ) ) );
		$dead = $this->wpdb()->get_col( "SELECT job_key FROM {$this->table( 'outbox' )} WHERE status = 'dead'" );
		$all  = array_map( static fn ( int $job ): string => "job-$job", range( 0, 59 ) );
		// Killed twice between begin() and the step: it may have happened, so it is not tried a third time.
		self::assertSame( array(), array_diff( $all, array_keys( $ran ), $dead ), 'Each ran, or is a dead letter.' );
		self::assertLessThanOrEqual( 2, max( 0, ...array_values( $ran ) ), 'At most one repeat.' );
	}

	private function fill( int $jobs ): void {
		for ( $i = 0; $i < $jobs; $i++ ) {
			$this->container()->get( Outbox::class )->add( LogHandler::KIND, "job-$i" );
		}
	}

	/**
	 * @return array{process: resource, pipes: array<int, resource>}
	 */
	private function start( int $claim, int $pause ): array {
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A process that can be killed.
			array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', __DIR__ . '/run-worker.php', $this->file, (string) $claim, (string) $pause ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		return array(
			'process' => $process,
			'pipes'   => $pipes,
		);
	}

	/**
	 * @return array<string, int> How often each job ran.
	 */
	private function ran(): array {
		return array_count_values( explode( "\n", trim( (string) file_get_contents( $this->file ) ) ) );
	}
}

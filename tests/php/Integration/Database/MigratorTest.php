<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Database;

use RuntimeException;
use UserFeedback\Database\Database;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Lock;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Migrator;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\WordPress;

/**
 * Migrations run once, one at a time, and go on after a kill.
 */
final class MigratorTest extends IntegrationTestCase {

	private const ROWS = 400;

	protected function tearDown(): void {
		update_option( Migrator::VERSION_OPTION, (string) DatabaseModule::NEWEST, true );
		delete_option( Migrator::LOCK_OPTION );
		parent::tearDown();
	}

	public function test_running_the_first_migration_again_changes_no_table(): void {
		add_option( DataPolicy::OPTION, array(), '', true );
		$changes = array();
		$spy     = static function ( string $sql ) use ( &$changes ): string {
			if ( 1 === preg_match( '/^\s*(CREATE|ALTER|DROP|UPDATE|INSERT)/i', $sql ) ) {
				$changes[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $spy );
		$done = ( new CreateTables() )->run( $this->container()->get( Database::class ) );
		remove_filter( 'query', $spy );
		self::assertTrue( $done );
		self::assertSame( array(), $changes );
	}

	public function test_every_table_is_innodb_in_the_charset_of_the_site(): void {
		foreach ( Database::TABLES as $table ) {
			$row = (array) $this->wpdb()->get_row(
				$this->wpdb()->prepare( 'SHOW TABLE STATUS LIKE %s', $this->table( $table ) ),
				ARRAY_A
			);
			self::assertSame( 'InnoDB', $row['Engine'] ?? '', $table );
			self::assertStringStartsWith( $this->wpdb()->charset . '_', (string) ( $row['Collation'] ?? '' ), $table );
		}
	}

	public function test_a_migration_that_was_killed_goes_on_where_it_stopped(): void {
		$this->fill();
		// The other process must not bring the tables up to date first.
		update_option( Migrator::VERSION_OPTION, (string) DatabaseModule::NEWEST, true );
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A process that can be killed.
			array( PHP_BINARY, __DIR__ . '/run-slow-migration.php' ),
			array( 1 => array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		fgets( $pipes[1] );
		usleep( 400000 );
		proc_terminate( $process, SIGKILL );
		proc_close( $process );

		$marked = $this->marked();
		self::assertGreaterThan( 0, $marked, 'The process was killed before its first batch.' );
		self::assertLessThan( self::ROWS, $marked, 'The process was killed after its last batch.' );
		self::assertFalse(
			$this->migrator(
				array(
					DatabaseModule::NEWEST     => new MarkInBatches(),
					DatabaseModule::NEWEST + 1 => new MarkInBatches(),
				)
			)->run(),
			'The lock of the killed process counts while it is young.'
		);

		$this->age_lock();
		$migrator = $this->migrator(
			array(
				DatabaseModule::NEWEST     => new MarkInBatches(),
				DatabaseModule::NEWEST + 1 => new MarkInBatches(),
			)
		);
		self::assertTrue( $migrator->run() );
		self::assertSame( DatabaseModule::NEWEST + 1, $migrator->installed() );
		self::assertSame( 2, $migrator->state()['tries'] );
		self::assertSame( self::ROWS, $this->marked() );
		self::assertSame(
			'0',
			$this->wpdb()->get_var(
				'SELECT COUNT(*) FROM ' . $this->table( 'counter' ) . ' WHERE value_sum <> survey_id * 3'
			)
		);
		self::assertFalse( get_option( Migrator::LOCK_OPTION ) );
	}

	public function test_a_lock_that_was_left_behind_is_taken_over_by_one_process_only(): void {
		$first = $this->lock();
		self::assertTrue( $first->take() );
		self::assertFalse( $this->lock()->take() );
		$this->age_lock();
		$second = $this->lock();
		self::assertTrue( $second->take() );
		self::assertFalse( $this->lock()->take() );
		$first->give_back();
		self::assertFalse( $this->lock()->take(), 'The first owner gave back a lock that was not its own any more.' );
		$second->give_back();
		self::assertTrue( $this->lock()->take() );
	}

	public function test_a_failure_is_written_down_and_not_repeated_at_once(): void {
		$broken = new class() implements Migration {
			public int $runs = 0;

			public function run( Database $database ): bool {
				++$this->runs;
				throw new RuntimeException( 'ALTER refused' );
			}
		};
		update_option( Migrator::VERSION_OPTION, '1', true );
		$migrator = $this->migrator(
			array(
				1 => new MarkInBatches(),
				2 => $broken,
			)
		);
		$migrator->run_when_needed();
		$migrator->run_when_needed();
		self::assertSame( 1, $broken->runs );
		self::assertSame( 1, $migrator->installed() );
		self::assertSame( 'ALTER refused', $migrator->state()['error'] );
		self::assertSame( 2, $migrator->state()['number'] );
		self::assertFalse( get_option( Migrator::LOCK_OPTION ) );
	}

	public function test_an_older_version_of_the_code_leaves_newer_tables_alone(): void {
		update_option( Migrator::VERSION_OPTION, '99', true );
		$this->migrator( array( 1 => new MarkInBatches() ) )->run_when_needed();
		self::assertSame( '99', get_option( Migrator::VERSION_OPTION ) );
		self::assertFalse( get_option( Migrator::STATE_OPTION ) );
	}

	public function test_eight_first_visitors_at_once_migrate_once(): void {
		$log    = dirname( WordPress::folder() ) . '/debug.log';
		$before = is_file( $log ) ? filesize( $log ) : 0;
		foreach ( Database::TABLES as $table ) {
			$this->wpdb()->query( 'DROP TABLE ' . $this->table( $table ) );
		}
		delete_option( Migrator::VERSION_OPTION );
		delete_option( Migrator::STATE_OPTION );
		$this->visit( home_url( '/' ), 8 );
		wp_cache_flush();

		self::assertSame( (string) DatabaseModule::NEWEST, get_option( Migrator::VERSION_OPTION ) );
		self::assertSame( 1, $this->migrator( array() )->state()['tries'] );
		self::assertSame( array_fill_keys( Database::TABLES, 0 ), $this->count_all_rows() );
		clearstatcache();
		self::assertSame(
			$before,
			is_file( $log ) ? filesize( $log ) : 0,
			'The visits left messages in the debug log.'
		);
	}

	/**
	 * Opens a page several times at once; all must succeed.
	 */
	private function visit( string $url, int $times ): void {
		$multi   = curl_multi_init();
		$handles = array();
		for ( $i = 0; $i < $times; $i++ ) {
			$handle = curl_init( $url );
			self::assertNotFalse( $handle );
			curl_setopt( $handle, CURLOPT_RETURNTRANSFER, true );
			curl_multi_add_handle( $multi, $handle );
			$handles[] = $handle;
		}
		do {
			curl_multi_exec( $multi, $running );
			curl_multi_select( $multi );
		} while ( $running > 0 );
		foreach ( $handles as $handle ) {
			self::assertSame( 200, curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) );
		}
	}

	private function fill(): void {
		for ( $i = 1; $i <= self::ROWS; $i++ ) {
			$this->wpdb()->insert(
				$this->table( 'counter' ),
				array(
					'survey_id' => $i,
					'day'       => '2026-01-01',
					'metric'    => 'publish',
				)
			);
		}
	}

	private function marked(): int {
		return (int) $this->wpdb()->get_var(
			'SELECT COUNT(*) FROM ' . $this->table( 'counter' ) . ' WHERE value_sum <> 0'
		);
	}

	private function age_lock(): void {
		$value = (string) $this->wpdb()->get_var(
			$this->wpdb()->prepare(
				'SELECT option_value FROM %i WHERE option_name = %s',
				$this->wpdb()->options,
				Migrator::LOCK_OPTION
			)
		);
		$this->wpdb()->update(
			$this->wpdb()->options,
			array( 'option_value' => '1' . strstr( $value, ':' ) ),
			array( 'option_name' => Migrator::LOCK_OPTION )
		);
	}

	private function lock(): Lock {
		return new Lock( new Database( $this->wpdb() ), Migrator::LOCK_OPTION, Migrator::LOCK_LIFETIME );
	}

	/**
	 * @param array<int, Migration> $migrations By number.
	 */
	private function migrator( array $migrations ): Migrator {
		return new Migrator( new Database( $this->wpdb() ), $this->lock(), $migrations );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Database;

use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Display\FontFolder;
use UserFeedback\Files\FileFolder;
use UserFeedback\Pro\Export\Background\ExportFolder;
use UserFeedback\Surveys\PurgeSurveys;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RunsNetwork;
use UserFeedback\Tests\WordPress;

/**
 * Deleting the plugin keeps the data unless the owner chose otherwise (A107).
 */
final class UninstallTest extends IntegrationTestCase {

	use RunsNetwork;

	protected function tearDown(): void {
		delete_option( Migrator::VERSION_OPTION );
		$this->container()->get( Migrator::class )->run();
		$this->container()->get( AddonTables::class )->run();
		delete_option( 'userfeedback_neighbor' );
		wp_unschedule_hook( PurgeSurveys::EVENT );
		parent::tearDown();
	}

	public function test_data_stays_by_default_and_only_the_plan_is_cleared(): void {
		$this->fill( false );
		( new Uninstaller( $this->wpdb() ) )->run();
		self::assertFalse( wp_next_scheduled( PurgeSurveys::EVENT ) );
		self::assertSame( 1, $this->count_rows( 'counter' ) );
		self::assertIsArray( get_option( 'userfeedback_core_settings' ) );
		self::assertSame( 'x', get_user_meta( 1, 'userfeedback_core_test', true ) );
	}

	public function test_everything_of_ours_goes_when_chosen_and_nothing_of_others(): void {
		$this->fill( true );
		FontFolder::write( 'userfeedback-lora-400-0', array( FontFolder::SHEET => 'a{}' ) );
		$folder = dirname( ( new ExportFolder() )->path( 'x' ) );
		file_put_contents( $folder . '/0123.csv', 'A prepared file' );
		$picture = $folder . '/picture.bin';
		file_put_contents( $picture, 'A file of a visitor' );
		$stored = new FileFolder();
		$stored->take( $picture );
		exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/deleted.php' ) . ' ' . escapeshellarg( WordPress::folder() ) . ' 2>&1', $output, $code ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A process without the plugin.
		self::assertSame( array( array(), 0 ), array( $output, $code ) );
		wp_cache_flush();
		self::assertDirectoryDoesNotExist( FileFolder::path() );
		self::assertSame( array(), FontFolder::all() );
		foreach ( $this->container()->get( Database::class )->tables() as $table ) {
			self::assertNull(
				$this->wpdb()->get_var( $this->wpdb()->prepare( 'SHOW TABLES LIKE %s', $this->table( $table ) ) ),
				$table
			);
		}
		self::assertSame(
			array(),
			$this->wpdb()->get_col(
				"SELECT option_name FROM {$this->wpdb()->options} WHERE option_name LIKE '%userfeedback\\_core\\_%'"
			)
		);
		self::assertSame( '', get_user_meta( 1, 'userfeedback_core_test', true ) );
		self::assertSame( 'stays', get_option( 'userfeedback_neighbor' ) );
		self::assertDirectoryDoesNotExist( $folder );
	}

	public function test_sites_of_a_network_share_no_cookie_and_a_deleted_one_takes_everything_along(): void {
		$folder = get_temp_dir() . 'userfeedback-' . wp_generate_uuid4();
		$tables = count( Database::TABLES );
		self::assertSame(
			array(
				'before'  => array( array( $tables, $tables ), array( 2, 2, 2, 2 ) ),
				'after'   => array( array( $tables, 0 ), array( 2, 0, 2, 0 ) ),
				'cookies' => array( 'userfeedback-0', 'userfeedback-2-0' ),
			),
			$this->on_a_network( __DIR__ . '/on-a-network.php', $folder )
		);
		foreach ( array( ...(array) glob( $folder . '/site-1/*' ), $folder . '/site-1/.htaccess' ) as $path ) {
			unlink( (string) $path );
		}
		rmdir( $folder . '/site-1' );
		rmdir( $folder );
	}

	public function test_a_site_that_chose_so_leaves_nothing_in_accounts_that_other_sites_go_on_using(): void {
		$kept = array(
			'userfeedback_core_answered_1',
			'userfeedback_core_dismissed_notifications_1',
			'userfeedback_core_shared',
		);
		$gone = array( 'userfeedback_core_answered_2', 'userfeedback_core_dismissed_notifications_2' );
		$all  = array( ...$kept, ...$gone );
		sort( $all );
		self::assertSame(
			array(
				'before' => $all,
				'after'  => $kept,
			),
			$this->on_a_network( __DIR__ . '/uninstalled-on-a-network.php' )
		);
	}

	public function test_jobs_of_a_deleted_addon_go_also_where_its_data_stays(): void {
		$this->fill( false );
		foreach ( array( 'gone', 'other' ) as $kind ) {
			$this->wpdb()->insert(
				$this->table( 'outbox' ),
				array(
					'kind'         => $kind,
					'job_key'      => '1',
					'survey_id'    => 1,
					'payload'      => '',
					'available_at' => '2026-01-01 12:00:00',
					'created_at'   => '2026-01-01 12:00:00',
				)
			);
		}
		$uninstall = fn () => ( new Uninstaller( $this->wpdb() ) )->run_addon( 'gone', array( 'userfeedback_neighbor' ), array( 'gone' ) );
		$uninstall();
		self::assertSame( 0, $this->count_rows( 'outbox', array( 'kind' => 'gone' ) ) );
		self::assertSame( 1, $this->count_rows( 'outbox', array( 'kind' => 'other' ) ) );
		self::assertSame( 'stays', get_option( 'userfeedback_neighbor' ) );
		$this->wpdb()->query( 'DROP TABLE ' . $this->table( 'outbox' ) );
		ob_start();
		$uninstall();
		self::assertSame( '', ob_get_clean() );
	}

	public function test_deactivating_on_a_network_leaves_no_event_on_any_site(): void {
		self::assertSame(
			array(
				'before' => array( true, true ),
				'after'  => array( false, false ),
			),
			$this->on_a_network( __DIR__ . '/deactivated-on-a-network.php' )
		);
	}

	/**
	 * Something of every kind.
	 */
	private function fill( bool $remove ): void {
		$this->wpdb()->insert(
			$this->table( 'counter' ),
			array(
				'survey_id' => 1,
				'day'       => '2026-01-01',
				'metric'    => 'publish',
			)
		);
		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => $remove ) );
		update_option( 'userfeedback_neighbor', 'stays' );
		set_transient( 'userfeedback_core_test', 'x', 100 );
		update_user_meta( 1, 'userfeedback_core_test', 'x' );
		wp_schedule_single_event( time() + 1000, PurgeSurveys::EVENT );
	}
}

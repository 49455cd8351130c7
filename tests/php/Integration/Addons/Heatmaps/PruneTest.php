<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use DateTimeImmutable;
use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Heatmaps\LiveHeatmaps;
use UserFeedback\Heatmaps\Prune;
use UserFeedback\Heatmaps\PruneRepository;
use UserFeedback\Heatmaps\Settings;
use UserFeedback\Heatmaps\Token;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\FixedClock;

/**
 * What was recorded goes by the setting, with its heatmap, and with the addon (HEAT-01, HEAT-02, SEC-PR9, A107).
 */
final class PruneTest extends HeatmapsTestCase {

	protected function tearDown(): void {
		$this->container()->get( AddonTables::class )->run();
		parent::tearDown();
	}

	private function prune( string $now = 'now' ): Prune {
		return new Prune(
			new PruneRepository( $this->container()->get( Database::class ) ),
			new FixedClock( new DateTimeImmutable( $now ) )
		);
	}

	/**
	 * Gives all that has no other day one.
	 */
	private function move_to( string $day ): void {
		foreach ( array( 'heatmap_bin', 'heatmap_day' ) as $table ) {
			$this->wpdb()->query( 'UPDATE ' . $this->table( $table ) . " SET day = '$day' WHERE day > '2026-06-01'" );
		}
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'heatmap_version' ) . " SET first_seen = '$day', last_seen = '$day' WHERE last_seen > '2026-06-01'" );
	}

	public function test_old_days_go_and_the_boundary_is_the_day_of_the_site(): void {
		$id = $this->start();
		$this->view( $id );
		$this->move_to( '2026-05-02' );
		$this->view( $id );
		$this->move_to( '2026-05-03' );
		$this->view( $id, array( 'viewport' => 400 ) );
		self::assertSame( 3, $this->heatmap( $id )['views'] );
		$prune = $this->prune( '2026-05-10 23:30' );
		self::assertTrue( $prune->days( $prune->first_day( 7 ), 10 ) );
		self::assertSame( 2, $this->heatmap( $id )['views'] );
		self::assertSame( 0, $this->count_rows( 'heatmap_bin', array( 'day' => '2026-05-02' ) ) );
		self::assertSame( 1, $this->map( $id )['total'] );
		self::assertTrue( $prune->days( $prune->first_day( 6 ), 10 ) );
		self::assertSame( array( 'mobile' ), array_column( $this->heatmap( $id )['versions'][0]['devices'], 'device' ) );
		self::assertSame( 0, $this->count_rows( 'heatmap_element', array( 'device' => 1 ) ), 'Elements go with their last day.' );
		self::assertSame( 1, $this->map( $id, 'clicks', 'mobile' )['total'] );
	}

	public function test_versions_that_nobody_saw_go_with_their_days(): void {
		$id = $this->start();
		$this->view( $id );
		$this->move_to( '2026-05-02' );
		$this->view( $id, array( 'token' => Token::of( $id, 'bbbbbbbbbbbbbbbb' ) ) );
		$this->prune()->days( '2026-05-10', 10 );
		$versions = $this->heatmap( $id )['versions'];
		self::assertSame( array( 2 ), array_column( $versions, 'number' ), 'Numbers are not used twice.' );
	}

	public function test_it_stops_in_time_and_goes_on(): void {
		$id = $this->start();
		$this->view( $id );
		$element = (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'heatmap_element' ) );
		$rows    = array_map( static fn ( int $tile ): string => "($element, 2, '2026-11-01', $tile, x'00000001')", range( 1, 2500 ) );
		$this->wpdb()->query( 'INSERT INTO ' . $this->table( 'heatmap_bin' ) . ' (element_id, layer, day, tile, cells) VALUES ' . implode( ', ', $rows ) );
		$this->move_to( '2026-05-02' );
		$before = $this->count_rows( 'heatmap_bin' );
		self::assertGreaterThan( PruneRepository::BATCH, $before );
		self::assertFalse( $this->prune()->days( '2026-05-10', -1 ) );
		self::assertSame( $before, $this->count_rows( 'heatmap_bin' ) );
		$batches = array();
		self::assertTrue(
			$this->prune()->days(
				'2026-05-10',
				10,
				static function ( int $cells ) use ( &$batches ): void {
					$batches[] = $cells;
				}
			)
		);
		self::assertSame( $before, array_sum( $batches ) );
		self::assertSame( PruneRepository::BATCH, max( 0, ...$batches ) );
		self::assertSame( array( 0, 0, 0, 0 ), array( $this->count_rows( 'heatmap_bin' ), $this->count_rows( 'heatmap_day' ), $this->count_rows( 'heatmap_element' ), $this->count_rows( 'heatmap_version' ) ) );
		self::assertSame( 1, $this->count_rows( 'heatmap' ) );
	}

	public function test_the_setting_decides(): void {
		$settings = $this->container()->get( SettingsRepository::class );
		self::assertSame( 60, Settings::keep_days() );
		foreach ( array( '1', '7', '14', '30', '60', '180', '365' ) as $period ) {
			$settings->save( array( 'heatmap_retention_period' => $period ) );
			self::assertSame( (int) $period, Settings::keep_days() );
		}
		$settings->save( array( 'heatmap_retention_period' => '2' ) );
		self::assertSame( 365, Settings::keep_days(), 'Another number is not stored.' );
		$id = $this->start();
		$this->view( $id );
		$this->move_to( '2020-01-01' );
		$settings->save( array( 'heatmap_auto_delete_enabled' => false ) );
		do_action( 'userfeedback_core_prune_heatmaps' );
		self::assertSame( 1, $this->heatmap( $id )['views'] );
		$settings->save( array( 'heatmap_auto_delete_enabled' => true ) );
		do_action( 'userfeedback_core_prune_heatmaps' );
		self::assertSame( 0, $this->heatmap( $id )['views'] );
		wp_unschedule_hook( Prune::EVENT );
		$this->container()->get( Prune::class )->schedule();
		self::assertSame( 'daily', wp_get_schedule( Prune::EVENT ) );
		wp_unschedule_hook( Prune::EVENT );
	}

	public function test_a_deleted_heatmap_leaves_nothing(): void {
		$id    = $this->start();
		$other = $this->start();
		$this->view( $id );
		$this->view( $other );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->rest( 'DELETE', "/heatmaps/$id" )->get_status() );
		self::assertSame( array( 1, 1, 1 ), array( $this->count_rows( 'heatmap' ), $this->count_rows( 'heatmap_version' ), $this->count_rows( 'heatmap_day' ) ) );
		self::assertSame( 1, $this->map( $other )['total'] );
		self::assertSame( array( $other ), array_column( $this->container()->get( LiveHeatmaps::class )->all(), 'id' ) );
	}

	public function test_deleting_the_addon_keeps_its_data_unless_the_owner_chose_otherwise(): void {
		$id        = $this->start();
		$uninstall = fn () => ( new Uninstaller( $this->wpdb() ) )->run_addon( 'heatmaps', array( LiveHeatmaps::OPTION ), events: array( Prune::EVENT ) );
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, Prune::EVENT );
		$this->view( $id );
		$uninstall();
		self::assertFalse( wp_next_scheduled( Prune::EVENT ), 'Nobody would run it.' );
		self::assertSame( 1, $this->count_rows( 'heatmap' ) );
		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => true ) );
		$uninstall();
		foreach ( array( 'heatmap', 'heatmap_version', 'heatmap_day', 'heatmap_element', 'heatmap_bin' ) as $table ) {
			self::assertNull( $this->wpdb()->get_var( "SHOW TABLES LIKE '{$this->table( $table )}'" ) );
		}
		self::assertFalse( get_option( LiveHeatmaps::OPTION ) );
		self::assertArrayNotHasKey( 'heatmaps', AddonTables::stored() );
		self::assertArrayHasKey( 'post-ratings', AddonTables::stored() );
	}
}

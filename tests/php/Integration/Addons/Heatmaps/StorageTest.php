<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Heatmaps;

use UserFeedback\Bench\HeatmapSeeder;
use UserFeedback\Database\Database;
use UserFeedback\Heatmaps\BinRepository;
use UserFeedback\Heatmaps\Tile;

require_once dirname( __DIR__, 5 ) . '/tools/bench/heatmap-seeder.php';

/**
 * A day of 1,000,000 clicks takes at most 40 MB, and more can be written.
 */
final class StorageTest extends HeatmapsTestCase {

	private const CLICKS = 1000000;

	private const BYTES = 40000000;

	public function test_a_day_of_a_million_clicks_stays_small_and_writable(): void {
		// What other tests deleted would still take room.
		$this->wpdb()->query( "TRUNCATE TABLE {$this->table( 'heatmap_bin' )}" );
		$this->wpdb()->query( "TRUNCATE TABLE {$this->table( 'heatmap_element' )}" );
		( new HeatmapSeeder(
			$this->container()->get( Database::class ),
			$this->container()->get( BinRepository::class )
		) )->run( self::CLICKS, '2026-11-20' );
		$hits = 0;
		foreach ( $this->wpdb()->get_col( "SELECT HEX(cells) FROM {$this->table( 'heatmap_bin' )} WHERE layer = 1" ) as $cells ) {
			$hits += array_sum( Tile::decode( (string) $cells ) );
		}
		self::assertGreaterThanOrEqual( self::CLICKS, $hits );
		$bytes = 0;
		foreach ( array( 'heatmap_bin', 'heatmap_element', 'heatmap_day', 'heatmap_version' ) as $table ) {
			$this->wpdb()->query( "ANALYZE TABLE {$this->table( $table )}" );
			$bytes += (int) $this->wpdb()->get_var( "SELECT data_length + index_length FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = '{$this->table( $table )}'" );
		}
		self::assertGreaterThan( 5000000, $bytes, 'The tables were measured.' );
		self::assertLessThanOrEqual( self::BYTES, $bytes );
		$id = $this->start();
		$this->assert_stored( true, $this->view( $id ) );
		self::assertSame( 1, $this->map( $id )['total'] );
	}
}

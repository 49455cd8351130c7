<?php
declare(strict_types=1);

namespace UserFeedback\Bench;

use UserFeedback\Database\Database;
use UserFeedback\Heatmaps\BinRepository;
use UserFeedback\Heatmaps\Cells;
use UserFeedback\Heatmaps\Device;
use UserFeedback\Heatmaps\Layer;
use UserFeedback\Heatmaps\RecordInput;

/**
 * A day of clicks on the pages of a site, for the budget of 1,000,000 clicks in 40 MB: few elements get most clicks,
 * small ones near their middle, large ones anywhere. Cells are written in the order in which visitors come, which
 * leaves the table as full of holes as it becomes in life.
 */
final class HeatmapSeeder {

	/**
	 * Pages that are recorded at a time, and elements of each that are clicked.
	 */
	private const PAGES    = 20;
	private const ELEMENTS = 100;

	/**
	 * Share of the clicks by device, percent, and width of the page.
	 */
	private const DEVICES = array(
		array( 45, 1440 ),
		array( 5, 900 ),
		array( 50, 390 ),
	);

	/**
	 * Widths and heights of elements: links, buttons, cards, pictures, sections.
	 */
	private const SIZES = array( array( 120, 24 ), array( 160, 44 ), array( 300, 360 ), array( 600, 400 ), array( 1200, 900 ) );

	public function __construct( private Database $database, private BinRepository $bins ) {}

	/**
	 * @param int    $clicks Of all pages together.
	 * @param string $day    Y-m-d.
	 */
	public function run( int $clicks, string $day ): void {
		mt_srand( 7 );
		for ( $page = 1; $page <= self::PAGES; $page++ ) {
			$version = $this->database->insert(
				'heatmap_version',
				array(
					'heatmap_id'  => $page,
					'fingerprint' => sprintf( '%016d', $page ),
					'number'      => 1,
					'first_seen'  => $day,
					'last_seen'   => $day,
				)
			);
			foreach ( self::DEVICES as list( $share, $width ) ) {
				$this->page( $version, $day, $width, (int) ( $clicks * $share / 100 / self::PAGES ) );
			}
		}
	}

	/**
	 * Clicks on a page on a class of devices.
	 */
	private function page( int $version, string $day, int $width, int $clicks ): void {
		$sizes = array();
		for ( $number = 1; $number <= self::ELEMENTS; $number++ ) {
			list( $wide, $high )                                 = self::SIZES[ $number % count( self::SIZES ) ];
			$sizes[ "body>main>div.wp-block-group>div:$number" ] = array( min( $wide, $width ), $high );
		}
		$ids   = $this->elements( $version, $day, $width, $sizes );
		$paths = array_keys( $sizes );
		$cells = array();
		$count = static function ( string $path, Layer $layer ) use ( &$cells, $ids, $sizes ): void {
			list( $wide, $high ) = $sizes[ $path ];
			$key                 = Cells::key(
				$ids[ $path ],
				$layer,
				Cells::place( self::at( $wide ), $wide, Cells::of_layer( Cells::count( $wide ), $layer ) ),
				Cells::place( self::at( $high ), $high, Cells::of_layer( Cells::count( $high ), $layer ) )
			);
			$cells[ $key ]       = ( $cells[ $key ] ?? 0 ) + 1;
		};
		for ( $click = 0; $click < $clicks; $click++ ) {
			// The first tenth of the elements gets more than half of the clicks.
			$path = $paths[ (int) ( self::ELEMENTS * ( mt_rand() / mt_getrandmax() ) ** 3.3 ) % self::ELEMENTS ];
			$count( $path, Layer::Clicks );
			$count( $paths[ mt_rand( 0, self::ELEMENTS - 1 ) ], Layer::Movement );
			if ( 0 === $click % 50 ) {
				$count( $path, Layer::Rage );
			}
			if ( 0 === $click % 15 ) {
				$count( $path, Layer::Dead );
			}
		}
		foreach ( array_chunk( $cells, 2000, true ) as $chunk ) {
			$this->bins->add_cells( $day, $chunk );
		}
		$this->database->execute(
			'UPDATE {heatmap_day} SET clicks = %d, views = %d, visitors = %d WHERE version_id = %d AND device = %d',
			array( $clicks, intdiv( $clicks, 3 ), intdiv( $clicks, 5 ), $version, Device::of_width( $width )->value )
		);
	}

	/**
	 * A place on a side: on small elements near the middle.
	 */
	private static function at( int $size ): float {
		$even = mt_rand( 0, 10000 ) / 10000;
		return $size * ( $size > 200 ? $even : ( $even + mt_rand( 0, 10000 ) / 10000 + mt_rand( 0, 10000 ) / 10000 ) / 3 );
	}

	/**
	 * Makes the elements known, as a recorder does.
	 *
	 * @param array<string, array{int, int}> $sizes By path.
	 * @return array<string, int> Ids by path.
	 */
	private function elements( int $version, string $day, int $width, array $sizes ): array {
		$rows = array();
		foreach ( $sizes as $path => list( $wide, $high ) ) {
			$rows[] = array( $path, 10, 100, $wide, $high );
		}
		$record = RecordInput::of(
			array(
				'token'    => str_repeat( '0', 32 ),
				'viewport' => $width,
				'page'     => array( $width, 6000 ),
				'fresh'    => true,
				'depth'    => 100,
				'elements' => $rows,
				'clicks'   => array_map( static fn ( int $index ): array => array( $index, 1, 1, 0 ), array_keys( $rows ) ),
				'moves'    => array(),
			)
		);
		$this->bins->add( $version, $day, $record );
		$ids = array();
		foreach ( $this->database->rows(
			'SELECT id, path FROM {heatmap_element} WHERE version_id = %d AND device = %d',
			array( $version, $record->device->value )
		) as $row ) {
			$ids[ (string) $row['path'] ] = (int) $row['id'];
		}
		return $ids;
	}
}

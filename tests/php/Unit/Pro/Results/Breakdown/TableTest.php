<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Results\Breakdown;

use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Results\Breakdown\Axis;
use UserFeedback\Pro\Results\Breakdown\SmallCells;
use UserFeedback\Pro\Results\Breakdown\Table;

/**
 * Shares, marks and hidden cells of a break-down.
 */
final class TableTest extends TestCase {

	private const ROWS  = array( 'search', 'friend', 'instagram', 'newsletter', 'shop' );
	private const HEADS = array( '5', '4', '3', '2', '1' );

	/**
	 * How 1,214 people found a shop, by their stars. The marks are those of Newcombe's interval, computed apart.
	 */
	private const PEOPLE = array(
		array( 251, 150, 58, 23, 16 ),
		array( 163, 82, 30, 9, 5 ),
		array( 73, 63, 38, 19, 17 ),
		array( 72, 44, 13, 5, 6 ),
		array( 41, 24, 7, 3, 2 ),
	);

	public function test_cells_have_their_shares_and_say_what_is_clear(): void {
		$table = self::table( self::PEOPLE );
		self::assertSame( 1214, $table->all() );
		$wire = $table->to_wire();
		self::assertSame( array( 600, 363, 146, 59, 46 ), array_column( $wire['columns'], 'n' ) );
		self::assertSame( array( 41.0, 23.8, 17.3, 11.5, 6.3 ), array_column( array_column( $wire['rows'], 'total' ), 'percent' ) );
		self::assertSame( 37.0, $wire['cells'][2][4]['column']['percent'] ?? null );
		self::assertSame( 8.1, $wire['cells'][2][4]['row']['percent'] ?? null );
		$marks = array();
		foreach ( $wire['cells'] as $r => $line ) {
			foreach ( $line as $h => $cell ) {
				self::assertSame( self::PEOPLE[ $r ][ $h ] < 10, $cell['few'] );
				if ( null !== $cell['clear'] ) {
					$marks[ self::ROWS[ $r ] . ' ' . self::HEADS[ $h ] ] = $cell['clear'];
				}
			}
		}
		self::assertSame(
			array(
				'friend 5'    => 'more',
				'instagram 5' => 'fewer',
				'instagram 3' => 'more',
				'instagram 2' => 'more',
				'instagram 1' => 'more',
			),
			$marks
		);
		self::assertSame( array( 2, 4 ), array( $wire['clear']['row'] ?? null, $wire['clear']['column'] ?? null ) );
		self::assertSame( 16.5, $wire['clear']['rest']['percent'] ?? null );
	}

	public function test_nothing_is_clear_between_columns_that_share_people_or_are_small(): void {
		$several = self::table( self::PEOPLE, true )->to_wire();
		self::assertNull( $several['clear'] );
		self::assertSame( array(), array_filter( array_column( array_merge( ...$several['cells'] ), 'clear' ) ) );
		$small = self::table( array( array( 25, 2 ), array( 2, 25 ) ) )->to_wire();
		self::assertNull( $small['clear'], 'Both columns have 27 people.' );
	}

	public function test_an_empty_table_has_no_shares(): void {
		$wire = self::table( array( array( 0, 0 ) ) )->to_wire();
		self::assertNull( $wire['cells'][0][0]['column']['percent'] ?? null );
		self::assertNull( $wire['score'] );
	}

	public function test_a_column_has_its_score(): void {
		$cells = array(
			'desktop' => array(
				'10' => array( 6, 6, 6, 6 ),
				'7'  => array( 2, 2, 2, 2 ),
				'1'  => array( 2, 2, 2, 2 ),
			),
		);
		$axis  = new Axis( array( self::entry( 'promoter', array( '9', '10' ) ), self::entry( 'passive', array( '7', '8' ) ), self::entry( 'detractor', array( '1' ) ) ), false );
		$wire  = ( new Table( $cells, $axis, new Axis( array( self::entry( 'desktop', array( 'desktop' ) ) ), false ), 'nps', 0 ) )->to_wire();
		self::assertSame( 40, $wire['columns'][0]['score']['value'] ?? null );
		self::assertSame( $wire['columns'][0]['score'], $wire['score'] );
	}

	public function test_small_cells_are_hidden_and_cannot_be_computed(): void {
		$wire = self::table( self::PEOPLE, false, 5 )->to_wire();
		self::assertNull( $wire['cells'][4][4]['count'], 'Two people.' );
		self::assertNull( $wire['cells'][4][3]['count'], 'Three people.' );
		self::assertNull( $wire['clear'] );
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		for ( $try = 0; $try < 200; $try++ ) {
			$people = array();
			foreach ( range( 0, mt_rand( 1, 4 ) ) as $row ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
				foreach ( range( 0, mt_rand( 1, 4 ) ) as $head ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
					$people[ "r$row" ][ "h$head" ] = mt_rand( 0, 12 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
				}
			}
			self::assert_hidden( $people );
		}
	}

	/**
	 * No small cell is shown, no line has a single hidden one beside others, and hidden ones are no small group.
	 *
	 * @param array<string, array<string, int>> $people By row and column.
	 */
	private static function assert_hidden( array $people ): void {
		$of_row  = array_map( 'array_sum', $people );
		$of_head = array();
		foreach ( $people as $cells ) {
			foreach ( $cells as $head => $count ) {
				$of_head[ $head ] = ( $of_head[ $head ] ?? 0 ) + $count;
			}
		}
		$hidden = ( new SmallCells( 5 ) )->of( $people, $of_row, $of_head );
		foreach ( $people as $row => $cells ) {
			$gone = 0;
			$left = 0;
			$few  = 0;
			foreach ( $cells + array( SmallCells::TOTAL => $of_row[ $row ] ) as $head => $count ) {
				$is_hidden = isset( $hidden[ $row ][ $head ] );
				self::assertTrue( $is_hidden || 0 === $count || $count >= 5 );
				$gone += $is_hidden ? 1 : 0;
				$few  += $is_hidden && SmallCells::TOTAL !== $head ? $count : 0;
				$left += ! $is_hidden && $count > 0 ? 1 : 0;
			}
			self::assertFalse( 1 === $gone && $left > 0, (string) json_encode( array( $people, $hidden ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no WordPress here.
			self::assertTrue( isset( $hidden[ $row ][ SmallCells::TOTAL ] ) || 0 === $few || $few >= 5, (string) json_encode( array( $people, $hidden ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no WordPress here.
		}
	}

	public function test_two_hidden_people_do_not_add_up_to_a_small_group(): void {
		$wire = self::table( array( array( 10, 10, 1, 1 ), array( 10, 10, 10, 10 ) ), false, 5 )->to_wire();
		self::assertSame( array( null, 10, null, null ), array_column( $wire['cells'][0], 'count' ), '22 less 20 would be 2.' );
		self::assertSame( 22, $wire['rows'][0]['total']['count'] ?? null );
	}

	/**
	 * @param list<list<int>> $people By row and column.
	 */
	private static function table( array $people, bool $several = false, int $smallest = 0 ): Table {
		$cells = array();
		foreach ( $people as $r => $line ) {
			foreach ( $line as $h => $count ) {
				$cells[ self::HEADS[ $h ] ][ self::ROWS[ $r ] ] = array( $count, $count, $count, $count );
			}
		}
		$axis = static fn ( array $keys, int $length, bool $several ): Axis => new Axis(
			array_values( array_map( static fn ( string $key ): array => self::entry( $key, array( $key ) ), array_slice( $keys, 0, $length ) ) ),
			$several
		);
		return new Table( $cells, $axis( self::ROWS, count( $people ), false ), $axis( self::HEADS, count( $people[0] ), $several ), null, $smallest );
	}

	/**
	 * @param list<string> $of Stored keys.
	 * @return array{key: string, value: null, removed: bool, of: list<string>}
	 */
	private static function entry( string $key, array $of ): array {
		return array(
			'key'     => $key,
			'value'   => null,
			'removed' => false,
			'of'      => $of,
		);
	}
}

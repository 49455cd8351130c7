<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Addons\GoogleDrive;

use PHPUnit\Framework\TestCase;
use UserFeedback\GoogleDrive\Layout;

/**
 * Columns stay with their question, whatever survey and owner do.
 */
final class LayoutTest extends TestCase {

	/**
	 * @param array<string, int> $at Titles are the keys in capitals.
	 * @return array<string, array{title: string, at: int}>
	 */
	private static function known( array $at ): array {
		$known = array();
		foreach ( $at as $key => $place ) {
			$known[ $key ] = array(
				'title' => strtoupper( $key ),
				'at'    => $place,
			);
		}
		return $known;
	}

	/**
	 * @return array<string, int>
	 */
	private static function places( Layout $layout ): array {
		return array_map( static fn ( array $column ): int => $column['at'], $layout->columns );
	}

	public function test_a_new_spreadsheet(): void {
		$layout = Layout::fit( array(), array(), array( 'id' => 'ID', 'a' => 'A' ) );
		self::assertSame( array( 'ID', 'A' ), $layout->headers );
		self::assertSame( array( 7, 'x' ), $layout->row( array( 'a' => 'x', 'id' => 7, 'unknown' => 1 ) ) );
	}

	public function test_new_columns_come_right_of_the_owners(): void {
		$layout = Layout::fit( self::known( array( 'id' => 0 ) ), array( 'ID', 'Mine', '', 'Mine too' ), array( 'id' => 'ID', 'a' => 'A' ) );
		self::assertSame( array( 4 => 'A' ), $layout->headers );
		self::assertSame( array( 7, null, null, null, 'x' ), $layout->row( array( 'id' => 7, 'a' => 'x' ) ) );
	}

	public function test_a_removed_question_keeps_its_column(): void {
		$layout = Layout::fit( self::known( array( 'id' => 0, 'a' => 1, 'b' => 2 ) ), array( 'ID', 'A', 'B' ), array( 'id' => 'ID', 'b' => 'B', 'c' => 'C' ) );
		self::assertSame( array( 'id' => 0, 'a' => 1, 'b' => 2, 'c' => 3 ), self::places( $layout ) );
	}

	public function test_a_header_in_the_owners_words_keeps_its_place_and_its_words(): void {
		$layout = Layout::fit( self::known( array( 'id' => 0, 'a' => 1 ) ), array( 'ID', 'What they said' ), array( 'id' => 'ID', 'a' => 'Anew' ) );
		self::assertSame( array(), $layout->headers );
		self::assertSame( 1, $layout->at( 'a' ) );
	}

	public function test_our_own_words_follow_the_question(): void {
		$layout = Layout::fit( self::known( array( 'id' => 0, 'a' => 1 ) ), array( 'ID', 'A' ), array( 'id' => 'ID', 'a' => 'Anew' ) );
		self::assertSame( array( 1 => 'Anew' ), $layout->headers );
	}

	public function test_a_deleted_column_comes_again_at_the_right(): void {
		$layout = Layout::fit( self::known( array( 'id' => 0, 'a' => 1, 'b' => 2 ) ), array( 'ID', 'B' ), array( 'id' => 'ID', 'a' => 'A', 'b' => 'B' ) );
		self::assertSame( array( 'id' => 0, 'b' => 1, 'a' => 2 ), self::places( $layout ) );
		self::assertSame( array( 2 => 'A' ), $layout->headers );
	}

	public function test_questions_with_the_same_words_are_told_apart_by_place(): void {
		$known  = array( 'a' => array( 'title' => 'Why?', 'at' => 1 ), 'b' => array( 'title' => 'Why?', 'at' => 0 ) );
		$layout = Layout::fit( $known, array( 'Why?', 'Why?' ), array( 'a' => 'Why?', 'b' => 'Why?' ) );
		self::assertSame( array( 'a' => 1, 'b' => 0 ), self::places( $layout ) );
		self::assertSame( array(), $layout->headers );
	}

	public function test_names_of_columns(): void {
		self::assertSame( array( 'A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA' ), array_map( Layout::name( ... ), array( 0, 25, 26, 51, 52, 701, 702 ) ) );
	}
}

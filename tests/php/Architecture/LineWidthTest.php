<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use PHPUnit\Framework\TestCase;

/**
 * PHP keeps the width that prettier keeps elsewhere. Whole sentences for translators, array shapes
 * and the reason behind a silenced sniff cannot be broken and are left out of the count.
 */
final class LineWidthTest extends TestCase {

	private const WIDTH = 120;

	public function test_no_line_of_code_is_wider_than_the_editor_says(): void {
		$wide = array();
		foreach ( self::files() as $file ) {
			foreach ( (array) file( $file, FILE_IGNORE_NEW_LINES ) as $number => $line ) {
				if ( self::WIDTH < self::width( (string) $line ) ) {
					$wide[] = substr( $file, strlen( self::root() ) ) . ':' . ( $number + 1 );
				}
			}
		}
		self::assertSame( array(), $wide );
	}

	public function test_what_cannot_be_broken_does_not_count_and_all_else_does(): void {
		$word = str_repeat( 'x', self::WIDTH );
		self::assertLessThan( self::WIDTH, self::width( "\t\t__( '{$word}', 'userfeedback' )," ) );
		self::assertLessThan( self::WIDTH, self::width( "\t\$a = 1; // phpcs:ignore Sniff -- {$word}" ) );
		self::assertLessThan( self::WIDTH, self::width( "\t * @return array{ {$word} }" ) );
		self::assertGreaterThan( self::WIDTH, self::width( "\t\$this->{$word}();" ) );
		self::assertGreaterThan( self::WIDTH, self::width( "\t * {$word}" ) );
	}

	/**
	 * Columns of a line with tabs of four, without what cannot be broken.
	 */
	private static function width( string $line ): int {
		// A silenced sniff must stand on the line of its statement.
		if ( 1 === preg_match( '~// (phpcs:ignore|@phpstan-ignore)|^\s*\*\s+@|^\s*(\*|//).*(array\{|https?://|Description: )~', $line ) ) {
			return 0;
		}
		$line = (string) preg_replace( '~\'(?:[^\'\\\\]|\\\\.){40,}\'|"(?:[^"\\\\]|\\\\.){40,}"~', "''", $line );
		return mb_strlen( str_replace( "\t", '    ', $line ) );
	}

	/**
	 * @return list<string>
	 */
	private static function files(): array {
		$files = array( self::root() . 'userfeedback.php', self::root() . 'uninstall.php' );
		foreach ( array( 'includes', 'addons' ) as $folder ) {
			$tree = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::root() . $folder ) );
			foreach ( new \RegexIterator( $tree, '/\.php$/' ) as $file ) {
				$files[] = (string) $file;
			}
		}
		return $files;
	}

	private static function root(): string {
		return dirname( __DIR__, 3 ) . '/';
	}
}

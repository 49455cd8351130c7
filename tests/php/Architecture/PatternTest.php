<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use PHPUnit\Framework\TestCase;

/**
 * A `$` at the end of a pattern lets a line break through behind the last letter: patterns of REST fields end in `\z`,
 * because core checks them without modifiers, and expressions have the modifier D. And calls that end a request on
 * some hosts are guarded.
 */
final class PatternTest extends TestCase {

	public function test_no_pattern_lets_a_line_break_through_at_its_end(): void {
		$open    = array();
		$checked = 0;
		foreach ( self::files() as $file ) {
			foreach ( token_get_all( (string) file_get_contents( $file ) ) as $token ) {
				if ( is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ) {
					++$checked;
					if ( self::is_open( substr( $token[1], 1, -1 ) ) ) {
						$open[] = substr( $file, strlen( self::root() ) ) . ':' . $token[2];
					}
				}
			}
		}
		self::assertGreaterThan( 1000, $checked );
		self::assertSame( array(), $open );
	}

	public function test_which_ends_are_open(): void {
		foreach ( array( '^[a-z]{2}$', '/^[a-z]$/', '/x$/i', '~(a|b)$~', '#^x+$#u', '+$/u' ) as $open ) {
			self::assertTrue( self::is_open( $open ), $open );
			self::assertStringNotContainsString( "\n", $open );
		}
		foreach ( array( '^[a-z]\z', '/^[a-z]$/D', '/x$/im', '/\$/', '/^(?!end$)[a-z]\z/', '$', 'US$', '%1$s/' ) as $closed ) {
			self::assertFalse( self::is_open( $closed ), $closed );
		}
		self::assertSame( 1, preg_match( '/^[a-z]$/', "a\n" ), 'This is why.' );
	}

	/**
	 * Hosts switch it off.
	 */
	public function test_no_call_of_set_time_limit_ends_a_request(): void {
		$calls = 0;
		foreach ( self::files() as $file ) {
			$code    = (string) file_get_contents( $file );
			$calls  += (int) preg_match_all( '/^\s*set_time_limit\(/m', $code, $all );
			$guarded = preg_match_all( '/if \( function_exists\( \'set_time_limit\' \) \) {\n\s*set_time_limit\(/', $code );
			self::assertSame( count( $all[0] ), $guarded, $file );
		}
		self::assertGreaterThan( 4, $calls );
	}

	/**
	 * Whether a text is a pattern, or the end of one, whose `$` also stands before a last line break.
	 */
	private static function is_open( string $text ): bool {
		if ( 1 === preg_match( '/^\^.*(?<!\\\\)\$$/sD', $text ) ) {
			return true;
		}
		return 1 === preg_match( '/(?<!\\\\)\$[\/~#]([a-zA-Z]*)$/D', $text, $found )
			&& 1 !== preg_match( '/[Dm]/', $found[1] );
	}

	/**
	 * @return list<string>
	 */
	private static function files(): array {
		$files = array( self::root() . 'userfeedback.php', self::root() . 'uninstall.php' );
		foreach ( array( 'includes', 'addons' ) as $folder ) {
			$tree = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::root() . $folder ) );
			foreach ( new \RegexIterator( $tree, '/\.php$/D' ) as $file ) {
				// Code of others.
				if ( ! str_contains( (string) $file, '/Vendor/' ) ) {
					$files[] = (string) $file;
				}
			}
		}
		return $files;
	}

	private static function root(): string {
		return dirname( __DIR__, 3 ) . '/';
	}
}

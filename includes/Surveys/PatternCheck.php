<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Whether a regular expression may run in every visitor's browser (A114): short,
 * well-formed and never slow.
 */
final class PatternCheck {

	private const MAX_LENGTH = 200;

	/**
	 * Steps that an honest pattern never needs on the probes.
	 */
	private const MAX_STEPS = 20000;

	/**
	 * What is wrong with the pattern, '' when nothing is.
	 *
	 * @param string $pattern Without delimiters.
	 */
	public static function problem( string $pattern ): string {
		if ( mb_strlen( $pattern ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'A regular expression may have no more than %d characters.', 'userfeedback' ), self::MAX_LENGTH );
		}
		if ( false === @preg_match( self::delimited( $pattern ), '' ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- the only way to ask whether it compiles.
			return __( 'This is not a regular expression.', 'userfeedback' );
		}
		if ( self::repeats_a_repetition( $pattern ) || self::is_slow( $pattern ) ) {
			return __( 'This regular expression could make pages slow. Please make it simpler.', 'userfeedback' );
		}
		return '';
	}

	/**
	 * Whether a group that holds a repetition or a choice is itself repeated without limit or many times, as in `(a+)+` and `(a|ab){60}`.
	 *
	 * @param string $pattern The pattern.
	 */
	private static function repeats_a_repetition( string $pattern ): bool {
		$plain = (string) preg_replace( array( '/\\\\./s', '/\[[^\]]*\]/' ), 'x', $pattern );
		do {
			if ( 1 === preg_match( '/\([^()]*[+*{|][^()]*\)(?:[+*]|\{(?:\d+,|\d{2,}))/', $plain ) ) {
				return true;
			}
			// What was a group inside of another counts as a repetition there when it held one.
			$plain = (string) preg_replace_callback( '/\(([^()]*)\)/', static fn ( array $group ): string => 1 === preg_match( '/[+*{|]/', $group[1] ) ? 'x+' : 'x', $plain, -1, $groups );
		} while ( $groups > 0 );
		return false;
	}

	/**
	 * Whether the pattern needs too many steps on texts made of its own characters.
	 *
	 * @param string $pattern The pattern.
	 */
	private static function is_slow( string $pattern ): bool {
		$limited = self::delimited( '(*NO_JIT)(*LIMIT_MATCH=' . self::MAX_STEPS . ')' . $pattern );
		$letters = mb_str_split( $pattern );
		$pairs   = array_map( static fn ( string $one, string $next ): string => $one . $next, $letters, array_pad( array_slice( $letters, 1 ), count( $letters ), '' ) );
		foreach ( array( ...array_unique( array( ...$letters, ...$pairs ) ), 'a', '0', 'a=1&' ) as $piece ) {
			preg_match( $limited, str_repeat( $piece, 60 ) . "\n!" );
			if ( PREG_NO_ERROR !== preg_last_error() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The pattern as PHP wants it, between characters that no typed text holds.
	 *
	 * @param string $pattern The pattern.
	 */
	private static function delimited( string $pattern ): string {
		return "\x01" . $pattern . "\x01u";
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys;

/**
 * Checks whether a regular expression may run in every visitor's browser (A114): short, valid and never slow.
 */
final class PatternCheck {

	private const MAX_LENGTH = 200;

	/**
	 * Length of the texts on which the pattern is tried, and the steps allowed: more than the square of the
	 * length, less than its cube. Quadratic time is instant even for the longest text that a browser passes to
	 * a pattern (2,048 characters); cubic time is not.
	 */
	private const PROBE_LENGTH = 120;
	private const MAX_STEPS    = 40000;

	/**
	 * Makes PCRE behave like the engine of a browser: no compiler, and no early exit when a text cannot match.
	 * Otherwise `(…)c` would never run on a text without a c.
	 */
	private const AS_A_BROWSER = '(*NO_JIT)(*NO_START_OPT)(*NO_AUTO_POSSESS)';

	/**
	 * Error in the pattern, or ''.
	 */
	public static function problem( string $pattern ): string {
		if ( mb_strlen( $pattern ) > self::MAX_LENGTH ) {
			return sprintf(
				/* translators: %d: number of characters. */
				__( 'A regular expression may have no more than %d characters.', 'userfeedback' ),
				self::MAX_LENGTH
			);
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
	 * Whether a group that contains a repetition, an option or an alternative is repeated itself, without limit
	 * or many times, as in `(a+)+`, `(?:a?b?){40}` and `(a|ab){60}`. Other patterns can still be slow;
	 * is_slow() tries them.
	 */
	private static function repeats_a_repetition( string $pattern ): bool {
		// A class ends with its first bracket, as browsers read it: for them `[^]` is any character.
		$plain = (string) preg_replace(
			array( '/\\\\./s', '/\[[^\]]*\]/', '/\(\?(?:[:=!]|<[=!]|P?<\w+>)/' ),
			array( 'x', 'x', '(' ),
			$pattern
		);
		do {
			if ( 1 === preg_match( '/\([^()]*[+*?{|][^()]*\)(?:[+*]|\{(?:\d+,|\d{2,}))/', $plain ) ) {
				return true;
			}
			// What was a group inside of another counts as a repetition there when it held one.
			$plain = (string) preg_replace_callback(
				'/\(([^()]*)\)/',
				static fn ( array $group ): string => 1 === preg_match( '/[+*?{|]/', $group[1] ) ? 'x+' : 'x',
				$plain,
				-1,
				$groups
			);
		} while ( $groups > 0 );
		return false;
	}

	/**
	 * Whether the pattern needs too many steps on texts made of its own characters.
	 */
	private static function is_slow( string $pattern ): bool {
		$limited = self::delimited( self::AS_A_BROWSER . '(*LIMIT_MATCH=' . self::MAX_STEPS . ')' . $pattern );
		$letters = mb_str_split( $pattern );
		$pairs   = array_map(
			static fn ( string $one, string $next ): string => $one . $next,
			$letters,
			array_pad( array_slice( $letters, 1 ), count( $letters ), '' )
		);
		foreach ( array_unique( array( ...$letters, ...$pairs, 'a', '0', ' ', 'a=1&' ) ) as $piece ) {
			preg_match( $limited, str_repeat( $piece, intdiv( self::PROBE_LENGTH, mb_strlen( $piece ) ) ) . "\n!" );
			if ( PREG_NO_ERROR !== preg_last_error() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The pattern with delimiters that no typed text contains.
	 */
	private static function delimited( string $pattern ): string {
		return "\x01" . $pattern . "\x01u";
	}
}

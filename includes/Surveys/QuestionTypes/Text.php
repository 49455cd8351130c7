<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Normalizes texts of owners and visitors before they are stored or compared. Nothing is escaped here; output
 * code does that.
 */
final class Text {

	/**
	 * What JavaScript's `\s` matches, as the inside of a character class.
	 */
	public const BLANK = '\x09-\x0D\x20\xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

	/**
	 * One line: control characters become spaces, then trimmed (QST-21).
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function line( string $text ): string {
		return self::trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/u', ' ', $text ) );
	}

	/**
	 * The value of an answer as text, a list with commas.
	 *
	 * @param mixed $value As types read it from their rows.
	 */
	public static function of( mixed $value ): string {
		return is_array( $value )
			? implode( ', ', array_filter( $value, 'is_string' ) )
			: ( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Several lines: line ends become "\n", other control characters but tabs vanish, then trimmed.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function block( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		return self::trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]+/u', '', $text ) );
	}

	/**
	 * Trims what JavaScript's trim() trims, so both sides agree: PHP's trim() keeps no-break spaces. The
	 * look-behind prevents quadratic time on long runs of spaces.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function trim( string $text ): string {
		return (string) preg_replace(
			'/^[' . self::BLANK . ']+|(?<![' . self::BLANK . '])[' . self::BLANK . ']+$/uD',
			'',
			$text
		);
	}
}

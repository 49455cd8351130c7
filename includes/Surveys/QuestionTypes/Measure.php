<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Numbers and days that visitors enter. They are counted as they are, so results can make a distribution of them.
 * Numbers have at most three decimals; in PHP they are whole thousandths, so that no rounding moves them.
 */
final class Measure {

	public const NUMBER = 'number';
	public const DATE   = 'date';

	/**
	 * Largest number, and with a minus the smallest.
	 */
	public const LIMIT = 999_999_999;

	/**
	 * A number as thousandths; null for anything else, for more decimals, and beyond the limit.
	 *
	 * @param mixed $value An int, a float or a decimal text.
	 */
	public static function thousandths( mixed $value ): ?int {
		if ( is_string( $value ) && 1 === preg_match( '/^-?\d{1,9}(?:\.\d{1,3})?$/D', $value ) ) {
			$value = (float) $value;
		}
		if ( ( ! is_int( $value ) && ! is_float( $value ) ) || ! ( abs( $value ) <= self::LIMIT ) ) {
			return null;
		}
		$thousandths = (int) round( $value * 1000 );
		return abs( $value * 1000 - $thousandths ) > 0.001 ? null : $thousandths;
	}

	/**
	 * Thousandths as a number of the wire: a whole one is an int.
	 */
	public static function number( int $thousandths ): int|float {
		return 0 === $thousandths % 1000 ? intdiv( $thousandths, 1000 ) : $thousandths / 1000;
	}

	/**
	 * Under what a number is stored and counted, e.g. `n2.5`. The letter keeps it apart from numbers of scales.
	 */
	public static function number_key( int $thousandths ): string {
		$digits = rtrim( sprintf( '.%03d', abs( $thousandths ) % 1000 ), '0' );
		return 'n' . ( $thousandths < 0 ? '-' : '' ) . intdiv( abs( $thousandths ), 1000 ) . rtrim( $digits, '.' );
	}

	/**
	 * The number of a stored key in thousandths; null of other keys.
	 */
	public static function number_of( string $key ): ?int {
		return str_starts_with( $key, 'n' ) ? self::thousandths( substr( $key, 1 ) ) : null;
	}

	/**
	 * Under what a day is stored and counted, e.g. `d2026-11-21`.
	 */
	public static function day_key( string $day ): string {
		return 'd' . $day;
	}

	/**
	 * The day of a stored key, Y-m-d; null of other keys.
	 */
	public static function day_of( string $key ): ?string {
		$day = substr( $key, 1 );
		return str_starts_with( $key, 'd' ) && self::is_day( $day ) ? $day : null;
	}

	/**
	 * Whether a value is a day of the calendar, Y-m-d.
	 *
	 * @phpstan-assert-if-true =string $value
	 */
	public static function is_day( mixed $value ): bool {
		return is_string( $value )
			&& 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}

	/**
	 * A number as people read it, with its unit.
	 */
	public static function number_in_words( int|float $number, string $unit ): string {
		$decimals = is_int( $number ) ? 0 : strlen( rtrim( sprintf( '%03d', abs( (int) round( $number * 1000 ) ) % 1000 ), '0' ) );
		$text     = number_format_i18n( $number, $decimals );
		/* translators: 1: a number. 2: its unit, e.g. "cups". */
		return '' === $unit ? $text : sprintf( _x( '%1$s %2$s', 'number with unit', 'userfeedback' ), $text, $unit );
	}

	/**
	 * A day as people read it, in the site's format.
	 */
	public static function day_in_words( string $day ): string {
		$format = get_option( 'date_format' );
		$time   = strtotime( $day . ' 12:00 UTC' );
		$text   = false === $time ? false : wp_date(
			is_string( $format ) && '' !== $format ? $format : 'F j, Y',
			$time,
			new \DateTimeZone( 'UTC' )
		);
		return false === $text ? $day : $text;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Results\Week;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Question;

/**
 * What the answers to a question are broken down by: another question, or something about the response.
 *
 * Days and times are grouped here and not by the database, because databases differ in weeks and time zones.
 */
final class Dimension {

	public const QUESTION = 'question';
	public const UNKNOWN  = 'unknown';
	public const OTHER    = 'other';

	/**
	 * Kind of a hidden field. Its columns begin with a sign that UNKNOWN and OTHER do not have.
	 */
	public const FIELD  = 'field';
	private const VALUE = '=';

	private const DEVICES = array( 'desktop', 'mobile', 'tablet', self::UNKNOWN );

	/**
	 * From good to bad.
	 */
	private const SENTIMENTS = array( 'positive', 'mixed', 'neutral', 'negative' );

	/**
	 * Most columns of the kinds that can have any number; the others are one column.
	 */
	private const MOST = array(
		'page'      => 20,
		'country'   => 20,
		self::FIELD => 20,
		'week'      => 60,
		'month'     => 60,
	);

	/**
	 * Columns that were worked out already.
	 *
	 * @var array<string, string>
	 */
	private array $heads = array();

	/**
	 * @param string        $counted     The question whose answers are counted.
	 * @param string        $kind        One of kinds(), QUESTION, FIELD, or day for a trend.
	 * @param Question|null $question    By which the answers are broken down.
	 * @param string        $counted_row How the stored keys of the counted row of a matrix begin, '' for all answers.
	 * @param string        $row         The same of the row by which the answers are broken down.
	 * @param string        $field       Name of the hidden field.
	 */
	public function __construct(
		public readonly string $counted,
		public readonly string $kind,
		public readonly ?Question $question = null,
		public readonly string $counted_row = '',
		public readonly string $row = '',
		public readonly string $field = ''
	) {}

	/**
	 * What every question of a survey can be broken down by.
	 *
	 * @param bool         $country   Whether responses know their country.
	 * @param bool         $languages Whether the survey has several languages.
	 * @param bool         $opinions  Whether texts have sentiments and topics.
	 * @param list<string> $fields    Names of its hidden fields.
	 * @return list<string>
	 */
	public static function kinds(
		bool $country,
		bool $languages = false,
		bool $opinions = false,
		array $fields = array()
	): array {
		$places = $country ? array( 'page', 'country' ) : array( 'page' );
		$spoken = $languages ? array( 'language' ) : array();
		$said   = $opinions ? array( 'sentiment', 'topic' ) : array();
		$fields = array_map( static fn ( string $name ): string => HiddenFields::VALUE . $name, $fields );
		return array( 'device', ...$places, ...$spoken, ...$said, 'weekday', 'hour', 'week', 'month', ...$fields );
	}

	/**
	 * Whether it is something that is said about texts: a response with two texts can be in two columns.
	 */
	public function is_opinion(): bool {
		return in_array( $this->kind, array( 'sentiment', 'topic' ), true );
	}

	/**
	 * The same for the same question.
	 */
	public function key(): string {
		return implode(
			' ',
			array(
				$this->counted . $this->counted_row,
				$this->kind . $this->field,
				( $this->question->id ?? '' ) . $this->row,
				Week::starts_on(),
				wp_timezone_string(),
			)
		);
	}

	/**
	 * The column of a response.
	 *
	 * @param string $stored From CountQuery::cells().
	 */
	public function head( string $stored ): string {
		return $this->heads[ $stored ] ??= match ( $this->kind ) {
			self::QUESTION => $stored,
			'page'         => self::path( $stored ),
			'weekday'      => self::day( $stored )->format( 'w' ),
			'hour'         => self::hour( $stored ),
			'week'         => self::week( $stored ),
			'month'        => substr( $stored, 0, 7 ),
			self::FIELD    => '' === $stored ? self::UNKNOWN : self::VALUE . self::value( $stored ),
			'sentiment'    => Sentiment::of_number( (int) $stored )->value ?? '',
			default        => '' === $stored ? self::UNKNOWN : $stored,
		};
	}

	/**
	 * Columns in their order, the rarest of many as one.
	 *
	 * @param array<array-key, int> $people How many each has.
	 * @return array<string, list<string>> What each consists of.
	 */
	public function columns( array $people ): array {
		$other = isset( $people[ self::OTHER ] ) ? array( self::OTHER ) : array();
		unset( $people[ self::OTHER ] );
		if ( in_array( $this->kind, array( 'page', 'country', 'topic', self::FIELD ), true ) ) {
			arsort( $people );
		} else {
			ksort( $people );
		}
		$keys = array_map( 'strval', array_keys( $people ) );
		if ( 'device' === $this->kind ) {
			$keys = array_values( array_intersect( self::DEVICES, $keys ) );
		} elseif ( 'weekday' === $this->kind ) {
			$first = Week::starts_on();
			$place = static fn ( string $day ): int => ( (int) $day - $first + 7 ) % 7;
			usort( $keys, static fn ( string $a, string $b ): int => $place( $a ) <=> $place( $b ) );
		} elseif ( 'sentiment' === $this->kind ) {
			$keys = array_values( array_intersect( self::SENTIMENTS, $keys ) );
		} elseif ( 'hour' === $this->kind ) {
			sort( $keys, SORT_NUMERIC );
		}
		$most = self::MOST[ $this->kind ] ?? PHP_INT_MAX;
		if ( count( $keys ) > $most ) {
			// Of weeks and months the newest stay.
			$by_day = in_array( $this->kind, array( 'week', 'month' ), true );
			$rest   = $by_day ? array_slice( $keys, 0, -$most ) : array_slice( $keys, $most );
			$keys   = array_values( array_diff( $keys, $rest ) );
			$other  = array( ...$other, ...$rest );
		}
		$columns = array();
		foreach ( $keys as $key ) {
			$columns[ $key ] = array( $key );
		}
		return array() === $other ? $columns : $columns + array( self::OTHER => $other );
	}

	/**
	 * The path of an address, as the filter `page is` compares it.
	 */
	private static function path( string $address ): string {
		if ( '' === $address ) {
			return self::UNKNOWN;
		}
		$slash = strpos( $address, '/', min( 8, strlen( $address ) ) );
		$path  = false === $slash ? '/' : (string) strtok( substr( $address, $slash ), '?#' );
		return '/' . strtolower( trim( $path, '/' ) );
	}

	/**
	 * @param string $stored As JSON has it, without its quotes.
	 */
	private static function value( string $stored ): string {
		$value = json_decode( '"' . $stored . '"' );
		return is_string( $value ) ? $value : $stored;
	}

	/**
	 * First day of its week.
	 */
	private static function week( string $day ): string {
		$date = self::day( $day );
		$back = ( (int) $date->format( 'w' ) - Week::starts_on() + 7 ) % 7;
		return $date->modify( "-$back days" )->format( 'Y-m-d' );
	}

	/**
	 * Hour of the site's day.
	 *
	 * @param string $minute YYYY-MM-DD HH:MM in UTC.
	 */
	private static function hour( string $minute ): string {
		return self::day( $minute )->setTimezone( wp_timezone() )->format( 'G' );
	}

	private static function day( string $moment ): DateTimeImmutable {
		return new DateTimeImmutable( $moment, new DateTimeZone( 'UTC' ) );
	}
}

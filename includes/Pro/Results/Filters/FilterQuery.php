<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use DateTimeImmutable;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Surveys\QuestionTypes\Measure;

/**
 * A filter as a condition of SQL about `r`, a row of responses.
 *
 * A condition about an answer counts rows of one response instead of asking whether one exists: MariaDB and MySQL
 * turn the latter into a join of their choice, which may read all answers of the site.
 *
 * @phpstan-type Condition array{literal-string, list<string|int>}
 */
final class FilterQuery {

	/**
	 * Path and query of the page. The ninth letter stands behind `https://`.
	 */
	private const PATH = "SUBSTR( r.page_url, INSTR( SUBSTR( r.page_url, 9 ), '/' ) + 8 )";

	private const COLUMNS = array(
		'device'   => 'r.device',
		'browser'  => 'r.browser',
		'os'       => 'r.os',
		'country'  => 'r.country',
		'language' => 'r.language',
	);

	/**
	 * No response is older.
	 */
	private const FIRST_HOUR = '2005-01-01 UTC';

	private const TAGS     = '( SELECT COUNT(*) FROM {response_tag} t WHERE t.response_id = r.id';
	private const OPINIONS = '( SELECT COUNT(*) FROM {opinion} o WHERE o.response_id = r.id AND ';

	private const NOTES = '( SELECT COUNT(*) FROM {note} b WHERE b.response_id = r.id )';

	/**
	 * A mark that is there, and one that is not.
	 */
	private const MARKS = array(
		'read'    => array( 'r.is_read = 1', 'r.is_read = 0' ),
		'starred' => array( 'r.starred = 1', 'r.starred = 0' ),
		'note'    => array( self::NOTES . ' > 0', self::NOTES . ' = 0' ),
	);

	/**
	 * The condition; all rows meet that of an empty filter.
	 *
	 * @return Condition
	 */
	public static function where( Filter $filter ): array {
		$all = array( self::page( $filter->page ) );
		foreach ( $filter->columns as $column => $values ) {
			$all[] = match ( $column ) {
				'hour'    => self::hour( $values ),
				'weekday' => self::one_of_numbers( 'DAYOFWEEK( r.submitted_day ) - 1', array(), $values ),
				default   => self::in( self::COLUMNS[ $column ], $values ),
			};
		}
		foreach ( $filter->words as $word ) {
			list( $stands, $likes ) = self::word( $word );
			$all[]                  = array(
				'( SELECT COUNT(*) FROM {answer} f WHERE f.response_id = r.id AND ' . $stands . ' ) > 0',
				$likes,
			);
		}
		if ( null !== $filter->signed_in ) {
			$all[] = array( $filter->signed_in ? 'r.user_id > 0' : 'r.user_id = 0', array() );
		}
		if ( array() !== $filter->tags ) {
			$all[] = self::tags( $filter->tags );
		}
		array_push( $all, ...self::opinions( $filter->opinions ) );
		foreach ( $filter->marks as $mark => $on ) {
			$all[] = array( $on ? self::MARKS[ $mark ][0] : self::MARKS[ $mark ][1], array() );
		}
		foreach ( $filter->fields as $name => $field ) {
			$all[] = FieldQuery::where( $name, $field );
		}
		foreach ( $filter->answers as $question_id => $answer ) {
			$all[] = self::answer( (string) $question_id, $answer );
		}
		return self::all( $all );
	}

	/**
	 * @param non-empty-list<int|'none'> $tags One must be there, or none at all.
	 * @return Condition
	 */
	private static function tags( array $tags ): array {
		$ids = array_values( array_filter( $tags, 'is_int' ) );
		$any = array();
		if ( count( $ids ) < count( $tags ) ) {
			$any[] = self::TAGS . ' ) = 0';
		}
		if ( array() !== $ids ) {
			$any[] = self::TAGS
				. ' AND t.tag_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ) > 0';
		}
		return array( implode( ' OR ', $any ), $ids );
	}

	/**
	 * A sentiment and a topic must be those of one text.
	 *
	 * @param array<'sentiment'|'topic', list<string>> $opinions One of each must be there, or none at all.
	 * @return list<Condition>
	 */
	private static function opinions( array $opinions ): array {
		$texts = array();
		$all   = array();
		foreach ( $opinions as $about => $values ) {
			$is     = 'sentiment' === $about;
			$chosen = array_values( array_diff( $values, array( FilterInput::NONE ) ) );
			$in     = array() === $chosen ? null : array(
				( $is ? 'o.sentiment IN ( ' : 'o.topic_id IN ( ' )
					. implode( ', ', array_fill( 0, count( $chosen ), '%d' ) )
					. ' )',
				array_map(
					static fn ( string $value ): int => $is
						? Sentiment::tryFrom( $value )?->number() ?? 0
						: (int) $value,
					$chosen
				),
			);
			if ( null !== $in && count( $chosen ) === count( $values ) ) {
				$texts[] = $in;
				continue;
			}
			$none  = self::OPINIONS . ( $is ? 'o.sentiment > 0 ) = 0' : 'o.topic_id > 0 ) = 0' );
			$all[] = null === $in
				? array( $none, array() )
				: array( $none . ' OR ' . self::OPINIONS . $in[0] . ' ) > 0', $in[1] );
		}
		if ( array() !== $texts ) {
			list( $sql, $values ) = self::all( $texts );
			$all[]                = array( self::OPINIONS . $sql . ' ) > 0', $values );
		}
		return $all;
	}

	/**
	 * @param array<'is'|'contains'|'starts', list<string>> $page Paths; one must match.
	 * @return Condition
	 */
	private static function page( array $page ): array {
		$any    = array();
		$values = array();
		foreach ( $page as $compare => $paths ) {
			foreach ( $paths as $path ) {
				$path = self::path( $path, 'contains' !== $compare );
				// Most addresses do not have it anywhere, and to cut out a path takes longer.
				$within   = 'r.page_url LIKE %s AND ';
				$values[] = '%' . self::like( 'is' === $compare ? rtrim( $path, '/' ) : $path ) . '%';
				if ( 'is' === $compare ) {
					$path  = rtrim( $path, '/' );
					$any[] = $within
						. '( '
						. self::PATH
						. ' IN ( %s, %s )'
						. str_repeat( ' OR ' . self::PATH . ' LIKE %s', 4 )
						. ' )';
					$like  = self::like( $path );
					array_push( $values, $path, $path . '/', $like . '?%', $like . '/?%', $like . '#%', $like . '/#%' );
				} else {
					$any[]    = $within . self::PATH . ' LIKE %s';
					$values[] = ( 'contains' === $compare ? '%' : '' ) . self::like( $path ) . '%';
				}
			}
		}
		return array() === $any
			? array( '1 = 1', array() )
			: array( "r.page_url <> '' AND ( " . implode( ' OR ', $any ) . ' )', $values );
	}

	/**
	 * A path as addresses contain it: without the host, and with signs that an address does not have as percents.
	 *
	 * @param bool $whole Whether it is the beginning of the path.
	 */
	private static function path( string $given, bool $whole ): string {
		$path = (string) preg_replace( '#^https?://[^/]*#i', '', $given );
		$path = $whole && ! str_starts_with( $path, '/' ) ? '/' . $path : $path;
		return (string) preg_replace_callback(
			'/[^\x21-\x7E]+/',
			static fn ( array $part ): string => rawurlencode( $part[0] ),
			$path
		);
	}

	/**
	 * @return Condition
	 */
	private static function answer( string $question_id, AnswerFilter $answer ): array {
		$all = array();
		if ( $answer->skipped ) {
			$all[] = self::rows( $question_id, '= 0' );
		}
		if ( array() !== $answer->any ) {
			$all[] = self::rows( $question_id, '> 0', self::in( 'f.value_key', $answer->any ) );
		}
		if ( array() !== $answer->not ) {
			$all[] = self::rows( $question_id, '> 0' );
			$all[] = self::rows( $question_id, '= 0', self::in( 'f.value_key', $answer->not ) );
		}
		$numbers = $answer->numbers();
		if ( null !== $numbers ) {
			$all[] = array() === $numbers
				? array( '1 = 0', array() )
				: self::rows( $question_id, '> 0', self::in( 'f.value_key', $numbers ) );
		}
		if ( null !== $answer->min ) {
			$all[] = self::rows( $question_id, '> 0', self::measured( '>=', $answer->min ) );
		}
		if ( null !== $answer->max ) {
			$all[] = self::rows( $question_id, '> 0', self::measured( '<=', $answer->max ) );
		}
		if ( array() !== $answer->contains ) {
			$all[] = self::rows( $question_id, '> 0', self::words( $answer->contains ) );
		}
		if ( array() !== $answer->lacks ) {
			$all[] = self::rows( $question_id, '> 0' );
			$all[] = self::rows( $question_id, '= 0', self::words( $answer->lacks ) );
		}
		if ( $answer->comment ) {
			$all[] = self::rows( $question_id, '> 0', array( 'f.extra LIKE %s', array( '%"comments":%' ) ) );
		}
		return self::all( $all );
	}

	/**
	 * An entered number or day at one side of a limit; their keys begin with a letter each (Measure).
	 *
	 * @param '>='|'<=' $compare Side.
	 * @return Condition
	 */
	private static function measured( string $compare, string $limit ): array {
		return Measure::is_day( $limit )
			? array(
				"SUBSTR( f.value_key, 1, 1 ) = 'd' AND SUBSTR( f.value_key, 2 ) " . $compare . ' %s',
				array( $limit ),
			)
			: array(
				"SUBSTR( f.value_key, 1, 1 ) = 'n' AND CAST( SUBSTR( f.value_key, 2 ) AS DECIMAL( 15, 3 ) ) "
					. $compare
					. ' CAST( %s AS DECIMAL( 15, 3 ) )',
				array( $limit ),
			);
	}

	/**
	 * How many rows of an answer meet a condition.
	 *
	 * @param literal-string $number   What their number must be.
	 * @param Condition|null $matching Null for all rows.
	 * @return Condition
	 */
	private static function rows( string $question_id, string $number, ?array $matching = null ): array {
		$matching ??= array( '1 = 1', array() );
		return array(
			'( SELECT COUNT(*) FROM {answer} f WHERE f.response_id = r.id AND f.question_id = %s AND '
				. $matching[0]
				. ' ) '
				. $number,
			array( $question_id, ...$matching[1] ),
		);
	}

	/**
	 * @param list<string> $words All must stand in the answer, in any order.
	 * @return Condition
	 */
	private static function words( array $words ): array {
		return self::all( array_map( self::word( ... ), $words ) );
	}

	/**
	 * @param string $word Must stand in answer, comment or name.
	 * @return Condition
	 */
	private static function word( string $word ): array {
		return AnswerSearchQuery::contains( $word, '1 = 1', 'f' );
	}

	/**
	 * The hour in the site's time zone of today. Databases often have no time zones, so PHP names the moments when
	 * the offset of the site changed, and the hour is that of a number of minutes, because SQLite adds none to a date.
	 *
	 * @param list<string> $hours One must be it.
	 * @return Condition
	 */
	private static function hour( array $hours ): array {
		$zone    = wp_timezone();
		$changes = $zone->getTransitions( (int) strtotime( self::FIRST_HOUR ), time() + 2 * YEAR_IN_SECONDS );
		$changes = false === $changes ? array() : $changes;
		$offset  = '';
		$values  = array();
		foreach ( array_reverse( array_slice( $changes, 1 ) ) as $change ) {
			$offset  .= ' WHEN r.submitted_at >= %s THEN %d';
			$values[] = gmdate( 'Y-m-d H:i:s', $change['ts'] );
			$values[] = intdiv( $change['offset'], MINUTE_IN_SECONDS );
		}
		// Zones like +05:30 never change.
		$values[] = intdiv( $changes[0]['offset'] ?? $zone->getOffset( new DateTimeImmutable() ), MINUTE_IN_SECONDS );
		$offset   = '' === $offset ? '%d' : 'CASE' . $offset . ' ELSE %d END';
		return self::one_of_numbers(
			'ROUND( ( ( SUBSTR( r.submitted_at, 12, 2 ) * 60 + SUBSTR( r.submitted_at, 15, 2 ) + 1440 + '
				. $offset
				. ' ) % 1440 - 29.5 ) / 60 )',
			$values,
			$hours
		);
	}

	/**
	 * SQLite compares no number with a text.
	 *
	 * @param literal-string   $number  Of a response.
	 * @param list<string|int> $values  Its placeholders.
	 * @param list<string>     $numbers One must be it.
	 * @return Condition
	 */
	private static function one_of_numbers( string $number, array $values, array $numbers ): array {
		return array(
			$number . ' IN ( ' . implode( ', ', array_fill( 0, count( $numbers ), '%d' ) ) . ' )',
			array( ...$values, ...array_map( 'intval', $numbers ) ),
		);
	}

	/**
	 * @param literal-string $column Of a table.
	 * @param list<string>   $values At least one.
	 * @return Condition
	 */
	private static function in( string $column, array $values ): array {
		return array(
			$column . ' IN ( ' . implode( ', ', array_fill( 0, count( $values ), '%s' ) ) . ' )',
			$values,
		);
	}

	/**
	 * @param list<Condition> $conditions Any.
	 * @return Condition
	 */
	private static function all( array $conditions ): array {
		$sql    = '1 = 1';
		$values = array();
		foreach ( $conditions as $condition ) {
			$sql .= ' AND ( ' . $condition[0] . ' )';
			array_push( $values, ...$condition[1] );
		}
		return array( $sql, $values );
	}

	private static function like( string $text ): string {
		return addcslashes( $text, '_%\\' );
	}
}

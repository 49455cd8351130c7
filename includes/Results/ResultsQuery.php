<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;

/**
 * Reads counters. The cost depends on days and options, never on the number of responses. Sums over all surveys
 * leave out those in the trash.
 *
 * @phpstan-import-type Days from DataPoints
 */
final class ResultsQuery {

	private const KEPT = " IN ( 'draft', 'publish' ) ";

	/**
	 * Surveys that the reader reaches; author() has the values.
	 */
	private const OF_AUTHOR = 'AND ( %d = 0 OR s.author = %d ) ';

	public function __construct( private Database $database ) {}

	/**
	 * For the placeholders of OF_AUTHOR.
	 *
	 * @return array{int, int}
	 */
	private static function author(): array {
		$author = SurveyScope::author();
		return array( null === $author ? 0 : 1, $author ?? 0 );
	}

	/**
	 * Published responses and impressions by day, of one survey or of all; days without any are missing.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return Days
	 */
	public function days( ?int $survey_id, string $from, string $to ): array {
		$rows = null === $survey_id
			? $this->database->rows(
				'SELECT c.metric, c.day, SUM(c.total) AS total FROM {counter} c JOIN {survey} s ON s.id = c.survey_id AND s.status'
					. self::KEPT
					. self::OF_AUTHOR
					. "WHERE c.metric IN ( 'publish', 'impression' ) AND c.day BETWEEN %s AND %s GROUP BY c.metric, c.day",
				array( ...self::author(), $from, $to )
			)
			: $this->database->rows(
				"SELECT metric, day, total FROM {counter} WHERE survey_id = %d AND metric IN ( 'impression', 'publish' ) AND day BETWEEN %s AND %s",
				array( $survey_id, $from, $to )
			);
		$days = array(
			'publish'    => array(),
			'impression' => array(),
		);
		foreach ( $rows as $row ) {
			$metric = 'publish' === $row['metric'] ? 'publish' : 'impression';

			$days[ $metric ][ (string) $row['day'] ] = (int) $row['total'];
		}
		return $days;
	}

	/**
	 * Counts of each survey in a range and in the days before it.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return array<int, array{publish: int, impression: int, publish_before: int, impression_before: int, trend: array<string, int>}> By survey; trend: responses by day, in a long range by month.
	 */
	public function by_survey( ?int $survey_id, Range $range ): array {
		$date    = 'day' === $range->step() ? 'day' : 'SUBSTR(day, 1, 7)';
		$rows    = $this->database->rows(
			'SELECT survey_id, metric, CASE WHEN day < %s THEN 1 ELSE 0 END AS earlier, ' . $date . " AS date, SUM(total) AS total FROM {counter} WHERE metric IN ( 'publish', 'impression' ) AND day BETWEEN %s AND %s AND survey_id BETWEEN %d AND %d GROUP BY survey_id, metric, earlier, date",
			array(
				$range->start(),
				$range->before()->start(),
				$range->end(),
				$survey_id ?? 0,
				$survey_id ?? PHP_INT_MAX,
			)
		);
		$surveys = array();
		foreach ( $rows as $row ) {
			$survey               = (int) $row['survey_id'];
			$metric               = 'publish' === $row['metric'] ? 'publish' : 'impression';
			$surveys[ $survey ] ??= array(
				'publish'           => 0,
				'impression'        => 0,
				'publish_before'    => 0,
				'impression_before' => 0,
				'trend'             => array(),
			);
			if ( 0 !== (int) $row['earlier'] ) {
				$surveys[ $survey ][ $metric . '_before' ] += (int) $row['total'];
				continue;
			}
			$surveys[ $survey ][ $metric ] += (int) $row['total'];
			if ( 'publish' === $metric ) {
				$surveys[ $survey ]['trend'][ (string) $row['date'] ] = (int) $row['total'];
			}
		}
		return $surveys;
	}

	/**
	 * Surveys of the overview, with the moment of their last published response.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return list<array{id: int, title: string, type: string, status: string, publish_at: string|null, last_response_at: string|null, collecting_since: string|null}>
	 */
	public function surveys( ?int $survey_id ): array {
		$author  = self::author();
		$columns = "SELECT s.id, s.title, s.type, s.status, s.publish_at, ( SELECT r.submitted_at FROM {response} r WHERE r.survey_id = s.id AND r.status = 'publish' ORDER BY r.submitted_day DESC, r.submitted_at DESC LIMIT 1 ) AS last_response_at, s.published_at, ( SELECT c.day FROM {counter} c WHERE c.survey_id = s.id AND c.metric = 'publish' ORDER BY c.day LIMIT 1 ) AS first_day FROM {survey} s WHERE s.status"
			. self::KEPT
			. self::OF_AUTHOR;
		$rows    = null === $survey_id
			? $this->database->rows( $columns . 'ORDER BY s.id DESC', $author )
			: $this->database->rows( $columns . 'AND s.id = %d', array( ...$author, $survey_id ) );
		return array_map(
			static fn ( array $row ): array => array(
				'id'               => (int) $row['id'],
				'title'            => (string) $row['title'],
				'type'             => (string) $row['type'],
				'status'           => (string) $row['status'],
				'publish_at'       => Moment::of_column( $row['publish_at'] ),
				'last_response_at' => Moment::of_column( $row['last_response_at'] ),
				'collecting_since' => self::since( self::site_day( $row['published_at'] ), $row['first_day'] ),
			),
			$rows
		);
	}

	/**
	 * Moment of the last published response of a survey of any status, ISO 8601.
	 */
	public function last_response( int $survey_id ): ?string {
		return Moment::of_column(
			$this->database->value(
				"SELECT submitted_at FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY submitted_day DESC, submitted_at DESC LIMIT 1",
				array( $survey_id )
			)
		);
	}

	/**
	 * All-time sums of a metric by survey.
	 *
	 * @param 'publish'|'trash'|'impression' $metric    The metric.
	 * @param int|null                       $survey_id One survey, or null for all.
	 * @return array<int, int> By survey; a survey without any is missing.
	 */
	public function all_time( string $metric, ?int $survey_id ): array {
		$rows = null === $survey_id
			? $this->database->rows(
				'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s GROUP BY survey_id',
				array( $metric )
			)
			: $this->database->rows(
				'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s AND survey_id = %d GROUP BY survey_id',
				array( $metric, $survey_id )
			);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['survey_id'] ] = (int) $row['total'];
		}
		return $sums;
	}

	/**
	 * Sum of a metric of a survey over some days.
	 *
	 * @param 'publish'|'trash'|'impression' $metric The metric.
	 */
	public function sum( int $survey_id, string $metric, Range $range ): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE survey_id = %d AND day BETWEEN %s AND %s AND metric = %s',
			array( $survey_id, $range->start(), $range->end(), $metric )
		);
	}

	/**
	 * First day on which a survey could have responses that are kept: that of its publication, or of its first
	 * response where that is earlier, unless older ones were deleted. Null while there is neither.
	 */
	public function collecting_since( Survey $survey ): ?string {
		return self::since(
			$survey->published_at?->setTimezone( wp_timezone() )->format( 'Y-m-d' ),
			$this->database->value(
				"SELECT day FROM {counter} WHERE survey_id = %d AND metric = 'publish' ORDER BY day LIMIT 1",
				array( $survey->id )
			)
		);
	}

	/**
	 * Asked and answered in a range.
	 *
	 * @return array<array-key, Tally> By question; one that nobody was asked is missing.
	 */
	public function tallies( int $survey_id, Range $range ): array {
		$rows   = $this->database->rows(
			"SELECT metric, question_id, value_key, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND day BETWEEN %s AND %s AND metric IN ( 'answered', 'asked', 'value' ) GROUP BY metric, question_id, value_key HAVING SUM(total) > 0",
			array( $survey_id, $range->start(), $range->end() )
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$question = (string) $row['question_id'];
			$metric   = (string) $row['metric'];

			$counts[ $question ][ $metric ][ (string) $row['value_key'] ] = (int) $row['total'];
		}
		return array_map(
			static fn ( array $of ): Tally => new Tally(
				$of['asked'][''] ?? 0,
				$of['answered'][''] ?? 0,
				$of['value'] ?? array()
			),
			$counts
		);
	}

	/**
	 * Answered, of several surveys, in a range and in the days before it.
	 *
	 * @param list<int> $ids The surveys; at least one.
	 * @return array<int, array{now: array<array-key, Tally>, before: array<array-key, Tally>}> By survey, then by question; without `asked`.
	 */
	public function compared_tallies( array $ids, Range $range ): array {
		$rows   = $this->database->rows(
			'SELECT survey_id, question_id, value_key, metric, CASE WHEN day < %s THEN 1 ELSE 0 END AS earlier, SUM(total) AS total FROM {counter} WHERE survey_id IN ('
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) )
				. ") AND metric IN ( 'answered', 'value' ) AND day BETWEEN %s AND %s GROUP BY survey_id, question_id, value_key, metric, earlier HAVING SUM(total) > 0",
			array( $range->start(), ...$ids, $range->before()->start(), $range->end() )
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$when     = 0 === (int) $row['earlier'] ? 'now' : 'before';
			$question = (string) $row['question_id'];
			$metric   = (string) $row['metric'];

			$counts[ (int) $row['survey_id'] ][ $when ][ $question ][ $metric ][ (string) $row['value_key'] ] = (int) $row['total'];
		}
		$tallies = static fn ( array $questions ): array => array_map(
			static fn ( array $of ): Tally => new Tally( 0, $of['answered'][''] ?? 0, $of['value'] ?? array() ),
			$questions
		);
		return array_map(
			static fn ( array $of ): array => array(
				'now'    => $tallies( $of['now'] ?? array() ),
				'before' => $tallies( $of['before'] ?? array() ),
			),
			$counts
		);
	}

	/**
	 * The day of the site at a moment.
	 *
	 * @param string|null $column UTC, as stored.
	 */
	private static function site_day( ?string $column ): ?string {
		return null === $column
			? null
			: ( new DateTimeImmutable( $column, new DateTimeZone( 'UTC' ) ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}

	/**
	 * The earlier day of those that there are, but none of which responses were deleted.
	 */
	private static function since( ?string ...$days ): ?string {
		$known = array_filter( $days, 'is_string' );
		return array() === $known ? null : max( min( $known ), KeptSince::day() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;

/**
 * Rows and figures of the survey list.
 */
final class SurveyListQuery {

	private const LAST_RESPONSE = 'ORDER BY ( SELECT MAX( submitted_day ) FROM {response} WHERE survey_id = {survey}.id AND status = \'publish\' )';

	/**
	 * SQL for each order. Nothing from the request gets into SQL (SEC-Q1).
	 */
	private const ORDERS = array(
		'id asc'             => 'ORDER BY id ASC',
		'id desc'            => 'ORDER BY id DESC',
		'title asc'          => 'ORDER BY title ASC, id DESC',
		'title desc'         => 'ORDER BY title DESC, id DESC',
		'status asc'         => 'ORDER BY status ASC, id DESC',
		'status desc'        => 'ORDER BY status DESC, id DESC',
		'created_at asc'     => 'ORDER BY created_at ASC, id ASC',
		'created_at desc'    => 'ORDER BY created_at DESC, id DESC',
		'last_response asc'  => self::LAST_RESPONSE . ' ASC, id ASC',
		'last_response desc' => self::LAST_RESPONSE . ' DESC, id DESC',
	);

	/**
	 * Filters of the list (A84).
	 */
	public const STATUSES = array( 'all', 'publish', 'scheduled', 'draft', 'trash' );

	/**
	 * SQL for each filter: All and Published of A84, A37.
	 */
	private const FILTERS = array(
		'all'       => "status IN ( 'draft', 'publish' )",
		'publish'   => "status = 'publish' AND ( publish_at IS NULL OR publish_at <= %s )",
		'scheduled' => "status = 'publish' AND publish_at > %s",
		'draft'     => "status = 'draft'",
		'trash'     => "status = 'trash'",
	);

	/**
	 * Whose surveys the reader reaches; author() has the values.
	 */
	private const OF_AUTHOR = ' AND ( %d = 0 OR author = %d ) ';

	public function __construct( private Database $database ) {}

	/**
	 * One page of surveys without their questions.
	 *
	 * @param string $filter all, publish, scheduled, draft or trash.
	 * @param string $search In the title; '' for all.
	 * @param string $order  E.g. `id desc`.
	 * @return list<array<string, string|null>>
	 */
	public function page(
		string $filter,
		string $search,
		string $order,
		int $limit,
		int $offset,
		DateTimeImmutable $now
	): array {
		$where  = self::FILTERS[ $filter ] ?? self::FILTERS['all'];
		$values = self::values( $where, $search, $now );
		return $this->database->rows(
			'SELECT id, title, type, status, settings, publish_at, created_at FROM {survey} WHERE '
				. $where
				. ' AND title LIKE %s'
				. self::OF_AUTHOR
				. ( self::ORDERS[ $order ] ?? self::ORDERS['id desc'] )
				. ' LIMIT %d OFFSET %d',
			array( ...$values, $limit, $offset )
		);
	}

	/**
	 * Number of surveys of a filter that a search finds.
	 *
	 * @param string $filter all, publish, scheduled, draft or trash.
	 */
	public function found( string $filter, string $search, DateTimeImmutable $now ): int {
		$where = self::FILTERS[ $filter ] ?? self::FILTERS['all'];
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM {survey} WHERE ' . $where . ' AND title LIKE %s' . self::OF_AUTHOR,
			self::values( $where, $search, $now )
		);
	}

	/**
	 * For the placeholders of a filter and the search.
	 *
	 * @return list<string|int>
	 */
	private static function values( string $where, string $search, DateTimeImmutable $now ): array {
		return array(
			...( str_contains( $where, '%s' ) ? array( self::column( $now ) ) : array() ),
			'%' . addcslashes( $search, '_%\\' ) . '%',
			...self::author(),
		);
	}

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
	 * Number of surveys of every filter.
	 *
	 * @return array{all: int, publish: int, scheduled: int, draft: int, trash: int}
	 */
	public function totals( DateTimeImmutable $now ): array {
		$rows   = $this->database->rows(
			'SELECT status, CASE WHEN publish_at > %s THEN 1 ELSE 0 END AS later, COUNT(*) AS surveys FROM {survey} WHERE 1 = 1' . self::OF_AUTHOR . 'GROUP BY status, later',
			array( self::column( $now ), ...self::author() )
		);
		$totals = array(
			'all'       => 0,
			'publish'   => 0,
			'scheduled' => 0,
			'draft'     => 0,
			'trash'     => 0,
		);
		foreach ( $rows as $row ) {
			$key = Survey::PUBLISH === $row['status'] && '1' === $row['later'] ? 'scheduled' : (string) $row['status'];
			if ( ! isset( $totals[ $key ] ) ) {
				continue;
			}
			$totals[ $key ] += (int) $row['surveys'];
			if ( Survey::TRASH !== $key ) {
				$totals['all'] += (int) $row['surveys'];
			}
		}
		return $totals;
	}

	/**
	 * All-time sums of a metric for some surveys, in one query over counters.
	 *
	 * @param 'publish'|'impression' $metric Published responses or impressions.
	 * @param list<int>              $ids    The surveys.
	 * @return array<int, int> By survey; a survey without any is missing.
	 */
	public function totals_of( string $metric, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows   = $this->database->rows(
			'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s AND survey_id IN ('
				. implode(
					',',
					array_fill( 0, count( $ids ), '%d' )
				) . ') GROUP BY survey_id',
			array( $metric, ...$ids )
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = (int) $row['total'];
		}
		return $counts;
	}

	/**
	 * On which day some surveys got their newest published response. The index of arrivals has it at once.
	 *
	 * @param list<int> $ids The surveys.
	 * @return array<int, string|null> YYYY-MM-DD in the site's time zone, by survey; a survey without any is missing.
	 */
	public function last_responses( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->database->rows(
			'SELECT survey_id, MAX( submitted_day ) AS last FROM {response} WHERE status = %s AND survey_id IN ('
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ') GROUP BY survey_id',
			array( 'publish', ...$ids )
		);
		return array_combine(
			array_map( 'intval', array_column( $rows, 'survey_id' ) ),
			array_column( $rows, 'last' )
		);
	}

	/**
	 * A time in column format.
	 */
	private static function column( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}

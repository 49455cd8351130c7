<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Finds the responses of a page of the list. All orders but that of page titles are orders of arrival: by the
 * site's day, then time, then id, like the index `arrival`. The counters give the number of responses per day,
 * so a query looks for a deep page only within its day, however large the survey is.
 *
 * @phpstan-type ResponseRow array<string, string|null>
 */
final class ResponsesQuery {

	public function __construct( private Database $database ) {}

	/**
	 * All-time totals of a survey.
	 *
	 * @return array{publish: int, trash: int}
	 */
	public function totals( int $survey_id ): array {
		$totals = array(
			'publish' => 0,
			'trash'   => 0,
		);
		foreach ( $this->database->rows(
			"SELECT metric, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND metric IN ( 'publish', 'trash' ) GROUP BY metric",
			array( $survey_id )
		) as $row ) {
			$totals[ 'trash' === $row['metric'] ? 'trash' : 'publish' ] = max( 0, (int) $row['total'] );
		}
		return $totals;
	}

	/**
	 * A page of responses in order of arrival.
	 *
	 * @param list<'publish'|'trash'> $statuses Those that are asked for.
	 * @param int                     $total    How many they are, from totals().
	 * @return list<ResponseRow> In order.
	 */
	public function page(
		int $survey_id,
		array $statuses,
		int $total,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$limit = min( $limit, $total - $offset );
		if ( $limit < 1 || array() === $statuses ) {
			return array();
		}
		// From the nearer end of all, and there from the nearer end of the day that holds the page.
		$from_end = $offset > $total - $offset - $limit;
		$backward = $descending !== $from_end;
		$skip     = $from_end ? $total - $offset - $limit : $offset;
		$day      = null;
		$counts   = array();
		if ( $skip > 0 ) {
			list( $day, $skip, $counts ) = $this->day_at( $survey_id, $statuses, $backward, $skip );
		}
		$behind = array_sum( $counts ) - $skip - $limit;
		$turned = $behind >= 0 && $behind < $skip;
		if ( $behind >= 0 ) {
			// The page lies within the day: a status without any there need not be asked.
			$there    = array_values(
				array_filter( $statuses, static fn ( string $status ): bool => ( $counts[ $status ] ?? 0 ) > 0 )
			);
			$statuses = array() === $there ? $statuses : $there;
		}
		$ids      = $this->ids(
			$survey_id,
			$statuses,
			$day,
			$counts,
			$turned !== $backward,
			$limit,
			$turned ? $behind : $skip
		);
		$reversed = $turned !== $from_end;
		return $this->rows( $reversed ? array_reverse( $ids ) : $ids );
	}

	/**
	 * A page of responses by status, within each in order of arrival.
	 *
	 * @param list<'publish'|'trash'> $statuses Those that are asked for, in the order publish, trash.
	 * @param array{publish: int, trash: int} $totals   From totals().
	 * @return list<ResponseRow> In order.
	 */
	public function page_by_status(
		int $survey_id,
		array $statuses,
		array $totals,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$rows = array();
		foreach ( $descending ? array_reverse( $statuses ) : $statuses as $status ) {
			$left = $limit - count( $rows );
			if ( $offset < $totals[ $status ] && $left > 0 ) {
				array_push(
					$rows,
					...$this->page( $survey_id, array( $status ), $totals[ $status ], $descending, $left, $offset )
				);
			}
			$offset = max( 0, $offset - $totals[ $status ] );
		}
		return $rows;
	}

	/**
	 * A page of responses by the title of their page. The database sorts them all: ask for few.
	 *
	 * @param list<'publish'|'trash'> $statuses Those that are asked for.
	 * @return list<ResponseRow> In order.
	 */
	public function page_by_title( int $survey_id, array $statuses, bool $descending, int $limit, int $offset ): array {
		$order = $descending ? 'ORDER BY page_title DESC, id DESC' : 'ORDER BY page_title ASC, id ASC';
		return $this->rows(
			$this->column(
				'SELECT id FROM {response} WHERE survey_id = %d AND status IN ( %s, %s ) '
					. $order
					. ' LIMIT %d OFFSET %d',
				array( $survey_id, $statuses[0] ?? '', $statuses[1] ?? $statuses[0] ?? '', $limit, $offset )
			)
		);
	}

	/**
	 * The day of the response at an offset.
	 *
	 * @param non-empty-list<'publish'|'trash'> $statuses Those that are asked for.
	 * @param bool                              $backward From the newest day on, else from the oldest.
	 * @return array{string|null, int, array<string, int>} The day, null when the counters know of none; responses of this day before it; all of this day, by status.
	 */
	private function day_at( int $survey_id, array $statuses, bool $backward, int $skip ): array {
		$days = $this->database->rows(
			"SELECT day, SUM(CASE WHEN metric = 'publish' THEN total ELSE 0 END) AS publish, SUM(CASE WHEN metric = 'trash' THEN total ELSE 0 END) AS trash FROM {counter} WHERE survey_id = %d AND metric IN ( %s, %s ) GROUP BY day "
				. ( $backward ? 'ORDER BY day DESC' : 'ORDER BY day ASC' ),
			array( $survey_id, $statuses[0], $statuses[1] ?? $statuses[0] )
		);
		$left = $skip;
		foreach ( $days as $day ) {
			$counts = array(
				'publish' => max( 0, (int) $day['publish'] ),
				'trash'   => max( 0, (int) $day['trash'] ),
			);
			if ( $left < array_sum( $counts ) ) {
				return array( $day['day'], $left, $counts );
			}
			$left -= array_sum( $counts );
		}
		return array( null, $skip, array() );
	}

	/**
	 * Ids in order of arrival.
	 *
	 * @param non-empty-list<'publish'|'trash'> $statuses Those that are asked for.
	 * @param string|null                       $day      Day to begin with, null for the first.
	 * @param array<string, int>                $counts   Responses of this day by status, [] when not known.
	 * @param int                               $offset   How many to pass over.
	 * @return list<int>
	 */
	private function ids(
		int $survey_id,
		array $statuses,
		?string $day,
		array $counts,
		bool $backward,
		int $limit,
		int $offset
	): array {
		if ( $backward ) {
			$day ??= '9999-12-31';
			$one   = 'SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day <= %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d OFFSET %d';
			$order = 'ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d OFFSET %d';
		} else {
			$day ??= '1000-01-01';
			$one   = 'SELECT id, submitted_day, submitted_at FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day >= %s ORDER BY submitted_day ASC, submitted_at ASC, id ASC LIMIT %d OFFSET %d';
			$order = 'ORDER BY submitted_day ASC, submitted_at ASC, id ASC LIMIT %d OFFSET %d';
		}
		if ( 1 === count( $statuses ) ) {
			return $this->column( $one, array( $survey_id, $statuses[0], $day, $limit, $offset ) );
		}
		// Each status comes in order from the index; what lies around the page is merged. With t
		// responses of the other status in the day, the first offset - t come before the page for
		// certain; behind those of the day itself, no more than a page is needed.
		$values = array();
		$passed = 0;
		foreach ( $statuses as $status ) {
			$certain = array() === $counts ? 0 : max( 0, $offset - array_sum( $counts ) + $counts[ $status ] );
			$around  = array() === $counts ? $offset : min( $offset, $counts[ $status ] ) - $certain;
			$passed += $certain;
			array_push( $values, $survey_id, $status, $day, $around + $limit, $certain );
		}
		return $this->column(
			'SELECT id FROM ( SELECT * FROM ( '
				. $one
				. ' ) p UNION ALL SELECT * FROM ( '
				. $one
				. ' ) t ) m '
				. $order,
			array( ...$values, $limit, $offset - $passed )
		);
	}

	/**
	 * Ids of a query.
	 *
	 * @param literal-string   $sql    Selects ids.
	 * @param list<string|int> $values For the placeholders.
	 * @return list<int>
	 */
	private function column( string $sql, array $values ): array {
		return array_map( static fn ( array $row ): int => (int) $row['id'], $this->database->rows( $sql, $values ) );
	}

	/**
	 * Rows of ids, in their order.
	 *
	 * @param list<int> $ids The responses.
	 * @return list<ResponseRow>
	 */
	private function rows( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array();
		foreach ( $this->database->rows(
			'SELECT id, survey_id, status, submitted_at, page_id, page_url, page_title, ip, browser, os, device FROM {response} WHERE id IN ( ' . implode(
				',',
				array_fill( 0, count( $ids ), '%d' )
			) . ' )',
			$ids
		) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		$ordered = array();
		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$ordered[] = $rows[ $id ];
			}
		}
		return $ordered;
	}
}

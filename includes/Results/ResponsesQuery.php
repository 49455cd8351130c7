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
	 * Published responses that nobody has read.
	 *
	 * @param int $survey_id 0 for all surveys.
	 */
	public function unread( int $survey_id ): int {
		$sum = "SELECT SUM( CASE WHEN metric = 'publish' THEN total ELSE -total END ) FROM {counter} WHERE metric IN ( 'publish', 'read' ) AND ";
		return max(
			0,
			(int) (
				0 === $survey_id
					? $this->database->value( $sum . "survey_id IN ( SELECT id FROM {survey} WHERE status <> 'deleted' )" )
					: $this->database->value( $sum . 'survey_id = %d', array( $survey_id ) )
			)
		);
	}

	/**
	 * A page of responses in order of arrival.
	 *
	 * @param 'publish'|'trash' $status Of all of them.
	 * @param int               $total  How many they are, from totals().
	 * @return list<ResponseRow> In order.
	 */
	public function page(
		int $survey_id,
		string $status,
		int $total,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$limit = min( $limit, $total - $offset );
		if ( $limit < 1 ) {
			return array();
		}
		// From the nearer end of all, and there from the nearer end of the day that holds the page.
		$from_end = $offset > $total - $offset - $limit;
		$backward = $descending !== $from_end;
		$skip     = $from_end ? $total - $offset - $limit : $offset;
		$day      = null;
		$of_day   = 0;
		if ( $skip > 0 ) {
			list( $day, $skip, $of_day ) = $this->day_at( $survey_id, $status, $backward, $skip );
		}
		$behind   = $of_day - $skip - $limit;
		$turned   = $behind >= 0 && $behind < $skip;
		$ids      = $this->ids( $survey_id, $status, $day, $turned !== $backward, $limit, $turned ? $behind : $skip );
		$reversed = $turned !== $from_end;
		return $this->rows( $reversed ? array_reverse( $ids ) : $ids );
	}

	/**
	 * A page of responses by the title of their page. The database sorts them all: ask for few.
	 *
	 * @param 'publish'|'trash' $status Of all of them.
	 * @return list<ResponseRow> In order.
	 */
	public function page_by_title( int $survey_id, string $status, bool $descending, int $limit, int $offset ): array {
		$order = $descending ? 'ORDER BY page_title DESC, id DESC' : 'ORDER BY page_title ASC, id ASC';
		return $this->rows(
			$this->column(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s ' . $order . ' LIMIT %d OFFSET %d',
				array( $survey_id, $status, $limit, $offset )
			)
		);
	}

	/**
	 * The day of the response at an offset.
	 *
	 * @param 'publish'|'trash' $status   Of the responses.
	 * @param bool              $backward From the newest day on, else from the oldest.
	 * @return array{string|null, int, int} The day, null when the counters know of none; responses of this day before it; all of this day.
	 */
	private function day_at( int $survey_id, string $status, bool $backward, int $skip ): array {
		$days = $this->database->rows(
			'SELECT day, total FROM {counter} WHERE survey_id = %d AND metric = %s AND total > 0 '
				. ( $backward ? 'ORDER BY day DESC' : 'ORDER BY day ASC' ),
			array( $survey_id, $status )
		);
		$left = $skip;
		foreach ( $days as $day ) {
			if ( $left < (int) $day['total'] ) {
				return array( $day['day'], $left, (int) $day['total'] );
			}
			$left -= (int) $day['total'];
		}
		return array( null, $skip, 0 );
	}

	/**
	 * Ids in order of arrival.
	 *
	 * @param 'publish'|'trash' $status Of the responses.
	 * @param string|null       $day    Day to begin with, null for the first.
	 * @param int               $offset How many to pass over.
	 * @return list<int>
	 */
	private function ids(
		int $survey_id,
		string $status,
		?string $day,
		bool $backward,
		int $limit,
		int $offset
	): array {
		return $backward
			? $this->column(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day <= %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT %d OFFSET %d',
				array( $survey_id, $status, $day ?? '9999-12-31', $limit, $offset )
			)
			: $this->column(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day >= %s ORDER BY submitted_day ASC, submitted_at ASC, id ASC LIMIT %d OFFSET %d',
				array( $survey_id, $status, $day ?? '1000-01-01', $limit, $offset )
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
	public function rows( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = array();
		foreach ( $this->database->rows(
			'SELECT id, survey_id, status, submitted_at, page_id, page_url, page_title, ip, browser, os, device, country, language, hidden_fields, is_read, starred FROM {response} WHERE id IN ( ' . implode(
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

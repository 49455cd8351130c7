<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Finds responses for the list and for one response's place in it. Totals come
 * from counters; a page is looked up from the nearer end, by ids alone, so that
 * the first and the last page cost the same at a thousand and at a million.
 *
 * @phpstan-type ResponseRow array<string, string|null>
 */
final class ResponsesQuery {

	/**
	 * Rows of a page of the list without answers.
	 */
	private const COLUMNS = 'SELECT id, status, submitted_at, page_id, page_url, page_title FROM {response} ';

	/**
	 * So few responses of a status that they may be sorted.
	 */
	private const FEW = 1000;

	/**
	 * Responses, of any status, among which the next one is looked for first. The
	 * inner statement needs only what its index holds, so the database begins at
	 * the moment asked for and not at the newest response.
	 */
	private const NEAR = 50;

	/**
	 * Constructor.
	 *
	 * @param Database $database The connection.
	 */
	public function __construct( private Database $database ) {}

	/**
	 * All-time totals of a survey.
	 *
	 * @param int $survey_id The survey.
	 * @return array{publish: int, trash: int}
	 */
	public function totals( int $survey_id ): array {
		$totals = array(
			'publish' => 0,
			'trash'   => 0,
		);
		foreach ( $this->database->rows( "SELECT metric, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND metric IN ( 'publish', 'trash' ) GROUP BY metric", array( $survey_id ) ) as $row ) {
			$totals[ 'trash' === $row['metric'] ? 'trash' : 'publish' ] = max( 0, (int) $row['total'] );
		}
		return $totals;
	}

	/**
	 * A page of responses.
	 *
	 * @param int                                $survey_id The survey.
	 * @param list<'publish'|'trash'>            $statuses  Those that are asked for and not empty, in the order publish, trash.
	 * @param array{publish: int, trash: int}    $totals    From totals().
	 * @param 'id'|'page'|'submitted_at'|'status' $orderby   Column.
	 * @param bool                               $descending Direction.
	 * @param int                                $limit     Rows of a page.
	 * @param int                                $offset    Rows before it.
	 * @return list<ResponseRow> In order.
	 */
	public function page( int $survey_id, array $statuses, array $totals, string $orderby, bool $descending, int $limit, int $offset ): array {
		$total = 0;
		foreach ( $statuses as $status ) {
			$total += $totals[ $status ];
		}
		$limit = min( $limit, $total - $offset );
		if ( $limit < 1 ) {
			return array();
		}
		$from_end = $offset > $total - $offset - $limit;
		$ids      = $this->ids( $survey_id, $statuses, $totals, $orderby, $descending !== $from_end, $limit, $from_end ? $total - $offset - $limit : $offset );
		return $this->rows( $from_end ? array_reverse( $ids ) : $ids );
	}

	/**
	 * One response of a survey.
	 *
	 * @param int $survey_id   The survey.
	 * @param int $response_id The response.
	 * @return ResponseRow|null
	 */
	public function find( int $survey_id, int $response_id ): ?array {
		return $this->database->row(
			'SELECT id, survey_id, status, submitted_at, submitted_day, page_id, page_url, page_title, ip, browser, os, device FROM {response} WHERE id = %d AND survey_id = %d',
			array( $response_id, $survey_id )
		);
	}

	/**
	 * How many responses of the same status are newer: those of later days by
	 * their counters, those of the same day one by one.
	 *
	 * @param int    $survey_id   The survey.
	 * @param int    $response_id The response.
	 * @param string $status      Its status.
	 * @param string $moment      Its submitted_at.
	 * @param string $day         Its submitted_day.
	 * @param string $day_start   First moment of that day, UTC.
	 * @param string $day_end     First moment of the next day, UTC.
	 */
	public function newer( int $survey_id, int $response_id, string $status, string $moment, string $day, string $day_start, string $day_end ): int {
		$days  = $this->database->row(
			'SELECT SUM(CASE WHEN day > %s THEN total ELSE 0 END) AS later, SUM(CASE WHEN day = %s THEN total ELSE 0 END) AS same FROM {counter} WHERE survey_id = %d AND metric = %s AND day >= %s',
			array( $day, $day, $survey_id, $status, $day )
		);
		$later = (int) ( $days['later'] ?? 0 );
		// The shorter part of the day is counted.
		if ( strcmp( $moment, $this->middle( $day_start, $day_end ) ) >= 0 ) {
			return $later + (int) $this->database->value(
				'SELECT COUNT(*) FROM {response} WHERE survey_id = %d AND submitted_at >= %s AND submitted_at < %s AND status = %s AND submitted_day = %s AND ( submitted_at > %s OR id > %d )',
				array( $survey_id, $moment, $day_end, $status, $day, $moment, $response_id )
			);
		}
		$older = (int) $this->database->value(
			'SELECT COUNT(*) FROM {response} WHERE survey_id = %d AND submitted_at >= %s AND submitted_at <= %s AND status = %s AND submitted_day = %s AND ( submitted_at < %s OR id < %d )',
			array( $survey_id, $day_start, $moment, $status, $day, $moment, $response_id )
		);
		return $later + (int) ( $days['same'] ?? 0 ) - $older - 1;
	}

	/**
	 * The next newer and the next older response of the same status.
	 *
	 * @param int    $survey_id   The survey.
	 * @param int    $response_id The response.
	 * @param string $status      Its status.
	 * @param string $moment      Its submitted_at.
	 * @param int    $newer       How many newer ones of its status there are.
	 * @param int    $older       How many older ones.
	 * @param int    $all         Responses of the survey, of any status.
	 * @return array{newer: int|null, older: int|null}
	 */
	public function neighbours( int $survey_id, int $response_id, string $status, string $moment, int $newer, int $older, int $all ): array {
		// Few of a status among many: they are found by the index that has the status.
		if ( $newer + $older < self::FEW ) {
			return array(
				'newer' => $this->id(
					'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND ( submitted_at > %s OR ( submitted_at = %s AND id > %d ) ) ORDER BY submitted_at ASC, id ASC LIMIT 1',
					array( $survey_id, $status, $moment, $moment, $response_id )
				),
				'older' => $this->id(
					'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND ( submitted_at < %s OR ( submitted_at = %s AND id < %d ) ) ORDER BY submitted_at DESC, id DESC LIMIT 1',
					array( $survey_id, $status, $moment, $moment, $response_id )
				),
			);
		}
		$around = array(
			'newer' => null,
			'older' => null,
		);
		for ( $near = self::NEAR; $newer > 0 && null === $around['newer']; $near *= 20 ) {
			$around['newer'] = $this->id(
				'SELECT r.id FROM ( SELECT id, submitted_at FROM {response} WHERE survey_id = %d AND submitted_at >= %s ORDER BY submitted_at ASC, id ASC LIMIT %d ) n JOIN {response} r ON r.id = n.id WHERE r.status = %s AND ( n.submitted_at > %s OR n.id > %d ) ORDER BY n.submitted_at ASC, n.id ASC LIMIT 1',
				array( $survey_id, $moment, $near, $status, $moment, $response_id )
			);
			if ( $near > $all ) {
				break;
			}
		}
		for ( $near = self::NEAR; $older > 0 && null === $around['older']; $near *= 20 ) {
			$around['older'] = $this->id(
				'SELECT r.id FROM ( SELECT id, submitted_at FROM {response} WHERE survey_id = %d AND submitted_at <= %s ORDER BY submitted_at DESC, id DESC LIMIT %d ) n JOIN {response} r ON r.id = n.id WHERE r.status = %s AND ( n.submitted_at < %s OR n.id < %d ) ORDER BY n.submitted_at DESC, n.id DESC LIMIT 1',
				array( $survey_id, $moment, $near, $status, $moment, $response_id )
			);
			if ( $near > $all ) {
				break;
			}
		}
		return $around;
	}

	/**
	 * The first id of a query.
	 *
	 * @param literal-string   $sql    Selects an id.
	 * @param list<string|int> $values For the placeholders.
	 */
	private function id( string $sql, array $values ): ?int {
		$id = $this->database->value( $sql, $values );
		return null === $id ? null : (int) $id;
	}

	/**
	 * Ids of a page.
	 *
	 * @param int                                $survey_id  The survey.
	 * @param list<'publish'|'trash'>            $statuses   See page().
	 * @param array{publish: int, trash: int}    $totals     From totals().
	 * @param 'id'|'page'|'submitted_at'|'status' $orderby    Column.
	 * @param bool                               $descending Direction.
	 * @param int                                $limit      Rows of a page.
	 * @param int                                $offset     Rows before it.
	 * @return list<int>
	 */
	private function ids( int $survey_id, array $statuses, array $totals, string $orderby, bool $descending, int $limit, int $offset ): array {
		if ( 1 === count( $statuses ) ) {
			return $this->ids_of_status( $survey_id, $statuses[0], 0 === $totals[ 'publish' === $statuses[0] ? 'trash' : 'publish' ], $orderby, $descending, $limit, $offset );
		}
		return match ( $orderby ) {
			'status'       => $this->ids_by_status( $survey_id, $totals, $descending, $limit, $offset ),
			'submitted_at' => $this->column(
				$descending
					? 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY submitted_at DESC, id DESC LIMIT %d OFFSET %d'
					: 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY submitted_at ASC, id ASC LIMIT %d OFFSET %d',
				array( $survey_id, $limit, $offset )
			),
			'page'         => $this->column(
				$descending
					? 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY page_title DESC, id DESC LIMIT %d OFFSET %d'
					: 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY page_title ASC, id ASC LIMIT %d OFFSET %d',
				array( $survey_id, $limit, $offset )
			),
			// Each half comes in order from the index; only their heads are merged.
			'id'           => $this->column(
				$descending
					? "SELECT id FROM ( SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY id DESC LIMIT %d ) p UNION ALL SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'trash' ORDER BY id DESC LIMIT %d ) t ) m ORDER BY id DESC LIMIT %d OFFSET %d"
					: "SELECT id FROM ( SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'publish' ORDER BY id ASC LIMIT %d ) p UNION ALL SELECT * FROM ( SELECT id FROM {response} WHERE survey_id = %d AND status = 'trash' ORDER BY id ASC LIMIT %d ) t ) m ORDER BY id ASC LIMIT %d OFFSET %d",
				array( $survey_id, $offset + $limit, $survey_id, $offset + $limit, $limit, $offset )
			),
		};
	}

	/**
	 * Ids of a page of one status.
	 *
	 * @param int                                $survey_id  The survey.
	 * @param 'publish'|'trash'                  $status     The status.
	 * @param bool                               $only       Whether the survey has no responses of the other status.
	 * @param 'id'|'page'|'submitted_at'|'status' $orderby    Column; all are of one status, so `status` means id.
	 * @param bool                               $descending Direction.
	 * @param int                                $limit      Rows of a page.
	 * @param int                                $offset     Rows before it.
	 * @return list<int>
	 */
	private function ids_of_status( int $survey_id, string $status, bool $only, string $orderby, bool $descending, int $limit, int $offset ): array {
		if ( $only && 'submitted_at' === $orderby ) {
			return $this->column(
				$descending
					? 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY submitted_at DESC, id DESC LIMIT %d OFFSET %d'
					: 'SELECT id FROM {response} WHERE survey_id = %d ORDER BY submitted_at ASC, id ASC LIMIT %d OFFSET %d',
				array( $survey_id, $limit, $offset )
			);
		}
		$order = match ( array( $orderby, $descending ) ) {
			array( 'submitted_at', true )  => 'ORDER BY submitted_at DESC, id DESC',
			array( 'submitted_at', false ) => 'ORDER BY submitted_at ASC, id ASC',
			array( 'page', true )          => 'ORDER BY page_title DESC, id DESC',
			array( 'page', false )         => 'ORDER BY page_title ASC, id ASC',
			default                        => $descending ? 'ORDER BY id DESC' : 'ORDER BY id ASC',
		};
		return $this->column( 'SELECT id FROM {response} WHERE survey_id = %d AND status = %s ' . $order . ' LIMIT %d OFFSET %d', array( $survey_id, $status, $limit, $offset ) );
	}

	/**
	 * Ids in order of status: one status after the other, newest last as in the direction.
	 *
	 * @param int                             $survey_id  The survey.
	 * @param array{publish: int, trash: int} $totals     From totals().
	 * @param bool                            $descending Direction.
	 * @param int                             $limit      Rows of a page.
	 * @param int                             $offset     Rows before it.
	 * @return list<int>
	 */
	private function ids_by_status( int $survey_id, array $totals, bool $descending, int $limit, int $offset ): array {
		$ids = array();
		foreach ( $descending ? array( 'trash', 'publish' ) : array( 'publish', 'trash' ) as $status ) {
			if ( $offset < $totals[ $status ] && count( $ids ) < $limit ) {
				array_push( $ids, ...$this->ids_of_status( $survey_id, $status, false, 'id', $descending, $limit - count( $ids ), $offset ) );
			}
			$offset = max( 0, $offset - $totals[ $status ] );
		}
		return $ids;
	}

	/**
	 * First column of a query.
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
		foreach ( $this->database->rows( self::COLUMNS . 'WHERE id IN ( ' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' )', $ids ) as $row ) {
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

	/**
	 * The moment between two.
	 *
	 * @param string $from UTC datetime.
	 * @param string $to   UTC datetime.
	 */
	private function middle( string $from, string $to ): string {
		return gmdate( 'Y-m-d H:i:s', intdiv( (int) strtotime( $from . ' UTC' ) + (int) strtotime( $to . ' UTC' ), 2 ) );
	}
}

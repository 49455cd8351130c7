<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Closure;
use UserFeedback\Database\Database;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\FilterQuery;
use UserFeedback\Results\Range;

/**
 * Reads the responses of a survey in chunks, oldest first: each chunk continues after the last row of the one
 * before, so that no chunk costs more than the first.
 *
 * @phpstan-import-type Response from Column
 * @phpstan-import-type Answers from Column
 * @phpstan-import-type Condition from FilterQuery
 * @phpstan-type Place array{day: string, at: string, id: int}
 */
final class ExportQuery {

	private const COLUMNS = 'SELECT r.id, r.status, r.submitted_at, r.submitted_day, r.page_url, r.page_title, r.ip, r.browser, r.os, r.device, r.country, r.language, r.hidden_fields, r.is_read, r.starred ';

	private const OLDEST_FIRST = ' ORDER BY r.submitted_day, r.submitted_at, r.id LIMIT %d';

	public function __construct( private Database $database ) {}

	/**
	 * The newest response there is. A file without later ones agrees with figures read at the same time.
	 */
	public function last_id( int $survey_id ): int {
		return (int) $this->database->value(
			'SELECT MAX(id) FROM {response} WHERE survey_id = %d',
			array( $survey_id )
		);
	}

	/**
	 * A chunk of responses. All statuses are read in one order, which no response leaves when it moves into the trash
	 * or out of it between two chunks.
	 *
	 * @param non-empty-list<'publish'|'trash'> $statuses Of the responses.
	 * @param Range|null        $range   Null for all time.
	 * @param Place|null        $after   The last response of the chunk before.
	 * @param int               $last_id The newest response to read.
	 * @param Filter|null       $filter  What responses must match.
	 * @return list<Response>
	 */
	public function chunk(
		int $survey_id,
		array $statuses,
		?Range $range,
		?array $after,
		int $last_id,
		int $limit,
		?Filter $filter = null
	): array {
		$matches = FilterQuery::where( $filter ?? new Filter() );
		$last    = $range?->end() ?? '9999-12-31';
		if ( null === $after ) {
			$first = $range?->start() ?? '1000-01-01';
			return $this->of_days( $survey_id, $statuses, $first, $last, $last_id, $limit, $matches );
		}
		// Two statements: a condition about both would walk through the survey from its start.
		$rows = $this->rest_of_day( $survey_id, $statuses, $after, $last_id, $limit, $matches );
		$left = $limit - count( $rows );
		$next = gmdate( 'Y-m-d', (int) strtotime( $after['day'] . ' UTC' ) + DAY_IN_SECONDS );
		if ( $left > 0 && $next <= $last ) {
			array_push( $rows, ...$this->of_days( $survey_id, $statuses, $next, $last, $last_id, $left, $matches ) );
		}
		return $rows;
	}

	/**
	 * Responses of the day of a response that came after it.
	 *
	 * @param non-empty-list<'publish'|'trash'> $statuses Of the responses.
	 * @param Place     $after   The response.
	 * @param Condition $matches From FilterQuery.
	 * @return list<Response>
	 */
	private function rest_of_day(
		int $survey_id,
		array $statuses,
		array $after,
		int $last_id,
		int $limit,
		array $matches
	): array {
		return $this->of_statuses(
			$statuses,
			'FROM {response} r WHERE r.survey_id = %d AND r.status = %s AND r.submitted_day = %s AND r.submitted_at >= %s AND ( r.submitted_at > %s OR r.id > %d ) AND r.id <= %d AND '
				. $matches[0]
				. self::OLDEST_FIRST,
			static fn ( string $status ): array => array(
				$survey_id,
				$status,
				$after['day'],
				$after['at'],
				$after['at'],
				$after['id'],
				$last_id,
				...$matches[1],
				$limit,
			),
			$limit
		);
	}

	/**
	 * The first responses of some days. With = instead of >= and <=, MariaDB and MySQL look survey and status up
	 * and walk to the first day from there.
	 *
	 * @param non-empty-list<'publish'|'trash'> $statuses Of the responses.
	 * @param Condition $matches From FilterQuery.
	 * @return list<Response>
	 */
	private function of_days(
		int $survey_id,
		array $statuses,
		string $first,
		string $last,
		int $last_id,
		int $limit,
		array $matches
	): array {
		return $this->of_statuses(
			$statuses,
			'FROM {response} r WHERE r.survey_id >= %d AND r.survey_id <= %d AND r.status >= %s AND r.status <= %s AND r.submitted_day BETWEEN %s AND %s AND r.id <= %d AND '
				. $matches[0]
				. ' ORDER BY r.survey_id, r.status, r.submitted_day, r.submitted_at, r.id LIMIT %d',
			static fn ( string $status ): array => array(
				$survey_id,
				$survey_id,
				$status,
				$status,
				$first,
				$last,
				$last_id,
				...$matches[1],
				$limit,
			),
			$limit
		);
	}

	/**
	 * The oldest responses of some statuses. Each status is read along the index, which has its own order for each; all
	 * in one statement, between whose halves nothing moves.
	 *
	 * @param non-empty-list<'publish'|'trash'>      $statuses Of the responses.
	 * @param literal-string                         $sql      Reads those of one status, oldest first, after its SELECT.
	 * @param Closure(string): list<string|int|float> $values  Of the statement, by status.
	 * @return list<Response>
	 */
	private function of_statuses( array $statuses, string $sql, Closure $values, int $limit ): array {
		if ( 1 === count( $statuses ) ) {
			return $this->database->rows( self::COLUMNS . $sql, $values( $statuses[0] ) );
		}
		// The places alone, which the index has; then the rows of those that come first.
		$places = 'SELECT r.id, r.submitted_day, r.submitted_at ' . $sql;
		return $this->database->rows(
			self::COLUMNS . 'FROM ( SELECT * FROM ( ' . $places . ' ) a UNION ALL SELECT * FROM ( ' . $places
				. ' ) b ORDER BY submitted_day, submitted_at, id LIMIT %d ) n JOIN {response} r ON r.id = n.id'
				. self::OLDEST_FIRST,
			array( ...$values( 'publish' ), ...$values( 'trash' ), $limit, $limit )
		);
	}

	/**
	 * Selected responses of a survey, oldest first.
	 *
	 * @param non-empty-list<int>               $ids      The responses; those of other surveys are left out.
	 * @param list<'publish'|'trash'>           $statuses Of the responses.
	 * @return list<Response>
	 */
	public function selected( int $survey_id, array $ids, array $statuses ): array {
		return $this->database->rows(
			self::COLUMNS
				. 'FROM {response} r WHERE r.survey_id = %d AND r.status IN ( ' . implode(
					',',
					array_fill( 0, count( $statuses ), '%s' )
				) . ' ) AND r.id IN ( ' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' )'
				. self::OLDEST_FIRST,
			array( $survey_id, ...$statuses, ...$ids, count( $ids ) )
		);
	}

	/**
	 * Answers of responses.
	 *
	 * @param list<int>   $ids      The responses.
	 * @param string|null $question One question, null for all.
	 * @return array<int, Answers> By response.
	 */
	public function answers( array $ids, ?string $question ): array {
		if ( array() === $ids ) {
			return array();
		}
		$in      = 'SELECT response_id, question_id, value_key, value_text, extra FROM {answer} WHERE response_id IN ( '
			. implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' )';
		$order   = ' ORDER BY response_id, question_id, position';
		$rows    = null === $question
			? $this->database->rows( $in . $order, $ids )
			: $this->database->rows( $in . ' AND question_id = %s' . $order, array( ...$ids, $question ) );
		$answers = array();
		foreach ( $rows as $row ) {
			$answers[ (int) $row['response_id'] ][ (string) $row['question_id'] ][] = $row;
		}
		return $answers;
	}

	/**
	 * Tags of responses, joined as cells have them.
	 *
	 * @param non-empty-list<int> $ids The responses.
	 * @return array<int, string> By response; without those that have none.
	 */
	public function tags( array $ids ): array {
		return self::joined(
			'; ',
			$this->database->rows(
				'SELECT k.response_id, t.name AS item FROM {response_tag} k JOIN {tag} t ON t.id = k.tag_id WHERE k.response_id IN ( '
					. implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' ) ORDER BY t.name, t.id',
				$ids
			)
		);
	}

	/**
	 * Notes of responses, oldest first, a line each.
	 *
	 * @param non-empty-list<int> $ids The responses.
	 * @return array<int, string> By response; without those that have none.
	 */
	public function notes( array $ids ): array {
		return self::joined(
			"\n",
			$this->database->rows(
				'SELECT response_id, body AS item FROM {note} WHERE response_id IN ( '
					. implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ' ) ORDER BY id',
				$ids
			)
		);
	}

	/**
	 * Sentiment and topic of the text of each question, as `sentiment:<question>` and `topic:<question>`. What somebody
	 * wrote as an answer comes before what the same person wrote as a comment on it.
	 *
	 * @param non-empty-list<int> $ids     The responses.
	 * @param bool                $is_code Whether programs read it.
	 * @return array<int, array<string, string>> By response; without those that have none.
	 */
	public function opinions( array $ids, bool $is_code ): array {
		$rows  = $this->database->rows(
			'SELECT o.response_id, o.question_id, o.sentiment, t.name FROM {opinion} o LEFT JOIN {topic} t ON t.id = o.topic_id WHERE o.response_id IN ( '
				. implode( ',', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) ORDER BY o.response_id, o.question_id, o.is_comment',
			$ids
		);
		$cells = array();
		foreach ( $rows as $row ) {
			$id        = (int) $row['response_id'];
			$sentiment = Sentiment::of_number( (int) $row['sentiment'] );
			$texts     = array(
				'sentiment:' . $row['question_id'] => (string) ( $is_code ? $sentiment?->value : $sentiment?->label() ),
				'topic:' . $row['question_id']     => (string) $row['name'],
			);
			foreach ( $texts as $key => $text ) {
				$before               = $cells[ $id ][ $key ] ?? '';
				$cells[ $id ][ $key ] = '' === $before || '' === $text ? $before . $text : "$before; $text";
			}
		}
		return $cells;
	}

	/**
	 * @param list<array<string, string|null>> $rows With response_id and item.
	 * @return array<int, string>
	 */
	private static function joined( string $between, array $rows ): array {
		$texts = array();
		foreach ( $rows as $row ) {
			$id           = (int) $row['response_id'];
			$texts[ $id ] = ( isset( $texts[ $id ] ) ? $texts[ $id ] . $between : '' ) . $row['item'];
		}
		return $texts;
	}

	/**
	 * Questions that have answers.
	 *
	 * @param bool $with_trash Also those that only responses in the trash answered.
	 * @return list<string>
	 */
	public function answered_questions( int $survey_id, bool $with_trash ): array {
		$rows = $this->database->rows(
			"SELECT DISTINCT question_id FROM {counter} WHERE survey_id = %d AND metric = 'answered' AND total > 0 ORDER BY question_id",
			array( $survey_id )
		);
		if ( $with_trash ) {
			array_push(
				$rows,
				...$this->database->rows(
					"SELECT DISTINCT a.question_id FROM {response} r JOIN {answer} a ON a.response_id = r.id WHERE r.survey_id = %d AND r.status = 'trash'",
					array( $survey_id )
				)
			);
		}
		return array_values(
			array_unique( array_map( static fn ( array $row ): string => (string) $row['question_id'], $rows ) )
		);
	}

	/**
	 * Number of responses of each status.
	 *
	 * @param Range|null $range Null for all time.
	 * @return array{publish: int, trash: int}
	 */
	public function counts( int $survey_id, ?Range $range ): array {
		$counts = array(
			'publish' => 0,
			'trash'   => 0,
		);
		foreach ( $this->database->rows(
			"SELECT metric, SUM(total) AS total FROM {counter} WHERE survey_id = %d AND metric IN ( 'publish', 'trash' ) AND day BETWEEN %s AND %s GROUP BY metric",
			array( $survey_id, $range?->start() ?? '1000-01-01', $range?->end() ?? '9999-12-31' )
		) as $row ) {
			$counts[ 'trash' === $row['metric'] ? 'trash' : 'publish' ] = max( 0, (int) $row['total'] );
		}
		return $counts;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Database\Database;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Surveys\HiddenFieldsQuery;
use UserFeedback\Surveys\QuestionTypes\NpsScale;

/**
 * Responses in which somebody wrote something, of all surveys, newest first. The index `written` has all columns
 * that choose and order them. Those of surveys in the trash are left out.
 *
 * @phpstan-type Condition array{literal-string, list<string|int>}
 * @phpstan-type Row array{id: int, survey_id: int, at: string}
 */
final class InboxQuery {

	public function __construct( private Database $database ) {}

	/**
	 * The next responses.
	 *
	 * @return list<Row> Newest first.
	 */
	public function next( InboxCriteria $criteria, InboxPlace $place, int $most ): array {
		list( $of, $values ) = $this->of( $criteria );
		$sql                 = "SELECT id, survey_id, submitted_at FROM {response} WHERE written = 1 AND status = 'publish' AND is_read = %d AND submitted_at <= %s AND ( submitted_at < %s OR id < %d )"
			. $of
			. ' ORDER BY submitted_at DESC, id DESC LIMIT %d';
		$values              = array( $place->at, $place->at, $place->id, ...$values, $most );
		$rows                = 'unread' === $criteria->state
			? $this->database->rows( $sql, array( 0, ...$values ) )
			// Read and unread ones are two stretches of the index.
			: $this->database->rows(
				'SELECT id, survey_id, submitted_at FROM ( SELECT * FROM ( ' . $sql . ' ) unread UNION ALL SELECT * FROM ( ' . $sql . ' ) seen ) n ORDER BY submitted_at DESC, id DESC LIMIT %d',
				array( 0, ...$values, 1, ...$values, $most )
			);
		return array_map(
			static fn ( array $row ): array => array(
				'id'        => (int) $row['id'],
				'survey_id' => (int) $row['survey_id'],
				'at'        => (string) $row['submitted_at'],
			),
			$rows
		);
	}

	/**
	 * Those of some responses that contain a text in what somebody wrote.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @return array<int, true> By id.
	 */
	public function containing( array $ids, string $text ): array {
		list( $contains, $values ) = AnswerSearchQuery::contains( $text, "a.value_key = ''" );
		$rows                      = $this->database->rows(
			'SELECT DISTINCT a.response_id FROM {answer} a WHERE a.response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) AND '
				. $contains,
			array( ...$ids, ...$values )
		);
		return array_fill_keys( array_map( 'intval', array_column( $rows, 'response_id' ) ), true );
	}

	/**
	 * Those of some responses that have a value of a hidden field.
	 *
	 * @param non-empty-list<int> $ids    Responses.
	 * @param string              $stored From HiddenFields::stored().
	 * @return array<int, true> By id.
	 */
	public function with_field( array $ids, string $stored ): array {
		$rows = $this->database->rows(
			'SELECT r.id FROM {response} r WHERE r.id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) AND ' . HiddenFieldsQuery::HAS,
			array( ...$ids, $stored )
		);
		return array_fill_keys( array_map( 'intval', array_column( $rows, 'id' ) ), true );
	}

	/**
	 * What was chosen on scales; of an NPS on either of its scales, whose groups are the same.
	 *
	 * @param non-empty-list<int>    $ids       Responses.
	 * @param non-empty-list<string> $questions Scales.
	 * @return array<int, array<string|int, int>> Number by response and question.
	 */
	public function numbers( array $ids, array $questions ): array {
		$numbers = array();
		foreach ( $this->database->rows(
			'SELECT response_id, question_id, value_key FROM {answer} WHERE response_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
				. ' ) AND question_id IN ( '
				. implode( ', ', array_fill( 0, count( $questions ), '%s' ) )
				. ' )',
			array( ...$ids, ...$questions )
		) as $row ) {
			$numbers[ (int) $row['response_id'] ][ (string) $row['question_id'] ] = NpsScale::number_of( (string) $row['value_key'] ) ?? 0;
		}
		return $numbers;
	}

	/**
	 * How many there are, of one survey or of all.
	 *
	 * @return array{all: int, unread: int, starred: int}
	 */
	public function counts( ?int $survey_id ): array {
		list( $of, $values ) = $this->of( new InboxCriteria( 'all', '', $survey_id ) );
		$counts              = array(
			'all'     => 0,
			'unread'  => 0,
			'starred' => 0,
		);
		foreach ( $this->database->rows(
			"SELECT is_read, starred, COUNT(*) AS total FROM {response} WHERE written = 1 AND status = 'publish'"
				. $of
				. ' GROUP BY is_read, starred',
			$values
		) as $row ) {
			$total              = (int) $row['total'];
			$counts['all']     += $total;
			$counts['unread']  += '0' === $row['is_read'] ? $total : 0;
			$counts['starred'] += '0' === $row['starred'] ? 0 : $total;
		}
		return $counts;
	}

	/**
	 * How many are unread, counted to a limit.
	 */
	public function unread( int $most ): int {
		list( $of, $values ) = $this->of( new InboxCriteria() );
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM ( SELECT id FROM {response} WHERE written = 1 AND status = 'publish' AND is_read = 0"
				. $of
				. ' LIMIT %d ) n',
			array( ...$values, $most )
		);
	}

	/**
	 * Conditions about survey, star and days.
	 *
	 * @return Condition
	 */
	private function of( InboxCriteria $criteria ): array {
		$sql    = 'starred' === $criteria->state ? ' AND starred = 1' : '';
		$values = array();
		if ( null !== $criteria->survey_id ) {
			$sql     .= ' AND survey_id = %d';
			$values[] = $criteria->survey_id;
		}
		if ( null !== $criteria->range ) {
			$first = $criteria->range->start();
			$last  = $criteria->range->end();
			// The index has the moment only, and a day of any time zone lies within a day of it.
			$sql .= ' AND submitted_day BETWEEN %s AND %s AND submitted_at BETWEEN DATE_SUB( %s, INTERVAL 1 DAY ) AND DATE_ADD( %s, INTERVAL 2 DAY )';
			array_push( $values, $first, $last, $first, $last );
		}
		$author = SurveyScope::author();
		$hidden = array_map(
			'intval',
			array_column(
				null === $author
					? $this->database->rows( "SELECT id FROM {survey} WHERE status IN ( 'trash', 'deleted' )" )
					: $this->database->rows(
						"SELECT id FROM {survey} WHERE status IN ( 'trash', 'deleted' ) OR author <> %d",
						array( $author )
					),
				'id'
			)
		);
		if ( array() !== $hidden ) {
			$sql .= ' AND survey_id NOT IN ( ' . implode( ', ', array_fill( 0, count( $hidden ), '%d' ) ) . ' )';
			array_push( $values, ...$hidden );
		}
		return array( $sql, $values );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counters;

use UserFeedback\Database\Database;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;

/**
 * Counts days of a survey from its responses and answers, by the rules of CounterChange. Impressions cannot be
 * counted again.
 */
final class RecountRepository {

	/**
	 * Metrics that are rebuilt. Statements name them, so the database reads and locks only the requested days
	 * through the key.
	 */
	private const METRICS = array(
		CounterChange::ANSWERED,
		CounterChange::ASKED,
		CounterChange::DEVICE,
		CounterChange::PUBLISH,
		CounterChange::READ,
		CounterChange::TRASH,
		CounterChange::VALUE,
	);

	public function __construct( private Database $database ) {}

	/**
	 * Surveys that have responses or counters.
	 *
	 * @return list<int>
	 */
	public function surveys(): array {
		$rows = $this->database->rows(
			'SELECT DISTINCT survey_id FROM {response} UNION SELECT DISTINCT survey_id FROM {counter} ORDER BY survey_id'
		);
		return array_map( static fn ( array $row ): int => (int) $row['survey_id'], $rows );
	}

	/**
	 * Days on which a survey has responses or counters.
	 *
	 * @return list<string> Y-m-d.
	 */
	public function days( int $survey_id ): array {
		$rows = $this->database->rows(
			'SELECT DISTINCT submitted_day AS day FROM {response} WHERE survey_id = %d
			UNION SELECT DISTINCT day FROM {counter} WHERE survey_id = %d AND metric <> %s ORDER BY day',
			array( $survey_id, $survey_id, CounterChange::IMPRESSION )
		);
		return array_map( static fn ( array $row ): string => (string) $row['day'], $rows );
	}

	/**
	 * The stored counters of some days, locked until the transaction ends.
	 *
	 * @param string $from First day, Y-m-d.
	 * @return list<CounterChange>
	 */
	public function lock( int $survey_id, string $from, string $to ): array {
		$rows = $this->database->rows(
			'SELECT day, metric, question_id, value_key, total, value_sum FROM {counter} WHERE survey_id = %d AND metric IN ( %s, %s, %s, %s, %s, %s, %s ) AND day BETWEEN %s AND %s FOR UPDATE',
			array( $survey_id, ...self::METRICS, $from, $to )
		);
		return array_map(
			static fn ( array $row ): CounterChange => new CounterChange(
				$survey_id,
				(string) $row['day'],
				(string) $row['metric'],
				(string) $row['question_id'],
				(string) $row['value_key'],
				(int) $row['total'],
				(int) $row['value_sum']
			),
			$rows
		);
	}

	/**
	 * The correct counters of some days.
	 *
	 * @param string $from First day, Y-m-d.
	 * @return list<CounterChange>
	 */
	public function count( int $survey_id, string $from, string $to ): array {
		return array_merge(
			$this->count_responses( $survey_id, $from, $to ),
			$this->count_answers( $survey_id, $from, $to )
		);
	}

	/**
	 * Responses by status, device and the questions that were passed. The days are looked up in the index alone and
	 * the devices by id: asked for the device at once, MariaDB walks through the
	 * index of the whole survey for each piece.
	 *
	 * @param string $from First day, Y-m-d.
	 * @return list<CounterChange>
	 */
	private function count_responses( int $survey_id, string $from, string $to ): array {
		$counters = array();
		$rows     = $this->database->rows(
			'SELECT n.submitted_day, n.status, r.device, CAST( r.unanswered AS BINARY ) AS passed,
				COUNT(*) AS total, SUM(r.is_read) AS were_read
				FROM {response} n JOIN {response} r ON r.id = n.id
			WHERE n.survey_id = %d AND n.status IN ( %s, %s ) AND n.submitted_day BETWEEN %s AND %s
			GROUP BY n.submitted_day, n.status, r.device, passed',
			array( $survey_id, ResponseRepository::PUBLISH, ResponseRepository::TRASH, $from, $to )
		);
		foreach ( $rows as $row ) {
			$day        = (string) $row['submitted_day'];
			$published  = ResponseRepository::PUBLISH === $row['status'];
			$counters[] = new CounterChange(
				$survey_id,
				$day,
				$published ? CounterChange::PUBLISH : CounterChange::TRASH,
				'',
				'',
				(int) $row['total']
			);
			foreach ( $published ? ResponseRepository::ids_of( (string) $row['passed'] ) : array() as $question ) {
				$counters[] = new CounterChange(
					$survey_id,
					$day,
					CounterChange::ASKED,
					$question,
					'',
					(int) $row['total']
				);
			}
			if ( $published && (int) $row['were_read'] > 0 ) {
				$counters[] = new CounterChange(
					$survey_id,
					$day,
					CounterChange::READ,
					'',
					'',
					(int) $row['were_read']
				);
			}
			if ( $published && '' !== $row['device'] ) {
				$counters[] = new CounterChange(
					$survey_id,
					$day,
					CounterChange::DEVICE,
					'',
					(string) $row['device'],
					(int) $row['total']
				);
			}
		}
		return $counters;
	}

	/**
	 * Answers of published responses by question and value. Every answer has
	 * exactly one row at position 0. Ids and keys are compared byte by byte, which
	 * takes a third less time than by the rules of a language.
	 *
	 * @param string $from First day, Y-m-d.
	 * @return list<CounterChange>
	 */
	private function count_answers( int $survey_id, string $from, string $to ): array {
		$counters = array();
		$rows     = $this->database->rows(
			'SELECT r.submitted_day, CAST( a.question_id AS BINARY ) AS question,
				CAST( a.value_key AS BINARY ) AS choice,
				COUNT(*) AS total, SUM(CASE WHEN a.position = 0 THEN 1 ELSE 0 END) AS answered
			FROM {response} r JOIN {answer} a ON a.response_id = r.id
			WHERE r.survey_id = %d AND r.status = %s AND r.submitted_day BETWEEN %s AND %s
			GROUP BY r.submitted_day, question, choice',
			array( $survey_id, ResponseRepository::PUBLISH, $from, $to )
		);
		foreach ( $rows as $row ) {
			$day      = (string) $row['submitted_day'];
			$question = (string) $row['question'];
			$key      = (string) $row['choice'];
			$sum      = StoredAnswer::number_of( $key ) * (int) $row['total'];
			if ( '' !== $key ) {
				$counters[] = new CounterChange(
					$survey_id,
					$day,
					CounterChange::VALUE,
					$question,
					$key,
					(int) $row['total'],
					$sum
				);
			}
			$counters[] = new CounterChange(
				$survey_id,
				$day,
				CounterChange::ANSWERED,
				$question,
				'',
				(int) $row['answered'],
				$sum
			);
			$counters[] = new CounterChange(
				$survey_id,
				$day,
				CounterChange::ASKED,
				$question,
				'',
				(int) $row['answered']
			);
		}
		return $counters;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Retention;

use UserFeedback\Database\Database;
use UserFeedback\Responses\Counters\CounterChange;

/**
 * Responses of before a day: their numbers from the counters, their ids by the index `arrival`.
 */
final class RetentionQuery {

	public function __construct( private Database $database ) {}

	/**
	 * Responses of before a day, those in the trash too.
	 *
	 * @param string $day Y-m-d.
	 */
	public function count( string $day ): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE metric IN (%s, %s) AND day < %s',
			array( CounterChange::PUBLISH, CounterChange::TRASH, $day )
		);
	}

	/**
	 * All responses, those in the trash too.
	 */
	public function count_all(): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE metric IN (%s, %s)',
			array( CounterChange::PUBLISH, CounterChange::TRASH )
		);
	}

	/**
	 * Surveys that are not being deleted, those in the trash too.
	 */
	public function count_surveys(): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {survey} WHERE status <> 'deleted'" );
	}

	/**
	 * Day of the oldest response, null when there is none.
	 */
	public function oldest_day(): ?string {
		return $this->database->value(
			'SELECT MIN(day) FROM {counter} WHERE metric IN (%s, %s) AND total > 0',
			array( CounterChange::PUBLISH, CounterChange::TRASH )
		);
	}

	/**
	 * Surveys that have responses.
	 *
	 * @return list<int>
	 */
	public function surveys(): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['survey_id'],
			$this->database->rows( 'SELECT DISTINCT survey_id FROM {response} ORDER BY survey_id' )
		);
	}

	/**
	 * The oldest responses of before a day.
	 *
	 * @param string $day Y-m-d.
	 * @return list<int>
	 */
	public function ids( int $survey_id, string $status, string $day, int $limit ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day < %s ORDER BY submitted_day, submitted_at, id LIMIT %d',
				array( $survey_id, $status, $day, $limit )
			)
		);
	}

	/**
	 * Removes the counters of days of which no response is left: impressions, else rates would fall to nothing, and
	 * those that are zero.
	 *
	 * @param string $day Y-m-d.
	 */
	public function forget_days( string $day ): void {
		$this->database->execute(
			'DELETE FROM {counter} WHERE metric = %s AND day < %s',
			array( CounterChange::IMPRESSION, $day )
		);
		$this->database->execute(
			'DELETE FROM {counter} WHERE day < %s AND total = 0 AND value_sum = 0',
			array( $day )
		);
	}
}

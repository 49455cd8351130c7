<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Database\Database;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Support\Failure;

/**
 * Marks responses as read or starred. The counters of those that were read change in the same transaction.
 */
final class MarkResponses {

	public function __construct(
		private Database $database,
		private ResponseRepository $responses,
		private CounterRepository $counters
	) {}

	/**
	 * Sets one mark.
	 *
	 * @param list<int> $ids Responses of the survey, at least one.
	 * @return list<int> Those that were marked otherwise before.
	 * @throws Failure 400 when one is not the survey's; nothing is changed then.
	 */
	public function run( int $survey_id, array $ids, Mark $mark, bool $value ): array {
		$changed = $this->database->transaction(
			function () use ( $survey_id, $ids, $mark, $value ): array {
				$others = array_values(
					array_filter(
						$this->responses->lock_all( $survey_id, $ids ),
						static fn ( array $response ): bool => $response[ $mark->value ] !== $value
					)
				);
				$found  = array_column( $others, 'id' );
				if ( array() !== $found ) {
					$this->responses->set_mark( $found, $mark, $value );
				}
				if ( Mark::Read === $mark ) {
					$this->counters->add( self::changes( $survey_id, $others, $value ? 1 : -1 ) );
				}
				return $found;
			}
		);
		if ( array() !== $changed ) {
			MarksVersion::change();
		}
		return $changed;
	}

	/**
	 * @param list<array{id: int, status: string, day: string, device: string, unanswered: list<string>, read: bool, starred: bool}> $responses From ResponseRepository::lock().
	 * @return list<CounterChange>
	 */
	private static function changes( int $survey_id, array $responses, int $sign ): array {
		$changes = array();
		foreach ( $responses as $response ) {
			if ( ResponseRepository::PUBLISH === $response['status'] ) {
				$changes[] = new CounterChange(
					$survey_id,
					$response['day'],
					CounterChange::READ,
					'',
					'',
					$sign
				);
			}
		}
		return $changes;
	}
}

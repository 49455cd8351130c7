<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses;

use UserFeedback\Database\Database;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Results\ResultsVersion;
use UserFeedback\Support\Failure;

/**
 * Trashes, restores and deletes responses (CALL-15 to CALL-17). The counters change in the same transaction.
 */
final class BulkResponses {

	public function __construct(
		private Database $database,
		private ResponseRepository $responses,
		private CounterRepository $counters
	) {}

	/**
	 * Moves published responses to the trash.
	 *
	 * @param list<int> $ids Its responses, at least one.
	 * @return list<int> Those that were moved.
	 * @throws Failure 403 on Lite (A25); 400 when one is not the survey's; nothing is changed then (SEC-A6).
	 */
	public function trash( int $survey_id, array $ids ): array {
		return $this->move( $survey_id, $ids, ResponseRepository::PUBLISH, ResponseRepository::TRASH );
	}

	/**
	 * Restores responses from the trash.
	 *
	 * @param list<int> $ids Its responses, at least one.
	 * @return list<int> Those that were moved.
	 * @throws Failure See trash().
	 */
	public function restore( int $survey_id, array $ids ): array {
		return $this->move( $survey_id, $ids, ResponseRepository::TRASH, ResponseRepository::PUBLISH );
	}

	/**
	 * Deletes responses that are in the trash permanently; others stay.
	 *
	 * @param list<int> $ids Its responses, at least one.
	 * @return list<int> Those that were removed.
	 * @throws Failure See trash().
	 */
	public function delete( int $survey_id, array $ids ): array {
		return $this->move( $survey_id, $ids, ResponseRepository::TRASH, null );
	}

	/**
	 * One move.
	 *
	 * @param list<int>   $ids  Its responses.
	 * @param string      $from Status that a response must have to be moved.
	 * @param string|null $to   New status, null to remove.
	 * @return list<int> Those that were moved.
	 * @throws Failure See trash().
	 */
	private function move( int $survey_id, array $ids, string $from, ?string $to ): array {
		$moved = $this->database->transaction(
			function () use ( $survey_id, $ids, $from, $to ): array {
				$found = $this->responses->lock_all( $survey_id, $ids );
				$moved = array_values(
					array_filter( $found, static fn ( array $response ): bool => $response['status'] === $from )
				);
				if ( array() === $moved ) {
					return array();
				}
				$changed = array_column( $moved, 'id' );
				$changes = $this->changes( $survey_id, $moved, $from, $to );
				if ( null === $to ) {
					$this->responses->delete( $changed );
				} else {
					$this->responses->set_status( $changed, $to );
				}
				$this->counters->add( $changes );
				return $changed;
			}
		);
		if ( array() !== $moved ) {
			ResultsVersion::change();
			if ( null === $to ) {
				ResponsesGone::tell( array( $survey_id ), $moved );
			} elseif ( ResponseRepository::TRASH === $to ) {
				/**
				 * Fires after responses were moved to the trash.
				 *
				 * @since 0.1.0
				 *
				 * @param int       $survey_id    Their survey.
				 * @param list<int> $response_ids The responses.
				 */
				do_action( 'userfeedback_responses_trashed', $survey_id, $moved );
			} else {
				/**
				 * Fires after responses came back from the trash.
				 *
				 * @since 0.1.0
				 *
				 * @param int       $survey_id    Their survey.
				 * @param list<int> $response_ids The responses.
				 */
				do_action( 'userfeedback_responses_restored', $survey_id, $moved );
			}
		}
		return $moved;
	}

	/**
	 * Changes to the counters.
	 *
	 * @param list<array{id: int, status: string, day: string, device: string, unanswered: list<string>, read: bool, starred: bool}> $responses What is moved.
	 * @param string|null $to        New status, null when removed.
	 * @return list<CounterChange>
	 */
	private function changes( int $survey_id, array $responses, string $from, ?string $to ): array {
		$sign    = ( ResponseRepository::PUBLISH === $to ? 1 : 0 ) - ( ResponseRepository::PUBLISH === $from ? 1 : 0 );
		$answers = 0 === $sign ? array() : $this->responses->counted_answers( array_column( $responses, 'id' ) );
		$changes = array();
		foreach ( $responses as $response ) {
			if ( 0 !== $sign ) {
				array_push(
					$changes,
					...CounterChange::of_published(
						$survey_id,
						$response['day'],
						$response['device'],
						$answers[ $response['id'] ] ?? array(),
						$response['unanswered'],
						$sign
					)
				);
				if ( $response['read'] ) {
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
			$changes[] = new CounterChange(
				$survey_id,
				$response['day'],
				CounterChange::TRASH,
				'',
				'',
				ResponseRepository::TRASH === $to ? 1 : -1
			);
		}
		return $changes;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Events\StoreSurvey;

/**
 * Changes the status of several surveys (CALL-06 to CALL-10). One that cannot change does not stop the others;
 * the reply names it (A36).
 *
 * @phpstan-type BulkResult array{changed: list<int>, refused: list<array{id: int, title: string, message: string}>}
 */
final class BulkSurveys {

	/**
	 * @param PublishCheck $check What keeps a survey from going live.
	 * @param Trim   $trim  Knows what the plan does not include.
	 * @param PurgeSurveys $purge Removes the data of deleted surveys.
	 */
	public function __construct(
		private SurveyRepository $surveys,
		private PublishCheck $check,
		private Trim $trim,
		private PurgeSurveys $purge,
		private StoreSurvey $store,
		private Clock $clock
	) {}

	/**
	 * Publishes the surveys that are complete, as they are stored (A36). One that holds what the plan does not include
	 * is refused: a save would take it out, and nobody could be asked here (A42).
	 *
	 * @param list<int> $ids The surveys.
	 * @return BulkResult
	 */
	public function publish( array $ids ): array {
		return $this->each(
			$ids,
			Survey::PUBLISH,
			fn ( Survey $survey ): string => self::in_trash( $survey ) ?? $this->unpublishable( $survey )
		);
	}

	/**
	 * Makes surveys drafts.
	 *
	 * @param list<int> $ids The surveys.
	 * @return BulkResult
	 */
	public function draft( array $ids ): array {
		return $this->each(
			$ids,
			Survey::DRAFT,
			static fn ( Survey $survey ): string => self::in_trash( $survey ) ?? ''
		);
	}

	/**
	 * Moves surveys to the trash.
	 *
	 * @param list<int> $ids The surveys.
	 * @return BulkResult
	 */
	public function trash( array $ids ): array {
		return $this->with_damaged(
			array_keys( $this->surveys->damaged( $ids ) ),
			$ids,
			Survey::TRASH,
			fn ( array $others ): array => $this->each( $others, Survey::TRASH, static fn (): string => '' )
		);
	}

	/**
	 * Restores surveys from the trash, as drafts: none goes live unasked (A35).
	 *
	 * @param list<int> $ids The surveys.
	 * @return BulkResult
	 */
	public function restore( array $ids ): array {
		return $this->with_damaged(
			$this->damaged_in_trash( $ids ),
			$ids,
			Survey::DRAFT,
			fn ( array $others ): array => $this->each( $others, Survey::DRAFT, self::not_in_trash( ... ) )
		);
	}

	/**
	 * Deletes surveys and their responses permanently; only from the trash (LIST-39).
	 *
	 * @param list<int> $ids The surveys.
	 * @return BulkResult
	 */
	public function delete( array $ids ): array {
		$damaged = $this->damaged_in_trash( $ids );
		$result  = $this->sort_out( array_values( array_diff( $ids, $damaged ) ), self::not_in_trash( ... ) );
		$sound   = array_map( static fn ( Survey $survey ): int => $survey->id, $result['surveys'] );
		$gone    = array( ...$damaged, ...$sound );
		if ( array() !== $gone ) {
			$this->surveys->mark_deleted( $gone );
			SurveyChanged::announce( ...$gone );
			$this->purge->run();
		}
		return array(
			'changed' => $gone,
			'refused' => $result['refused'],
		);
	}

	/**
	 * Moves surveys that cannot be read, by their status alone: store() would write over what is left of them.
	 *
	 * @param list<int>                       $damaged Among the surveys.
	 * @param list<int>                       $ids     The surveys.
	 * @param callable(list<int>): BulkResult $move    Moves the others.
	 * @return BulkResult
	 */
	private function with_damaged( array $damaged, array $ids, string $status, callable $move ): array {
		if ( array() !== $damaged ) {
			$this->surveys->set_status( $damaged, $status );
			SurveyChanged::announce( ...$damaged );
		}
		$result            = $move( array_values( array_diff( $ids, $damaged ) ) );
		$result['changed'] = array( ...$damaged, ...$result['changed'] );
		return $result;
	}

	/**
	 * Those of some surveys that are in the trash and cannot be read.
	 *
	 * @param list<int> $ids The surveys.
	 * @return list<int>
	 */
	private function damaged_in_trash( array $ids ): array {
		return array_keys(
			array_filter(
				$this->surveys->damaged( $ids ),
				static fn ( array $survey ): bool => Survey::TRASH === $survey['status']
			)
		);
	}

	/**
	 * Sets the status of surveys. One that has the status already stays untouched and counts as changed.
	 *
	 * @param list<int>                $ids     The surveys.
	 * @param callable(Survey): string $refusal Why a survey cannot have it, else ''.
	 * @return BulkResult
	 * @throws Failure 503 when the database fails.
	 */
	private function each( array $ids, string $status, callable $refusal ): array {
		$result  = $this->sort_out( $ids, $refusal );
		$changed = array();
		$stored  = array();
		$now     = $this->clock->now();
		try {
			foreach ( $result['surveys'] as $survey ) {
				if ( $survey->status !== $status ) {
					$new = $survey->with(
						array(
							'status'     => $status,
							'updated_at' => $now,
							'saved_by'   => get_current_user_id(),
						)
					);
					try {
						$new = $this->store->run( $survey, FirstPublication::note( $new, $now ), $now );
					} catch ( Failure $failure ) {
						if ( 409 !== $failure->status ) {
							throw $failure;
						}
						// Somebody saved it since this began.
						$result['refused'][] = self::refused( $survey->id, $survey->title, $failure->getMessage() );
						continue;
					}
					SurveyChanged::stored( $new, $survey );
					$stored[] = $survey->id;
				}
				$changed[] = $survey->id;
			}
		} finally {
			// Also when the database fails half-way: the surveys before the failure have changed.
			SurveyChanged::announce( ...$stored );
		}
		return array(
			'changed' => $changed,
			'refused' => $result['refused'],
		);
	}

	/**
	 * Separates surveys that may change from those that may not.
	 *
	 * @param list<int>                $ids     The surveys.
	 * @param callable(Survey): string $refusal Why a survey cannot be changed, else ''.
	 * @return array{surveys: list<Survey>, refused: list<array{id: int, title: string, message: string}>}
	 */
	private function sort_out( array $ids, callable $refusal ): array {
		$surveys = array();
		$refused = array();
		$found   = array() === $ids ? array() : $this->surveys->find_all( $ids );
		$missing = array_values( array_diff( $ids, array_keys( $found ) ) );
		$damaged = $this->surveys->damaged( $missing );
		foreach ( $ids as $id ) {
			$survey = $found[ $id ] ?? null;
			$reason = null === $survey
				? ( isset( $damaged[ $id ] ) ? Failure::damaged() : Failure::no_survey() )->getMessage()
				: $refusal( $survey );
			if ( null !== $survey && '' === $reason ) {
				$surveys[] = $survey;
				continue;
			}
			$refused[] = self::refused( $id, $survey->title ?? $damaged[ $id ]['title'] ?? '', $reason );
		}
		return array(
			'surveys' => $surveys,
			'refused' => $refused,
		);
	}

	/**
	 * @return array{id: int, title: string, message: string}
	 */
	private static function refused( int $id, string $title, string $message ): array {
		return array(
			'id'      => $id,
			'title'   => $title,
			'message' => $message,
		);
	}

	/**
	 * Why a survey cannot be published here, else ''.
	 */
	private function unpublishable( Survey $survey ): string {
		if ( Survey::PUBLISH === $survey->status && ! $survey->is_live( $this->clock->now() ) ) {
			return __( 'This survey is scheduled. Change its date in the builder to publish it now.', 'userfeedback' );
		}
		if ( $this->trim->drops_any( $survey->questions ) ) {
			return $this->check->locked();
		}
		$reason = $this->check->refusal( $survey );
		return '' === $reason && Survey::PUBLISH !== $survey->status && $this->trim->loses( $survey )
			? $this->check->trimmed()
			: $reason;
	}

	/**
	 * Refusal of a survey in the trash.
	 */
	private static function in_trash( Survey $survey ): ?string {
		return Survey::TRASH === $survey->status
			? __( 'This survey is in the trash. Restore it before you change it.', 'userfeedback' )
			: null;
	}

	/**
	 * Refusal of a survey that is not in the trash.
	 */
	private static function not_in_trash( Survey $survey ): string {
		return Survey::TRASH === $survey->status ? '' : __( 'This survey is not in the trash.', 'userfeedback' );
	}
}

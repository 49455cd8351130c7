<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\PublishCheck;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\Survey;

/**
 * Saves a survey as it was. Whether and when it is published stays, and so do its answers: questions and options
 * come back under the ids that answers are counted by.
 */
final class RestoreRevision {

	public function __construct(
		private Entitlements $entitlements,
		private RevisionRepository $revisions,
		private SaveSurvey $save,
		private KeepRevisions $keep,
		private PublishCheck $check,
		private ChangeWords $words
	) {}

	/**
	 * @throws Failure 404.
	 */
	public function find( Survey $survey, int $id ): Revision {
		return $this->revisions->find( $survey->id, $id )
			?? throw Failure::not_found( __( 'This revision does not exist any more.', 'userfeedback' ) );
	}

	/**
	 * What of a revision the site cannot restore now. All of it or nothing is restored.
	 *
	 * @return list<string> In words; [] where everything can be.
	 */
	public function locked( Survey $survey, Revision $revision ): array {
		try {
			$would = $this->save->draft(
				array( 'id' => $survey->id ) + Content::to_save( $revision->content, $survey ),
				$survey->saved_by
			);
		} catch ( Failure $failure ) {
			return array_values( array_unique( $failure->params ) );
		}
		$wanted  = array_replace(
			$revision->content,
			array_intersect_key( Content::of( $survey ), Content::STAYS )
		);
		$changes = Changes::between( $wanted, Content::of( $would ) );
		return array_values( array_unique( array_map( $this->words->lost( ... ), $changes ) ) );
	}

	/**
	 * @param int $based_on Revision of the survey that the caller sees.
	 * @return array{survey: Survey, message: string} From SaveSurvey.
	 * @throws Failure 403 where the plan has no revisions, 404, 409 when somebody saved since, for a survey in the trash and for what cannot be restored whole.
	 */
	public function restore( Survey $survey, int $id, int $based_on, int $author ): array {
		$this->entitlements->require( Feature::Revisions );
		$revision = $this->find( $survey, $id );
		// What is stale or in the trash is refused as such.
		if ( Survey::TRASH !== $survey->status && $based_on === $survey->revision ) {
			$this->require_whole( $survey, $revision );
		}
		$newest = $this->revisions->before( $survey->id, $survey->revision + 1 );
		$year   = Revision::RESTORED === $newest?->kind
			? Content::former_year( $revision->content, $newest->content, $survey )
			: null;
		return $this->keep->restoring(
			fn (): array => $this->save->save(
				array(
					'id'       => $survey->id,
					'based_on' => $based_on,
				) + Content::to_save( $revision->content, $survey ),
				$author,
				$year
			)
		);
	}

	/**
	 * @throws Failure 409 naming what cannot be restored, or why it could not stay published.
	 */
	private function require_whole( Survey $survey, Revision $revision ): void {
		$locked = $this->locked( $survey, $revision );
		if ( array() !== $locked ) {
			throw Failure::conflict(
				sprintf(
					/* translators: %s: parts of a survey, such as "Branding, Question 2". */
					__( 'Nothing was restored, because this site cannot keep all of this version now: %s.', 'userfeedback' ),
					implode( wp_get_list_item_separator(), $locked )
				)
			);
		}
		$would  = $this->save->draft(
			array( 'id' => $survey->id ) + Content::to_save( $revision->content, $survey ),
			$survey->saved_by
		);
		$reason = Survey::PUBLISH === $survey->status ? $this->check->refusal( $would ) : '';
		if ( '' !== $reason ) {
			throw Failure::conflict(
				__( 'Nothing was restored, because the survey is published and this version was not finished.', 'userfeedback' )
				. ' ' . $reason
			);
		}
	}
}

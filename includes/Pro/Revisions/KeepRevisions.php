<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Keeps what surveys were after each save that changed something.
 */
final class KeepRevisions {

	/**
	 * Most of a survey, unless a filter says otherwise.
	 */
	private const MOST = 50;

	/**
	 * Autosaves of one person within this time are one revision.
	 */
	private const MINUTES = 10;

	private bool $restoring = false;

	public function __construct(
		private Entitlements $entitlements,
		private RevisionRepository $revisions,
		private Clock $clock
	) {}

	/**
	 * The revision of what $work saves is a restored one.
	 *
	 * @template T
	 * @param callable(): T $work Saves a survey.
	 * @return T
	 */
	public function restoring( callable $work ): mixed {
		$this->restoring = true;
		try {
			return $work();
		} finally {
			$this->restoring = false;
		}
	}

	/**
	 * Keeps a survey that was stored. The save counts, whatever becomes of this: what is missing is kept with the next.
	 *
	 * @param Survey $survey   As it is stored now.
	 * @param Survey $before   As it was before; with id 0 when it is new.
	 * @param bool   $autosave Whether nobody asked for the save.
	 */
	public function keep( Survey $survey, Survey $before, bool $autosave ): void {
		if ( ! $this->entitlements->allows( Feature::Revisions ) ) {
			return;
		}
		try {
			$last = 0 === $before->id ? null : $this->catch_up( $before );
			$this->add( $survey, $before, $last, $autosave );
			$this->revisions->keep( $survey->id, self::most( $survey->id ) );
		} catch ( Failure ) {
			return;
		}
	}

	/**
	 * How many revisions a survey keeps.
	 */
	public static function most( int $survey_id ): int {
		/**
		 * Filters how many revisions of a survey are kept; the oldest go first.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most      50.
		 * @param int $survey_id The survey.
		 */
		$most = apply_filters( 'userfeedback_revisions_to_keep', self::MOST, $survey_id );
		return max( 1, is_numeric( $most ) ? (int) $most : self::MOST );
	}

	/**
	 * The last revision before the save. A survey that changed without one, or had none yet, gets it now.
	 */
	private function catch_up( Survey $before ): ?Revision {
		$last    = $this->revisions->before( $before->id, $before->revision + 1 );
		$content = Content::of( $before );
		$changes = null === $last ? array() : Changes::between( $last->content, $content );
		if ( null !== $last && array() === $changes ) {
			return $last;
		}
		$this->revisions->add(
			new Revision(
				0,
				$before->id,
				$before->revision,
				Revision::SAVED,
				$before->saved_by,
				$before->updated_at,
				$before->updated_at,
				$changes,
				$content
			)
		);
		return $this->revisions->before( $before->id, $before->revision + 1 );
	}

	/**
	 * @param Revision|null $last The one before; null for a new survey.
	 */
	private function add( Survey $survey, Survey $before, ?Revision $last, bool $autosave ): void {
		$content = Content::of( $survey );
		$changes = null === $last ? array() : Changes::between( $last->content, $content );
		if ( null !== $last && array() === $changes ) {
			return;
		}
		$now    = $this->clock->now();
		$joined = $autosave
			&& null !== $last
			&& Revision::AUTOSAVE === $last->kind
			&& $last->author === $survey->saved_by
			&& $now->getTimestamp() - $last->begun_at->getTimestamp() < self::MINUTES * MINUTE_IN_SECONDS;
		if ( $joined ) {
			$earlier = $this->revisions->before( $survey->id, $last->revision );
			$changes = null === $earlier ? $last->changes : Changes::between( $earlier->content, $content );
		}
		$restored = Revision::RESTORED === $last?->kind ? $last->content : null;
		$revision = new Revision(
			0,
			$survey->id,
			$survey->revision,
			$this->kind( $survey, $before, $autosave ),
			$survey->saved_by,
			$now,
			$now,
			$changes,
			$content + ( $this->restoring ? Content::replaced( $before, $content, $restored ) : array() )
		);
		if ( $joined ) {
			$this->revisions->replace( $last->id, $revision );
		} else {
			$this->revisions->add( $revision );
		}
	}

	private function kind( Survey $survey, Survey $before, bool $autosave ): string {
		return match ( true ) {
			$this->restoring => Revision::RESTORED,
			0 === $before->id => Revision::CREATED,
			$autosave => Revision::AUTOSAVE,
			Survey::PUBLISH === $survey->status && Survey::PUBLISH !== $before->status => Revision::PUBLISHED,
			default => Revision::SAVED,
		};
	}
}

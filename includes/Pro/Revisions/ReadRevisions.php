<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Failure;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\Templates\ListTemplates;

/**
 * The revisions of a survey, for its editors.
 */
final class ReadRevisions {

	public function __construct(
		private Entitlements $entitlements,
		private RevisionRepository $revisions,
		private ChangeWords $words,
		private RestoreRevision $restore,
		private ListTemplates $templates
	) {}

	/**
	 * @return array<string, mixed> Wire type SurveyRevisions.
	 * @throws Failure 403 where the plan has no revisions.
	 */
	public function all( Survey $survey ): array {
		$this->entitlements->require( Feature::Revisions );
		return array(
			'items' => array_map(
				fn ( Revision $revision ): array => $this->to_wire( $revision, $survey ),
				$this->revisions->of_survey( $survey->id )
			),
			'most'  => KeepRevisions::most( $survey->id ),
		);
	}

	/**
	 * @return array<string, mixed> Wire type SurveyRevisionDetail.
	 * @throws Failure 403 as all(), 404 for an unknown revision.
	 */
	public function one( Survey $survey, int $id ): array {
		$this->entitlements->require( Feature::Revisions );
		$revision = $this->restore->find( $survey, $id );
		$earlier  = $this->revisions->before( $survey->id, $revision->revision );
		return $this->to_wire( $revision, $survey ) + array(
			'compared_with' => null === $earlier ? null : Moment::wire( $earlier->saved_at ),
			'differences'   => $this->words->differences( $revision->changes ),
			'locked'        => $this->restore->locked( $survey, $revision ),
		);
	}

	/**
	 * @return array<string, mixed> Wire type SurveyRevision.
	 */
	private function to_wire( Revision $revision, Survey $survey ): array {
		$user = get_userdata( $revision->author );
		return array(
			'id'       => $revision->id,
			'revision' => $revision->revision,
			'kind'     => $revision->kind,
			'by'       => false === $user ? '' : $user->display_name,
			'saved_at' => Moment::wire( $revision->saved_at ),
			'summary'  => array() === $revision->changes
				? $this->first( $revision, $survey )
				: $this->words->summary( $revision->changes ),
		);
	}

	/**
	 * Of a revision that nothing is compared with.
	 */
	private function first( Revision $revision, Survey $survey ): string {
		if ( Revision::CREATED !== $revision->kind ) {
			return __( 'As it was before revisions were kept', 'userfeedback' );
		}
		foreach ( $this->templates->all() as $template ) {
			if ( $template['key'] === $survey->template && 'blank' !== $survey->template ) {
				/* translators: %s: name of a template. */
				return sprintf( __( 'From the template %s', 'userfeedback' ), $template['name'] );
			}
		}
		return __( 'New survey', 'userfeedback' );
	}
}

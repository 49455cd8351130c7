<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Has the site's AI connector draft a survey, or mend the wording of a question. Nothing is stored: the owner takes
 * a draft into the builder, or leaves it.
 */
final class WriteDraft {

	public function __construct(
		private AskConnector $connector,
		private DraftCheck $check
	) {}

	/**
	 * Wire type `SurveyDraft`.
	 *
	 * @param string $wish What the owner wants to know.
	 * @return array<string, mixed>
	 */
	public function survey( string $wish ): array {
		$types  = $this->check->types();
		$model  = null;
		$failed = null;
		$text   = '';
		try {
			$reply = $this->connector->ask(
				DraftInstructions::for_survey(),
				array(
					'wish'  => $wish,
					'site'  => wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ),
					'types' => array_map( static fn ( QuestionType $type ): string => $type->label(), $types ),
				),
				DraftInstructions::survey_schema( array_keys( $types ) )
			);
			$text  = $reply['text'];
			$model = $reply['model'];
		} catch ( SummaryFailed $failure ) {
			$failed = $failure;
			$text   = $failure->partial;
		}
		$draft   = DraftReply::parse( $text );
		$checked = $this->check->check( $draft->questions );
		if ( null === $failed && ( ! $draft->complete || array() === $draft->questions ) ) {
			$failed = SummaryFailed::incomplete();
		}
		return array(
			'error'     => null === $failed ? null : self::reason( $failed, count( $checked['questions'] ) ),
			'refused'   => null !== $failed && $failed->refused,
			'title'     => mb_substr( Text::line( $draft->title ), 0, SurveySchema::MAX_TITLE ),
			'questions' => SurveyTransformer::questions( $checked['questions'] ),
			'parts'     => $checked['parts'],
			'model'     => $model,
		);
	}

	/**
	 * Wire type `AiWording`.
	 *
	 * @return array{error: string|null, better: string, why: string, model: string|null}
	 */
	public function wording( string $question ): array {
		$model  = null;
		$better = '';
		$why    = '';
		$failed = SummaryFailed::incomplete();
		try {
			$reply  = $this->connector->ask(
				DraftInstructions::for_wording(),
				array( 'question' => $question ),
				DraftInstructions::wording_schema()
			);
			$data   = DraftReply::json( $reply['text'] );
			$model  = $reply['model'];
			$better = self::line( $data['better'] ?? '' );
			$why    = self::line( $data['why'] ?? '' );
		} catch ( SummaryFailed $failure ) {
			$failed = $failure->refused
				? new SummaryFailed( __( 'The AI declined to change this question.', 'userfeedback' ) )
				: $failure;
		}
		return array(
			'error'  => '' === $better ? self::reason( $failed, 0 ) : null,
			'better' => $better,
			'why'    => $why,
			'model'  => $model,
		);
	}

	private static function line( mixed $text ): string {
		return is_string( $text ) ? mb_substr( Text::line( $text ), 0, 500 ) : '';
	}

	/**
	 * @param int $whole Questions that arrived in spite of it.
	 */
	private static function reason( SummaryFailed $failure, int $whole ): string {
		if ( $failure->refused ) {
			return __( 'The AI declined to write this survey. Say it in other words, or start from a template.', 'userfeedback' );
		}
		if ( $whole > 0 ) {
			return sprintf(
				/* translators: %s: number. */
				_n(
					'The answer broke off. %s whole question arrived; nothing was saved.',
					'The answer broke off. %s whole questions arrived; nothing was saved.',
					$whole,
					'userfeedback'
				),
				number_format_i18n( $whole )
			);
		}
		return $failure->reason();
	}
}

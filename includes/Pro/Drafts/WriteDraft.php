<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Pro\Summaries\Provider;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\SummaryFailed;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Has the site's AI connector draft a survey, or mend the wording of a question. Nothing is stored: the owner takes
 * a draft into the builder, or leaves it.
 */
final class WriteDraft {

	/**
	 * Questions to the connector in an hour, of all people of the site.
	 */
	public const AN_HOUR = 30;

	/**
	 * Seconds; the connector has 60.
	 */
	private const LIFETIME = 120;

	/**
	 * Of the moments of calls, beside those of surveys.
	 */
	private const CALLS = 0;

	public function __construct(
		private Database $database,
		private Providers $providers,
		private SummaryStore $store,
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
			$reply = $this->ask(
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
			$reply  = $this->ask(
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
				? new SummaryFailed( __( 'The model did not want to change this question.', 'userfeedback' ) )
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
	 * @param array<string, mixed> $input  What goes out.
	 * @param array<string, mixed> $schema Of the answer.
	 * @return array{text: string, model: string}
	 * @throws SummaryFailed When there is no whole answer.
	 */
	private function ask( string $instruction, array $input, array $schema ): array {
		$provider = $this->providers->current();
		if ( null === $provider ) {
			throw new SummaryFailed( __( 'No AI connector is set up on this site.', 'userfeedback' ) );
		}
		if ( ! $this->store->has_consent( SummaryStore::DRAFT_CONSENT ) ) {
			throw SummaryFailed::without_consent();
		}
		$lock = new Lock( $this->database, 'userfeedback_core_ai_draft_' . get_current_user_id(), self::LIFETIME );
		if ( ! $lock->take() ) {
			throw new SummaryFailed( __( 'Your last draft is still being written. Try again in a minute.', 'userfeedback' ) );
		}
		try {
			if ( ! $this->store->take_call( self::CALLS, self::AN_HOUR ) ) {
				throw new SummaryFailed( __( 'This site asked the AI connector too often within the hour. Try again later.', 'userfeedback' ) );
			}
			return $this->send( $provider, $instruction, $input, $schema );
		} finally {
			$lock->give_back();
		}
	}

	/**
	 * @param array<string, mixed> $input  What goes out.
	 * @param array<string, mixed> $schema Of the answer.
	 * @return array{text: string, model: string}
	 * @throws SummaryFailed When there is no whole answer.
	 */
	private function send( Provider $provider, string $instruction, array $input, array $schema ): array {
		return $provider->ask(
			$instruction,
			(string) wp_json_encode( $input, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$schema
		);
	}

	/**
	 * @param int $whole Questions that arrived in spite of it.
	 */
	private static function reason( SummaryFailed $failure, int $whole ): string {
		if ( $failure->refused ) {
			return __( 'The model did not want to write this survey. Say it in other words, or start from a template.', 'userfeedback' );
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
		return '' === $failure->getMessage()
			? __( 'The AI connector could not answer. Try again in a moment.', 'userfeedback' )
			: $failure->getMessage();
	}
}

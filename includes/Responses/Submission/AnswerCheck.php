<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

use DateTimeImmutable;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Checks the answers of a submission against the survey (SEC-B1). One wrong answer refuses the whole response:
 * half of it would be neither what the visitor said nor what the owner asked. Where the owner has saved the survey
 * since the visitor's page was made, the answers were right when they were given: only those that are wrong today are
 * left out, and those to questions that do not appear without them.
 */
final class AnswerCheck {

	/**
	 * @param SurveyParts       $parts    What visitors get of a survey's end and a question's settings.
	 * @param CounterRepository $counters Knows questions that were removed.
	 */
	public function __construct(
		private QuestionTypeRegistry $types,
		private SurveyParts $parts,
		private Walk $walk,
		private CounterRepository $counters
	) {}

	/**
	 * Whether the survey can be answered at a given time; not while an addon is missing (SEL-08).
	 *
	 * @param DateTimeImmutable $site_now The moment, in the site's time zone.
	 */
	public function can_be_answered( Survey $survey, DateTimeImmutable $site_now ): bool {
		return $survey->is_live( $site_now )
			&& ! $this->parts->is_over( $survey, $site_now )
			&& $this->types->knows_all( $survey );
	}

	/**
	 * The answers to store.
	 *
	 * A skipped question is never refused, required or not (A28, WID-22), but for a consent. An answer to a question
	 * that the owner has removed is left out: the page may be weeks old, and the other answers must not be lost.
	 *
	 * @param list<GivenAnswer>     $answers    As sent.
	 * @param array<string, string> $facts      What the browser decided by.
	 * @param bool                  $is_current False for a page that shows another revision of the survey.
	 * @throws Failure 422 naming the answer.
	 */
	public function check( Survey $survey, array $answers, array $facts = array(), bool $is_current = true ): Answers {
		$seen    = array();
		$rows    = array();
		$values  = array();
		$skipped = array();
		$refused = null;
		foreach ( $answers as $answer ) {
			$id = $answer->question_id;
			if ( isset( $seen[ $id ] ) ) {
				throw self::refuse( $id, __( 'This question was answered twice.', 'userfeedback' ) );
			}
			$seen[ $id ] = true;
			if ( null === $answer->value ) {
				$skipped[] = $id;
				continue;
			}
			$question = $survey->question( $id );
			$type     = null === $question ? null : $this->types->find( $question->type );
			if ( null === $question && ( ! $is_current || $this->counters->has_answers( $survey->id, $id ) ) ) {
				continue;
			}
			if ( null === $question || null === $type ) {
				throw self::refuse( $id, __( 'This survey has no such question.', 'userfeedback' ) );
			}
			try {
				// What is asked beside the options depends on the addon.
				$rows[ $id ]   = $type->parse( $this->parts->asked( $question ), $answer->value, $answer->extra );
				$values[ $id ] = $type->compared( $rows[ $id ] );
			} catch ( Failure $failure ) {
				if ( $is_current ) {
					throw $failure;
				}
				$refused ??= $failure;
			}
		}
		if ( array() === $rows ) {
			throw $refused ?? Failure::invalid(
				array( 'answers' => __( 'There must be an answer to at least one question.', 'userfeedback' ) )
			);
		}
		$known   = HiddenFields::only( $this->walk->fields( $survey ), $facts );
		$checked = Answers::of( $survey, $rows, $values, $this->walk, $known );
		$hidden  = array_key_first( array_diff_key( $rows, $checked->rows ) );
		if ( null !== $hidden && ( $is_current || array() === $checked->rows ) ) {
			throw self::refuse(
				(string) $hidden,
				__( 'This question does not appear after the other answers.', 'userfeedback' )
			);
		}
		foreach ( $checked->unanswered as $id ) {
			$question = $survey->question( $id );
			if ( null !== $question && true === $this->types->find( $question->type )?->must_answer( $question ) ) {
				throw self::refuse( $id, __( 'Nothing is stored without this consent.', 'userfeedback' ) );
			}
		}
		// Another revision asked other questions: only what the page says that it showed was skipped.
		return $is_current
			? $checked
			: new Answers( $checked->rows, array_values( array_intersect( $checked->unanswered, $skipped ) ) );
	}

	/**
	 * What the response keeps of hidden fields, for its column.
	 *
	 * @param array<string, string> $facts What the browser sent.
	 */
	public function hidden_fields( Survey $survey, array $facts ): string {
		return HiddenFields::encode( HiddenFields::given( $this->walk->fields( $survey ), $facts ) );
	}

	/**
	 * The failure that names the answer of a question.
	 */
	private static function refuse( string $id, string $reason ): Failure {
		return Failure::invalid( array( "answers[$id]" => $reason ) );
	}
}

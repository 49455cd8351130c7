<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The score that stands beside what somebody wrote: the answer of the same response to the survey's first question
 * on a scale.
 */
final class Scores {

	public function __construct( private QuestionTypeRegistry $types ) {}

	public function question( Survey $survey ): ?Question {
		foreach ( $survey->questions as $question ) {
			if ( null !== $this->types->find( $question->type )?->figure() ) {
				return $question;
			}
		}
		return null;
	}

	/**
	 * The scale of a question that question() found.
	 *
	 * @return 'mean'|'nps'
	 */
	public function scale( Question $question ): string {
		return $this->types->find( $question->type )?->figure() ?? 'mean';
	}

	/**
	 * The condition of a request; null without one. A survey without scores has no answer that meets it.
	 *
	 * @param int|null $from Least score.
	 * @param int|null $to   Largest score.
	 */
	public function filter( Survey $survey, ?int $from, ?int $to ): ?ScoreFilter {
		if ( null === $from && null === $to ) {
			return null;
		}
		$from   ??= 0;
		$to     ??= 10;
		$question = $this->question( $survey );
		// On its scale of today, whose figures the filter stands beside.
		$keys = null !== $question && 'nps' === $this->scale( $question )
			? NpsScale::of( $question )->keys( min( $from, $to ), max( $from, $to ) )
			: array_map( 'strval', range( min( $from, $to ), max( $from, $to ) ) );
		return new ScoreFilter( $question->id ?? '', $keys );
	}
}

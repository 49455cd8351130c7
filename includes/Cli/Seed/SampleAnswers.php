<?php
declare(strict_types=1);

namespace UserFeedback\Cli\Seed;

use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Responses\Submission\Answers;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\Survey;

/**
 * Plausible answers for demo and benchmark data. They pass the question types and the survey's logic, so
 * visitors could have given them.
 */
final class SampleAnswers {

	/**
	 * Share of visitors who skip a question.
	 */
	private const SKIPPED_PERCENT = 12;

	private const TEXTS = array(
		'The search finds nothing that I look for.',
		'Checkout took too long on my phone.',
		'Everything worked, thank you!',
		'Please show the shipping costs earlier.',
		'I could not find the opening hours.',
		'Great selection and a fast delivery.',
		'The pictures are too small.',
		'I would like to pay by invoice.',
		'Very clear, I came back because of that.',
		'A dark mode would be nice.',
	);

	private const COMMENTS = array(
		'Because of the support.',
		'It got slower lately.',
		'Good value.',
		'Too many e-mails.',
	);

	public function __construct( private QuestionTypeRegistry $types, private Walk $walk ) {}

	/**
	 * Answers of one visitor.
	 *
	 * @param Survey $survey The survey; it needs a question that can be answered.
	 * @return Answers|null At least one; null when no type is known.
	 */
	public function of( Survey $survey ): ?Answers {
		for ( $try = 0; $try < 20; $try++ ) {
			$answers = $this->one_try( $survey );
			if ( array() !== $answers->rows ) {
				return $answers;
			}
		}
		return null;
	}

	/**
	 * A visitor who passed every question.
	 */
	public function none( Survey $survey ): Answers {
		return Answers::of( $survey, array(), array(), $this->walk );
	}

	/**
	 * Answers of a visitor who may have skipped everything.
	 */
	private function one_try( Survey $survey ): Answers {
		$rows   = array();
		$values = array();
		foreach ( $survey->questions as $question ) {
			$type  = $this->types->find( $question->type );
			$skips = SampleNumber::between( 1, 100 ) <= self::SKIPPED_PERCENT
				&& true !== $type?->must_answer( $question );
			$value = null === $type || $skips ? null : $type->sample( $question, self::TEXTS );
			if ( null === $type || null === $value ) {
				continue;
			}
			try {
				$rows[ $question->id ]   = $type->parse( $question, $value, self::extra( $question ) );
				$values[ $question->id ] = $type->compared( $rows[ $question->id ] );
			} catch ( Failure ) {
				// The owner asks for more than a sample can know, e.g. a postal code.
				continue;
			}
		}
		return Answers::of( $survey, $rows, $values, $this->walk );
	}

	/**
	 * Extra fields: sometimes a comment; a name and what is written at "Other" where the question asks for them; the
	 * scale of an NPS.
	 *
	 * @return array<string, mixed>
	 */
	private static function extra( Question $question ): array {
		$extra = array(
			'name'  => 'Visitor',
			'other' => 'A podcast',
		) + ( NpsScale::TYPE === $question->type ? array( 'scale' => NpsScale::of( $question )->name() ) : array() );
		if ( 0 === SampleNumber::between( 0, 7 ) ) {
			$extra['comments'] = self::COMMENTS[ SampleNumber::between( 0, count( self::COMMENTS ) - 1 ) ];
		}
		return $extra;
	}
}

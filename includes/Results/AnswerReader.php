<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ChoiceRules;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\Survey;
use WeakMap;

/**
 * Turns rows of the answer table into answers of the API. Stored text leaves as text; the screens escape it
 * (SEC-X1).
 *
 * @phpstan-import-type Row from AnswersQuery
 */
final class AnswerReader {

	/**
	 * Texts of today of the options, by value key. Making the keys costs more than reading an answer.
	 *
	 * @var WeakMap<Question, array<array-key, string>>
	 */
	private WeakMap $labels;

	/**
	 * @param QuestionTypeRegistry $types They know how to read their rows.
	 */
	public function __construct( private QuestionTypeRegistry $types ) {
		$this->labels = new WeakMap();
	}

	/**
	 * The value of an answer; null without rows, which is a skipped question. A question whose type changed, or
	 * whose addon is missing, still returns its texts and numbers.
	 *
	 * @param list<array<string, string|null>> $rows In order of position.
	 * @return string|int|float|list<string>|null
	 */
	public function value( Question $question, array $rows ): string|int|float|array|null {
		if ( array() === $rows ) {
			return null;
		}
		$stored = $this->stored( $question, $rows );
		$value  = $this->types->find( $question->type )?->read( $stored );
		if ( null !== $value && '' !== $value ) {
			return $value;
		}
		$texts = array_map(
			static fn ( StoredAnswer $row ): string => '' === $row->value_text ? $row->value_key : $row->value_text,
			$stored
		);
		if ( 1 !== count( $texts ) ) {
			return $texts;
		}
		// A number of a scale stays a number, so screens can draw it.
		return '' === $stored[0]->value_text && 0 !== StoredAnswer::number_of( $texts[0] )
			? StoredAnswer::number_of( $texts[0] )
			: $texts[0];
	}

	/**
	 * The same for a file or a sheet, where one column holds all answers: an answer on a scale that the question no
	 * longer has is a text there, so nobody averages two scales by mistake.
	 *
	 * @param list<array<string, string|null>> $rows In order of position.
	 * @return string|int|float|list<string>|null
	 */
	public function cell( Question $question, array $rows ): string|int|float|array|null {
		return $this->former_words( $question, $rows ) ?? $this->value( $question, $rows );
	}

	/**
	 * @param list<array<string, string|null>> $rows In order of position.
	 */
	private function former_words( Question $question, array $rows ): ?string {
		return array() === $rows
			? null
			: $this->types->find( $question->type )?->former_words( $question, $this->stored( $question, $rows ) );
	}

	/**
	 * Rows with the texts of today.
	 *
	 * @param non-empty-list<array<string, string|null>> $rows In order of position.
	 * @return non-empty-list<StoredAnswer>
	 */
	private function stored( Question $question, array $rows ): array {
		// An option is shown with its text of today, wherever it has votes.
		$labels = $this->labels[ $question ] ??= $question->texts();
		$other  = str_contains( (string) ( $rows[0]['extra'] ?? '' ), '"other":' )
			? $this->extra( $rows )['other'] ?? ''
			: '';
		// Without the rule the text belongs to the last option that was chosen.
		$at = ChoiceRules::key( $question, 'other' ) ?? (string) $rows[ count( $rows ) - 1 ]['value_key'];
		return array_map(
			static function ( array $row ) use ( $labels, $other, $at ): StoredAnswer {
				$key  = (string) $row['value_key'];
				$text = $labels[ $key ] ?? (string) $row['value_text'];
				return new StoredAnswer(
					$key,
					'' !== $other && $at === $key
						/* translators: 1: the option "Other". 2: what somebody wrote there. */
						? sprintf( __( '%1$s: %2$s', 'userfeedback' ), $text, $other )
						: $text
				);
			},
			$rows
		);
	}

	/**
	 * Wire type `Answer[]`: one for each current question, in its order (ENT-23, A76).
	 *
	 * @param array<string|int, list<array<string, string|null>>> $stored Rows of a response by question.
	 * @return list<array{question_id: string, value: mixed, words?: string, extra?: array<string, string>}>
	 */
	public function answers( Survey $survey, array $stored ): array {
		return array_map(
			function ( Question $question ) use ( $stored ): array {
				$rows  = $stored[ $question->id ] ?? array();
				$extra = $this->extra( $rows );
				$value = $this->value( $question, $rows );
				$words = null === $value
					? null
					: $this->former_words( $question, $rows )
						?? $this->types->find( $question->type )?->in_words( $question, $value );
				return array(
					'question_id' => $question->id,
					'value'       => $value,
				)
				+ ( null === $words || Text::of( $value ) === $words ? array() : array( 'words' => $words ) )
				+ ( null === $extra ? array() : array( 'extra' => $extra ) );
			},
			$survey->asked()
		);
	}

	/**
	 * Comment, name and text at "Other" of an answer, or null.
	 *
	 * @param list<array<string, string|null>> $rows In order of position.
	 * @return array{comments?: string, name?: string, other?: string}|null
	 */
	public function extra( array $rows ): ?array {
		$data  = json_decode( (string) ( $rows[0]['extra'] ?? '' ), true );
		$extra = array();
		foreach ( array( 'comments', 'name', 'other' ) as $name ) {
			$text = is_array( $data ) ? ( $data[ $name ] ?? '' ) : '';
			if ( is_string( $text ) && '' !== $text ) {
				$extra[ $name ] = $text;
			}
		}
		return array() === $extra ? null : $extra;
	}

	/**
	 * Wire type `StatAnswer[]`.
	 *
	 * @param list<Row> $answers From AnswersQuery.
	 * @return list<array<string, mixed>>
	 */
	public function stat_answers( Question $question, array $answers ): array {
		return array_map(
			function ( array $answer ) use ( $question ): array {
				$extra = $this->extra( $answer['rows'] );
				return array(
					'value'       => $this->value( $question, $answer['rows'] ),
					'date'        => $answer['date'],
					'response_id' => $answer['response_id'],
				) + ( null === $extra ? array() : array( 'extra' => $extra ) );
			},
			$answers
		);
	}
}

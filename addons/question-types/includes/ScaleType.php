<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\BaseType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;

/**
 * A whole number on a scale.
 */
abstract class ScaleType extends BaseType {

	/**
	 * The numbers, in the order in which results show them.
	 *
	 * @return non-empty-list<int>
	 */
	abstract protected function numbers( Question $question ): array;

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function group(): string {
		return 'rating';
	}

	public function figure(): ?string {
		return PaidTypes::figure( $this->key() );
	}

	/**
	 * The upper end is liked best.
	 *
	 * @param list<string> $texts Not needed here.
	 */
	public function sample( Question $question, array $texts ): int {
		$numbers = $this->numbers( $question );
		return SampleNumber::rather_high( min( $numbers ), max( $numbers ) );
	}

	public function countable_values( Question $question ): array {
		$values = array();
		foreach ( $this->numbers( $question ) as $number ) {
			$values[ $number ] = $number;
		}
		return $values;
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		$number = self::number( $question, $value, $this->numbers( $question ) );
		return array( new StoredAnswer( (string) $number, '', $number, self::comments( $question, $extra ) ) );
	}

	/**
	 * @param non-empty-list<int> $numbers That can be given.
	 * @throws Failure 422 naming the answer.
	 */
	final protected static function number( Question $question, mixed $value, array $numbers ): int {
		$value = is_string( $value ) && 1 === preg_match( '/^(?:0|[1-9]\d?)$/D', $value ) ? (int) $value : $value;
		if ( ! is_int( $value ) || ! in_array( $value, $numbers, true ) ) {
			throw self::refuse(
				$question,
				sprintf(
					/* translators: 1: smallest number, 2: largest number. */
					__( 'The answer must be a whole number from %1$d to %2$d.', 'userfeedback-question-types' ),
					min( $numbers ),
					max( $numbers )
				)
			);
		}
		return $value;
	}

	public function read( array $rows ): ?int {
		return isset( $rows[0] ) && is_numeric( $rows[0]->value_key ) ? (int) $rows[0]->value_key : null;
	}
}

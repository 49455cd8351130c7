<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Logic;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Skip logic: the questions that a visitor sees (LOGIC-10 to LOGIC-12, WID-29, decisions A1, A15, A29).
 * `src/domain/logic.ts` has the same rules in TypeScript; both run tests/fixtures/logic.json.
 */
final class LogicEvaluator {

	/**
	 * The questions on the path of the answers, in order. A condition on a question that was not shown is
	 * false, whatever the visitor answered before going back.
	 *
	 * @param list<Question>                                  $questions In the survey's order.
	 * @param array<string|int, string|int|float|list<string>|null> $answers   Value by question id; a missing one counts as passed.
	 * @return list<Question>
	 */
	public static function visible_questions( array $questions, array $answers ): array {
		$shown   = array();
		$visible = array();
		foreach ( $questions as $question ) {
			$logic = $question->logic;
			$shows = true;
			if ( $logic['enabled'] && array() !== $logic['conditions'] ) {
				$met = true;
				foreach ( $logic['conditions'] as $condition ) {
					$id  = $condition['question_id'];
					$met = $met
						&& isset( $shown[ $id ] )
						&& self::compare( $answers[ $id ] ?? null, $condition['compare'], $condition['value'] );
				}
				$shows = ( 'show' === $logic['action'] ) === $met;
			}
			if ( $shows ) {
				$shown[ $question->id ] = true;
				$visible[]              = $question;
			}
		}
		return $visible;
	}

	/**
	 * One comparison (LOGIC-10, LOGIC-11).
	 *
	 * @param string|int|float|list<string>|null $value   Answer; null, '' or [] when the visitor passed the question.
	 * @param string                       $compare Operator; an unknown one is false.
	 */
	public static function compare( string|int|float|array|null $value, string $compare, string $expected ): bool {
		if ( null === $value || '' === $value || array() === $value ) {
			return '!=' === $compare || '!CONTAINS' === $compare;
		}
		return self::holds( $value, $compare, $expected );
	}

	/**
	 * Compares an answer. A list (checkbox) equals a value when it contains only that value; text operators
	 * match any of its items. Texts are trimmed and compared without case (A15). An empty value matches
	 * nothing.
	 *
	 * @param string|int|float|list<string> $value Answer.
	 */
	private static function holds( string|int|float|array $value, string $compare, string $expected ): bool {
		$items = array_map( array( self::class, 'fold' ), is_array( $value ) ? $value : array( (string) $value ) );
		$right = self::fold( $expected );
		switch ( $compare ) {
			case '=':
				return 1 === count( $items ) && $items[0] === $right;
			case '!=':
				return ! self::holds( $value, '=', $expected );
			case 'IN':
				return is_array( $value )
					? '' !== $right && in_array( $right, $items, true )
					: self::any( $items, $right, 'str_contains' );
			case 'CONTAINS':
				return self::any( $items, $right, 'str_contains' );
			case '!CONTAINS':
				return ! self::holds( $value, 'CONTAINS', $expected );
			case 'STARTS_WITH':
				return self::any( $items, $right, 'str_starts_with' );
			case 'ENDS_WITH':
				return self::any( $items, $right, 'str_ends_with' );
			case '>':
				return ! is_array( $value ) && self::number( $items[0] ) > self::number( $right );
			case '<':
				return ! is_array( $value ) && self::number( $items[0] ) < self::number( $right );
			default:
				return false;
		}
	}

	/**
	 * Whether any item matches; an empty text matches nothing.
	 *
	 * @param list<string>                   $items Folded.
	 * @param callable(string, string): bool $test  Left and right.
	 */
	private static function any( array $items, string $right, callable $test ): bool {
		foreach ( '' === $right ? array() : $items as $item ) {
			if ( $test( $item, $right ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Trims and ignores case, as src/domain/compare.ts does: of a sigma there is one uppercase letter and two others.
	 */
	private static function fold( string $text ): string {
		$trimmed = (string) preg_replace(
			'/^[' . Text::BLANK . '\x{200B}]+|[' . Text::BLANK . '\x{200B}]+$/uD',
			'',
			$text
		);
		return mb_strtoupper( $trimmed, 'UTF-8' );
	}

	/**
	 * Reads decimal numbers, and days as numbers of eight digits; anything else is NAN, which is neither larger nor
	 * smaller than any number.
	 */
	public static function number( string $text ): float {
		$text = (string) preg_replace( '/\b-/', '', $text );
		return 1 === preg_match( '/^-?[0-9]+(\.[0-9]+)?$/D', $text ) ? (float) $text : NAN;
	}
}

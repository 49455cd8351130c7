<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Surveys\FormerOptions;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\EmailType;

/**
 * E-mail addresses among the answers to questions that do not ask for one.
 */
final class Addresses {

	/**
	 * Whether addresses must stay out of a column though its question asks for none: a removed one has no type, and
	 * another may have had another. Without the group of people a file has no address of anybody. What somebody typed
	 * into a question that always took any text is its answer.
	 */
	public static function are_hidden( Question $question, ExportOptions $options ): bool {
		return null === $options->question
			&& ! $options->has( ColumnGroup::Person )
			&& (
				! in_array( $question->type, array( 'text', 'long-text' ), true )
				|| FormerOptions::asked_for_addresses( $question )
			);
	}

	/**
	 * Whether addresses may be among the answers to questions that asked for them once, and do not any more.
	 *
	 * @param list<Question> $questions Of a file, also the removed ones.
	 */
	public static function may_be_among( array $questions ): bool {
		foreach ( $questions as $question ) {
			if ( '' === $question->type || FormerOptions::asked_for_addresses( $question ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The column, empty where somebody typed an address.
	 */
	public static function without( Column $column ): Column {
		$id   = (string) $column->question_id;
		$read = $column->read;
		return new Column(
			$column->key,
			$column->header,
			$column->width,
			static fn ( array $response, array $answers ): mixed => self::has_one( $answers[ $id ] ?? array() )
				? null
				: $read( $response, $answers ),
			$column->question_id,
			$column->title
		);
	}

	/**
	 * Whether somebody typed an address; an option may be called like one.
	 *
	 * @param list<array<string, string|null>> $rows Of one answer.
	 */
	private static function has_one( array $rows ): bool {
		foreach ( $rows as $row ) {
			if ( '' === $row['value_key'] && EmailType::is_address( (string) $row['value_text'] ) ) {
				return true;
			}
		}
		return false;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * One row of the answer table.
 */
final class StoredAnswer {

	/**
	 * Key of an answer that is a file; its text is the file's name and size.
	 */
	public const FILE = 'file';

	/**
	 * @param string                $value_key  What is counted: option key or number; '' for text.
	 * @param string                $value_text What people read: the option's label, the text, or ''.
	 * @param int                   $number     The number of a scale, 0 otherwise; goes to the counter's value_sum.
	 * @param array<string, string> $extra      comments, name; on the first row only.
	 * @param string                $token      Of the file that becomes part of the response, or ''.
	 * @param string|null           $compared   What conditions compare, where the text has more than the browser sent.
	 */
	public function __construct(
		public readonly string $value_key,
		public readonly string $value_text,
		public readonly int $number = 0,
		public readonly array $extra = array(),
		public readonly string $token = '',
		public readonly ?string $compared = null
	) {}

	/**
	 * The number in a stored key. Keys of options are digests of 16 characters, so a shorter key is a number.
	 */
	public static function number_of( string $value_key ): int {
		return strlen( $value_key ) < OptionKey::LENGTH && is_numeric( $value_key ) ? (int) $value_key : 0;
	}
}

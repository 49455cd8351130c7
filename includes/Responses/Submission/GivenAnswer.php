<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * An answer as the visitor sent it: the types are right, the survey has not been checked.
 */
final class GivenAnswer {

	/**
	 * @param mixed                $value Null = skipped.
	 * @param array<string, mixed> $extra comments, name, other; as sent.
	 */
	public function __construct(
		public readonly string $question_id,
		public readonly mixed $value,
		public readonly array $extra
	) {}

	/**
	 * With other texts in its value.
	 *
	 * @param array<array-key, string> $texts By text.
	 */
	public function with_texts( array $texts ): self {
		return array() === $texts
			? $this
			: new self( $this->question_id, self::replace( $this->value, $texts ), $this->extra );
	}

	/**
	 * @param array<array-key, string> $texts By text.
	 */
	private static function replace( mixed $value, array $texts ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $item ): mixed => self::replace( $item, $texts ), $value );
		}
		return is_string( $value ) ? $texts[ $value ] ?? $value : $value;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

/**
 * Conditions that a response must all meet (docs/filters.md).
 */
final class Filter {

	/**
	 * @param array<'is'|'contains'|'starts', list<string>> $page    Paths; one must match.
	 * @param array<string, list<string>>                   $columns Values by column of the response; one must be stored, '' where nothing is known.
	 * @param bool|null                                     $signed_in Null for both.
	 * @param array<array-key, AnswerFilter>                $answers By question.
	 */
	public function __construct(
		public readonly array $page = array(),
		public readonly array $columns = array(),
		public readonly ?bool $signed_in = null,
		public readonly array $answers = array()
	) {}

	public function is_empty(): bool {
		return array() === $this->to_array();
	}

	/**
	 * The same for the same conditions, in whatever order they came.
	 */
	public function key(): string {
		return md5( (string) wp_json_encode( $this->to_array() ) );
	}

	/**
	 * The filter as TypeScript has it (`Filter` of src/domain/filter.ts).
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$columns = array_map(
			static fn ( array $values ): array => array_map(
				static fn ( string $value ): string => '' === $value ? FilterInput::UNKNOWN : $value,
				$values
			),
			$this->columns
		);
		return array_filter(
			array( 'page' => $this->page ) + $columns + array(
				'signed_in' => $this->signed_in,
				'answers'   => array_map(
					static fn ( AnswerFilter $answer ): array => $answer->to_array(),
					$this->answers
				),
			),
			static fn ( mixed $part ): bool => null !== $part && array() !== $part
		);
	}
}

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
	 * @param list<int|'none'>                              $tags    One of them; 'none' is a response without any.
	 * @param array<'read'|'starred'|'note', bool>          $marks   What each must be.
	 * @param list<string>                                  $words   Each must stand in one of the answers or comments.
	 * @param array<'sentiment'|'topic', list<string>>      $opinions One of each must be that of a text; 'none' is a response without.
	 * @param array<string, FieldFilter>                    $fields  By name of a hidden field.
	 */
	public function __construct(
		public readonly array $page = array(),
		public readonly array $columns = array(),
		public readonly ?bool $signed_in = null,
		public readonly array $answers = array(),
		public readonly array $tags = array(),
		public readonly array $marks = array(),
		public readonly array $words = array(),
		public readonly array $opinions = array(),
		public readonly array $fields = array()
	) {}

	public function is_empty(): bool {
		return array() === $this->to_array();
	}

	/**
	 * Whether it asks for what people change while they read.
	 */
	public function is_about_marks(): bool {
		return array() !== $this->tags || array() !== $this->marks || array() !== $this->opinions;
	}

	/**
	 * The same for the same conditions, in whatever order they came.
	 */
	public function key(): string {
		// The same numbers of an NPS are other answers once its scale changed.
		$numbers = array_map( static fn ( AnswerFilter $answer ): ?array => $answer->numbers(), $this->answers );
		// Hours are those of the site's time zone of today.
		$zone = isset( $this->columns['hour'] ) ? wp_timezone_string() : '';
		return md5( (string) wp_json_encode( array( $this->to_array(), $numbers, $zone ) ) );
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
			array(
				'page' => $this->page,
				'text' => implode( ' ', $this->words ),
			) + $columns + array(
				'signed_in' => $this->signed_in,
				'tag'       => array_map( 'strval', $this->tags ),
			) + $this->opinions + $this->marks + array(
				'field'   => array_map( static fn ( FieldFilter $field ): array => $field->to_array(), $this->fields ),
				'answers' => array_map(
					static fn ( AnswerFilter $answer ): array => $answer->to_array(),
					$this->answers
				),
			),
			static fn ( mixed $part ): bool => null !== $part && array() !== $part && '' !== $part
		);
	}
}

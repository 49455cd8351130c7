<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

use UserFeedback\Surveys\Question;

/**
 * A question whose answers are rows or columns of a break-down, or one row of a matrix. In a whole matrix everybody
 * has several answers, so it forms no groups.
 */
final class Counted {

	/**
	 * @param string $row   Id of a row of the matrix, '' for all answers.
	 * @param string $label Of the row.
	 */
	private function __construct(
		public readonly Question $question,
		public readonly string $row = '',
		private string $label = ''
	) {}

	/**
	 * @param string $row Id of a row, '' for all answers.
	 * @return self|null Null where the question has no such row.
	 */
	public static function of( Question $question, string $row ): ?self {
		if ( '' === $row ) {
			return new self( $question );
		}
		$label = array_column( $question->rows(), 'label', 'id' )[ $row ] ?? null;
		return null === $label ? null : new self( $question, $row, $label );
	}

	/**
	 * How the stored keys of its answers begin, '' for any.
	 */
	public function prefix(): string {
		return '' === $this->row ? '' : Question::pair_key( $this->row, '' );
	}

	public function is_same( self $other ): bool {
		return $this->question->id === $other->question->id && $this->row === $other->row;
	}

	/**
	 * Whether it is all rows of a matrix.
	 */
	public function is_whole_matrix(): bool {
		return '' === $this->row && array() !== $this->question->rows();
	}

	/**
	 * @return array{id: string, title: string, type: string} `id` is that of the question, also of a row.
	 */
	public function to_wire(): array {
		$title = $this->question->title;
		return array(
			'id'    => $this->question->id,
			'title' => '' === $this->row
				? $title
				/* translators: 1: title of a question. 2: one of its options. */
				: sprintf( __( '%1$s: %2$s', 'userfeedback' ), $title, $this->label ),
			'type'  => $this->question->type,
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Surveys\QuestionTypes\NpsScale;

/**
 * Conditions about the answer to one question; all must hold.
 */
final class AnswerFilter {

	/**
	 * @param list<string> $any      Value keys of which one was chosen.
	 * @param list<string> $not      Value keys of which none was chosen, by those who answered.
	 * @param int|null     $from     Least number.
	 * @param int|null     $to       Largest number.
	 * @param string|null  $min      Least number or earliest day of what visitors enter.
	 * @param string|null  $max      Largest number or latest day.
	 * @param list<string> $contains Words that all stand in it.
	 * @param list<string> $lacks    Words that do not all stand in it, of those who answered.
	 * @param bool         $comment  Whether it must have a comment.
	 * @param bool         $skipped  Whether there must be no answer.
	 * @param NpsScale     $scale    Of numbers of an NPS: the one on which it asks today.
	 */
	public function __construct(
		public readonly array $any = array(),
		public readonly array $not = array(),
		public readonly ?int $from = null,
		public readonly ?int $to = null,
		public readonly ?string $min = null,
		public readonly ?string $max = null,
		public readonly array $contains = array(),
		public readonly array $lacks = array(),
		public readonly bool $comment = false,
		public readonly bool $skipped = false,
		private NpsScale $scale = new NpsScale( 1 )
	) {}

	/**
	 * Under which the wanted numbers are stored; null where none are asked for.
	 *
	 * @return list<string>|null
	 */
	public function numbers(): ?array {
		if ( null === $this->from && null === $this->to ) {
			return null;
		}
		$from = $this->from ?? 0;
		$to   = $this->to ?? FilterInput::HIGHEST;
		return 0 === $this->scale->low
			? $this->scale->keys( $from, $to )
			: array_map( 'strval', range( $from, $to ) );
	}

	/**
	 * @return array<string, mixed> Without what is not asked for.
	 */
	public function to_array(): array {
		return array_filter(
			array(
				'any'      => $this->any,
				'not'      => $this->not,
				'from'     => $this->from,
				'to'       => $this->to,
				'min'      => $this->min,
				'max'      => $this->max,
				'contains' => implode( ' ', $this->contains ),
				'lacks'    => implode( ' ', $this->lacks ),
				'comment'  => $this->comment,
				'skipped'  => $this->skipped,
			),
			static fn ( mixed $part ): bool => ! in_array( $part, array( array(), null, '', false ), true )
		);
	}
}

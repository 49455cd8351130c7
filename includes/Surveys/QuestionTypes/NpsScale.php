<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Surveys\Question;

/**
 * The numbers of an NPS: 1 to 10 (NPS-04), or 0 to 10 as published scores use. Both are stored under keys of their
 * own, so that no figure mixes them, also where the owner changed the scale (docs/figures.md).
 */
final class NpsScale {

	public const TYPE = 'nps';

	/**
	 * The scale that is not the documents', as answers name it.
	 */
	public const FROM_ZERO = '0-10';
	public const FROM_ONE  = '1-10';

	private const HIGH = 10;

	/**
	 * @param 0|1 $low Smallest number.
	 */
	public function __construct( public readonly int $low ) {}

	/**
	 * The scale on which a question asks today; 1 to 10 for those that are no NPS.
	 */
	public static function of( Question $question ): self {
		return new self( self::TYPE === $question->type && 0 === ( $question->config['start'] ?? 1 ) ? 0 : 1 );
	}

	/**
	 * The scale of a stored key of either; null of other keys.
	 */
	public static function of_key( string $key ): ?self {
		foreach ( array( new self( 1 ), new self( 0 ) ) as $scale ) {
			if ( null !== $scale->number( $key ) ) {
				return $scale;
			}
		}
		return null;
	}

	/**
	 * The number of a stored key of either scale; null of other keys.
	 */
	public static function number_of( string $key ): ?int {
		return self::of_key( $key )?->number( $key );
	}

	/**
	 * As answers name it.
	 */
	public function name(): string {
		return 0 === $this->low ? self::FROM_ZERO : self::FROM_ONE;
	}

	public function other(): self {
		return new self( 1 - $this->low );
	}

	/**
	 * Under what a number is stored and counted: `9`, or `0-10:9`.
	 */
	public function key( int $number ): string {
		return ( 0 === $this->low ? self::FROM_ZERO . ':' : '' ) . $number;
	}

	/**
	 * @return non-empty-list<int> The lowest first.
	 */
	public function numbers(): array {
		return range( $this->low, self::HIGH );
	}

	/**
	 * The keys of some of its numbers, such as those of a group.
	 *
	 * @param int $from Least number.
	 * @param int $to   Largest number.
	 * @return list<string>
	 */
	public function keys( int $from = 0, int $to = self::HIGH ): array {
		return array_values(
			array_map(
				$this->key( ... ),
				array_filter( $this->numbers(), static fn ( int $number ): bool => $from <= $number && $number <= $to )
			)
		);
	}

	/**
	 * How often each number of this scale was given.
	 *
	 * @param array<array-key, int> $values Counts by stored key.
	 * @return array<int, int> Those that were given.
	 */
	public function counts( array $values ): array {
		$counts = array();
		foreach ( $this->numbers() as $number ) {
			$count = $values[ $this->key( $number ) ] ?? 0;
			if ( 0 !== $count ) {
				$counts[ $number ] = $count;
			}
		}
		return $counts;
	}

	/**
	 * The number of a stored key of this scale; null of other keys.
	 */
	private function number( string $key ): ?int {
		$place = array_search( $key, $this->keys(), true );
		return false === $place ? null : $this->numbers()[ $place ];
	}
}

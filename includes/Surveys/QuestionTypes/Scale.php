<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * A scale whose length and meaning the owner chooses, and the rule by which its figure is made (docs/figures.md).
 */
final class Scale {

	public const PLAIN = 'plain';
	public const CSAT  = 'csat';
	public const CES   = 'ces';

	/**
	 * How long the name of a scale can be, which answers give.
	 */
	public const NAME_LENGTH = 4;

	/**
	 * How many points a scale can have.
	 */
	public const FEWEST = 2;
	public const MOST   = 11;

	/**
	 * @param int                                $low     Smallest number.
	 * @param int                                $high    Largest number.
	 * @param self::PLAIN|self::CSAT|self::CES $purpose What its answers are counted as.
	 */
	public function __construct(
		public readonly int $low,
		public readonly int $high,
		public readonly string $purpose = self::PLAIN
	) {}

	/**
	 * The scale of a name such as `1-5`, without its purpose; null where no question can have it.
	 */
	public static function of_name( string $name ): ?self {
		if ( 1 !== preg_match( '/^([01])-([1-9]\d?)$/D', $name, $found ) ) {
			return null;
		}
		$scale  = new self( (int) $found[1], (int) $found[2] );
		$points = count( $scale->numbers() );
		return self::FEWEST <= $points && $points <= self::MOST ? $scale : null;
	}

	/**
	 * As answers name it, e.g. `1-5`.
	 */
	public function name(): string {
		return $this->low . '-' . $this->high;
	}

	/**
	 * @return non-empty-list<int> The largest first, as results show them.
	 */
	public function numbers(): array {
		return range( $this->high, $this->low );
	}

	/**
	 * Under what a number is stored and counted, e.g. `1-5:4`. The limits are in it, so that answers of a scale that
	 * became longer or shorter are never counted together.
	 */
	public function key( int $number ): string {
		return $this->name() . ':' . $number;
	}

	/**
	 * The number of a stored key, of this scale or of another; null of other keys.
	 */
	public static function number_of( string $key ): ?int {
		return 1 === preg_match( '/^\d+-\d+:(\d+)$/D', $key, $found ) ? (int) $found[1] : null;
	}

	/**
	 * The scale of a stored key, without its purpose; null of other keys.
	 */
	public static function of_key( string $key ): ?self {
		return 1 === preg_match( '/^(\d+)-(\d+):\d+$/D', $key, $found )
			? new self( (int) $found[1], (int) $found[2] )
			: null;
	}

	/**
	 * How often each number of this scale was given.
	 *
	 * @param array<array-key, int> $values Counts by stored key.
	 * @return array<int, int>
	 */
	public function counts( array $values ): array {
		$counts = array();
		for ( $number = $this->low; $number <= $this->high; $number++ ) {
			$counts[ $number ] = $values[ $this->key( $number ) ] ?? 0;
		}
		return $counts;
	}

	/**
	 * The smallest number that counts as satisfied: the top two of 4 to 7 points, the best of two or three, the top
	 * three of more.
	 */
	public function satisfied(): int {
		$points = $this->high - $this->low + 1;
		return $this->high + 1 - ( $points < 4 ? 1 : ( $points < 8 ? 2 : 3 ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\Nps;

/**
 * Differences of two groups, A minus B (docs/figures.md). One is left out under `Intervals::SMALL` answers on either
 * side, and where the groups are not independent.
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-type Difference array{value: float, low: float, high: float, within_margin: bool}
 */
final class Differences {

	/**
	 * @param bool $tested Whether both groups are counted and share no response.
	 */
	public function __construct( private bool $tested ) {}

	/**
	 * The difference of two shares in percentage points, by Newcombe.
	 *
	 * @param ShareData $a Of the first group.
	 * @param ShareData $b Of the second.
	 * @return Difference|null
	 */
	public function shares( array $a, array $b ): ?array {
		if ( ! $this->is_enough( $a['base'], $b['base'] ) ) {
			return null;
		}
		$count_a            = min( $a['count'], $a['base'] );
		$count_b            = min( $b['count'], $b['base'] );
		list( $low, $high ) = Intervals::difference( $count_a, $a['base'], $count_b, $b['base'] );
		return self::rounded( $count_a / $a['base'] - $count_b / $b['base'], $low, $high, 100.0, 1 );
	}

	/**
	 * The difference of two means, by Welch.
	 *
	 * @param array<int, int> $a      Number => how often, in the first group.
	 * @param array<int, int> $b      The same of the second.
	 * @param int             $digits Decimals.
	 * @param float           $times  What one of the numbers is in the unit of the answers.
	 * @return Difference|null
	 */
	public function means( array $a, array $b, int $digits = 2, float $times = 1.0 ): ?array {
		if ( ! $this->is_enough( array_sum( $a ), array_sum( $b ) ) ) {
			return null;
		}
		$difference = Intervals::welch( $a, $b );
		return self::rounded( $difference['value'], $difference['low'], $difference['high'], $times, $digits );
	}

	/**
	 * The difference of two Net Promoter Scores, whose middle is that of the intervals of both.
	 *
	 * @param array<int, int> $a Score => how often, in the first group.
	 * @param array<int, int> $b The same of the second.
	 * @return Difference|null
	 */
	public function scores( array $a, array $b ): ?array {
		if ( ! $this->is_enough( array_sum( $a ), array_sum( $b ) ) ) {
			return null;
		}
		$difference = Nps::difference( $a, $b );
		return self::rounded(
			$difference['score'],
			max( -2.0, $difference['middle'] - $difference['margin'] ),
			min( 2.0, $difference['middle'] + $difference['margin'] ),
			100.0,
			0
		);
	}

	private function is_enough( int $a, int $b ): bool {
		return $this->tested && min( $a, $b ) >= Intervals::SMALL;
	}

	/**
	 * Rounded only here. The margin is judged before that, so an end that is shown as 0 can be a clear difference.
	 *
	 * @return Difference
	 */
	private static function rounded( float $value, float $low, float $high, float $times, int $digits ): array {
		return array(
			'value'         => round( $times * $value, $digits ) + 0.0,
			'low'           => round( $times * $low, $digits ) + 0.0,
			'high'          => round( $times * $high, $digits ) + 0.0,
			'within_margin' => $low <= 0 && $high >= 0,
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\Nps;
use UserFeedback\Results\QuestionStats;

/**
 * Figures of two groups with their differences, A minus B (docs/figures.md). A difference is left out under
 * `Intervals::SMALL` answers on either side, and where the groups are not independent.
 *
 * @phpstan-import-type QuestionStat from QuestionStats
 * @phpstan-import-type OptionStat from QuestionStats
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type NpsOverview from Nps
 * @phpstan-type Difference array{value: float, low: float, high: float, within_margin: bool}
 */
final class Differences {

	/**
	 * @param bool $tested Whether both groups are counted and share no response.
	 */
	public function __construct( private bool $tested ) {}

	/**
	 * A question of both groups.
	 *
	 * @param QuestionStat $a Of the first group.
	 * @param QuestionStat $b Of the second.
	 * @return array<string, mixed>
	 */
	public function question( array $a, array $b ): array {
		$enough = $this->tested && min( $a['total_answers'], $b['total_answers'] ) >= Intervals::SMALL;
		$mean   = null !== $a['mean'] || null !== $b['mean'];
		return array(
			'id'              => $a['id'],
			'type'            => $a['type'],
			'title'           => $a['title'],
			'is_quantitative' => $a['is_quantitative'],
			'a'               => self::side( $a ),
			'b'               => self::side( $b ),
			'mean_difference' => $mean && $enough
				? self::rounded( Intervals::welch( self::numbers( $a ), self::numbers( $b ) ), 1.0, 2 )
				: null,
			'nps_difference'  => null !== $a['nps'] && null !== $b['nps']
				? $this->scores( $a['nps'], $b['nps'] )
				: null,
			'options'         => $this->options( $a, $b ),
		);
	}

	/**
	 * The difference of two shares in percentage points.
	 *
	 * @param ShareData $a Of the first group.
	 * @param ShareData $b Of the second.
	 * @return Difference|null
	 */
	public function share( array $a, array $b ): ?array {
		if ( ! $this->tested || min( $a['base'], $b['base'] ) < Intervals::SMALL ) {
			return null;
		}
		$count_a            = min( $a['count'], $a['base'] );
		$count_b            = min( $b['count'], $b['base'] );
		list( $low, $high ) = Intervals::difference( $count_a, $a['base'], $count_b, $b['base'] );
		return self::rounded(
			array(
				'value' => $count_a / $a['base'] - $count_b / $b['base'],
				'low'   => $low,
				'high'  => $high,
			),
			100.0,
			1
		);
	}

	/**
	 * Options of both groups in the order of the first, then those that only the second chose.
	 *
	 * @param QuestionStat $a Of the first group.
	 * @param QuestionStat $b Of the second.
	 * @return list<array<string, mixed>>
	 */
	private function options( array $a, array $b ): array {
		$options = array();
		foreach ( array( $a, $b ) as $group ) {
			foreach ( $group['options'] as $option ) {
				$options[ '=' . $option['key'] ] ??= $option;
			}
		}
		return array_map(
			function ( array $option ) use ( $a, $b ): array {
				$share_a = self::of_option( $a, $option['key'] );
				$share_b = self::of_option( $b, $option['key'] );
				return array(
					'key'        => $option['key'],
					'value'      => $option['value'],
					'a'          => $share_a,
					'b'          => $share_b,
					'difference' => $this->share( $share_a, $share_b ),
				) + ( isset( $option['removed'] ) ? array( 'removed' => true ) : array() );
			},
			array_values( $options )
		);
	}

	/**
	 * @param QuestionStat $group A question of one group.
	 * @return ShareData
	 */
	private static function of_option( array $group, string $key ): array {
		foreach ( $group['options'] as $option ) {
			if ( $option['key'] === $key ) {
				return $option['share'];
			}
		}
		return Figures::share( 0, $group['total_answers'] );
	}

	/**
	 * @param QuestionStat $group A question of one group.
	 * @return array<string, mixed>
	 */
	private static function side( array $group ): array {
		$mean = null === $group['mean'] ? null : Intervals::mean( self::numbers( $group ) );
		return array(
			'total_answers' => $group['total_answers'],
			'mean'          => null === $mean ? null : array_map(
				static fn ( ?float $value ): ?float => null === $value ? null : round( $value, 2 ),
				$mean
			),
			'nps'           => $group['nps'],
		);
	}

	/**
	 * How often each number of a scale was given.
	 *
	 * @param QuestionStat $group A question of one group.
	 * @return array<int, int>
	 */
	private static function numbers( array $group ): array {
		$counts = array();
		foreach ( $group['options'] as $option ) {
			if ( is_numeric( $option['key'] ) ) {
				$counts[ (int) $option['key'] ] = $option['count'];
			}
		}
		return $counts;
	}

	/**
	 * The difference of two scores on one scale.
	 *
	 * @param NpsOverview $a Of the first group.
	 * @param NpsOverview $b Of the second.
	 * @return Difference|null
	 */
	private function scores( array $a, array $b ): ?array {
		$counts = static fn ( array $of ): array => array_combine( range( $of['start'], 10 ), $of['scores'] );
		return $this->tested && min( $a['total'], $b['total'] ) >= Intervals::SMALL
			? self::rounded( self::nps( $counts( $a ), $counts( $b ) ), 100.0, 0 )
			: null;
	}

	/**
	 * The difference of two scores with its interval, whose middle is that of the intervals of both.
	 *
	 * @param array<int, int> $a Score => how often, in the first group.
	 * @param array<int, int> $b The same of the second.
	 * @return array{value: float, low: float, high: float}
	 */
	private static function nps( array $a, array $b ): array {
		$difference = Nps::difference( $a, $b );
		return array(
			'value' => $difference['score'],
			'low'   => max( -2.0, $difference['middle'] - $difference['margin'] ),
			'high'  => min( 2.0, $difference['middle'] + $difference['margin'] ),
		);
	}

	/**
	 * Rounded only here. The margin is judged before that, so an end that is shown as 0 can be a clear difference.
	 *
	 * @param array{value: float, low: float, high: float} $difference Exact.
	 * @return Difference
	 */
	private static function rounded( array $difference, float $times, int $digits ): array {
		return array(
			'value'         => round( $times * $difference['value'], $digits ) + 0.0,
			'low'           => round( $times * $difference['low'], $digits ) + 0.0,
			'high'          => round( $times * $difference['high'], $digits ) + 0.0,
			'within_margin' => $difference['low'] <= 0 && $difference['high'] >= 0,
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Results\Bins;
use UserFeedback\Results\Distribution;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Surveys\QuestionTypes\Measure;

/**
 * How often the answers to a question were given in two groups: options, groups of an NPS, bins of numbers and days,
 * the first places of a ranking; for a matrix one list a row (wire type `ComparedAnswers`, docs/figures.md).
 *
 * @phpstan-import-type QuestionStat from QuestionStats
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type NpsOverview from Nps
 * @phpstan-import-type Difference from Differences
 * @phpstan-type Row array{key: string, value: mixed, a: ShareData, b: ShareData, difference: Difference|null, removed?: true}
 * @phpstan-type Listed array{key: string, label: string, rows: list<Row>}
 */
final class ComparedAnswers {

	public function __construct( private Differences $differences ) {}

	/**
	 * @return list<Listed>
	 */
	public function of( ComparedPair $pair ): array {
		$kind = $pair->a['distribution']['kind'] ?? null;
		if ( null !== $kind ) {
			$rows = Measure::NUMBER === $kind
				? $this->bins(
					Bins::of_numbers( ... ),
					Distribution::numbers( $pair->tally_a ),
					Distribution::numbers( $pair->tally_b )
				)
				: $this->bins(
					Bins::of_days( ... ),
					Distribution::days( $pair->tally_a ),
					Distribution::days( $pair->tally_b )
				);
		} elseif ( null !== $pair->a['nps'] ) {
			$rows = $this->groups( $pair->a['nps'], $pair->b['nps']['shares'] ?? array() );
		} else {
			$lists = $this->parts( $pair );
			if ( array() !== $lists || ! $pair->a['is_quantitative'] ) {
				return $lists;
			}
			$rows = $this->options( $pair );
		}
		return array( self::listed( '', '', $rows ) );
	}

	/**
	 * Promoters, passives and detractors, each with its scores.
	 *
	 * @param NpsOverview              $a Of the first group.
	 * @param array<string, ShareData> $b Shares of the second.
	 * @return list<Row>
	 */
	private function groups( array $a, array $b ): array {
		$scores = array();
		foreach ( range( $a['start'], 10 ) as $score ) {
			$group            = Nps::bucket( $score );
			$scores[ $group ] = array(
				'from' => $scores[ $group ]['from'] ?? $score,
				'to'   => $score,
			);
		}
		$rows = array();
		foreach ( $scores as $group => $ends ) {
			$rows[] = $this->row( $group, $ends, $a['shares'][ $group ], $b[ $group ] ?? Figures::share( 0, 0 ) );
		}
		return $rows;
	}

	/**
	 * The same bins for both groups, made of what both gave.
	 *
	 * @template T of array-key
	 * @param callable(list<T>): Bins $make From values in order.
	 * @param array<T, int>           $a    By value, in the first group.
	 * @param array<T, int>           $b    The same of the second.
	 * @return list<Row>
	 */
	private function bins( callable $make, array $a, array $b ): array {
		$given = array( ...array_keys( $a ), ...array_keys( $b ) );
		sort( $given );
		$bins     = $make( $given );
		$filled_a = $bins->fill( $a );
		$filled_b = $bins->fill( $b );
		$rows     = array();
		foreach ( $bins->ends() as $place => $ends ) {
			$rows[] = $this->row(
				(string) $ends['from'],
				$ends,
				Figures::share( $filled_a[ $place ], array_sum( $a ) ),
				Figures::share( $filled_b[ $place ], array_sum( $b ) )
			);
		}
		return $rows;
	}

	/**
	 * A list per row of a matrix; of a ranking one of first places, which are its options. None for other questions.
	 *
	 * @return list<Listed>
	 */
	private function parts( ComparedPair $pair ): array {
		$lists  = array();
		$labels = array();
		foreach ( $pair->parts as $key => $part ) {
			$first = array_key_first( $part['values'] );
			if ( null !== $first && is_int( $part['values'][ $first ] ) ) {
				$labels[ '=' . $first ] = $part['label'];
			} else {
				$lists[] = self::listed( (string) $key, $part['label'], $this->columns( $pair, $part['values'] ) );
			}
		}
		return array() === $labels ? $lists : array(
			self::listed(
				'first',
				__( 'First place', 'userfeedback' ),
				array_map(
					static fn ( array $row ): array => array(
						'value' => $labels[ '=' . $row['key'] ] ?? $row['value'],
					) + $row,
					$this->options( $pair )
				)
			),
		);
	}

	/**
	 * The columns of one row of a matrix, of those who answered the row.
	 *
	 * @param array<array-key, string|int> $columns Label by stored key.
	 * @return list<Row>
	 */
	private function columns( ComparedPair $pair, array $columns ): array {
		$base_a = array_sum( array_intersect_key( $pair->tally_a->values, $columns ) );
		$base_b = array_sum( array_intersect_key( $pair->tally_b->values, $columns ) );
		$rows   = array();
		foreach ( $columns as $key => $label ) {
			$rows[] = $this->row(
				(string) $key,
				$label,
				Figures::share( $pair->tally_a->values[ $key ] ?? 0, $base_a ),
				Figures::share( $pair->tally_b->values[ $key ] ?? 0, $base_b )
			);
		}
		return $rows;
	}

	/**
	 * Options of both groups in the order of the first, then those that only the second chose.
	 *
	 * @return list<Row>
	 */
	private function options( ComparedPair $pair ): array {
		$options = array();
		foreach ( array( $pair->a, $pair->b ) as $group ) {
			foreach ( $group['options'] as $option ) {
				$options[ '=' . $option['key'] ] ??= $option;
			}
		}
		return array_map(
			fn ( array $option ): array => $this->row(
				$option['key'],
				$option['value'],
				self::of_option( $pair->a, $option['key'] ),
				self::of_option( $pair->b, $option['key'] )
			) + ( isset( $option['removed'] ) ? array( 'removed' => true ) : array() ),
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
	 * @param mixed     $value What people read.
	 * @param ShareData $a     Of the first group.
	 * @param ShareData $b     Of the second.
	 * @return Row
	 */
	private function row( string $key, mixed $value, array $a, array $b ): array {
		return array(
			'key'        => $key,
			'value'      => $value,
			'a'          => $a,
			'b'          => $b,
			'difference' => $this->differences->shares( $a, $b ),
		);
	}

	/**
	 * @param list<Row> $rows Answers.
	 * @return Listed
	 */
	private static function listed( string $key, string $label, array $rows ): array {
		return array(
			'key'   => $key,
			'label' => $label,
			'rows'  => $rows,
		);
	}
}

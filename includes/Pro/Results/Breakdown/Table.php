<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Surveys\QuestionTypes\NpsScale;

/**
 * Figures of a break-down (docs/figures.md).
 *
 * @phpstan-import-type Cell from \UserFeedback\Pro\Results\Filters\Sums
 * @phpstan-import-type ShareData from Figures
 * @phpstan-type Score array{value: int|float, low: int|float|null, high: int|float|null}
 * @phpstan-type CellData array{count: int|null, column: ShareData|null, row: ShareData|null, few: bool, clear: 'more'|'fewer'|null}
 */
final class Table {

	/**
	 * People of a cell below which its share says little.
	 */
	public const FEW = 10;

	/**
	 * People by row and column, by row, by column, and in all.
	 *
	 * @var array<array-key, array<array-key, int>>
	 */
	private array $people = array();

	/**
	 * @var array<array-key, int>
	 */
	private array $of_row = array();

	/**
	 * @var array<array-key, int>
	 */
	private array $of_head = array();

	private int $all = 0;

	/**
	 * How often each number was given, by column.
	 *
	 * @var array<array-key, array<int, int>>
	 */
	private array $numbers = array();

	/**
	 * @param array<array-key, array<array-key, Cell>> $cells    From Sums.
	 * @param 'mean'|'nps'|null                        $figure   What the numbers of the question add up to.
	 * @param int                                      $smallest Fewest people that are shown, 0 for any.
	 */
	public function __construct(
		array $cells,
		private Axis $rows,
		private Axis $heads,
		private ?string $figure,
		private int $smallest
	) {
		$row_of  = $this->rows->places();
		$head_of = $this->heads->places();
		foreach ( $cells as $stored_head => $choices ) {
			$head = $head_of[ $stored_head ] ?? null;
			if ( null === $head ) {
				continue;
			}
			foreach ( $choices as $choice => list( $people, $of_head, $of_row, $of_all ) ) {
				$row = $row_of[ $choice ] ?? null;
				if ( null === $row ) {
					continue;
				}
				$this->people[ $row ][ $head ] = ( $this->people[ $row ][ $head ] ?? 0 ) + $people;
				$this->of_head[ $head ]        = ( $this->of_head[ $head ] ?? 0 ) + $of_head;
				$this->of_row[ $row ]          = ( $this->of_row[ $row ] ?? 0 ) + $of_row;
				$this->all                    += $of_all;
				if ( null !== $this->figure ) {
					$number = NpsScale::number_of( (string) $choice ) ?? 0;

					$this->numbers[ $head ][ $number ] = ( $this->numbers[ $head ][ $number ] ?? 0 ) + $people;
				}
			}
		}
	}

	/**
	 * People who are in the table.
	 */
	public function all(): int {
		return $this->all;
	}

	/**
	 * Rows, columns, cells, and the largest of the clear ones.
	 *
	 * @return array{rows: list<array<string, mixed>>, columns: list<array<string, mixed>>, score: Score|null, cells: list<list<CellData>>, clear: array{row: int, column: int, share: ShareData, rest: ShareData}|null}
	 */
	public function to_wire(): array {
		$hidden = ( new SmallCells( $this->smallest ) )->of( $this->people, $this->of_row, $this->of_head );
		$rows   = array();
		$cells  = array();
		$clear  = null;
		$most   = 0.0;
		foreach ( $this->rows->entries as $r => $row ) {
			$total  = $this->of_row[ $row['key'] ] ?? 0;
			$rows[] = self::entry( $row ) + array(
				'total' => isset( $hidden[ $row['key'] ][ SmallCells::TOTAL ] )
					? null
					: Figures::share( $total, $this->all ),
			);
			$line   = array();
			foreach ( $this->heads->entries as $h => $head ) {
				if ( isset( $hidden[ $row['key'] ][ $head['key'] ] ) ) {
					$line[] = array(
						'count'  => null,
						'column' => null,
						'row'    => null,
						'few'    => true,
						'clear'  => null,
					);
					continue;
				}
				$count  = $this->people[ $row['key'] ][ $head['key'] ] ?? 0;
				$of     = $this->of_head[ $head['key'] ] ?? 0;
				$change = Figures::rate_change( $count, $of, $total - $count, $this->all - $of );
				$marked = $count >= self::FEW && ! $this->heads->multiple && ! $change['within_margin'];
				$line[] = array(
					'count'  => $count,
					'column' => Figures::share( $count, $of ),
					'row'    => Figures::share( $count, $total ),
					'few'    => $count < self::FEW,
					'clear'  => $marked ? ( $change['points'] > 0 ? 'more' : 'fewer' ) : null,
				);
				if ( $marked && abs( (float) $change['points'] ) > $most && array() === $hidden ) {
					$most  = abs( (float) $change['points'] );
					$clear = array(
						'row'    => $r,
						'column' => $h,
						'share'  => Figures::share( $count, $of ),
						'rest'   => Figures::share( $total - $count, $this->all - $of ),
					);
				}
			}
			$cells[] = $line;
		}
		return array(
			'rows'    => $rows,
			'columns' => array_map(
				fn ( array $head ): array => self::entry( $head ) + $this->head(
					$head['key'],
					isset( $hidden[ SmallCells::TOTAL ][ $head['key'] ] )
				),
				$this->heads->entries
			),
			'score'   => $this->score( $this->total_numbers() ),
			'cells'   => $cells,
			'clear'   => $clear,
		);
	}

	/**
	 * @return array{n: int|null, score: Score|null}
	 */
	private function head( string $key, bool $hidden ): array {
		return array(
			'n'     => $hidden ? null : $this->of_head[ $key ] ?? 0,
			// A score of a column with a hidden cell could give that cell away.
			'score' => $hidden || $this->smallest > 0 ? null : $this->score( $this->numbers[ $key ] ?? array() ),
		);
	}

	/**
	 * How often each number was given by all in the table.
	 *
	 * @return array<int, int>
	 */
	private function total_numbers(): array {
		$all = array();
		foreach ( $this->heads->multiple ? array() : $this->numbers as $numbers ) {
			foreach ( $numbers as $number => $count ) {
				$all[ $number ] = ( $all[ $number ] ?? 0 ) + $count;
			}
		}
		return $all;
	}

	/**
	 * @param array<int, int> $numbers Number => how often.
	 * @return Score|null
	 */
	private function score( array $numbers ): ?array {
		if ( null === $this->figure || array() === $numbers ) {
			return null;
		}
		if ( 'mean' === $this->figure ) {
			return Figures::mean( $numbers );
		}
		$nps = Nps::overview( $numbers, 0 );
		return array(
			'value' => $nps['nps'],
			'low'   => $nps['low'],
			'high'  => $nps['high'],
		);
	}

	/**
	 * @param array{key: string, value: mixed, removed: bool, of: list<string>} $entry From an axis.
	 * @return array{key: string, value: mixed, removed: bool}
	 */
	private static function entry( array $entry ): array {
		unset( $entry['of'] );
		return $entry;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Filters;

use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\Place;
use UserFeedback\Results\Tally;

/**
 * What was counted so far, and where to go on. It is stored as one value, so no slice can count twice.
 *
 * @phpstan-type Counts array{asked: int, answered: int, values: array<array-key, int>}
 * @phpstan-type Cell array{int, int, int, int}
 */
final class Sums {

	/**
	 * Most columns of a break-down; pages that are met later count as others.
	 */
	private const MOST_HEADS = 2000;

	/**
	 * Matching responses by day.
	 *
	 * @var array<string, int>
	 */
	private array $days = array();

	/**
	 * Of the range, and of the days before it.
	 *
	 * @var array{array<array-key, Counts>, array<array-key, Counts>}
	 */
	private array $tallies = array( array(), array() );

	/**
	 * Newest responses that answered a question, by question.
	 *
	 * @var array<array-key, list<int>>
	 */
	private array $newest = array();

	/**
	 * Responses that were looked at.
	 *
	 * @var int
	 */
	private int $looked = 0;

	/**
	 * Where each piece with matching responses begins, and how many they are.
	 *
	 * @var list<array{array{day: string, at: string, id: int}, int}>
	 */
	private array $pieces = array();

	/**
	 * Answers of one question by something else, see CountQuery::cells().
	 *
	 * @var array<array-key, array<array-key, Cell>>
	 */
	private array $cells = array();

	/**
	 * @param int        $total   Responses to look at.
	 * @param string     $changes ResultsVersion at the start.
	 * @param Place|null $next    Where to go on, null at the end.
	 */
	public function __construct(
		private int $total,
		private string $changes,
		private ?Place $next
	) {}

	/**
	 * Adds a piece.
	 *
	 * @param Place                                                $place     Where it begins.
	 * @param int                                                  $looked    Its responses, matching or not.
	 * @param list<array{day: string, passed: string, total: int}> $responses From CountQuery.
	 * @param string                                               $start     First day of the range.
	 */
	public function add_responses( Place $place, int $looked, array $responses, string $start ): void {
		$this->looked += $looked;
		if ( array() !== $responses ) {
			$this->pieces[] = array( $place->to_array(), array_sum( array_column( $responses, 'total' ) ) );
		}
		foreach ( $responses as $row ) {
			$this->days[ $row['day'] ] = ( $this->days[ $row['day'] ] ?? 0 ) + $row['total'];
			foreach ( ResponseRepository::ids_of( $row['passed'] ) as $question ) {
				$this->add( $row['day'] < $start ? 1 : 0, $question, $row['total'], 0 );
			}
		}
	}

	/**
	 * @return list<array{Place, int}> Where each piece with matching responses begins, and how many they are.
	 */
	public function pieces(): array {
		return array_map(
			static fn ( array $piece ): array => array( new Place( ...$piece[0] ), $piece[1] ),
			$this->pieces
		);
	}

	/**
	 * How far the count is.
	 *
	 * @param string $cursor Of the next slice.
	 * @return array{counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null}
	 */
	public function progress( string $cursor ): array {
		return array(
			'counted'          => $this->looked,
			'total_to_look_at' => $this->total(),
			'counted_back_to'  => $this->next?->day,
			'complete'         => null === $this->next,
			'next'             => null === $this->next ? null : $cursor,
		);
	}

	/**
	 * Adds the answers of a piece.
	 *
	 * @param list<array{question: string, choice: string, total: int, answered: int}> $answers From CountQuery.
	 * @param 0|1                                                                      $before  Whether of the days before the range.
	 */
	public function add_answers( array $answers, int $before ): void {
		foreach ( $answers as $row ) {
			$this->add( $before, $row['question'], $row['answered'], $row['answered'] );
			if ( '' !== $row['choice'] ) {
				$known = $this->tallies[ $before ][ $row['question'] ]['values'][ $row['choice'] ] ?? 0;

				$this->tallies[ $before ][ $row['question'] ]['values'][ $row['choice'] ] = $known + $row['total'];
			}
		}
	}

	/**
	 * Adds the cells of a piece.
	 *
	 * @param list<array{choice: string, head: string, counts: Cell}> $rows From CountQuery.
	 */
	public function add_cells( Dimension $by, array $rows ): void {
		foreach ( $rows as $row ) {
			$head = $by->head( $row['head'] );
			if ( ! isset( $this->cells[ $head ] ) && count( $this->cells ) >= self::MOST_HEADS ) {
				$head = Dimension::OTHER;
			}
			$known = $this->cells[ $head ][ $row['choice'] ] ?? array( 0, 0, 0, 0 );
			foreach ( $row['counts'] as $at => $count ) {
				$known[ $at ] += $count;
			}
			$this->cells[ $head ][ $row['choice'] ] = $known;
		}
	}

	/**
	 * @return array<array-key, array<array-key, Cell>> By column and answer.
	 */
	public function cells(): array {
		return $this->cells;
	}

	/**
	 * Adds responses that answered a question.
	 *
	 * @param list<int> $ids Newest first, older than those before.
	 */
	public function add_newest( string $question, array $ids ): void {
		$this->newest[ $question ] = array( ...( $this->newest[ $question ] ?? array() ), ...$ids );
	}

	/**
	 * @return list<int> Ids, newest first.
	 */
	public function newest( string $question ): array {
		return $this->newest[ $question ] ?? array();
	}

	public function move( ?Place $next ): void {
		$this->next = $next;
		if ( null === $next ) {
			// Responses may have come or gone since the counters were read.
			$this->total = $this->looked;
		}
	}

	public function next(): ?Place {
		return $this->next;
	}

	public function looked(): int {
		return $this->looked;
	}

	public function total(): int {
		return max( $this->total, $this->looked );
	}

	public function changes(): string {
		return $this->changes;
	}

	/**
	 * @return array<string, int> Matching responses by day.
	 */
	public function days(): array {
		return $this->days;
	}

	/**
	 * @return array<array-key, Tally> By question.
	 */
	public function tallies( bool $before ): array {
		return array_map(
			static fn ( array $counts ): Tally => new Tally( $counts['asked'], $counts['answered'], $counts['values'] ),
			$this->tallies[ $before ? 1 : 0 ]
		);
	}

	/**
	 * The stored form: no objects, because a later version may have other classes.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$next = null === $this->next ? null : $this->next->to_array();
		return array( 'next' => $next ) + get_object_vars( $this );
	}

	/**
	 * From the stored form.
	 *
	 * @param array<mixed> $stored From to_array().
	 */
	public static function from_array( array $stored ): self {
		$sums          = new self(
			$stored['total'],
			$stored['changes'],
			null === $stored['next'] ? null : new Place( ...$stored['next'] )
		);
		$sums->looked  = $stored['looked'];
		$sums->days    = $stored['days'];
		$sums->tallies = $stored['tallies'];
		$sums->newest  = $stored['newest'];
		$sums->pieces  = $stored['pieces'];
		$sums->cells   = $stored['cells'];
		return $sums;
	}

	/**
	 * @param 0|1 $before Whether of the days before the range.
	 */
	private function add( int $before, string $question, int $asked, int $answered ): void {
		$known = $this->tallies[ $before ][ $question ] ?? array(
			'asked'    => 0,
			'answered' => 0,
			'values'   => array(),
		);

		$known['asked']    += $asked;
		$known['answered'] += $answered;

		$this->tallies[ $before ][ $question ] = $known;
	}
}

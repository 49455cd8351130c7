<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Database\Database;

/**
 * A sparse index of each order of the list: number of listed posts, and the place of every 500th of them. A page far
 * behind is read from the step before it, so its cost does not grow with the list.
 *
 * `rating_move` has a row for each post that left its place since, and one for each that arrived; their sums make the
 * index right again without touching it, so votes on different posts never wait for each other. All that is read
 * together is read in one transaction: index, moves and list are of one moment.
 *
 * @phpstan-type Totals array{posts: int, votes: int, total: int}
 */
final class RatingIndexRepository {

	/**
	 * Columns of the orders.
	 */
	public const COLUMNS = array( 'title', 'votes', 'average', 'best' );

	private const STEP = 500;

	/**
	 * Moves after which the index is made anew in the background, and after which a reader waits for it.
	 */
	private const MOVES = 1000;
	private const MOST  = 20_000;

	/**
	 * Attempts to find the step before a place.
	 */
	private const TRIES = 5;

	/**
	 * Moves that totals() saw.
	 *
	 * @var int
	 */
	private int $seen = 0;

	/**
	 * @param int $step Posts from step to step.
	 * @param int $most Moves after which a reader makes the index anew.
	 */
	public function __construct(
		private Database $database,
		private int $step = self::STEP,
		private int $most = self::MOST
	) {}

	/**
	 * The place of a post before a change, for moved(). Locks its row in `rating_sum` until the transaction ends.
	 *
	 * @return array<string, string|null> The row.
	 */
	public function place( int $post_id ): array {
		return $this->database->row( 'SELECT * FROM {rating_sum} WHERE post_id = %d FOR UPDATE', array( $post_id ) ) ?? array();
	}

	/**
	 * Notes that a post left one place for another, in the transaction of place(). The database copies the new one:
	 * only its own numbers are equal to those of the list.
	 *
	 * @param array<string, string|null> $was From place().
	 */
	public function moved( int $post_id, array $was ): void {
		$columns = 'post_id, sign, title, votes, total, average, best';
		$here    = 'SELECT post_id, 1, title, votes, total, average, best FROM {rating_sum} WHERE post_id = %d AND listed = 1';
		if ( 1 !== (int) ( $was['listed'] ?? 0 ) ) {
			$this->database->execute( "INSERT INTO {rating_move} ($columns) $here", array( $post_id ) );
			return;
		}
		$this->database->execute(
			"INSERT INTO {rating_move} ($columns) $here UNION ALL SELECT %d, -1, %s, %d, %d, %s + 0e0, %s + 0e0",
			array(
				$post_id,
				$post_id,
				(string) $was['title'],
				(int) $was['votes'],
				(int) $was['total'],
				(string) $was['average'],
				(string) $was['best'],
			)
		);
	}

	/**
	 * Ends the index after a change that notes no moves.
	 */
	public function end(): void {
		$this->database->execute( "UPDATE {rating_index} SET steps = ''" );
	}

	/**
	 * Number of listed posts, and their sums.
	 *
	 * @return Totals
	 */
	public function totals(): array {
		$row        = $this->read_totals();
		$this->seen = (int) ( $row['moves'] ?? 0 );
		if ( null === $row || '1' !== $row['ready'] || $this->seen > $this->most ) {
			$row = $this->count_now();
			if ( (int) ( $row['posts'] ?? 0 ) > $this->step ) {
				$this->rebuild();
			}
		}
		return array(
			'posts' => (int) ( $row['posts'] ?? 0 ),
			'votes' => (int) ( $row['votes'] ?? 0 ),
			'total' => (int) ( $row['total'] ?? 0 ),
		);
	}

	/**
	 * Whether so many posts had moved when totals() looked that the index is to be made anew while nobody waits.
	 */
	public function is_worn(): bool {
		return $this->seen > self::MOVES;
	}

	/**
	 * Totals of the index with the moves since.
	 *
	 * @return array<string, string|null>|null
	 */
	private function read_totals(): ?array {
		return $this->database->row(
			"SELECT i.posts + m.posts AS posts, i.votes + m.votes AS votes, i.total + m.total AS total,
			CASE WHEN i.steps = '' THEN 0 ELSE 1 END AS ready, m.moves
			FROM {rating_index} i CROSS JOIN (
				SELECT COUNT(*) AS moves, COALESCE(SUM(sign), 0) AS posts,
				COALESCE(SUM(sign * votes), 0) AS votes, COALESCE(SUM(sign * total), 0) AS total FROM {rating_move}
			) m WHERE i.ordering = 'votes'"
		);
	}

	/**
	 * Totals without the index.
	 *
	 * @return array<string, string|null>
	 */
	private function count_now(): array {
		return $this->database->row( 'SELECT COUNT(*) AS posts, COALESCE(SUM(votes), 0) AS votes, COALESCE(SUM(total), 0) AS total FROM {rating_sum} WHERE listed = 1' ) ?? array();
	}

	/**
	 * Ids of listed posts in an ascending order.
	 *
	 * @param string $column One of COLUMNS; posts that are equal in it are ordered by their ids.
	 * @return list<int>
	 */
	public function ids( string $column, int $offset, int $limit ): array {
		for ( $try = 0; ; ++$try ) {
			$ids = $this->database->transaction(
				function () use ( $column, $offset, $limit, $try ): ?array {
					$start = $this->start( $column, $offset );
					// A short list needs no index, so reading it writes nothing.
					$plain = null !== $start || $try > 0 || (int) ( $this->count_now()['posts'] ?? 0 ) <= $this->step;
					return $plain ? $this->ids_from( $column, $start ?? array( '', 0, 0 ), $offset, $limit ) : null;
				}
			);
			if ( null !== $ids ) {
				return $ids;
			}
			$this->rebuild();
		}
	}

	/**
	 * Ids from a step on.
	 *
	 * @param array{string, int, int} $start From start().
	 * @return list<int>
	 */
	private function ids_from( string $column, array $start, int $offset, int $limit ): array {
		list( $key, $post_id, $place ) = $start;
		$page                          = array( $limit, $offset - $place );
		if ( 0 === $place ) {
			$rows = $this->database->rows(
				'SELECT post_id FROM {rating_sum} WHERE listed = 1 ORDER BY %i, post_id LIMIT %d OFFSET %d',
				array( $column, ...$page )
			);
		} else {
			$values = array( $column, $key, $column, $key, $post_id, $column, ...$page );
			$rows   = 'title' === $column
				? $this->database->rows( 'SELECT post_id FROM {rating_sum} WHERE listed = 1 AND ( %i > %s OR ( %i = %s AND post_id >= %d ) ) ORDER BY %i, post_id LIMIT %d OFFSET %d', $values )
				: $this->database->rows( 'SELECT post_id FROM {rating_sum} WHERE listed = 1 AND ( %i > %s + 0e0 OR ( %i = %s + 0e0 AND post_id >= %d ) ) ORDER BY %i, post_id LIMIT %d OFFSET %d', $values );
		}
		return array_map( 'intval', array_column( $rows, 'post_id' ) );
	}

	/**
	 * A step before a place, at most two steps away where that is quickly found; null when the index has to be made
	 * anew. Only the database knows how titles compare, so it counts what moved before a step.
	 *
	 * @return array{string, int, int}|null Value, post, and place of the first post from there.
	 */
	private function start( string $column, int $offset ): ?array {
		$steps = self::decode(
			(string) $this->database->value( 'SELECT steps FROM {rating_index} WHERE ordering = %s', array( $column ) )
		);
		if ( null === $steps ) {
			return null;
		}
		$start = array( '', 0, 0 );
		// Where posts moved up, the nearest step stands behind the place: half a step less spares a second look.
		$step = intdiv( max( 0, $offset - intdiv( $this->step, 2 ) ), $this->step );
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$step = min( $step, count( $steps ) - 1 );
			if ( $step < 1 ) {
				break;
			}
			list( $key, $post_id ) = $steps[ $step ];
			$moved                 = $this->moved_before( $column, $key, $post_id );
			if ( $moved['moves'] > $this->most ) {
				return null;
			}
			$place = $step * $this->step + $moved['shift'];
			if ( $place > $offset ) {
				$step -= (int) ceil( ( $place - $offset ) / $this->step );
				continue;
			}
			$start = $place >= $start[2] ? array( $key, $post_id, $place ) : $start;
			$ahead = intdiv( $offset - $place, $this->step );
			if ( $ahead < 2 || count( $steps ) - 1 === $step ) {
				break;
			}
			$step += $ahead;
		}
		return $start;
	}

	/**
	 * How many posts more stand before a step than when the index was made.
	 *
	 * @return array{moves: int, shift: int} Number of all moves, and the posts.
	 */
	private function moved_before( string $column, string $key, int $post_id ): array {
		$values = array( $column, $key, $column, $key, $post_id );
		$row    = 'title' === $column
			? $this->database->row( 'SELECT COUNT(*) AS moves, COALESCE(SUM(CASE WHEN %i < %s OR ( %i = %s AND post_id < %d ) THEN sign ELSE 0 END), 0) AS shift FROM {rating_move}', $values )
			: $this->database->row( 'SELECT COUNT(*) AS moves, COALESCE(SUM(CASE WHEN %i < %s + 0e0 OR ( %i = %s + 0e0 AND post_id < %d ) THEN sign ELSE 0 END), 0) AS shift FROM {rating_move}', $values );
		return array(
			'moves' => (int) ( $row['moves'] ?? 0 ),
			'shift' => (int) ( $row['shift'] ?? 0 ),
		);
	}

	/**
	 * Makes the index anew. Votes go on meanwhile: their moves stay, for only those that the index knows are deleted.
	 */
	public function rebuild(): void {
		$this->database->transaction(
			function (): void {
				// Also the lock that lets one process after the other do this.
				$this->database->execute(
					"INSERT INTO {rating_index} (ordering, steps) VALUES ('title', ''), ('votes', ''), ('average', ''), ('best', '') ON DUPLICATE KEY UPDATE steps = ''"
				);
				$this->forget_moves();
				$totals = $this->count_now();
				foreach ( self::COLUMNS as $column ) {
					$this->database->execute(
						'UPDATE {rating_index} SET posts = %d, votes = %d, total = %d, steps = %s WHERE ordering = %s',
						array(
							(int) ( $totals['posts'] ?? 0 ),
							(int) ( $totals['votes'] ?? 0 ),
							(int) ( $totals['total'] ?? 0 ),
							(string) wp_json_encode( $this->steps( $column ) ),
							$column,
						)
					);
				}
			}
		);
	}

	/**
	 * Deletes the moves that this transaction sees.
	 */
	private function forget_moves(): void {
		do {
			$ids = array_map(
				'intval',
				array_column(
					$this->database->rows( 'SELECT id FROM {rating_move} ORDER BY id LIMIT %d', array( self::MOVES ) ),
					'id'
				)
			);
			if ( array() !== $ids ) {
				$this->database->execute(
					'DELETE FROM {rating_move} WHERE id IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
					$ids
				);
			}
		} while ( array() !== $ids );
	}

	/**
	 * The posts at which the steps of an order begin.
	 *
	 * @return list<array{string, int}> Value and post.
	 */
	private function steps( string $column ): array {
		$steps = array();
		$row   = $this->database->row(
			'SELECT %i AS place, post_id FROM {rating_sum} WHERE listed = 1 ORDER BY %i, post_id LIMIT 1',
			array( $column, $column )
		);
		while ( null !== $row ) {
			$key     = (string) $row['place'];
			$post_id = (int) $row['post_id'];
			$steps[] = array( $key, $post_id );
			$values  = array( $column, $column, $key, $column, $key, $post_id, $column, $this->step );
			$row     = 'title' === $column
				? $this->database->row( 'SELECT %i AS place, post_id FROM {rating_sum} WHERE listed = 1 AND ( %i > %s OR ( %i = %s AND post_id >= %d ) ) ORDER BY %i, post_id LIMIT 1 OFFSET %d', $values )
				: $this->database->row( 'SELECT %i AS place, post_id FROM {rating_sum} WHERE listed = 1 AND ( %i > %s + 0e0 OR ( %i = %s + 0e0 AND post_id >= %d ) ) ORDER BY %i, post_id LIMIT 1 OFFSET %d', $values );
		}
		return $steps;
	}

	/**
	 * Steps as stored, null where there are none.
	 *
	 * @return list<array{string, int}>|null
	 */
	private static function decode( string $json ): ?array {
		$given = json_decode( $json, true );
		if ( ! is_array( $given ) ) {
			return null;
		}
		$steps = array();
		foreach ( $given as $step ) {
			if ( ! is_array( $step ) || ! is_string( $step[0] ?? null ) || ! is_int( $step[1] ?? null ) ) {
				return null;
			}
			$steps[] = array( $step[0], $step[1] );
		}
		return $steps;
	}
}

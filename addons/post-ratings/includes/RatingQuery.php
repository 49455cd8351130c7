<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Database\Database;
use UserFeedback\Results\Range;

/**
 * Reads votes. The list of all days comes from the sums, by a sparse index of each order; with a range of days the
 * votes of those days are counted.
 *
 * @phpstan-type Post array{post_id: int, title: string, stars: array<int, int>}
 * @phpstan-type Vote array{created_at: string, rating: int, comment: string}
 */
final class RatingQuery {

	/**
	 * Orders of the list.
	 */
	public const ORDERS = array( 'post_title', 'total_ratings', 'average_rating', 'best' );

	/**
	 * Orders of the votes on a post.
	 */
	public const VOTE_ORDERS = array( 'created_at', 'rating' );

	public function __construct( private Database $database, private RatingIndexRepository $index ) {}

	/**
	 * Number of posts of the list.
	 */
	public function count( ?Range $range ): int {
		return null === $range ? $this->index->totals()['posts'] : (int) $this->database->value(
			'SELECT COUNT(*) FROM ( SELECT r.post_id FROM {rating} r WHERE r.day BETWEEN %s AND %s GROUP BY r.post_id ) n JOIN {rating_sum} s ON s.post_id = n.post_id AND s.listed = 1',
			array( $range->start(), $range->end() )
		);
	}

	/**
	 * A page of the list.
	 *
	 * @param string $orderby One of ORDERS.
	 * @param int    $total   From count().
	 * @return list<Post>
	 */
	public function posts(
		?Range $range,
		string $orderby,
		bool $descending,
		int $total,
		int $limit,
		int $offset
	): array {
		$limit = max( 0, min( $limit, $total - $offset ) );
		if ( 0 === $limit ) {
			return array();
		}
		if ( null !== $range ) {
			return $this->posts_of_days( $range, $orderby, $descending, $limit, $offset );
		}
		$columns = array(
			'post_title'     => 'title',
			'total_ratings'  => 'votes',
			'average_rating' => 'average',
			'best'           => 'best',
		);
		$column  = $columns[ $orderby ] ?? 'votes';
		$ids     = $descending
			? array_reverse( $this->index->ids( $column, $total - $offset - $limit, $limit ) )
			: $this->index->ids( $column, $offset, $limit );
		$found   = array();
		foreach ( array() === $ids ? array() : $this->database->rows(
			'SELECT post_id, title, stars_1, stars_2, stars_3, stars_4, stars_5 FROM {rating_sum} WHERE post_id IN ( '
				. implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
			$ids
		) as $row ) {
			$found[ (int) $row['post_id'] ] = self::post( $row );
		}
		return array_values(
			array_filter( array_map( static fn ( int $id ): ?array => $found[ $id ] ?? null, $ids ) )
		);
	}

	/**
	 * A page of the list of some days.
	 *
	 * @return list<Post>
	 */
	private function posts_of_days( Range $range, string $orderby, bool $descending, int $limit, int $offset ): array {
		$sql   = 'SELECT n.post_id, s.title, n.stars_1, n.stars_2, n.stars_3, n.stars_4, n.stars_5 FROM (
			SELECT post_id, COUNT(*) AS votes, SUM(stars) AS total,
			SUM(CASE WHEN stars = 1 THEN 1 ELSE 0 END) AS stars_1,
			SUM(CASE WHEN stars = 2 THEN 1 ELSE 0 END) AS stars_2,
			SUM(CASE WHEN stars = 3 THEN 1 ELSE 0 END) AS stars_3,
			SUM(CASE WHEN stars = 4 THEN 1 ELSE 0 END) AS stars_4,
			SUM(CASE WHEN stars = 5 THEN 1 ELSE 0 END) AS stars_5
			FROM {rating} WHERE day BETWEEN %s AND %s GROUP BY post_id
		) n JOIN {rating_sum} s ON s.post_id = n.post_id AND s.listed = 1 ORDER BY ';
		$order = array(
			'post_title'     => array( 's.title DESC, n.post_id DESC', 's.title, n.post_id' ),
			'total_ratings'  => array( 'n.votes DESC, n.post_id DESC', 'n.votes, n.post_id' ),
			'average_rating' => array( 'n.total / n.votes DESC, n.post_id DESC', 'n.total / n.votes, n.post_id' ),
			'best'           => array( 's.best DESC, n.post_id DESC', 's.best, n.post_id' ),
		);
		return array_map(
			self::post( ... ),
			$this->database->rows(
				$sql . ( $order[ $orderby ] ?? $order['total_ratings'] )[ $descending ? 0 : 1 ] . ' LIMIT %d OFFSET %d',
				array( $range->start(), $range->end(), $limit, $offset )
			)
		);
	}

	/**
	 * Number of votes on a post by day and stars.
	 *
	 * @return array<string, array<int, int>> Stars => number, by day.
	 */
	public function days( int $post_id, ?Range $range ): array {
		$days = array();
		foreach ( $this->database->rows(
			'SELECT day, stars, COUNT(*) AS votes FROM {rating} WHERE post_id = %d AND day BETWEEN %s AND %s GROUP BY day, stars ORDER BY day',
			array(
				$post_id,
				null === $range ? '2000-01-01' : $range->start(),
				null === $range ? '2100-12-31' : $range->end(),
			)
		) as $row ) {
			$days[ (string) $row['day'] ][ (int) $row['stars'] ] = (int) $row['votes'];
		}
		return $days;
	}

	/**
	 * A page of the votes on a post.
	 *
	 * @param string $orderby One of VOTE_ORDERS.
	 * @return list<Vote>
	 */
	public function votes(
		int $post_id,
		?Range $range,
		string $orderby,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$sql    = 'SELECT created_at, stars, comment FROM {rating} WHERE post_id = %d';
		$values = array( $post_id );
		if ( null !== $range ) {
			$sql   .= ' AND day BETWEEN %s AND %s';
			$values = array( $post_id, $range->start(), $range->end() );
		}
		$order = array(
			'created_at' => array( 'created_at DESC, stars DESC, voter', 'created_at, stars, voter' ),
			'rating'     => array( 'stars DESC, created_at DESC, voter', 'stars, created_at DESC, voter' ),
		);
		return array_map(
			static fn ( array $row ): array => array(
				'created_at' => (string) $row['created_at'],
				'rating'     => (int) $row['stars'],
				'comment'    => (string) $row['comment'],
			),
			$this->database->rows(
				$sql . ' ORDER BY ' . (
					$order[ $orderby ] ?? $order['created_at']
				)[ $descending ? 0 : 1 ] . ' LIMIT %d OFFSET %d',
				array( ...$values, $limit, $offset )
			)
		);
	}

	/**
	 * First day with a vote, on a post or on any.
	 */
	public function since( int $post_id = 0 ): ?string {
		return 0 === $post_id
			? $this->database->value( 'SELECT MIN(day) FROM {rating}' )
			: $this->database->value( 'SELECT MIN(day) FROM {rating} WHERE post_id = %d', array( $post_id ) );
	}

	/**
	 * Mean of all votes on listed posts, and the median of their numbers of votes; null without any.
	 *
	 * @return array{mean: float, weight: float, posts: int}|null
	 */
	public function prior(): ?array {
		$totals = $this->index->totals();
		$posts  = $totals['posts'];
		if ( $posts < 1 || $totals['votes'] < 1 ) {
			return null;
		}
		$middle = $this->index->ids( 'votes', intdiv( $posts - 1, 2 ), 2 - $posts % 2 );
		$counts = array() === $middle ? array() : array_map(
			'intval',
			array_column(
				$this->database->rows(
					'SELECT votes FROM {rating_sum} WHERE post_id IN ( ' . implode( ', ', array_fill( 0, count( $middle ), '%d' ) ) . ' )',
					$middle
				),
				'votes'
			)
		);
		return array(
			'mean'   => $totals['total'] / $totals['votes'],
			'weight' => array_sum( $counts ) / max( 1, count( $counts ) ),
			'posts'  => $posts,
		);
	}

	/**
	 * Best rated posts with at least some votes.
	 *
	 * @return list<Post>
	 */
	public function best( int $least, int $limit, int $offset ): array {
		return array_map(
			self::post( ... ),
			$this->database->rows(
				'SELECT post_id, title, stars_1, stars_2, stars_3, stars_4, stars_5 FROM {rating_sum} WHERE listed = 1 AND votes >= %d ORDER BY best DESC, post_id DESC LIMIT %d OFFSET %d',
				array( $least, $limit, $offset )
			)
		);
	}

	/**
	 * Title of a listed post with votes, or null.
	 */
	public function title( int $post_id ): ?string {
		return $this->database->value( 'SELECT title FROM {rating_sum} WHERE post_id = %d AND listed = 1', array( $post_id ) );
	}

	/**
	 * A row of the list.
	 *
	 * @param array<string, string|null> $row Of the database.
	 * @return Post
	 */
	private static function post( array $row ): array {
		$stars = array();
		for ( $star = 1; $star <= 5; $star++ ) {
			$stars[ $star ] = (int) ( $row[ 'stars_' . $star ] ?? 0 );
		}
		return array(
			'post_id' => (int) $row['post_id'],
			'title'   => (string) $row['title'],
			'stars'   => $stars,
		);
	}
}

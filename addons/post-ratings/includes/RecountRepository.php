<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Database\Database;

/**
 * Holds the sums of posts against their votes.
 */
final class RecountRepository {

	public function __construct( private Database $database, private RatingIndexRepository $index ) {}

	/**
	 * The next posts with votes or sums.
	 *
	 * @param int $after Id of the last one before.
	 * @return list<int>
	 */
	public function next( int $after, int $many ): array {
		// Two statements: SQLite takes no UNION of statements with a LIMIT each.
		$rows = array(
			...$this->database->rows(
				'SELECT DISTINCT post_id FROM {rating} WHERE post_id > %d ORDER BY post_id LIMIT %d',
				array( $after, $many )
			),
			...$this->database->rows(
				'SELECT post_id FROM {rating_sum} WHERE post_id > %d ORDER BY post_id LIMIT %d',
				array( $after, $many )
			),
		);
		$ids  = array_unique( array_map( 'intval', array_column( $rows, 'post_id' ) ) );
		sort( $ids );
		return array_slice( $ids, 0, $many );
	}

	/**
	 * Counts the votes on a post and puts its sums right, while no vote comes between.
	 *
	 * @param string $title  Of the post.
	 * @param bool   $listed Whether lists show it.
	 * @return bool Whether they were right.
	 */
	public function check( int $post_id, string $title, bool $listed, bool $repair ): bool {
		return $this->database->transaction(
			function () use ( $post_id, $title, $listed, $repair ): bool {
				$sums  = $this->database->row(
					'SELECT title, listed, votes, total, stars_1, stars_2, stars_3, stars_4, stars_5 FROM {rating_sum} WHERE post_id = %d FOR UPDATE',
					array( $post_id )
				);
				$right = array(
					'title'  => $title,
					'listed' => $listed ? '1' : '0',
					'votes'  => 0,
					'total'  => 0,
				) + array_fill_keys( array( 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5' ), 0 );
				foreach ( $this->database->rows( 'SELECT stars, COUNT(*) AS votes FROM {rating} WHERE post_id = %d GROUP BY stars', array( $post_id ) ) as $row ) {
					$right['votes']                   += (int) $row['votes'];
					$right['total']                   += (int) $row['votes'] * (int) $row['stars'];
					$right[ 'stars_' . $row['stars'] ] = (int) $row['votes'];
				}
				$is_right = null !== $sums && array_map( 'strval', $right ) === $sums && $right['votes'] > 0;
				if ( ! $is_right && $repair ) {
					$this->index->end();
					$this->database->execute( 'DELETE FROM {rating_sum} WHERE post_id = %d', array( $post_id ) );
					if ( $right['votes'] > 0 ) {
						$this->database->insert( 'rating_sum', array( 'post_id' => $post_id ) + $right );
					}
				}
				return $is_right;
			}
		);
	}
}

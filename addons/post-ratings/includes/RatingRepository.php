<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Database\Database;

/**
 * Stores votes, with the sums of their post in the same transaction.
 *
 * @phpstan-type Totals array{votes: int, total: int, stars: array<int, int>}
 */
final class RatingRepository {

	/**
	 * Network of votes that are too old to lead to anybody.
	 */
	private const NOBODY = '00000000000000000000000000000000';

	public function __construct( private Database $database, private RatingIndexRepository $index ) {}

	/**
	 * Stores a vote. The row with the sums is locked first, so votes on a post wait for each other and none is lost;
	 * a voter's second vote replaces the first, and an address has no more votes than it may.
	 *
	 * @param string      $title       Of the post.
	 * @param int         $stars       1 to 5.
	 * @param string|null $comment     Null leaves the one that is there, where the vote stays under four stars.
	 * @param string      $at          Y-m-d H:i:s, UTC.
	 * @param string      $day         Y-m-d in the site's time zone.
	 * @param int         $per_address Votes that an address may have on a post.
	 * @param float       $mean        Prior mean of docs/figures.md.
	 * @param float       $weight      Its weight in votes.
	 * @return array{is_new: bool, sums: Totals} Whether it is a new vote, and the sums of the post with it.
	 */
	public function vote(
		int $post_id,
		string $title,
		Voter $voter,
		int $stars,
		?string $comment,
		string $at,
		string $day,
		int $per_address,
		float $mean,
		float $weight
	): array {
		$store = fn (): ?array => $this->database->transaction(
			function () use (
				$post_id,
				$title,
				$voter,
				$stars,
				$comment,
				$at,
				$day,
				$per_address,
				$mean,
				$weight
			): ?array {
				$was = $this->index->place( $post_id );
				if ( array() === $was ) {
					return null;
				}
				$before = $this->standing( $post_id, $voter, $per_address );
				$kept   = $stars > 3 ? '' : (string) $comment;
				if ( null === $before ) {
					// A lookup less for a new voter: the key says whether the voter has a vote of another address.
					$stored = $this->database->execute(
						'INSERT IGNORE INTO {rating} (post_id, voter, network, user_id, stars, created_at, day, comment) VALUES (%d, x%s, x%s, %d, %d, %s, %s, %s)',
						array( $post_id, $voter->digest, $voter->network, $voter->user_id, $stars, $at, $day, $kept )
					);
					$before = 0 === $stored ? $this->own( $post_id, $voter ) : null;
				}
				if ( null !== $before ) {
					$this->database->execute(
						'UPDATE {rating} SET voter = x%s, network = x%s, user_id = %d, stars = %d, created_at = %s, day = %s, comment = %s WHERE post_id = %d AND voter = x%s',
						array(
							$voter->digest,
							$voter->network,
							$voter->user_id,
							$stars,
							$at,
							$day,
							$stars > 3 ? '' : $comment ?? (string) $before['comment'],
							$post_id,
							(string) $before['voter'],
						)
					);
				}
				$sums = self::with( self::sums( $was ), $stars, null === $before ? 0 : (int) $before['stars'] );
				$this->store( $post_id, $title, $sums, $mean, $weight );
				$this->index->moved( $post_id, $was );
				return array(
					'is_new' => null === $before,
					'sums'   => $sums,
				);
			}
		);
		while ( true ) {
			$vote = $store();
			if ( null !== $vote ) {
				return $vote;
			}
			// Outside of the transaction: two that lock the gap of a missing row, and then fill it, end in a deadlock.
			$this->database->execute(
				'INSERT INTO {rating_sum} (post_id, title, listed) VALUES (%d, %s, 0) ON DUPLICATE KEY UPDATE post_id = VALUES(post_id)',
				array( $post_id, $title )
			);
		}
	}

	/**
	 * The vote of the same address or account that a vote replaces, or null. An address with room for another vote may
	 * still bring a voter who has one.
	 *
	 * @return array<string, string|null>|null
	 */
	private function standing( int $post_id, Voter $voter, int $per_address ): ?array {
		if ( $voter->user_id > 0 ) {
			return $this->own( $post_id, $voter );
		}
		$same = $this->database->rows(
			'SELECT LOWER(HEX(voter)) AS voter, stars, comment FROM {rating} WHERE post_id = %d AND network = x%s AND user_id = 0 ORDER BY created_at DESC LIMIT %d',
			array( $post_id, $voter->network, $per_address )
		);
		if ( count( $same ) < $per_address ) {
			return null;
		}
		// Somebody else's words do not become those of who replaces the vote.
		return $this->own( $post_id, $voter ) ?? array( 'comment' => '' ) + $same[0];
	}

	/**
	 * A voter's vote, or null.
	 *
	 * @return array<string, string|null>|null
	 */
	private function own( int $post_id, Voter $voter ): ?array {
		return $this->database->row(
			'SELECT LOWER(HEX(voter)) AS voter, stars, comment FROM {rating} WHERE post_id = %d AND voter = x%s',
			array( $post_id, $voter->digest )
		);
	}

	/**
	 * Sums with one vote more, or with one that is changed.
	 *
	 * @param Totals $sums   Without it.
	 * @param int    $before Stars of the vote that it replaces, 0 for a new one.
	 * @return Totals
	 */
	private static function with( array $sums, int $stars, int $before ): array {
		++$sums['stars'][ $stars ];
		if ( 0 === $before ) {
			++$sums['votes'];
		} else {
			--$sums['stars'][ $before ];
		}
		$sums['total'] += $stars - $before;
		return $sums;
	}

	/**
	 * Stores the sums of a post, whose row is locked.
	 *
	 * @param string $title Of the post.
	 * @param Totals $sums  With at least one vote.
	 */
	private function store( int $post_id, string $title, array $sums, float $mean, float $weight ): void {
		$this->database->execute(
			'UPDATE {rating_sum} SET average = ( %d + 0e0 ) / %d, best = ( %f * %f + %d + 0e0 ) / ( %f + %d ), title = %s, listed = 1, votes = %d, total = %d, stars_1 = %d, stars_2 = %d, stars_3 = %d, stars_4 = %d, stars_5 = %d WHERE post_id = %d',
			array(
				$sums['total'],
				$sums['votes'],
				$weight,
				$mean,
				$sums['total'],
				$weight,
				$sums['votes'],
				$title,
				$sums['votes'],
				$sums['total'],
				...array_values( $sums['stars'] ),
				$post_id,
			)
		);
	}

	/**
	 * Works out the averages of some posts from their sums.
	 *
	 * @param literal-string $where  Condition.
	 * @param list<int>      $values Its values.
	 */
	private function reckon( string $where, array $values, float $mean, float $weight ): int {
		return $this->database->execute(
			'UPDATE {rating_sum} SET average = CASE WHEN votes = 0 THEN 0 ELSE ( total + 0e0 ) / votes END, best = CASE WHEN votes = 0 THEN 0 ELSE ( %f * %f + total + 0e0 ) / ( %f + votes ) END '
				. $where,
			array( $weight, $mean, $weight, ...$values )
		);
	}

	/**
	 * Works out the averages of the next posts with another prior.
	 *
	 * @param int $after Id of the last post before them.
	 * @return int Id of the last of them, 0 when there was none.
	 */
	public function reckon_after( int $after, int $many, float $mean, float $weight ): int {
		$last = (int) $this->database->value(
			'SELECT MAX(post_id) FROM ( SELECT post_id FROM {rating_sum} WHERE post_id > %d ORDER BY post_id LIMIT %d ) n',
			array( $after, $many )
		);
		if ( $last > 0 ) {
			$this->database->transaction(
				function () use ( $after, $last, $mean, $weight ): void {
					$this->reckon( 'WHERE post_id > %d AND post_id <= %d', array( $after, $last ), $mean, $weight );
					$this->index->end();
				}
			);
		}
		return $last;
	}

	/**
	 * Sums of a post.
	 *
	 * @return Totals
	 */
	public function totals( int $post_id ): array {
		return self::sums(
			$this->database->row( 'SELECT votes, total, stars_1, stars_2, stars_3, stars_4, stars_5 FROM {rating_sum} WHERE post_id = %d', array( $post_id ) ) ?? array()
		);
	}

	/**
	 * Sums of a stored row.
	 *
	 * @param array<string, string|null> $row Empty for a post without votes.
	 * @return Totals
	 */
	private static function sums( array $row ): array {
		$stars = array();
		for ( $star = 1; $star <= 5; $star++ ) {
			$stars[ $star ] = (int) ( $row[ 'stars_' . $star ] ?? 0 );
		}
		return array(
			'votes' => (int) ( $row['votes'] ?? 0 ),
			'total' => (int) ( $row['total'] ?? 0 ),
			'stars' => $stars,
		);
	}

	/**
	 * A voter's own vote, 0 without one.
	 */
	public function mine( int $post_id, Voter $voter ): int {
		return '' === $voter->digest ? 0 : (int) $this->database->value(
			'SELECT stars FROM {rating} WHERE post_id = %d AND voter = x%s',
			array( $post_id, $voter->digest )
		);
	}

	/**
	 * Notes the title of a post and whether lists show it. A post without votes is on no list, also while its first
	 * vote makes the row.
	 */
	public function note_post( int $post_id, string $title, bool $listed ): void {
		if ( null === $this->database->value( 'SELECT post_id FROM {rating_sum} WHERE post_id = %d AND votes > 0', array( $post_id ) ) ) {
			return;
		}
		$this->database->transaction(
			function () use ( $post_id, $title, $listed ): void {
				$was = $this->index->place( $post_id );
				$this->database->execute(
					'UPDATE {rating_sum} SET title = %s, listed = %d WHERE post_id = %d',
					array( $title, $listed ? 1 : 0, $post_id )
				);
				$this->index->moved( $post_id, $was );
			}
		);
	}

	/**
	 * Votes of a person, a batch: those of the account, and those whose comment has the e-mail address. Such requests
	 * are rare, so comments are searched without an index.
	 *
	 * @param int $user_id 0 when the address has no account.
	 * @return list<array<string, string|null>>
	 */
	public function of_person( string $email, int $user_id, int $limit, int $offset ): array {
		return $this->database->rows(
			"SELECT post_id, LOWER(HEX(voter)) AS voter, stars, created_at, comment FROM {rating} WHERE ( user_id > 0 AND user_id = %d ) OR ( comment <> '' AND LOCATE( %s, comment ) > 0 AND comment REGEXP %s ) ORDER BY post_id, voter LIMIT %d OFFSET %d",
			array( $user_id, $email, self::whole( $email ), $limit, $offset )
		);
	}

	/**
	 * An expression for an address that is no part of a longer one, e.g. of joann@example.org or ann@example.org.uk.
	 */
	private static function whole( string $email ): string {
		return '(^|[^[:alnum:]._%+-])' . preg_quote( $email, '/' ) . '($|[^[:alnum:].-]|[.]($|[^[:alnum:]]))';
	}

	/**
	 * Makes the votes of a person anonymous: without account and comment, under digests that nothing leads to.
	 * The stars stay, so figures do too.
	 *
	 * @return int How many of a batch.
	 */
	public function anonymize( string $email, int $user_id, int $limit ): int {
		$rows = $this->of_person( $email, $user_id, $limit, 0 );
		foreach ( $rows as $row ) {
			$this->database->execute(
				"UPDATE {rating} SET user_id = 0, comment = '', voter = x%s, network = x%s WHERE post_id = %d AND voter = x%s",
				array(
					bin2hex( random_bytes( 16 ) ),
					bin2hex( random_bytes( 16 ) ),
					(int) $row['post_id'],
					(string) $row['voter'],
				)
			);
		}
		return count( $rows );
	}

	/**
	 * Makes a batch of old votes anonymous, as anonymize() does. A network of zeros says that it was done.
	 *
	 * @param string $day The first day whose votes keep their voters, Y-m-d.
	 * @return int How many.
	 */
	public function forget_voters( string $day, int $limit ): int {
		$rows = $this->database->rows(
			'SELECT post_id, LOWER(HEX(voter)) AS voter FROM {rating} WHERE day < %s AND network <> x%s ORDER BY day LIMIT %d',
			array( $day, self::NOBODY, $limit )
		);
		foreach ( $rows as $row ) {
			$this->database->execute(
				"UPDATE {rating} SET user_id = 0, comment = '', voter = x%s, network = x%s WHERE post_id = %d AND voter = x%s",
				array( bin2hex( random_bytes( 16 ) ), self::NOBODY, (int) $row['post_id'], (string) $row['voter'] )
			);
		}
		return count( $rows );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\PostRatings\Prior;
use UserFeedback\PostRatings\RatingIndexRepository;
use UserFeedback\PostRatings\RatingQuery;
use UserFeedback\PostRatings\RatingRepository;
use UserFeedback\PostRatings\Recount;
use UserFeedback\PostRatings\RecountRepository;
use UserFeedback\PostRatings\Voter;

/**
 * Pages that are read through the sparse index are those of the plain order, whatever happened since it was made.
 */
final class RatingIndexTest extends RatingsTestCase {

	private const POSTS = 40;

	private RatingIndexRepository $index;
	private RatingRepository $ratings;
	private Prior $prior;

	/**
	 * Ids of posts that exist only here.
	 *
	 * @var list<int>
	 */
	private array $ids;

	protected function setUp(): void {
		parent::setUp();
		$this->use_index( 25 );
		$this->ids = range( 700001, 700000 + self::POSTS );
		mt_srand( 20261122 );
	}

	/**
	 * @param int $most Moves after which a reader makes it anew.
	 */
	private function use_index( int $most ): void {
		$database      = $this->container()->get( Database::class );
		$this->index   = new RatingIndexRepository( $database, 4, $most );
		$this->ratings = new RatingRepository( $database, $this->index );
		$this->prior   = new Prior( new RatingQuery( $database, $this->index ), $this->ratings, $this->index );
	}

	/**
	 * A random vote.
	 */
	private function random_vote(): void {
		$id    = $this->ids[ mt_rand( 0, self::POSTS - 1 ) ];
		$voter = new Voter( md5( 'voter' . mt_rand( 1, 12 ) ), md5( 'network' . mt_rand( 1, 999999 ) ), 0 );
		$this->ratings->vote( $id, self::title( $id ), $voter, mt_rand( 1, 5 ), null, '2026-01-02 03:04:05', '2026-01-02', 10, 3.3, 2.0 );
	}

	private static function title( int $id ): string {
		return 'Title ' . ( $id * 7 % 9 );
	}

	/**
	 * That all orders, places and sums are right.
	 */
	private function assert_right( string $after ): void {
		$table = $this->table( 'rating_sum' );
		$sums  = $this->wpdb()->get_row( "SELECT COUNT(*) AS posts, COALESCE(SUM(votes), 0) AS votes, COALESCE(SUM(total), 0) AS total FROM $table WHERE listed = 1", ARRAY_A );
		self::assertSame( array_map( 'intval', (array) $sums ), $this->index->totals(), $after );
		foreach ( RatingIndexRepository::COLUMNS as $column ) {
			$plain = array_map( 'intval', $this->wpdb()->get_col( "SELECT post_id FROM $table WHERE listed = 1 ORDER BY $column, post_id" ) );
			foreach ( array( 0, 1, 3, 4, 5, 11, intdiv( count( $plain ), 2 ), max( 0, count( $plain ) - 3 ) ) as $offset ) {
				self::assertSame( array_slice( $plain, $offset, 7 ), $this->index->ids( $column, $offset, 7 ), "$column from $offset after $after" );
			}
		}
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function moves(): array {
		return array(
			'made anew now and then' => array( 25 ),
			'never made anew'        => array( 100_000 ),
		);
	}

	#[DataProvider( 'moves' )]
	public function test_pages_are_right_after_any_change( int $most ): void {
		$this->use_index( $most );
		$this->assert_right( 'nothing' );
		for ( $round = 0; $round < 60; ++$round ) {
			$id     = $this->ids[ mt_rand( 0, self::POSTS - 1 ) ];
			$change = mt_rand( 0, 19 );
			match ( true ) {
				0 === $change => $this->ratings->note_post( $id, self::title( $id ), false ),
				1 === $change => $this->ratings->note_post( $id, 'Other ' . mt_rand( 1, 9 ), true ),
				2 === $change => $this->prior->run(),
				default => $this->random_vote(),
			};
			$this->assert_right( "change $change in round $round" );
		}
		self::assertGreaterThan( 15, $this->index->totals()['posts'] );
	}

	public function test_votes_on_other_posts_need_no_new_index(): void {
		foreach ( $this->ids as $id ) {
			$this->ratings->vote( $id, self::title( $id ), new Voter( md5( (string) $id ), md5( 'n' ), 0 ), 1 + $id % 5, null, '2026-01-02 03:04:05', '2026-01-02', 10, 3.3, 2.0 );
		}
		$this->index->totals();
		$this->index->rebuild();
		self::assertSame( 0, $this->count_rows( 'rating_move' ) );
		for ( $votes = 0; $votes < 10; ++$votes ) {
			$this->random_vote();
		}
		$this->assert_right( 'ten votes' );
		self::assertSame( 20, $this->count_rows( 'rating_move' ), 'Reading does not make it anew.' );
		for ( $votes = 0; $votes < 10; ++$votes ) {
			$this->random_vote();
		}
		$this->assert_right( 'twenty votes' );
		self::assertSame( 0, $this->count_rows( 'rating_move' ) );
	}

	public function test_after_many_votes_a_background_job_finds_the_places_anew(): void {
		$this->sign_in( 'administrator' );
		$post = $this->post();
		$this->vote( $post, 5, 'a' );
		self::assertSame( 200, $this->rest( 'GET', '/post-ratings' )->get_status() );
		self::assertFalse( wp_next_scheduled( Prior::PLACES_EVENT ) );
		$move = $this->table( 'rating_move' );
		$this->index->rebuild();
		for ( $moves = 0; $moves <= 500; ++$moves ) {
			$this->wpdb()->query( "INSERT INTO $move (post_id, sign, title, votes, total, average, best) VALUES ($post, 1, 'T', 1, 5, 5, 5), ($post, -1, 'T', 1, 5, 5, 5)" );
		}
		self::assertSame( array( $post ), array_column( $this->rest( 'GET', '/post-ratings' )->get_data()['items'], 'post_id' ) );
		self::assertIsInt( wp_next_scheduled( Prior::PLACES_EVENT ) );
		do_action( Prior::PLACES_EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( 0, $this->count_rows( 'rating_move' ) );
		wp_unschedule_hook( Prior::PLACES_EVENT );
	}

	public function test_a_recount_that_repairs_ends_the_index(): void {
		$post  = $this->post();
		$other = $this->post();
		$this->vote( $post, 5, 'a' );
		$this->vote( $other, 4, 'a' );
		$this->assert_right( 'two votes' );
		$this->wpdb()->query( "UPDATE {$this->table( 'rating_sum' )} SET votes = 77 WHERE post_id = $other" );
		$recount = new Recount( new RecountRepository( $this->container()->get( Database::class ), $this->index ), $this->prior );
		self::assertSame( 1, $recount->run( true )['wrong'] );
		$this->assert_right( 'the recount' );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\PostRatings\CastVote;
use UserFeedback\PostRatings\ForgetVoters;
use UserFeedback\PostRatings\Prior;
use UserFeedback\PostRatings\RateablePosts;
use UserFeedback\PostRatings\RatingRepository;
use UserFeedback\PostRatings\Recount;
use UserFeedback\PostRatings\Tables;
use UserFeedback\PostRatings\Voter;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Retention\RetentionSchedule;
use UserFeedback\Support\Clock;
use WP_REST_Request;

/**
 * Votes of visitors (PR-17, A95, A97, SEC-R1 to SEC-R5).
 */
final class VoteTest extends RatingsTestCase {

	public function test_a_vote_is_stored_and_a_second_one_replaces_it(): void {
		$post  = $this->post();
		$first = $this->vote( $post, 4, 'a' );
		self::assertSame( 201, $first->get_status() );
		self::assertSame( array( 'total_ratings' => 1, 'average_rating' => 4.0, 'mine' => 4 ), $first->get_data() );
		$second = $this->vote( $post, 2, 'a' );
		self::assertSame( 200, $second->get_status() );
		self::assertSame( array( 'total_ratings' => 1, 'average_rating' => 2.0, 'mine' => 2 ), $second->get_data() );
		$this->assert_sums( $post );
	}

	public function test_where_responses_are_anonymous_people_vote_as_browsers(): void {
		update_option( DataPolicy::OPTION, array( DataPolicy::ANONYMOUS => true ) );
		$post = $this->post();
		$this->sign_in( 'subscriber' );
		$this->vote( $post, 4, 'a' );
		self::assertSame( '0', $this->wpdb()->get_var( "SELECT user_id FROM {$this->table( 'rating' )}" ) );
		wp_set_current_user( 0 );
		self::assertSame( 200, $this->vote( $post, 5, 'a' )->get_status(), 'The same browser.' );
		self::assertSame( 1, $this->count_rows( 'rating' ) );
	}

	/**
	 * The job of the night.
	 */
	private function prune(): void {
		( new ForgetVoters( $this->container()->get( RatingRepository::class ), $this->container()->get( Clock::class ) ) )->run();
		self::assertTrue( has_action( RetentionSchedule::EVENT ) );
	}

	public function test_old_votes_lose_their_voters_and_stay_in_the_sums(): void {
		$post = $this->post();
		$this->set( array( 'ask_why' => 'yes' ) );
		$this->sign_in( 'subscriber' );
		$this->vote( $post, 2, 'a', array( 'comment' => 'Too long' ) );
		wp_set_current_user( 0 );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$this->vote( $post, 3, 'b', array( 'comment' => 'Fine' ) );
		$table = $this->table( 'rating' );
		$this->wpdb()->query( "UPDATE $table SET day = '2020-01-01' WHERE stars = 2" );
		$before = $this->wpdb()->get_var( "SELECT HEX(voter) FROM $table WHERE stars = 2" );
		$this->prune();
		self::assertSame( 'Too long', $this->wpdb()->get_var( "SELECT comment FROM $table WHERE stars = 2" ), 'Kept for good.' );

		update_option( DataPolicy::OPTION, array( DataPolicy::KEEP_DAYS => 30 ) );
		$this->prune();
		$old = $this->wpdb()->get_row( "SELECT HEX(voter) AS voter, HEX(network) AS network, user_id, comment FROM $table WHERE stars = 2", ARRAY_A );
		self::assertIsArray( $old );
		self::assertNotSame( $before, $old['voter'] );
		self::assertSame( array( str_repeat( '0', 32 ), '0', '' ), array( $old['network'], $old['user_id'], $old['comment'] ) );
		self::assertSame( 'Fine', $this->wpdb()->get_var( "SELECT comment FROM $table WHERE stars = 3" ) );
		$this->assert_sums( $post );
		$this->prune();
		self::assertSame( $old['voter'], $this->wpdb()->get_var( "SELECT HEX(voter) FROM $table WHERE stars = 2" ), 'Done once.' );
	}

	#[DataProvider( 'wrong_stars' )]
	public function test_only_whole_numbers_from_1_to_5_are_taken( mixed $stars ): void {
		$reply = $this->vote( $this->post(), $stars, 'a' );
		self::assertSame( 400, $reply->get_status() );
		self::assertArrayHasKey( 'rating', $reply->get_data()['data']['params'] );
		self::assertSame( 0, $this->count_rows( 'rating' ) );
	}

	/**
	 * @return iterable<array{mixed}>
	 */
	public static function wrong_stars(): iterable {
		foreach ( array( 0, 6, -1, 4.5, '5', '5 ', null, true, array( 5 ) ) as $stars ) {
			yield array( $stars );
		}
	}

	public function test_without_the_cookie_a_network_replaces_its_vote_and_never_adds_one(): void {
		$post = $this->post();
		$this->vote( $post, 5 );
		$reply = $this->vote( $post, 1 );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 1, $this->count_rows( 'rating' ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.6';
		$this->vote( $post, 3 );
		self::assertSame( 2, $this->count_rows( 'rating' ) );
		$this->assert_sums( $post );
	}

	public function test_an_address_may_have_as_many_votes_as_the_owner_says(): void {
		$this->set( array( 'votes_per_address' => 2 ) );
		$post = $this->post();
		foreach ( array( 1, 2, 3, 4 ) as $stars ) {
			$this->vote( $post, $stars );
		}
		self::assertSame( 2, $this->count_rows( 'rating' ) );
		$this->assert_sums( $post );
	}

	public function test_browsers_whose_address_nobody_knows_do_not_share_a_vote(): void {
		$_SERVER['REMOTE_ADDR'] = 'unix:';
		$post                   = $this->post();
		self::assertSame( 201, $this->vote( $post, 5, 'a' )->get_status() );
		self::assertSame( 201, $this->vote( $post, 1, 'b' )->get_status() );
		self::assertSame( 200, $this->vote( $post, 2, 'b' )->get_status(), 'The cookie still counts.' );
		self::assertSame( array( '2', '5' ), $this->wpdb()->get_col( "SELECT stars FROM {$this->table( 'rating' )} ORDER BY stars" ) );
		$this->wpdb()->query( "UPDATE {$this->table( 'rating' )} SET day = '2020-01-01'" );
		update_option( DataPolicy::OPTION, array( DataPolicy::KEEP_DAYS => 30 ) );
		$this->prune();
		self::assertSame( 2, $this->count_rows( 'rating', array( 'network' => str_repeat( "\0", 16 ) ) ), 'Old ones lose their voters too.' );
		$this->assert_sums( $post );
	}

	public function test_a_browser_keeps_its_vote_and_words_at_another_address(): void {
		$this->set( array( 'ask_why' => 'yes' ) );
		$post = $this->post();
		$this->vote( $post, 2, 'a', array( 'comment' => 'Too long' ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		self::assertSame( 200, $this->vote( $post, 3, 'a' )->get_status() );
		self::assertSame( array( '3', 'Too long' ), $this->wpdb()->get_row( "SELECT stars, comment FROM {$this->table( 'rating' )}", ARRAY_N ) );
		self::assertSame( 1, $this->count_rows( 'rating' ) );
		$this->assert_sums( $post );
	}

	public function test_a_vote_does_not_read_the_votes_of_others(): void {
		$post = $this->post();
		$this->vote( $post, 5, 'a' );
		$wpdb  = $this->wpdb();
		$table = $this->table( 'rating' );
		// phpcs:ignore WordPress.DB.PreparedSQL -- own table.
		$wpdb->query( "INSERT INTO $table (post_id, voter, network, user_id, stars, created_at, day, comment) SELECT $post, UNHEX(MD5(seq)), UNHEX(MD5(CONCAT('n', seq))), 0, 4, NOW(), CURDATE(), '' FROM seq_1_to_5000" );
		$wpdb->query( "ANALYZE TABLE $table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- own table.
		$read                   = static fn (): int => array_sum(
			array_map( 'intval', array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'" ), 'Value' ) )
		);
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		$before                 = $read();
		self::assertSame( 201, $this->vote( $post, 3, 'b' )->get_status() );
		self::assertLessThan( 500, $read() - $before );
	}

	public function test_a_vote_asks_for_no_option_alone(): void {
		( new Tables() )->run( $this->container()->get( Database::class ) );
		$this->container()->get( Prior::class )->run();
		$post  = $this->post();
		$asked = $this->queries_of( fn () => self::assertSame( 201, $this->vote( $post, 5, 'a' )->get_status() ) );
		self::assertNotEmpty( $asked );
		self::assertSame( array(), preg_grep( '/userfeedback_core_post_ratings/', $asked ) );
	}

	/**
	 * SEC-R1: no header says who votes.
	 */
	public function test_spoofed_headers_change_nothing(): void {
		$post = $this->post();
		foreach ( array( 'HTTP_X_FORWARDED_FOR', 'HTTP_CF_CONNECTING_IP', 'HTTP_CLIENT_IP', 'HTTP_X_REAL_IP', 'HTTP_FORWARDED' ) as $count => $header ) {
			$_SERVER[ $header ] = '198.51.100.' . $count;
			$this->vote( $post, 5 );
			unset( $_SERVER[ $header ] );
		}
		self::assertSame( 1, $this->count_rows( 'rating' ) );
		$row = (string) wp_json_encode( $this->wpdb()->get_results( "SELECT HEX(voter), HEX(network), comment FROM {$this->table( 'rating' )}" ) );
		self::assertStringNotContainsString( bin2hex( '203.0.113.5' ), strtolower( $row ) );
		self::assertStringNotContainsString( md5( '203.0.113.5' ), strtolower( $row ) );
	}

	/**
	 * SEC-R3.
	 */
	public function test_only_posts_that_everybody_may_read_are_rated(): void {
		$future = gmdate( 'Y-m-d H:i:s', time() + 86400 );
		$closed = array(
			$this->post( array( 'post_status' => 'draft' ) ),
			$this->post( array( 'post_status' => 'private' ) ),
			$this->post( array( 'post_status' => 'future', 'post_date' => $future, 'post_date_gmt' => $future ) ),
			$this->post( array( 'post_status' => 'trash' ) ),
			$this->post( array( 'post_password' => 'secret' ) ),
			$this->post( array( 'post_type' => 'attachment', 'post_status' => 'inherit' ) ),
			$this->post( array( 'post_type' => 'page' ) ),
			999999999,
		);
		foreach ( $closed as $post ) {
			self::assertSame( 404, $this->vote( $post, 5, 'a' )->get_status(), (string) $post );
			self::assertSame( 404, $this->rest( 'GET', "/post-ratings/$post/totals" )->get_status(), (string) $post );
		}
		self::assertSame( 0, $this->count_rows( 'rating' ) );
	}

	public function test_one_post_may_be_switched_on_or_off(): void {
		$page = $this->post( array( 'post_type' => 'page' ) );
		update_post_meta( $page, RateablePosts::META, 'on' );
		self::assertSame( 201, $this->vote( $page, 5, 'a' )->get_status() );
		$post = $this->post();
		update_post_meta( $post, RateablePosts::META, 'off' );
		self::assertSame( 404, $this->vote( $post, 5, 'a' )->get_status() );
	}

	/**
	 * SEC-N7.
	 */
	public function test_neither_a_get_nor_a_form_of_another_site_votes(): void {
		$post    = $this->post();
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/post-ratings/$post" );
		$request->set_query_params( array( '_method' => 'POST' ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"rating":5}' );
		self::assertSame( 404, rest_do_request( $request )->get_status() );
		$form = new WP_REST_Request( 'POST', "/userfeedback/v1/post-ratings/$post" );
		$form->set_body_params( array( 'rating' => '5' ) );
		self::assertSame( 400, rest_do_request( $form )->get_status() );
		self::assertSame( 0, $this->count_rows( 'rating' ) );
	}

	public function test_a_form_leads_back_to_a_post_that_can_be_rated_and_names_no_other(): void {
		$post  = $this->post();
		$votes = $this->container()->get( CastVote::class );
		$draft = $this->post( array( 'post_status' => 'draft' ) );
		self::assertSame( get_permalink( $post ), $votes->address_of( $post ) );
		self::assertSame( array( home_url( '/' ), home_url( '/' ) ), array( $votes->address_of( $draft ), $votes->address_of( 999999 ) ) );
	}

	public function test_too_many_votes_of_one_visitor_are_slowed_down(): void {
		remove_filter( 'userfeedback_rate_limit', array( RatingsTestCase::class, 'no_limit' ) );
		$_SERVER['HTTP_USER_AGENT'] = 'Flood ' . uniqid();
		$post                       = $this->post();
		$statuses                   = array();
		for ( $count = 0; $count < 45; ++$count ) {
			$statuses[] = $this->vote( $post, 5, 'a' )->get_status();
		}
		self::assertContains( 429, $statuses );
	}

	public function test_an_account_is_one_voter_on_every_device(): void {
		$post                      = $this->post();
		$_COOKIE[ self::cookie() ] = wp_generate_auth_cookie( $this->sign_in( 'author' ), time() + 3600, 'logged_in' );
		$this->vote( $post, 5, 'a' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.9';
		$this->vote( $post, 3, 'b' );
		self::assertSame( 1, $this->count_rows( 'rating' ) );
		self::assertSame( 3, $this->rest( 'GET', "/post-ratings/$post/totals" )->get_data()['mine'] );
	}

	public function test_the_own_vote_is_shown_to_the_browser_alone(): void {
		$post = $this->post();
		$this->vote( $post, 4, 'a' );
		self::assertSame( 4, $this->rest( 'GET', "/post-ratings/$post/totals" )->get_data()['mine'] );
		$_COOKIE[ Voter::COOKIE ] = md5( 'b' );
		self::assertNull( $this->rest( 'GET', "/post-ratings/$post/totals" )->get_data()['mine'] );
		$_COOKIE[ Voter::COOKIE ] = "' OR 1=1 --";
		self::assertNull( $this->rest( 'GET', "/post-ratings/$post/totals" )->get_data()['mine'] );
	}

	public function test_a_comment_belongs_to_one_to_three_stars(): void {
		$this->set( array( 'ask_why' => 'yes', 'why_required' => 'yes', 'why_length' => 50 ) );
		$post = $this->post();
		self::assertSame( 422, $this->vote( $post, 2, 'a', array( 'comment' => ' ' ) )->get_status() );
		self::assertSame( 400, $this->vote( $post, 2, 'a', array( 'comment' => str_repeat( 'x', 2001 ) ) )->get_status() );
		self::assertSame( 0, $this->count_rows( 'rating' ) );
		self::assertSame( 201, $this->vote( $post, 2, 'a', array( 'comment' => '<b>Too</b> short' ) )->get_status() );
		self::assertSame( 1, $this->count_rows( 'rating', array( 'comment' => '<b>Too</b> short' ) ), 'As typed: it is escaped where it is shown.' );
		$this->vote( $post, 5, 'a' );
		self::assertSame( 1, $this->count_rows( 'rating', array( 'comment' => '' ) ) );
		$typed = 'I <3 it, but 2 > 1 and https://a.test/%D0%BE';
		$this->vote( $post, 1, 'a', array( 'comment' => "  $typed\r\n" ) );
		self::assertSame( 1, $this->count_rows( 'rating', array( 'comment' => $typed ) ) );
	}

	public function test_a_page_from_a_cache_that_asked_otherwise_can_vote(): void {
		$this->set( array( 'ask_why' => 'yes', 'why_required' => 'yes', 'why_length' => 50 ) );
		self::assertSame( 201, $this->vote( $this->post(), 2, 'a' )->get_status(), 'It had no field for a reason.' );
		self::assertSame( 201, $this->vote( $this->post(), 2, 'a', array( 'comment' => str_repeat( 'ö', 60 ) ) )->get_status() );
		self::assertSame( 1, $this->count_rows( 'rating', array( 'comment' => str_repeat( 'ö', 50 ) ) ) );
	}

	/**
	 * SEC-R2: real processes, each with its own connection. Ten browsers vote and change their minds at once.
	 */
	public function test_fifty_votes_at_once_lose_nothing_and_add_nothing(): void {
		$this->set( array( 'votes_per_address' => 1000 ) );
		$posts = array( $this->post(), $this->post() );
		for ( $round = 0; $round < 3; ++$round ) {
			$multi = curl_multi_init(); // phpcs:disable WordPress.WP.AlternativeFunctions -- Parallel calls.
			$calls = array();
			for ( $number = 0; $number < 50; ++$number ) {
				$call = curl_init( rest_url( 'userfeedback/v1/post-ratings/' . $posts[ $number % 2 ] ) );
				self::assertNotFalse( $call );
				curl_setopt_array(
					$call,
					array(
						CURLOPT_POST           => true,
						CURLOPT_RETURNTRANSFER => true,
						CURLOPT_USERAGENT      => "Parallel $round $number",
						CURLOPT_COOKIE         => Voter::COOKIE . '=' . md5( (string) ( $number % 20 ) ),
						CURLOPT_HTTPHEADER     => array( 'Content-Type: application/json' ),
						CURLOPT_POSTFIELDS     => (string) wp_json_encode( array( 'rating' => random_int( 1, 5 ) ) ),
					)
				);
				curl_multi_add_handle( $multi, $call );
				$calls[] = $call;
			}
			do {
				curl_multi_exec( $multi, $running );
				curl_multi_select( $multi );
			} while ( $running > 0 );
			foreach ( $calls as $call ) {
				self::assertContains( curl_getinfo( $call, CURLINFO_RESPONSE_CODE ), array( 200, 201 ), (string) curl_multi_getcontent( $call ) );
				curl_multi_remove_handle( $multi, $call );
			} // phpcs:enable
			self::assertSame( 20, $this->count_rows( 'rating' ) );
			array_map( $this->assert_sums( ... ), $posts );
		}
		self::assertSame( 0, $this->container()->get( Recount::class )->run( false )['wrong'] );
	}

	public function test_recount_finds_and_mends_wrong_sums(): void {
		$post = $this->post();
		$this->vote( $post, 4, 'a' );
		$this->wpdb()->query( "UPDATE {$this->table( 'rating_sum' )} SET votes = 9, stars_4 = 9" );
		$recount = $this->container()->get( Recount::class );
		self::assertSame( array( 'posts' => 1, 'wrong' => 1 ), $recount->run( false ) );
		$recount->run( true );
		$this->assert_sums( $post );
		self::assertSame( 0, $recount->run( false )['wrong'] );
		self::assertSame( 4.0, (float) $this->wpdb()->get_var( "SELECT average FROM {$this->table( 'rating_sum' )}" ) );
	}

	public function test_a_recount_that_takes_the_row_of_the_sums_away_loses_no_vote(): void {
		$post = $this->post();
		$take = function ( string $sql ) use ( &$take ): string {
			if ( str_contains( $sql, 'FOR UPDATE' ) ) {
				remove_filter( 'query', $take );
				$this->wpdb()->query( "DELETE FROM {$this->table( 'rating_sum' )}" );
			}
			return $sql;
		};
		add_filter( 'query', $take );
		self::assertSame( 201, $this->vote( $post, 4, 'a' )->get_status() );
		self::assertFalse( has_filter( 'query', $take ) );
		$this->assert_sums( $post );
		self::assertSame( 1, $this->count_rows( 'rating' ) );
	}
}

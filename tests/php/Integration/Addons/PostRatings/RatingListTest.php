<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\PostRatings;

use UserFeedback\Plan\PlanLevel;
use UserFeedback\PostRatings\PersonalData;
use UserFeedback\PostRatings\RatingRepository;
use UserFeedback\PostRatings\Settings;

/**
 * What owners read and set (ENT-25 to ENT-28, PR-21, A95 to A97).
 */
final class RatingListTest extends RatingsTestCase {

	/**
	 * Three posts: 5 from one vote, 4.6 from five, 2 from two.
	 *
	 * @return list<int>
	 */
	private function rated(): array {
		$posts = array(
			$this->post( array( 'post_title' => 'One five' ) ),
			$this->post( array( 'post_title' => 'Many fours &amp; a five' ) ),
			$this->post( array( 'post_title' => 'A low one' ) ),
		);
		foreach ( array( array( 5 ), array( 5, 5, 5, 4, 4 ), array( 1, 3 ) ) as $place => $stars ) {
			foreach ( $stars as $number => $star ) {
				$this->vote( $posts[ $place ], $star, "$place-$number" );
				$_SERVER['REMOTE_ADDR'] = "203.0.113.$place$number";
			}
		}
		$this->sign_in( 'administrator' );
		return $posts;
	}

	/**
	 * Ids of a list.
	 *
	 * @param array<string, mixed> $query Of the call.
	 * @return list<int>
	 */
	private function ids( array $query ): array {
		return array_column( $this->rest( 'GET', '/post-ratings', $query )->get_data()['items'], 'post_id' );
	}

	public function test_the_list_has_votes_average_and_interval_in_any_order(): void {
		list( $five, $fours, $low ) = $this->rated();
		$list                       = $this->rest( 'GET', '/post-ratings' )->get_data();
		self::assertSame( array( 'page' => 1, 'pages' => 1, 'per_page' => 10, 'total' => 3 ), $list['pagination'] );
		self::assertSame( $fours, $list['items'][0]['post_id'] );
		self::assertSame( 'Many fours & a five', $list['items'][0]['post_title'] );
		self::assertSame( 5, $list['items'][0]['total_ratings'] );
		self::assertSame( 4.6, $list['items'][0]['average_rating'] );
		self::assertTrue( $list['items'][0]['small_sample'] );
		self::assertSame( array( $five, $fours, $low ), $this->ids( array( 'orderby' => 'average_rating' ) ) );
		self::assertSame( array( $fours, $five, $low ), $this->ids( array( 'orderby' => 'best' ) ), 'One vote of five stars does not win.' );
		self::assertSame( array( $low, $fours, $five ), $this->ids( array( 'orderby' => 'post_title', 'order' => 'asc' ) ) );
		foreach ( array( 'asc', 'desc' ) as $order ) {
			$all   = $this->ids( array( 'order' => $order ) );
			$pages = array();
			for ( $page = 1; $page <= 3; ++$page ) {
				$pages[] = $this->ids( array( 'order' => $order, 'per_page' => 1, 'page' => $page ) )[0];
			}
			self::assertSame( $all, $pages, 'Pages read from the end are those read from the start.' );
		}
	}

	/**
	 * Docs/figures.md: (m × mean + total) / (m + votes), with the mean (5 + 23 + 4) / 8 = 4 and the median 2 of 1, 5 and 2.
	 */
	public function test_the_best_are_reckoned_as_written_down(): void {
		$posts = $this->rated();
		$this->ids( array( 'orderby' => 'best' ) );
		$best = array_map(
			fn ( int $post ): float => (float) $this->wpdb()->get_var( "SELECT best FROM {$this->table( 'rating_sum' )} WHERE post_id = $post" ),
			$posts
		);
		self::assertEqualsWithDelta( array( 13 / 3, 31 / 7, 12 / 4 ), $best, 1e-6 );
	}

	public function test_days_leave_the_votes_of_those_days(): void {
		list( $five, $fours ) = $this->rated();
		$this->wpdb()->query( "UPDATE {$this->table( 'rating' )} SET day = '2020-02-03', created_at = '2020-02-03 10:00:00' WHERE post_id = $fours AND stars = 5 LIMIT 1" );
		$query = array( 'from' => '2020-02-01', 'to' => '2020-02-29' );
		$list  = $this->rest( 'GET', '/post-ratings', $query )->get_data();
		self::assertSame( array( $fours ), array_column( $list['items'], 'post_id' ) );
		self::assertSame( 1, $list['items'][0]['total_ratings'] );
		self::assertSame( 5.0, $list['items'][0]['average_rating'] );
		self::assertNull( $list['items'][0]['low'] );
		foreach ( array( 'post_title', 'average_rating', 'best' ) as $order ) {
			self::assertSame( array( $fours ), $this->ids( $query + array( 'orderby' => $order ) ) );
		}
		$one = $this->rest( 'GET', "/post-ratings/$fours", $query )->get_data();
		self::assertSame( array( array( 'created_at' => '2020-02-03T10:00:00Z', 'rating' => 5, 'comment' => null ) ), $one['items'] );
		self::assertCount( 29, $one['points'] );
		self::assertSame( array( 'date' => '2020-02-03', 'end' => '2020-02-03', 'votes' => 1, 'average' => 5.0, 'low' => null, 'high' => null ), $one['points'][2] );
		// Beyond a month a point is a week: a post has few votes a day.
		$quarter = $this->rest( 'GET', "/post-ratings/$fours", array( 'from' => '2020-01-01', 'to' => '2020-03-31' ) )->get_data();
		self::assertSame( array( 'week', 14 ), array( $quarter['step'], count( $quarter['points'] ) ) );
		self::assertSame( array( 'date' => '2020-02-03', 'end' => '2020-02-09', 'votes' => 1, 'average' => 5.0, 'low' => null, 'high' => null ), $quarter['points'][5] );
		self::assertSame( 400, $this->rest( 'GET', '/post-ratings', array( 'from' => 'x' ) )->get_status() );
		self::assertSame( array(), $this->rest( 'GET', "/post-ratings/$five", $query )->get_data()['items'] );
	}

	public function test_the_votes_on_a_post_come_newest_first_or_by_stars(): void {
		list( , $fours ) = $this->rated();
		$this->wpdb()->query( "UPDATE {$this->table( 'rating' )} SET created_at = '2020-02-03 10:00:00' WHERE post_id = $fours AND stars = 5" );
		$ratings = fn ( array $query ): array => array_column( $this->rest( 'GET', "/post-ratings/$fours", $query )->get_data()['items'], 'rating' );
		self::assertSame( array( 4, 4, 5, 5, 5 ), $ratings( array() ) );
		self::assertSame( array( 5, 5, 5, 4, 4 ), $ratings( array( 'orderby' => 'rating' ) ) );
		self::assertSame( array( 5 ), $ratings( array( 'per_page' => 2, 'page' => 3 ) ) );
	}

	public function test_posts_in_the_trash_leave_the_lists_and_come_back(): void {
		list( $five, $fours, $low ) = $this->rated();
		wp_trash_post( $fours );
		self::assertSame( array( $five, $low ), $this->ids( array( 'orderby' => 'average_rating' ) ) );
		self::assertSame( 404, $this->rest( 'GET', "/post-ratings/$fours" )->get_status() );
		wp_untrash_post( $fours );
		self::assertSame( array( $five, $fours, $low ), $this->ids( array( 'orderby' => 'average_rating' ) ) );
		wp_update_post( array( 'ID' => $low, 'post_title' => 'Zebra' ) );
		self::assertSame( $low, $this->ids( array( 'orderby' => 'post_title' ) )[0] );
		wp_delete_post( $low, true );
		self::assertSame( array( $five, $fours ), $this->ids( array( 'orderby' => 'average_rating' ) ) );
	}

	public function test_settings_have_the_documents_defaults_and_revert_to_them(): void {
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'GET', '/post-ratings/settings' )->get_data();
		self::assertSame( $reply['defaults'], $reply['settings'] );
		self::assertSame(
			array( 'star', '#F5A623', 'How would you rate this post?', 'Thanks for your feedback!', '#ffffff', '#23282D', 'yes', 'yes', 'after_content', 'no', 'yes' ),
			array_map( static fn ( string $key ): mixed => $reply['defaults'][ $key ], array( 'icon_id', 'icon_color', 'rating_question', 'thank_you_message', 'background_color', 'text_color', 'show_vote_count', 'show_rating', 'display_settings', 'use_review_schema', 'show_uf_logo' ) )
		);
		$saved = $this->rest( 'POST', '/post-ratings/settings', array( 'settings' => array( 'icon_color' => '#123456', 'unknown' => 1, 'schema_types' => array( 'page' => 'Recipe' ) ) ) )->get_data();
		self::assertSame( '#123456', $saved['settings']['icon_color'] );
		self::assertArrayNotHasKey( 'unknown', (array) get_option( Settings::OPTION ) );
		self::assertContains( 'Recipe', array_column( $saved['post_types'], 'schema' ) );
		$this->rest( 'POST', '/post-ratings/settings', array( 'settings' => array( 'icon_color' => '#F5A623' ) ) );
		self::assertArrayNotHasKey( 'icon_color', (array) get_option( Settings::OPTION ) );
	}

	public function test_wrong_settings_are_refused_by_name_and_nothing_is_stored(): void {
		$this->sign_in( 'administrator' );
		foreach ( array(
			'icon_id'          => 'skull',
			'icon_color'       => 'red',
			'rating_question'  => '',
			'font'             => array( 'value' => 'Comic; x' ),
			'show_rating'      => 'maybe',
			'display_settings' => 'everywhere',
			'post_types'       => array( 'revision' ),
			'schema_types'     => array( 'post' => 'Article' ),
			'why_length'       => 5,
		) as $key => $value ) {
			$reply = $this->rest( 'POST', '/post-ratings/settings', array( 'settings' => array( $key => $value, 'show_uf_logo' => 'no' ) ) );
			self::assertSame( 400, $reply->get_status(), $key );
			self::assertStringContainsString( $key, (string) wp_json_encode( $reply->get_data() ), $key );
		}
		self::assertFalse( get_option( Settings::OPTION ) );
	}

	public function test_without_the_plan_owners_are_refused_and_visitors_are_not(): void {
		$this->license( PlanLevel::Plus );
		$this->sign_in( 'administrator' );
		self::assertSame( 'userfeedback_upgrade_required', $this->rest( 'GET', '/post-ratings' )->get_data()['code'] );
		self::assertSame( 403, $this->rest( 'POST', '/post-ratings/settings', array( 'settings' => array( 'show_rating' => 'no' ) ) )->get_status() );
		self::assertSame( 201, $this->vote( $this->post(), 5, 'a' )->get_status() );
	}

	public function test_comments_are_for_those_who_may_read_them(): void {
		$this->set( array( 'ask_why' => 'yes', 'why_readers' => 'manage' ) );
		$post = $this->post();
		$this->vote( $post, 1, 'a', array( 'comment' => 'Too long' ) );
		$this->sign_in( 'administrator' );
		self::assertSame( 'Too long', $this->rest( 'GET', "/post-ratings/$post" )->get_data()['items'][0]['comment'] );
		$viewer = get_user_by( 'login', 'editor' );
		self::assertNotFalse( $viewer );
		$viewer->add_cap( 'userfeedback_view_results' );
		$map = static fn ( array $caps, string $cap ): array => 'userfeedback_view_results' === $cap ? array( 'edit_posts' ) : $caps;
		add_filter( 'map_meta_cap', $map, 99, 2 );
		$this->sign_in( 'editor' );
		self::assertNull( $this->rest( 'GET', "/post-ratings/$post" )->get_data()['items'][0]['comment'] );
		remove_filter( 'map_meta_cap', $map, 99 );
		$viewer->remove_cap( 'userfeedback_view_results' );
	}

	/**
	 * SEC-PR2.
	 */
	public function test_votes_of_a_person_are_exported_and_made_anonymous(): void {
		$this->set( array( 'ask_why' => 'yes' ) );
		$posts                     = array( $this->post(), $this->post(), $this->post() );
		$user                      = $this->sign_in( 'author' );
		$email                     = wp_get_current_user()->user_email;
		$_COOKIE[ self::cookie() ] = wp_generate_auth_cookie( $user, time() + 3600, 'logged_in' );
		$this->vote( $posts[0], 2, 'a', array( 'comment' => 'Bad' ) );
		unset( $_COOKIE[ self::cookie() ] );
		$this->vote( $posts[1], 1, 'b', array( 'comment' => "Write to $email." ) );
		$this->vote( $posts[2], 1, 'c', array( 'comment' => "Others: x$email, $email.uk" ) );
		$data = new PersonalData( $this->container()->get( RatingRepository::class ) );
		$text = (string) wp_json_encode( $data->export( $email, 1 ) );
		self::assertStringContainsString( 'Bad', $text );
		self::assertStringContainsString( 'Write to', $text );
		self::assertStringNotContainsString( 'Others', $text );
		self::assertTrue( $data->erase( $email )['items_removed'] );
		self::assertFalse( $data->erase( $email )['items_removed'] );
		self::assertSame( array(), $data->export( $email, 1 )['data'] );
		self::assertSame( 1, $this->count_rows( 'rating', array( 'comment' => "Others: x$email, $email.uk" ) ) );
		array_map( $this->assert_sums( ... ), $posts );
	}
}

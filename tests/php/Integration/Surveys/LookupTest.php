<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Plan\PlanLevel;

/**
 * GET search and GET logic-type (CALL-22, CALL-23, A63, SEC-A11).
 */
final class LookupTest extends SurveyTestCase {

	/**
	 * Posts to remove.
	 *
	 * @var list<int>
	 */
	private array $posts = array();

	/**
	 * Terms to remove.
	 *
	 * @var list<int>
	 */
	private array $terms = array();

	protected function tearDown(): void {
		array_map( static fn ( int $id ): mixed => wp_delete_post( $id, true ), $this->posts );
		array_map( static fn ( int $id ): mixed => wp_delete_term( $id, 'category' ), $this->terms );
		parent::tearDown();
	}

	public function test_only_published_public_content_is_found_by_its_title(): void {
		$word = 'zebra' . uniqid();
		$page = $this->post( array( 'post_title' => ucfirst( $word ) . ' & Co', 'post_type' => 'page' ) );
		$post = $this->post( array( 'post_title' => 'A ' . $word . ' crossing' ) );
		$this->post( array( 'post_title' => 'Lion', 'post_content' => $word ) );
		foreach ( array( 'draft', 'private', 'pending', 'trash' ) as $status ) {
			$this->post( array( 'post_title' => $word . ' ' . $status, 'post_status' => $status ) );
		}
		$this->post( array( 'post_title' => $word . ' in the future', 'post_date' => '2099-01-01 00:00:00' ) );
		$this->post( array( 'post_title' => $word . ' with password', 'post_password' => 'secret' ) );
		$found = $this->items( '/search', array( 'title' => $word ) );
		self::assertEqualsCanonicalizing( array( $page, $post ), array_column( $found, 'id' ) );
		self::assertContains( ucfirst( $word ) . ' & Co', array_column( $found, 'title' ) );
		self::assertSame( array( 'id', 'title' ), array_keys( $found[0] ) );
	}

	public function test_a_search_gives_twenty_at_most_and_an_empty_text_the_newest(): void {
		for ( $i = 0; $i < 22; $i++ ) {
			$this->post( array( 'post_title' => 'Gnu ' . $i ) );
		}
		self::assertCount( 20, $this->items( '/search', array( 'title' => 'gnu' ) ) );
		self::assertCount( 20, $this->items( '/search' ) );
	}

	public function test_every_kind_of_rule_has_its_values(): void {
		self::assertSame( array( 'logged_in', 'logged_out' ), $this->ids( 'user_logged_in' ) );
		self::assertContains( 'administrator', $this->ids( 'wp_user_roles' ) );
		self::assertEqualsCanonicalizing(
			array(
				'front_page',
				'blog',
				'singular',
				'page',
				'post',
				'archive',
				'category',
				'tag',
				'search',
				'404',
				'author',
				'date',
			),
			$this->ids( 'wp_page_type' )
		);
		self::assertContains( 'page', $this->ids( 'post_type' ) );
		self::assertNotContains( 'revision', $this->ids( 'post_type' ) );
		self::assertContains( 'category', $this->ids( 'taxonomy' ) );
		self::assertNotContains( 'nav_menu', $this->ids( 'taxonomy' ) );
		self::assertSame( array( 'editor' ), $this->ids( 'wp_user_roles', 'EDIT' ) );
	}

	public function test_terms_name_their_taxonomy(): void {
		$term = wp_insert_term( 'Okapi & friends', 'category' );
		self::assertIsArray( $term );
		$this->terms[] = (int) $term['term_id'];
		$items         = $this->items( '/logic-type', array( 'logic_type' => 'taxonomy_term', 'search' => 'okapi' ) );
		self::assertSame( array( array( 'id' => (int) $term['term_id'], 'label' => 'Okapi & friends (Category)' ) ), $items );
	}

	public function test_values_of_rules_need_the_targeting_addon_and_its_plan(): void {
		$this->license( PlanLevel::Plus );
		$refused = $this->rest( 'GET', '/logic-type', array( 'logic_type' => 'taxonomy' ) );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'userfeedback_upgrade_required', $this->wire( $refused )['code'] );
		self::assertSame( 'page-rules', $this->wire( $refused )['data']['feature'] );
		self::assertSame( 200, $this->rest( 'GET', '/search' )->get_status(), 'Redirects search pages too.' );
	}

	public function test_other_questions_are_refused(): void {
		self::assertSame( 400, $this->rest( 'GET', '/logic-type' )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', '/logic-type', array( 'logic_type' => 'users' ) )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', '/search', array( 'title' => array( 'a' ) ) )->get_status() );
		self::assertSame(
			400,
			$this->rest( 'GET', '/search', array( 'title' => str_repeat( 'a', 201 ) ) )->get_status()
		);
	}

	/**
	 * Makes a post.
	 *
	 * @param array<string, mixed> $post What differs from a published post.
	 */
	private function post( array $post ): int {
		$id            = wp_insert_post( $post + array( 'post_status' => 'publish' ) );
		$this->posts[] = $id;
		return $id;
	}

	/**
	 * Items of an answer.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return array<int, array<string, mixed>>
	 */
	private function items( string $route, array $query = array() ): array {
		$response = $this->rest( 'GET', $route, $query );
		self::assertSame( 200, $response->get_status() );
		return array_values( $this->wire( $response ) );
	}

	/**
	 * Ids of the values of a rule.
	 *
	 * @return list<mixed>
	 */
	private function ids( string $type, string $search = '' ): array {
		return array_column( $this->items( '/logic-type', array( 'logic_type' => $type, 'search' => $search ) ), 'id' );
	}
}

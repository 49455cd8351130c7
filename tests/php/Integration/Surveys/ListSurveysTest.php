<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * GET surveys (CALL-02, ENT-03, A37, A84) and GET surveys/{id} (CALL-03).
 */
final class ListSurveysTest extends SurveyTestCase {

	public function test_an_empty_site_has_an_empty_list(): void {
		$list = $this->list();
		self::assertSame( array(), $list['items'] );
		self::assertSame(
			array(
				'page'     => 1,
				'pages'    => 0,
				'per_page' => 10,
				'total'    => 0,
			),
			$list['pagination']
		);
		self::assertSame( array( 'all' => 0, 'publish' => 0, 'scheduled' => 0, 'draft' => 0, 'trash' => 0 ), array_column( $list['status_filters'], 'count', 'status' ) );
	}

	public function test_filters_count_and_select_scheduled_surveys_apart(): void {
		$ids = $this->one_of_each();
		self::assertSame( array( 'all' => 4, 'publish' => 2, 'scheduled' => 1, 'draft' => 1, 'trash' => 1 ), array_column( $this->list()['status_filters'], 'count', 'status' ) );
		$select = fn ( string $status ): array => array_column(
			$this->list( array( 'filter' => array( 'status' => $status ) ) )['items'],
			'id'
		);
		self::assertSame( array( $ids['draft'], $ids['scheduled'], $ids['past'], $ids['live'] ), $select( 'all' ) );
		self::assertSame( array( $ids['past'], $ids['live'] ), $select( 'publish' ) );
		self::assertSame( array( $ids['scheduled'] ), $select( 'scheduled' ) );
		self::assertSame( array( $ids['draft'] ), $select( 'draft' ) );
		self::assertSame( array( $ids['trash'] ), $select( 'trash' ) );
		self::assertSame( $select( 'all' ), array_column( $this->list()['items'], 'id' ) );
	}

	public function test_pages_hold_ten_and_end_where_they_end(): void {
		for ( $i = 1; $i <= 12; $i++ ) {
			$this->saved( array( 'title' => 'Survey ' . $i ) );
		}
		$second = $this->list( array( 'page' => 2 ) );
		self::assertSame( array( 'Survey 2', 'Survey 1' ), array_column( $second['items'], 'title' ) );
		self::assertSame( 2, $second['pagination']['pages'] );
		self::assertSame( array(), $this->list( array( 'page' => 3 ) )['items'] );
		$all = $this->rest( 'GET', '/surveys', array( 'per_page' => -1 ) );
		self::assertCount( 12, $this->wire( $all )['items'] );
		self::assertSame( '1000', $all->get_headers()['X-UserFeedback-Limit'] );
	}

	public function test_last_responses_and_impressions_come_when_they_are_asked_for(): void {
		$ids = array_map( fn ( string $title ): int => $this->saved( array( 'title' => $title ) )['id'], array( 'Never', 'Early', 'Late' ) );
		foreach ( array( array( $ids[1], '2026-01-02 10:00:00', 'publish' ), array( $ids[2], '2026-03-04 10:00:00', 'publish' ), array( $ids[1], '2026-05-06 10:00:00', 'trash' ) ) as $n => list( $survey, $at, $status ) ) {
			$this->wpdb()->insert( $this->table( 'response' ), array( 'survey_id' => $survey, 'client_id' => random_bytes( 16 ), 'body_hash' => random_bytes( 16 ), 'status' => $status, 'submitted_at' => $at, 'submitted_day' => substr( $at, 0, 10 ) ) );
		}
		$this->wpdb()->insert( $this->table( 'counter' ), array( 'survey_id' => $ids[1], 'day' => '2026-01-02', 'metric' => 'impression', 'total' => 40 ) );
		$list = fn ( string $order ): array => $this->list(
			array(
				'orderby' => 'last_response',
				'order'   => $order,
				'select'  => array( 'impressions', 'last_response' ),
			)
		)['items'];
		self::assertSame( array( $ids[2], $ids[1], $ids[0] ), array_column( $list( 'desc' ), 'id' ) );
		self::assertSame( array_reverse( array( $ids[2], $ids[1], $ids[0] ) ), array_column( $list( 'asc' ), 'id' ) );
		self::assertSame( array( '2026-03-04', '2026-01-02', null ), array_column( $list( 'desc' ), 'last_response' ) );
		self::assertSame( array( 0, 40, 0 ), array_column( $list( 'desc' ), 'impressions' ) );
		self::assertArrayNotHasKey( 'impressions', $this->list()['items'][0] );
	}

	public function test_a_search_finds_titles_literally_and_leaves_the_counts(): void {
		$ids = array_map( fn ( string $title ): int => $this->saved( array( 'title' => $title ) )['id'], array( 'Coffee 100%', 'Tea', 'Iced coffee' ) );
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $ids[1] ) ) );
		$find = fn ( string $search, string $status = 'all' ): array => array_column(
			$this->list(
				array(
					'search' => $search,
					'filter' => array( 'status' => $status ),
				)
			)['items'],
			'id'
		);
		self::assertSame( array( $ids[2], $ids[0] ), $find( 'coffee' ) );
		self::assertSame( array( $ids[0] ), $find( '0%' ) );
		self::assertSame( array(), $find( '_%' ) );
		self::assertSame( array(), $find( 'tea' ) );
		self::assertSame( array( $ids[1] ), $find( 'tea', 'trash' ) );
		$list = $this->list( array( 'search' => 'iced' ) );
		self::assertSame( array( 1, 1 ), array( $list['pagination']['total'], $list['pagination']['pages'] ) );
		self::assertSame( 2, $list['status_filters'][0]['count'] );
	}

	public function test_order_by_every_sortable_column(): void {
		$b = $this->saved( array( 'title' => 'B', 'status' => 'draft' ) )['id'];
		$a = $this->saved( array( 'title' => 'A' ) )['id'];
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'created_at' => '2020-01-01 00:00:00' ),
			array( 'id' => $a )
		);
		$order = fn ( string $by, string $direction ): array => array_column( $this->list( array( 'orderby' => $by, 'order' => $direction ) )['items'], 'id' );
		self::assertSame( array( $a, $b ), $order( 'id', 'desc' ) );
		self::assertSame( array( $b, $a ), $order( 'id', 'asc' ) );
		self::assertSame( array( $a, $b ), $order( 'title', 'asc' ) );
		self::assertSame( array( $b, $a ), $order( 'title', 'desc' ) );
		self::assertSame( array( $b, $a ), $order( 'status', 'asc' ) );
		self::assertSame( array( $a, $b ), $order( 'status', 'desc' ) );
		self::assertSame( array( $a, $b ), $order( 'created_at', 'asc' ) );
		self::assertSame( array( $b, $a ), $order( 'created_at', 'desc' ) );
	}

	public function test_selected_columns_come_with_id_type_and_responses(): void {
		$this->saved();
		$item = $this->list( array( 'select' => array( 'title', 'settings' ) ) )['items'][0];
		self::assertSame( array( 'id', 'title', 'type', 'responses_count', 'settings' ), array_keys( $item ) );
		self::assertFalse( $item['settings']['google_drive']['enable'] );
		self::assertArrayHasKey( 'publish_at', $this->list()['items'][0] );
	}

	public function test_responses_are_counted_from_counters_in_one_query(): void {
		$first  = $this->saved()['id'];
		$second = $this->saved()['id'];
		$this->saved();
		foreach ( array(
			array( $first, '2026-01-01', 'publish', 3 ),
			array( $first, '2026-01-02', 'publish', 4 ),
			array( $first, '2026-01-02', 'trash', 9 ),
			array( $second, '2026-01-02', 'publish', 1 ),
			array( $second, '2026-01-02', 'impression', 50 ),
		) as list( $survey, $day, $metric, $total ) ) {
			$this->wpdb()->insert(
				$this->table( 'counter' ),
				array(
					'survey_id' => $survey,
					'day'       => $day,
					'metric'    => $metric,
					'total'     => $total,
				)
			);
		}
		$queries = 0;
		$spy     = static function ( string $sql ) use ( &$queries ): string {
			$queries += str_contains( $sql, 'userfeedback_' )
				&& str_starts_with( ltrim( $sql ), 'SELECT' )
				&& ! str_contains( $sql, '_options' )
				? 1
				: 0;
			return $sql;
		};
		add_filter( 'query', $spy );
		$items = $this->list()['items'];
		remove_filter( 'query', $spy );
		self::assertSame( array( 0, 1, 7 ), array_column( $items, 'responses_count' ) );
		self::assertSame( 3, $queries, 'Totals, rows and counts are one query each, whatever the number of surveys.' );
		self::assertSame( 7, $this->wire( $this->rest( 'GET', '/surveys/' . $first ) )['responses_count'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrong_queries(): iterable {
		foreach ( array(
			'id,(SELECT SLEEP(3))',
			'id DESC-- -',
			"'",
			'`',
			'0x' . bin2hex( 'id' ),
			array( 'id' ),
			str_repeat( 'a', 4096 ),
		) as $i => $attack ) {
			yield "orderby {$i}" => array( array( 'orderby' => $attack ), 'orderby' );
			yield "order {$i}" => array( array( 'order' => $attack ), 'order' );
			yield "page {$i}" => array( array( 'page' => $attack ), 'page' );
			yield "per_page {$i}" => array( array( 'per_page' => $attack ), 'per_page' );
			yield "status {$i}" => array( array( 'filter' => array( 'status' => $attack ) ), 'filter' );
			yield "select {$i}" => array( array( 'select' => array( $attack ) ), 'select' );
		}
		yield 'no row per page' => array( array( 'per_page' => 0 ), 'per_page' );
		yield 'too many rows' => array( array( 'per_page' => 1001 ), 'per_page' );
		yield 'page zero' => array( array( 'page' => 0 ), 'page' );
	}

	/**
	 * @param array<string, mixed> $query Query.
	 */
	#[DataProvider( 'wrong_queries' )]
	public function test_wrong_queries_are_refused_before_the_database_hears_of_them(
		array $query,
		string $field
	): void {
		// The site's own options are read on every request; they are none of the query's doing.
		wp_load_alloptions();
		$before   = $this->wpdb()->num_queries;
		$response = $this->rest( 'GET', '/surveys', $query );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( array( $field ), $this->refused_fields( $response ) );
		self::assertSame( $before, $this->wpdb()->num_queries );
	}

	public function test_one_survey_of_any_status_is_read_whole(): void {
		foreach ( $this->one_of_each() as $id ) {
			$response = $this->rest( 'GET', '/surveys/' . $id );
			self::assertSame( 200, $response->get_status() );
			self::assertSame( $id, $this->wire( $response )['id'] );
		}
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999' )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', '/surveys/0' )->get_status() );
	}

	public function test_figures_are_asked_for_only_with_a_range_and_by_those_who_may_see_results(): void {
		$id     = $this->saved()['id'];
		$ranges = array();
		$spy    = static function ( array $data, object $survey, array $range ) use ( &$ranges ): array {
			$ranges[] = $range;
			return $data;
		};
		add_filter( 'userfeedback_survey_with_figures', $spy, 10, 3 );
		$this->rest( 'GET', '/surveys/' . $id );
		$this->rest( 'GET', '/surveys/' . $id, array( 'start' => '2026-01-01' ) );
		update_option( 'userfeedback_core_settings', array( 'create_edit_surveys' => array( 'author' ) ) );
		$this->sign_in( 'author' );
		$response = $this->rest( 'GET', '/surveys/' . $id, array( 'start' => '2026-01-01' ) );
		remove_filter( 'userfeedback_survey_with_figures', $spy, 10 );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( array( 'start' => '2026-01-01', 'end' => null ) ), $ranges );
		self::assertSame( 400, $this->rest( 'GET', '/surveys/' . $id, array( 'start' => '1.1.2026' ) )->get_status() );
	}

	public function test_who_may_only_read_results_learns_no_addresses(): void {
		$id = $this->saved(
			array( 'notifications' => array( 'email' => array( 'addresses' => 'boss@example.org' ) ) )
		)['id'];
		update_option( 'userfeedback_core_settings', array( 'view_results' => array( 'author' ) ) );
		$this->sign_in( 'author' );
		$response = $this->rest( 'GET', '/surveys/' . $id );
		self::assertSame( 200, $response->get_status() );
		self::assertStringNotContainsString( 'example.org', (string) wp_json_encode( $response->get_data() ) );
	}

	/**
	 * One survey of every state.
	 *
	 * @return array{live: int, past: int, scheduled: int, draft: int, trash: int}
	 */
	private function one_of_each(): array {
		$ids = array(
			'live'      => $this->saved()['id'],
			'past'      => $this->saved( array( 'publish_at' => '2020-01-01T00:00:00Z' ) )['id'],
			'scheduled' => $this->saved(
				array( 'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + HOUR_IN_SECONDS ) )
			)['id'],
			'draft'     => $this->saved( array( 'status' => 'draft' ) )['id'],
			'trash'     => $this->saved()['id'],
		);
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $ids['trash'] ) ) );
		return $ids;
	}

	/**
	 * The list.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>
	 */
	private function list( array $query = array() ): array {
		$response = $this->rest( 'GET', '/surveys', $query );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->wire( $response );
	}
}

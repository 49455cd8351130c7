<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

final class ResponsesTest extends ResultsTestCase {

	/**
	 * A survey with 23 responses in order of time, of which the third and the ninth are in the trash.
	 *
	 * @return array{Survey, list<int>, list<int>} Survey, published ids, trashed ids.
	 */
	private function filled(): array {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$other  = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$ids    = array();
		for ( $i = 0; $i < 23; $i++ ) {
			$ids[] = $this->respond(
				$survey,
				array( 'why' => 'Answer ' . $i ),
				4 - intdiv( $i, 5 ),
				sprintf( '%02d:30:00', 4 * ( $i % 5 ) ),
				new SubmittedPage( $i, home_url( '/p' . $i . '/' ), 'Page ' . chr( 97 + ( $i * 7 ) % 23 ) )
			);
			$this->respond( $other, array( 'why' => 'Other' ) );
		}
		$trash = array( $ids[2], $ids[8] );
		$this->container()->get( BulkResponses::class )->trash( $survey->id, $trash );
		return array( $survey, array_values( array_diff( $ids, $trash ) ), $trash );
	}

	public function test_every_page_of_every_order_and_filter(): void {
		list( $survey, $published, $trashed ) = $this->filled();
		$route                                = "/surveys/{$survey->id}/responses";
		$filters                              = array(
			'all'     => $published,
			'publish' => $published,
			'trash'   => $trashed,
		);
		foreach ( $filters as $filter => $expected ) {
			foreach ( array( 'id', 'submitted_at', 'page', 'status' ) as $orderby ) {
				foreach ( array( 'asc', 'desc' ) as $order ) {
					$seen  = array();
					$pages = (int) ceil( count( $expected ) / 4 );
					for ( $page = 1; $page <= $pages + 1; $page++ ) {
						$data = $this->get(
							$route,
							array(
								'per_page' => 4,
								'page'     => $page,
								'orderby'  => $orderby,
								'order'    => $order,
								'filter'   => array( 'status' => $filter ),
							)
						);
						self::assertSame(
							array(
								'page'     => $page,
								'pages'    => $pages,
								'per_page' => 4,
								'total'    => count( $expected ),
							),
							$data['pagination']
						);
						array_push( $seen, ...$data['items'] );
					}
					$ids    = array_column( $seen, 'id' );
					$sorted = $ids;
					sort( $sorted );
					self::assertSame( $expected, $sorted, "{$filter} {$orderby} {$order}" );
					$keys = array_map( static fn ( array $item ): array => array( match ( $orderby ) { 'id' => $item['id'], 'submitted_at' => $item['submitted_at'], 'page' => $item['page_submitted']['name'], 'status' => $item['status'] }, $item['id'] ), $seen ); // phpcs:ignore -- one line.
					$wanted = $keys;
					sort( $wanted );
					self::assertSame(
						'asc' === $order ? $wanted : array_reverse( $wanted ),
						$keys,
						"{$filter} {$orderby} {$order}"
					);
				}
			}
		}
	}

	public function test_counts_of_the_quick_filters(): void {
		list( $survey ) = $this->filled();
		self::assertSame(
			array(
				array(
					'status' => 'all',
					'count'  => 21,
				),
				array(
					'status' => 'publish',
					'count'  => 21,
				),
				array(
					'status' => 'trash',
					'count'  => 2,
				),
			),
			$this->get( "/surveys/{$survey->id}/responses" )['status_filters']
		);
	}

	/**
	 * ENT-22 to ENT-24: items are responses, and a page of them costs as many queries as one row.
	 */
	public function test_items_are_whole_responses(): void {
		$this->sign_in( 'administrator' );
		$survey  = $this->survey( array( $this->question( 'q', 'text' ), $this->question( 'stars', 'star-rating', array(), array( 'comment_box' => true ) ) ) );
		$said    = $this->respond(
			$survey,
			array(
				'q'     => 'Good',
				'stars' => array(
					'value' => 4,
					'extra' => array( 'comments' => 'Nearly' ),
				),
			)
		);
		$queries = function () use ( $survey ): int {
			$before = $this->wpdb()->num_queries;
			$this->get( "/surveys/{$survey->id}/responses" );
			return $this->wpdb()->num_queries - $before;
		};
		$one     = $queries();
		$item    = $this->get( "/surveys/{$survey->id}/responses" )['items'][0];
		$whole   = $this->get( "/surveys/{$survey->id}/responses/$said" );
		self::assertSame(
			array(
				array(
					'question_id' => 'q',
					'value'       => 'Good',
				),
				array(
					'question_id' => 'stars',
					'value'       => 4,
					'extra'       => array( 'comments' => 'Nearly' ),
				),
			),
			$item['answers']
		);
		unset( $item['answers'] );
		self::assertSame( $item, array_intersect_key( $whole, $item ) );
		self::assertSame( array( '192.0.2.7', 'Chrome', 'Windows', 'desktop' ), array( $item['user_ip'], $item['user_browser'], $item['user_os'], $item['user_device'] ) );
		for ( $i = 0; $i < 9; $i++ ) {
			$this->respond( $survey, array( 'q' => 'Also' ) );
		}
		self::assertSame( $one, $queries() );
		self::assertNull( $this->get( "/surveys/{$survey->id}/responses" )['items'][0]['answers'][1]['value'] );
	}

	public function test_a_client_may_ask_for_less_of_each(): void {
		list( $survey ) = $this->filled();
		$request        = new WP_REST_Request( 'GET', "/userfeedback/v1/surveys/{$survey->id}/responses" );
		$request->set_query_params( array( '_fields' => 'items.id,items.page_submitted.name,pagination' ) );
		$before = $this->wpdb()->num_queries;
		$reply  = rest_do_request( $request );
		$less   = $this->wpdb()->num_queries - $before;
		// As WP_REST_Server does before it sends a reply.
		$data = rest_filter_response_fields( $reply, rest_get_server(), $request )->get_data();
		self::assertSame( array( 'items', 'pagination' ), array_keys( $data ) );
		self::assertCount( 10, $data['items'] );
		self::assertSame( array( 'id', 'page_submitted' ), array_keys( $data['items'][0] ) );
		$before = $this->wpdb()->num_queries;
		$this->get( "/surveys/{$survey->id}/responses" );
		self::assertSame( $less + 1, $this->wpdb()->num_queries - $before );
	}

	public function test_headers_lead_through_the_pages(): void {
		list( $survey ) = $this->filled();
		$headers        = fn ( int $page ): array => $this->rest(
			'GET',
			"/surveys/{$survey->id}/responses",
			array(
				'page'   => $page,
				'filter' => array( 'status' => 'all' ),
			)
		)->get_headers();
		$second         = $headers( 2 );
		self::assertSame( array( '21', '3' ), array( $second['X-WP-Total'], $second['X-WP-TotalPages'] ) );
		self::assertArrayNotHasKey( 'X-UserFeedback-Limit', $second );
		self::assertMatchesRegularExpression( '/[?&]page=1&.*rel="prev".*filter%5Bstatus%5D=all.*rel="next"/s', $second['Link'] );
		self::assertStringNotContainsString( 'prev', $headers( 1 )['Link'] );
		self::assertStringNotContainsString( 'next', $headers( 3 )['Link'] );
		self::assertMatchesRegularExpression( '/[?&]page=3\b.*rel="prev"/', $headers( 999 )['Link'] );
	}

	public function test_all_rows_are_capped(): void {
		list( $survey ) = $this->filled();
		$reply          = $this->rest( 'GET', "/surveys/{$survey->id}/responses", array( 'per_page' => -1 ) );
		self::assertCount( 21, $reply->get_data()['items'] );
		$this->copy_responses( $survey->id, 1000 );
		$reply = $this->rest( 'GET', "/surveys/{$survey->id}/responses", array( 'per_page' => -1 ) );
		self::assertCount( 1000, $reply->get_data()['items'] );
		self::assertSame( '1000', $reply->get_headers()['X-UserFeedback-Limit'] );
		self::assertSame( '1021', $reply->get_headers()['X-WP-Total'] );
	}

	public function test_too_many_to_order_by_page(): void {
		list( $survey ) = $this->filled();
		$route          = "/surveys/{$survey->id}/responses";
		self::assertSame( array( 'id', 'page', 'submitted_at', 'status' ), $this->get( $route )['orders'] );
		$this->container()->get( CounterRepository::class )->add(
			array( new CounterChange( $survey->id, $this->day( 0 ), CounterChange::PUBLISH, '', '', 50000 ) )
		);
		foreach ( array( 'all', 'publish', 'trash' ) as $status ) {
			$filter = array( 'status' => $status );
			$reply  = $this->rest(
				'GET',
				$route,
				array(
					'orderby' => 'page',
					'filter'  => $filter,
				)
			);
			self::assertSame( 422, $reply->get_status() );
			self::assertSame(
				array( 'orderby' => 'Surveys with more than 50,000 responses cannot be ordered by page.' ),
				$reply->get_data()['data']['params']
			);
			self::assertSame(
				array( 'id', 'submitted_at', 'status' ),
				$this->get( $route, array( 'filter' => $filter ) )['orders']
			);
		}
	}

	public function test_each_response_knows_its_place(): void {
		list( $survey, $published, $trashed ) = $this->filled();
		foreach ( array( array_reverse( $published ), array_reverse( $trashed ) ) as $newest_first ) {
			foreach ( $newest_first as $index => $id ) {
				$data = $this->get( "/surveys/{$survey->id}/responses/{$id}" );
				self::assertSame(
					array( $index + 1, count( $newest_first ) ),
					array( $data['position'], $data['total'] )
				);
				self::assertSame( $newest_first[ $index - 1 ] ?? null, $data['previous_id'] );
				self::assertSame( $newest_first[ $index + 1 ] ?? null, $data['next_id'] );
			}
		}
	}

	public function test_place_among_more_than_a_thousand(): void {
		list( $survey, $published, $trashed ) = $this->filled();
		// Older than the three of today, newer than all others, and all of one moment.
		$copies = $this->copy_responses( $survey->id, 1100 );
		$place  = function ( int $id ) use ( $survey ): array {
			$data = $this->get( "/surveys/{$survey->id}/responses/{$id}" );
			return array( $data['position'], $data['total'], $data['previous_id'], $data['next_id'] );
		};
		self::assertSame( array( 1, 1121, null, $published[19] ), $place( $published[20] ) );
		self::assertSame( array( 3, 1121, $published[19], $copies[1099] ), $place( $published[18] ) );
		self::assertSame( array( 4, 1121, $published[18], $copies[1098] ), $place( $copies[1099] ) );
		self::assertSame( array( 603, 1121, $copies[501], $copies[499] ), $place( $copies[500] ) );
		self::assertSame( array( 1103, 1121, $copies[1], $published[17] ), $place( $copies[0] ) );
		self::assertSame( array( 1104, 1121, $copies[0], $published[16] ), $place( $published[17] ) );
		self::assertSame( array( 1121, 1121, $published[1], null ), $place( $published[0] ) );
		self::assertSame( array( 2, 2, $trashed[1], null ), $place( $trashed[0] ) );
	}

	public function test_responses_of_one_second_keep_their_order(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$ids    = array();
		for ( $i = 0; $i < 4; $i++ ) {
			$ids[] = $this->respond( $survey, array( 'why' => 'x' ), 1, '08:00:00' );
		}
		foreach ( array_reverse( $ids ) as $index => $id ) {
			self::assertSame( $index + 1, $this->get( "/surveys/{$survey->id}/responses/{$id}" )['position'] );
		}
	}

	public function test_a_response_with_all_its_answers(): void {
		$this->sign_in( 'administrator' );
		$image  = array(
			'label' => 'Tea',
			'image' => array(
				'id'  => 3,
				'url' => 'https://example.org/tea.png',
			),
		);
		$survey = $this->survey(
			array(
				$this->question(
					'drink',
					'image-radio',
					array(
						'options' => array(
							$image,
							array(
								'label' => 'Coffee',
								'image' => null,
							),
						),
					)
				),
				$this->question(
					'when',
					'checkbox',
					array( 'options' => array( 'Morning', 'Evening' ) ),
					array( 'comment_box' => true )
				),
				$this->question( 'mail', 'email', array( 'include_name' => true ) ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'why', 'long-text' ),
			)
		);
		$id     = $this->respond(
			$survey,
			array(
				'why'   => "<script>alert(1)</script>\nSecond line",
				'drink' => 'Tea',
				'when'  => array(
					'value' => array( 'Morning', 'Evening' ),
					'extra' => array( 'comments' => 'Both' ),
				),
				'mail'  => array(
					'value' => 'ada@example.org',
					'extra' => array( 'name' => 'Ada' ),
				),
			)
		);
		$data   = $this->get( "/surveys/{$survey->id}/responses/{$id}" );
		self::assertSame(
			array( 'drink', 'when', 'mail', 'stars', 'why' ),
			array_column( $data['answers'], 'question_id' )
		);
		self::assertSame(
			array(
				'Tea',
				array( 'Morning', 'Evening' ),
				'ada@example.org',
				null,
				"<script>alert(1)</script>\nSecond line",
			),
			array_column( $data['answers'], 'value' )
		);
		self::assertSame( $image, $data['answers'][0]['choice'] );
		self::assertSame( array( 'comments' => 'Both' ), $data['answers'][1]['extra'] );
		self::assertSame( array( 'name' => 'Ada' ), $data['answers'][2]['extra'] );
		self::assertSame( 'Question stars', $data['answers'][3]['question_title'] );
		self::assertSame( array( '192.0.2.7', 'desktop' ), array( $data['user_ip'], $data['user_device'] ) );
		self::assertStringContainsString( 'Chrome', $data['user_browser'] );
		self::assertStringContainsString( 'Windows', $data['user_os'] );
		self::assertSame(
			array(
				'id'   => 0,
				'name' => 'Home',
				'url'  => home_url( '/' ),
			),
			$data['page_submitted']
		);
	}

	public function test_responses_of_another_survey_are_not_found(): void {
		list( $survey, $published ) = $this->filled();
		$other                      = $this->survey( array( $this->question( 'why', 'text' ) ) );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$other->id}/responses/{$published[0]}" )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/surveys/999999/responses' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$survey->id}/responses/999999" )->get_status() );
		self::assertSame( 0, $this->get( "/surveys/{$other->id}/responses" )['pagination']['total'] );
	}

	public function test_bad_queries_are_refused(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$cases  = array(
			array( 'orderby' => 'ip' ),
			array( 'orderby' => 'id; DROP TABLE x' ),
			array( 'order' => 'up' ),
			array( 'per_page' => 1001 ),
			array( 'per_page' => 0 ),
			array( 'page' => 0 ),
			array( 'filter' => array( 'status' => 'gone' ) ),
		);
		foreach ( $cases as $query ) {
			$reply = $this->rest( 'GET', "/surveys/{$survey->id}/responses", $query );
			self::assertSame( 400, $reply->get_status() );
			self::assertSame( array_keys( $query ), array_keys( $reply->get_data()['data']['params'] ) );
		}
	}

	public function test_only_people_who_may_read_results(): void {
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$id     = $this->respond( $survey, array( 'why' => 'x' ) );
		foreach ( array( "/surveys/{$survey->id}/responses", "/surveys/{$survey->id}/responses/{$id}" ) as $route ) {
			$this->sign_in( '' );
			self::assertSame( 401, $this->rest( 'GET', $route )->get_status() );
			foreach ( array( 'subscriber', 'contributor', 'author' ) as $role ) {
				$this->sign_in( $role );
				self::assertSame( 403, $this->rest( 'GET', $route )->get_status() );
			}
			$this->sign_in( 'administrator' );
			self::assertSame( 200, $this->rest( 'GET', $route )->get_status() );
		}
	}

	/**
	 * Adds responses without answers, quicker than by submission.
	 *
	 * @return list<int> Their ids.
	 */
	private function copy_responses( int $survey_id, int $count ): array {
		$day = $this->day( 0 );
		$ids = array();
		for ( $i = 0; $i < $count; $i++ ) {
			$this->wpdb()->insert(
				$this->table( 'response' ),
				array(
					'survey_id'     => $survey_id,
					'client_id'     => wp_generate_password( 16, false ),
					'body_hash'     => 'x',
					'submitted_at'  => $day . ' 00:00:00',
					'submitted_day' => $day,
				)
			);
			$ids[] = $this->wpdb()->insert_id;
		}
		$this->container()->get( CounterRepository::class )->add(
			array( new CounterChange( $survey_id, $day, CounterChange::PUBLISH, '', '', $count ) )
		);
		return $ids;
	}
}

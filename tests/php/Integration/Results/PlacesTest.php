<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Surveys\Survey;

/**
 * Pages of the list and "Response X of N" jump by counters; here they are held
 * against all responses, sorted and counted one by one.
 */
final class PlacesTest extends ResultsTestCase {

	private const STATUSES = array(
		'all'     => array( 'publish' ),
		'publish' => array( 'publish' ),
		'trash'   => array( 'trash' ),
	);

	private string $zone = '';

	protected function setUp(): void {
		parent::setUp();
		$this->zone = (string) get_option( 'timezone_string' );
	}

	protected function tearDown(): void {
		update_option( 'timezone_string', $this->zone );
		parent::tearDown();
	}

	#[DataProvider( 'seeds' )]
	public function test_every_page_and_place_is_that_of_a_naive_count( int $seed ): void {
		$this->sign_in( 'administrator' );
		mt_srand( $seed );
		$survey = $this->history();
		$all    = $this->naive( $survey );
		foreach ( self::STATUSES as $filter => $statuses ) {
			$kept = array_values(
				array_filter( $all, static fn ( array $row ): bool => in_array( $row['status'], $statuses, true ) )
			);
			foreach ( array( 'id', 'submitted_at', 'status' ) as $orderby ) {
				$ids = array_column( 'status' === $orderby ? self::by_status( $kept ) : $kept, 'id' );
				foreach ( array( 'asc', 'desc' ) as $order ) {
					$this->assert_pages(
						$survey,
						'asc' === $order ? $ids : array_reverse( $ids ),
						compact( 'filter', 'orderby', 'order' )
					);
				}
			}
		}
		$this->assert_answers( $survey, $all );
		foreach ( array( 'publish', 'trash' ) as $status ) {
			$this->assert_places(
				$survey,
				array_reverse(
					array_column(
						array_filter( $all, static fn ( array $row ): bool => $status === $row['status'] ),
						'id'
					)
				)
			);
		}
	}

	public function test_a_rare_answer_is_found_among_many_responses(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'why', 'text' ), $this->question( 'else', 'text' ) ) );
		$ids    = array();
		foreach ( array( 9, 5, 5, 2 ) as $days_ago ) {
			$ids[] = $this->respond( $survey, array( 'else' => 'y' ), $days_ago );
		}
		$rows = array();
		for ( $i = 0; $i < 600; $i++ ) {
			$rows[] = "( {$survey->id}, '"
				. wp_generate_password( 16, false )
				. "', '', '{$this->day( $i % 8 )} 11:00:00', '{$this->day( $i % 8 )}' )";
		}
		$this->wpdb()->query(
			'INSERT INTO ' . $this->table(
				'response'
			) . ' (survey_id, client_id, body_hash, submitted_at, submitted_day) VALUES ' . implode(
				', ',
				$rows
			)
		);
		$this->container()->get( CounterRepository::class )->add(
			array_map(
				fn ( int $days_ago ): CounterChange => new CounterChange(
					$survey->id,
					$this->day( $days_ago ),
					CounterChange::PUBLISH,
					'',
					'',
					75
				),
				range( 0, 7 )
			)
		);
		$pages = array();
		foreach ( array( 1, 2, 3 ) as $page ) {
			$pages[] = array_column(
				$this->get(
					"/surveys/{$survey->id}/questions/else/answers",
					array(
						'page'     => $page,
						'per_page' => 2,
					)
				)['items'],
				'response_id'
			);
		}
		self::assertSame( array( array( $ids[3], $ids[2] ), array( $ids[1], $ids[0] ), array() ), $pages );
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function seeds(): array {
		return array(
			'seed 1' => array( 1 ),
			'seed 2' => array( 2 ),
			'seed 3' => array( 3 ),
		);
	}

	/**
	 * Responses that did not come in the order of their moments, some in the same
	 * second, with changes of the time zone between them; some go to the trash, some come
	 * back, some are removed. Another survey's lie between them.
	 */
	private function history(): Survey {
		$survey = $this->survey( array( $this->question( 'why', 'text' ), $this->question( 'else', 'text' ) ) );
		$other  = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$ids    = array();
		foreach ( array( 'Pacific/Auckland', 'UTC', 'Pacific/Honolulu' ) as $zone ) {
			update_option( 'timezone_string', $zone );
			for ( $i = 0; $i < 22; $i++ ) {
				$answers = mt_rand( 0, 2 ) > 0 ? array( 'why' => 'x' ) : array( 'else' => 'y' );
				$ids[]   = $this->respond(
					$survey,
					$answers,
					mt_rand( 0, 5 ),
					sprintf( '%02d:00:00', 5 * mt_rand( 0, 4 ) )
				);
				if ( 0 === mt_rand( 0, 3 ) ) {
					$this->respond( $other, array( 'why' => 'x' ), mt_rand( 0, 5 ) );
				}
			}
		}
		$bulk = $this->container()->get( BulkResponses::class );
		shuffle( $ids );
		$bulk->trash( $survey->id, array_slice( $ids, 0, 25 ) );
		$bulk->restore( $survey->id, array_slice( $ids, 0, 8 ) );
		$bulk->delete( $survey->id, array_slice( $ids, 8, 6 ) );
		return $survey;
	}

	/**
	 * Asks for all pages of a size, also the one after the last.
	 *
	 * @param list<int>             $expected Ids in order.
	 * @param array<string, string> $query    filter, orderby, order.
	 */
	private function assert_pages( Survey $survey, array $expected, array $query ): void {
		$size  = mt_rand( 3, 20 );
		$pages = (int) ceil( count( $expected ) / $size );
		for ( $page = 1; $page <= $pages + 1; $page++ ) {
			$data = $this->get(
				"/surveys/{$survey->id}/responses",
				array(
					'per_page' => $size,
					'page'     => $page,
					'orderby'  => $query['orderby'],
					'order'    => $query['order'],
					'filter'   => array( 'status' => $query['filter'] ),
				)
			);
			self::assertSame( count( $expected ), $data['pagination']['total'] );
			self::assertSame(
				array_slice( $expected, ( $page - 1 ) * $size, $size ),
				array_column( $data['items'], 'id' ),
				implode( ' ', $query ) . " page $page of $size"
			);
		}
	}

	/**
	 * Asks for each response.
	 *
	 * @param list<int> $expected Ids of one status, newest first.
	 */
	private function assert_places( Survey $survey, array $expected ): void {
		foreach ( $expected as $index => $id ) {
			$data = $this->get( "/surveys/{$survey->id}/responses/{$id}" );
			self::assertSame(
				array(
					$index + 1,
					count( $expected ),
					$expected[ $index - 1 ] ?? null,
					$expected[ $index + 1 ] ?? null,
				),
				array( $data['position'], $data['total'], $data['previous_id'], $data['next_id'] )
			);
		}
	}

	/**
	 * Asks for all pages of the answers of a question that some skipped.
	 *
	 * @param list<array{id: int, status: string, key: array{string, string, int}}> $all From naive().
	 */
	private function assert_answers( Survey $survey, array $all ): void {
		$answered = array_map(
			'intval',
			$this->wpdb()->get_col(
				'SELECT response_id FROM ' . $this->table( 'answer' ) . " WHERE question_id = 'else'"
			)
		);
		foreach ( array(
			array( $this->day( 8 ), $this->day( -1 ) ),
			array( $this->day( 4 ), $this->day( 2 ) ),
		) as list( $from, $to ) ) {
			$expected = array();
			foreach ( array_reverse( $all ) as $row ) {
				if (
					'publish' === $row['status']
					&& in_array( $row['id'], $answered, true )
					&& $row['key'][0] >= $from
					&& $row['key'][0] <= $to
				) {
					$expected[] = $row['id'];
				}
			}
			$pages = (int) ceil( count( $expected ) / 3 );
			for ( $page = 1; $page <= $pages + 1; $page++ ) {
				$data = $this->get(
					"/surveys/{$survey->id}/questions/else/answers",
					array(
						'from'     => $from,
						'to'       => $to,
						'page'     => $page,
						'per_page' => 3,
					)
				);
				self::assertSame(
					array_slice( $expected, ( $page - 1 ) * 3, 3 ),
					array_column( $data['items'], 'response_id' )
				);
				self::assertSame( count( $expected ), $data['pagination']['total'] );
			}
		}
	}

	/**
	 * All responses, oldest first.
	 *
	 * @return list<array{id: int, status: string, key: array{string, string, int}}>
	 */
	private function naive( Survey $survey ): array {
		$rows = array();
		foreach ( (array) $this->wpdb()->get_results(
			$this->wpdb()->prepare(
				'SELECT id, status, submitted_day, submitted_at FROM %i WHERE survey_id = %d',
				$this->table( 'response' ),
				$survey->id
			)
		) as $row ) {
			$rows[] = array(
				'id'     => (int) $row->id,
				'status' => (string) $row->status,
				'key'    => array( (string) $row->submitted_day, (string) $row->submitted_at, (int) $row->id ),
			);
		}
		usort( $rows, static fn ( array $a, array $b ): int => $a['key'] <=> $b['key'] );
		return $rows;
	}

	/**
	 * Published ones before those in the trash.
	 *
	 * @param list<array{id: int, status: string, key: array{string, string, int}}> $rows Oldest first.
	 * @return list<array{id: int, status: string, key: array{string, string, int}}>
	 */
	private static function by_status( array $rows ): array {
		usort(
			$rows,
			static fn ( array $a, array $b ): int => array(
				$a['status'],
				$a['key'],
			) <=> array( $b['status'], $b['key'] )
		);
		return $rows;
	}
}

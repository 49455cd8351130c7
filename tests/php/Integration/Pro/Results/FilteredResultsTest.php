<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\CountQuery;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\FilterInput;
use UserFeedback\Pro\Results\Filters\FilteredFigures;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Filters\Subject;
use UserFeedback\Pro\Results\Filters\Sums;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Place;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Results\Range;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Figures under a filter are those of counting the matching responses one by one.
 */
final class FilteredResultsTest extends ResultsTestCase {

	private const DRINKS  = array( 'Tea', 'Coffee', 'Water' );
	private const TIMES   = array( 'Morning', 'Noon', 'Evening' );
	private const WORDS   = array( 'slow delivery', 'Great shop', '100% fine', 'a "quoted" word', 'under_score' );
	private const PAGES   = array( '/', '/cart', '/cart/', '/cart?a=1', '/cart/pay#x', '/caf%C3%A9', '/shop/cart' );
	private const DEVICES = array( 'desktop', 'mobile', 'tablet', '' );
	private const PLANS   = array( 'pro', 'Pro', 'basic, yearly', 'a "b"', 'Größe\\', '","', 'unknown', 'other', '50%_' );
	private const OF_ALL  = array( 'device' => 'desktop,tablet,mobile,unknown' );

	#[DataProvider( 'seeds' )]
	public function test_a_filter_that_all_meet_gives_the_figures_of_the_counters( int $seed ): void {
		$survey = $this->history( $seed, 60 );
		foreach ( array( array( 25, 5 ), array( 12, 0 ), array( 60, 0 ) ) as list( $first, $last ) ) {
			$range    = array(
				'from' => $this->day( $first ),
				'to'   => $this->day( $last ),
			);
			$all      = $this->get( "/surveys/{$survey->id}/results", $range );
			$filtered = $this->get( "/surveys/{$survey->id}/results", $range + array( 'filter' => self::OF_ALL ) );
			self::assertTrue( $filtered['complete'] );
			self::assertNull( $filtered['next'] );
			self::assertSame( $all['range_responses_count'], $filtered['unfiltered_responses_count'] );
			self::assertSame( $filtered['total_to_look_at'], $filtered['counted'] );
			self::assertEquals( $all, array_intersect_key( $filtered, $all ) );
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_a_random_filter_gives_what_counting_one_by_one_gives( int $seed ): void {
		$survey = $this->history( $seed, 45 );
		$rows   = $this->rows( $survey );
		$range  = Range::of_request(
			array(
				'from' => $this->day( 9 ),
				'to'   => $this->day( 0 ),
			),
			$this->day( 0 ),
			30
		);
		for ( $try = 0; $try < 40; $try++ ) {
			list( $given, $matches ) = $this->random_filter( $survey );
			$filter                  = ( new FilterInput( new Columns() ) )->read( $given, $survey );
			foreach ( array( 3, 1000 ) as $piece ) {
				$sums = $this->sums( $survey, $filter, $range, $piece );
				foreach ( array( false, true ) as $before ) {
					$from    = $before ? $range->before()->start() : $range->start();
					$to      = $before ? $range->before()->end() : $range->end();
					$matched = array_filter(
						$rows,
						static fn ( array $row ): bool => $row['day'] >= $from && $row['day'] <= $to && $matches( $row )
					);
					$message = $seed . ' ' . wp_json_encode( $given ) . ' in pieces of ' . $piece;
					self::assertSame(
						self::figures( $matched ),
						self::figures_of( $sums, $from, $to, $before ),
						$message
					);
					if ( ! $before ) {
						self::assertSame(
							array_slice( self::newest( $matched, 'why' ), 0, 5 ),
							array_slice( $sums->newest( 'why' ), 0, 5 ),
							$message
						);
					}
				}
			}
		}
	}

	public function test_many_responses_are_counted_in_slices_that_add_up(): void {
		$survey  = $this->history( 3, 30 );
		$range   = Range::last_days( 10, $this->day( 0 ) );
		$filter  = new Filter( array(), array( 'device' => array( 'desktop' ) ) );
		$at_once = $this->sums( $survey, $filter, $range, 1000 );
		$slices  = $this->counting( 4 );
		$cursor  = '';
		$looked  = array( 0 );
		do {
			list( $sums, $cursor ) = $slices->run( Subject::figures( $survey->id, $filter, $range, array( 'why' ) ), $cursor );
			self::assertLessThanOrEqual( end( $looked ) + 4, $sums->looked() );
			$looked[] = $sums->looked();
			$figures  = new FilteredFigures(
				$sums,
				$cursor,
				$range,
				30,
				$this->container()->get( AnswersQuery::class ),
				$this->container()->get( SmallestGroup::class )
			);
			self::assertSame( null === $sums->next(), $figures->is_comparable(), 'A part of the days before is no comparison.' );
		} while ( null !== $sums->next() );
		self::assertGreaterThan( 4, count( $looked ) );
		self::assertEquals( $at_once->days(), $sums->days() );
		self::assertEquals( $at_once->tallies( false ), $sums->tallies( false ) );
		self::assertEquals( $at_once->tallies( true ), $sums->tallies( true ) );
		self::assertSame( $at_once->newest( 'why' ), $sums->newest( 'why' ) );
	}

	public function test_a_slice_that_is_asked_for_twice_counts_once(): void {
		$survey          = $this->history( 4, 20 );
		$range           = Range::last_days( 40, $this->day( 0 ) );
		$counting        = $this->counting( 4 );
		$filter          = new Filter( array(), array(), false );
		list( , $first ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), '' );
		list( $again )   = $this->counting( 4 )->run( Subject::figures( $survey->id, $filter, $range, array() ), $first );
		self::assertGreaterThan( 4, $again->looked(), 'It goes on.' );
		$this->respond( $survey, array( 'why' => 'New' ) );
		do {
			list( $sums ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), $first );
		} while ( null !== $sums->next() );
		self::assertSame( 20, array_sum( $sums->days() ), 'A count that runs goes on without newer responses.' );
		do {
			list( $sums, $second ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), $second ?? '' );
		} while ( null !== $sums->next() );
		self::assertSame( 21, array_sum( $sums->days() ), 'A new count has them.' );
	}

	public function test_a_repeated_question_is_not_counted_again_until_responses_change(): void {
		$survey   = $this->history( 12, 12 );
		$range    = Range::last_days( 40, $this->day( 0 ) );
		$counting = $this->counting( 1000 );
		$filter   = new Filter( array(), array(), false );
		$count    = static fn (): int => array_sum( $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), '' )[0]->days() );
		self::assertSame( 12, $count() );
		$this->wpdb()->query( (string) $this->wpdb()->prepare( 'UPDATE %i SET user_id = 5', $this->table( 'response' ) ) );
		self::assertSame( 12, $count(), 'From the cache.' );
		$this->respond( $survey, array( 'why' => 'New' ) );
		self::assertSame( 1, $count(), 'A new response ends it.' );
		$newest = (int) $this->wpdb()->get_var( $this->wpdb()->prepare( 'SELECT MAX(id) FROM %i', $this->table( 'response' ) ) );
		$this->container()->get( BulkResponses::class )->trash( $survey->id, array( $newest ) );
		self::assertSame( 0, $count(), 'So does the trash.' );
	}

	public function test_a_count_that_meets_the_trash_starts_again(): void {
		$survey   = $this->history( 6, 12 );
		$range    = Range::last_days( 40, $this->day( 0 ) );
		$counting = $this->counting( 4 );
		$filter   = new Filter( array(), array(), false );

		list( , $cursor ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), '' );
		$this->container()->get( BulkResponses::class )->trash(
			$survey->id,
			array_column( array_slice( $this->rows( $survey ), 0, 2 ), 'id' )
		);
		list( $sums, $cursor ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), $cursor );
		self::assertSame( 4, $sums->looked() );
		while ( null !== $sums->next() ) {
			list( $sums, $cursor ) = $counting->run( Subject::figures( $survey->id, $filter, $range, array() ), $cursor );
		}
		self::assertSame( 10, array_sum( $sums->days() ) );
		self::assertSame( 10, $sums->total() );
	}

	#[DataProvider( 'seeds' )]
	public function test_the_list_has_what_matches_in_both_orders( int $seed ): void {
		$survey = $this->history( $seed, 30 );
		$rows   = $this->rows( $survey );
		for ( $try = 0; $try < 8; $try++ ) {
			list( $given, $matches ) = $this->random_filter( $survey );
			$query                   = array( 'filter' => $given );
			$from                    = 0 === $try % 2 ? '' : $this->day( 12 );
			if ( '' !== $from ) {
				$query += array(
					'from' => $from,
					'to'   => $this->day( 2 ),
				);
			}
			$in_days  = array_filter(
				$rows,
				fn ( array $row ): bool => '' === $from || ( $row['day'] >= $from && $row['day'] <= $this->day( 2 ) )
			);
			$expected = array_column( array_filter( $in_days, static fn ( array $row ): bool => $matches( $row ) ), 'id' );
			$message  = (string) wp_json_encode( $query );
			$pages    = array();
			$list     = array();
			for ( $page = 1; $page <= 11; $page++ ) {
				$list  = $this->get(
					"/surveys/{$survey->id}/responses",
					$query + array(
						'page'     => $page,
						'per_page' => 3,
					)
				);
				$pages = array( ...$pages, ...array_column( $list['items'], 'id' ) );
			}
			self::assertSame( $expected, $pages, $message );
			self::assertSame( count( $expected ), $list['pagination']['total'], $message );
			self::assertSame( count( $in_days ), $list['unfiltered_responses_count'], $message );
			$all = array( 'per_page' => -1 );
			$asc = $this->get( "/surveys/{$survey->id}/responses", $query + $all + array( 'order' => 'asc' ) );
			self::assertSame( array_reverse( $expected ), array_column( $asc['items'], 'id' ), $message );
			$by_title = $this->get( "/surveys/{$survey->id}/responses", $query + $all + array( 'orderby' => 'page' ) );
			self::assertEqualsCanonicalizing( $expected, array_column( $by_title['items'], 'id' ), $message );
		}
	}

	#[TestWith( array( 4, 4 ) )]
	#[TestWith( array( 16, 1 ) )]
	public function test_pages_of_a_list_in_pieces( int $piece, int $first ): void {
		$survey   = $this->history( 12, 30 );
		$counting = $this->counting( $piece, $first );
		$subject  = Subject::responses( $survey->id, new Filter( array(), array( 'device' => array( 'mobile' ) ) ), null, 'publish' );
		$cursor   = '';
		do {
			list( $sums, $cursor ) = $counting->run( $subject, $cursor );
		} while ( null !== $sums->next() );
		$expected = array_column(
			array_filter( $this->rows( $survey ), static fn ( array $row ): bool => 'mobile' === $row['device'] ),
			'id'
		);
		self::assertGreaterThan( 2, count( $sums->pieces() ) );
		self::assertSame( array_slice( $expected, 1, 4 ), $counting->ids( $subject, $sums, 4, 1 ) );
		self::assertSame( $expected, $counting->ids( $subject, $sums, 100, 0 ) );
	}

	#[DataProvider( 'seeds' )]
	public function test_a_response_stands_where_the_filtered_list_has_it( int $seed ): void {
		$survey = $this->history( $seed, 30 );
		$rows   = $this->rows( $survey );
		foreach ( array( '', $this->day( 12 ) ) as $from ) {
			$query    = array( 'filter' => array( 'device' => 'mobile,desktop' ) ) + ( '' === $from ? array() : array( 'from' => $from ) );
			$matching = static fn ( array $row ): bool => in_array( $row['device'], array( 'mobile', 'desktop' ), true )
				&& $row['day'] >= $from;
			$expected = array_column( array_filter( $rows, $matching ), 'id' );
			self::assertGreaterThan( 3, count( $expected ) );
			foreach ( $rows as $row ) {
				$detail = $this->get( "/surveys/{$survey->id}/responses/{$row['id']}", $query );
				$at     = array_search( $row['id'], $expected, true );
				self::assertSame(
					array(
						'position'    => false === $at ? null : $at + 1,
						'total'       => count( $expected ),
						'previous_id' => false === $at ? null : $expected[ $at - 1 ] ?? null,
						'next_id'     => false === $at ? null : $expected[ $at + 1 ] ?? null,
						'complete'    => true,
					),
					array_intersect_key( $detail, array_flip( array( 'position', 'total', 'previous_id', 'next_id', 'complete' ) ) )
				);
			}
		}
	}

	public function test_a_place_counted_in_pieces(): void {
		$survey   = $this->history( 12, 30 );
		$rows     = $this->rows( $survey );
		$filter   = new Filter( array(), array( 'device' => array( 'mobile', 'tablet' ) ) );
		$subject  = Subject::responses( $survey->id, $filter, null, 'publish' );
		$counting = $this->counting( 4 );
		$expected = array_column(
			array_filter(
				$rows,
				static fn ( array $row ): bool => in_array( $row['device'], array( 'mobile', 'tablet' ), true )
			),
			'id'
		);
		$places   = fn ( Sums $sums ): array => array_column(
			array_filter( array_map( fn ( array $row ): ?array => $this->place( $counting, $subject, $sums, $row['id'] ), $rows ) ),
			null,
			'position'
		);

		list( $sums, $cursor ) = $counting->run( $subject, '' );
		self::assertNotNull( $sums->next() );
		$counted = array_sum( $sums->days() );
		self::assertSame( range( 1, $counted ), array_keys( $places( $sums ) ), 'Those counted so far.' );
		while ( null !== $sums->next() ) {
			list( $sums, $cursor ) = $counting->run( $subject, $cursor );
		}
		$all = $places( $sums );
		self::assertSame( range( 1, count( $expected ) ), array_keys( $all ) );
		foreach ( $expected as $at => $id ) {
			self::assertSame( $expected[ $at - 1 ] ?? null, $all[ $at + 1 ]['newer'] );
			self::assertSame( $expected[ $at + 1 ] ?? null, $all[ $at + 1 ]['older'] );
			self::assertSame( $at + 1, $this->place( $counting, $subject, $sums, $id )['position'] ?? null );
		}
	}

	public function test_the_trash_can_be_filtered(): void {
		$survey = $this->history( 12, 12 );
		$rows   = $this->rows( $survey );
		$this->container()->get( BulkResponses::class )->trash( $survey->id, array_column( array_slice( $rows, 0, 6 ), 'id' ) );
		$list = $this->get(
			"/surveys/{$survey->id}/responses",
			array(
				'filter' => array(
					'status' => 'trash',
					'device' => 'desktop,unknown',
				),
			)
		);
		self::assertSame(
			array_column(
				array_filter(
					array_slice( $rows, 0, 6 ),
					static fn ( array $row ): bool => in_array( $row['device'], array( 'desktop', '' ), true )
				),
				'id'
			),
			array_column( $list['items'], 'id' )
		);
		self::assertSame( 6, $list['unfiltered_responses_count'] );
	}

	public function test_answers_of_a_question_are_those_of_matching_responses(): void {
		$survey   = $this->history( 12, 30 );
		$list     = $this->get(
			"/surveys/{$survey->id}/questions/why/answers",
			array(
				'from'     => $this->day( 30 ),
				'per_page' => 100,
				'filter'   => array( 'device' => 'mobile' ),
			)
		);
		$expected = array_column(
			array_filter(
				$this->rows( $survey ),
				static fn ( array $row ): bool => 'mobile' === $row['device'] && isset( $row['answers']['why'] )
			),
			'id'
		);
		self::assertNotSame( array(), $expected );
		self::assertSame( $expected, array_column( $list['items'], 'response_id' ) );
		self::assertSame( count( $expected ), $list['answered'] );
	}

	public function test_impressions_and_rates_are_left_out(): void {
		$survey = $this->history( 7, 5 );
		$this->impressions( $survey, 50 );
		$reply = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( 'signed_in' => '0' ) ) );
		self::assertSame( 0, $reply['impressions_compared']['value'] );
		self::assertNull( $reply['response_rate']['percent'] );
	}

	public function test_the_plan_decides(): void {
		$survey = $this->history( 8, 2 );
		$query  = array( 'filter' => array( 'device' => 'mobile' ) );
		foreach ( array( 'results', 'responses', 'questions/why/answers' ) as $path ) {
			$route = "/surveys/{$survey->id}/{$path}";
			$this->license( PlanLevel::Plus );
			self::assertSame( 200, $this->rest( 'GET', $route, $query )->get_status() );
			$this->license( null );
			$refused = $this->rest( 'GET', $route, $query );
			self::assertSame( 403, $refused->get_status() );
			self::assertSame( 'filters', ( (array) $refused->get_data() )['data']['feature'] );
			self::assertSame( 200, $this->rest( 'GET', $route )->get_status() );
		}
	}

	public function test_a_wrong_condition_is_400_and_named(): void {
		$survey = $this->history( 9, 1 );
		$reply  = $this->rest(
			'GET',
			"/surveys/{$survey->id}/results",
			array( 'filter' => array( 'answers' => array( 'score' => array( 'from' => 'x' ) ) ) )
		);
		self::assertSame( 400, $reply->get_status() );
		self::assertSame(
			array( 'filter[answers][score][from]' ),
			array_keys( ( (array) $reply->get_data() )['data']['params'] )
		);
	}

	#[DataProvider( 'seeds' )]
	public function test_a_break_down_has_the_counts_of_the_cards( int $seed ): void {
		$survey = $this->history( $seed, 45 );
		$days   = array(
			'from' => $this->day( 12 ),
			'to'   => $this->day( 0 ),
		);
		for ( $try = 0; $try < 6; $try++ ) {
			$filter = 0 === $try ? self::OF_ALL : $this->random_filter( $survey )[0];
			$cards  = array_column(
				$this->get( "/surveys/{$survey->id}/results", $days + array( 'filter' => $filter ) )['question_stats'],
				null,
				'id'
			);
			foreach ( array( 'drink', 'when', 'score' ) as $question ) {
				$card = self::card( $cards[ $question ] );
				foreach ( array( 'device', 'page', 'weekday', 'hour', 'week', 'month', '@field.plan', '@field.from' ) as $by ) {
					$table   = $this->breakdown( $survey, $question, $by, $days, $filter );
					$message = "$seed $question by $by " . wp_json_encode( $filter );
					self::assertSame( $cards[ $question ]['total_answers'], $table['both'], $message );
					self::assertSame( $table['both'], array_sum( array_column( $table['columns'], 'n' ) ), $message );
					foreach ( $table['rows'] as $at => $row ) {
						self::assertSame( $card[ $row['key'] ], $row['total']['count'], $message );
						self::assertSame( $row['total']['count'], array_sum( array_column( $table['cells'][ $at ], 'count' ) ), $message );
					}
				}
			}
			$table = $this->breakdown( $survey, 'drink', '@field.plan', $days, $filter );
			foreach ( isset( $filter['field'] ) ? array() : $table['columns'] as $at => $column ) {
				$given    = 'unknown' === $column['key']
					? array( 'none' => '1' )
					: array( 'is' => array( substr( $column['key'], 1 ) ) );
				$narrower = $filter + array( 'field' => array( 'plan' => $given ) );
				$stats    = $this->get( "/surveys/{$survey->id}/results", $days + array( 'filter' => $narrower ) )['question_stats'];
				$cell     = self::card( array_column( $stats, null, 'id' )['drink'] );
				foreach ( $table['rows'] as $row => $entry ) {
					self::assertSame( $cell[ $entry['key'] ] ?? 0, $table['cells'][ $row ][ $at ]['count'], "$seed " . wp_json_encode( $narrower ) );
				}
			}
			foreach ( array( array( 'score', 'when' ), array( 'when', 'score' ), array( 'drink', 'when' ) ) as list( $question, $by ) ) {
				$table = $this->breakdown( $survey, $question, $by, $days, $filter );
				foreach ( $table['columns'] as $at => $column ) {
					if ( isset( $filter['answers'][ $by ] ) ) {
						continue;
					}
					$narrower = array_replace_recursive( $filter, array( 'answers' => array( $by => self::condition( $column['key'] ) ) ) );
					$stats    = $this->get( "/surveys/{$survey->id}/results", $days + array( 'filter' => $narrower ) )['question_stats'];
					$cell     = self::card( array_column( $stats, null, 'id' )[ $question ] );
					$message  = "$seed $question by $by " . wp_json_encode( $narrower );
					self::assertSame( array_column( $stats, 'total_answers', 'id' )[ $question ], $column['n'], $message );
					foreach ( $table['rows'] as $row => $entry ) {
						self::assertSame( $cell[ $entry['key'] ] ?? 0, $table['cells'][ $row ][ $at ]['count'], $message );
					}
				}
			}
		}
	}

	public function test_a_break_down_in_slices_adds_up(): void {
		$survey  = $this->history( 5, 30 );
		$range   = Range::last_days( 20, $this->day( 0 ) );
		$by      = new Dimension( 'when', Dimension::QUESTION, $survey->question( 'drink' ) );
		$subject = Subject::breakdown( $survey->id, new Filter( array(), array(), false ), $range, $by );
		$at_once = ( new Counting( new CountQuery( $this->container()->get( Database::class ) ), PHP_INT_MAX ) )->run( $subject, '' )[0];
		$cursor  = '';
		$calls   = 0;
		do {
			list( $sums, $cursor ) = $this->counting( 4 )->run( $subject, $cursor );
			++$calls;
		} while ( null !== $sums->next() );
		self::assertGreaterThan( 4, $calls );
		self::assertNotSame( array(), $sums->cells() );
		self::assertEquals( $at_once->cells(), $sums->cells() );
	}

	/**
	 * Counts of a card by key, of a score by group.
	 *
	 * @param array<string, mixed> $stats Of the question.
	 * @return array<array-key, int>
	 */
	private static function card( array $stats ): array {
		return null === $stats['nps']
			? array_column( $stats['options'], 'count', 'key' )
			: array_intersect_key( $stats['nps'], array_flip( array( 'promoter', 'passive', 'detractor' ) ) );
	}

	/**
	 * The condition of a column of answers.
	 *
	 * @return array<string, mixed>
	 */
	private static function condition( string $key ): array {
		return match ( $key ) {
			'promoter'  => array( 'from' => '9' ),
			'passive'   => array( 'from' => '7', 'to' => '8' ),
			'detractor' => array( 'to' => '6' ),
			default     => array( 'any' => $key ),
		};
	}

	/**
	 * @param array<string, string> $days   from and to.
	 * @param array<mixed>          $filter Conditions.
	 * @return array<string, mixed>
	 */
	private function breakdown( Survey $survey, string $question, string $by, array $days, array $filter ): array {
		return $this->get(
			"/surveys/{$survey->id}/breakdown",
			array(
				'question' => $question,
				'by'       => $by,
				'filter'   => $filter,
			) + $days
		);
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function seeds(): array {
		return array(
			'a' => array( 1 ),
			'b' => array( 20261122 ),
		);
	}

	/**
	 * A counting in slices of one piece, that keeps all sums; or at once in pieces that grow from a first one.
	 */
	private function counting( int $piece, ?int $first = null ): Counting {
		$query = new CountQuery( $this->container()->get( Database::class ) );
		return null === $first
			? new Counting( $query, 0, $piece, 0.0, 0 )
			: new Counting( $query, PHP_INT_MAX, $piece, 0.0, 0, $first );
	}

	/**
	 * @return array{position: int, newer: int|null, older: int|null}|null
	 */
	private function place( Counting $counting, Subject $subject, Sums $sums, int $id ): ?array {
		$row = $this->container()->get( PlaceQuery::class )->find( $subject->survey_id, $id );
		self::assertNotNull( $row );
		return $counting->place(
			$subject,
			$sums,
			new Place( (string) $row['submitted_day'], (string) $row['submitted_at'], $id )
		);
	}

	/**
	 * The sums of a filter, counted at once.
	 */
	private function sums( Survey $survey, Filter $filter, Range $range, int $piece ): Sums {
		$counting = new Counting(
			new CountQuery( $this->container()->get( Database::class ) ),
			PHP_INT_MAX,
			$piece,
			0.0,
			PHP_INT_MAX
		);
		return $counting->run( Subject::figures( $survey->id, $filter, $range, array( 'why' ) ), '' )[0];
	}

	/**
	 * A survey with random responses of the past 20 days, some of them of one second.
	 */
	private function history( int $seed, int $responses ): Survey {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => self::DRINKS ), array( 'comment_box' => true ) ),
				$this->question( 'when', 'checkbox', array( 'options' => self::TIMES ) ),
				$this->question( 'score', 'nps' ),
				$this->question( 'why', 'text' ),
				$this->only_after( $this->question( 'milk', 'text' ), 'drink', 'Tea' ),
			),
			array(
				'published_at' => $this->moment( 200 ),
				'settings'     => array( HiddenFields::KEY => array( 'names' => array( 'plan', 'from' ) ) )
					+ $this->container()->get( SurveyDefaults::class )->settings(),
			)
		);
		for ( $at = 0; $at < $responses; $at++ ) {
			$id = $this->respond(
				$survey,
				$this->random_answers(),
				$this->random( 0, 19 ),
				sprintf( '%02d:00:00', $this->random( 10, 12 ) )
			);
			$this->wpdb()->update(
				$this->table( 'response' ),
				array(
					'device'        => self::DEVICES[ $this->random( 0, 3 ) ],
					'browser'       => array( 'Firefox', 'Chrome', '' )[ $this->random( 0, 2 ) ],
					'user_id'       => 2 === $seed % 3 ? $this->random( 0, 1 ) : 0,
					'page_url'      => 'http://example.test:81' . self::PAGES[ $this->random( 0, 6 ) ],
					'hidden_fields' => $this->random_fields(),
				),
				array( 'id' => $id )
			);
		}
		return $survey;
	}

	/**
	 * What the column of a response holds; null where nothing was given.
	 */
	private function random_fields(): ?string {
		$facts = array();
		foreach ( array( 'from', 'plan' ) as $name ) {
			$facts[ HiddenFields::VALUE . $name ] = array( '', ...self::PLANS )[ $this->random( 0, 9 ) ];
		}
		$names = array( 'from', 'plan' );
		$text  = HiddenFields::encode( HiddenFields::given( 0 === $this->random( 0, 1 ) ? $names : array_reverse( $names ), $facts ) );
		return '' === $text ? null : $text;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function random_answers(): array {
		$answers = array(
			'drink' => array(
				'value' => self::DRINKS[ $this->random( 0, 2 ) ],
				'extra' => 0 === $this->random( 0, 1 ) ? array() : array( 'comments' => self::WORDS[ $this->random( 0, 4 ) ] ),
			),
			'when'  => array_slice( self::TIMES, 0, $this->random( 1, 3 ) ),
			'score' => $this->random( 1, 10 ),
			'why'   => self::WORDS[ $this->random( 0, 4 ) ],
		);
		if ( 'Tea' === $answers['drink']['value'] ) {
			$answers['milk'] = 'Much';
		}
		foreach ( array_keys( $answers ) as $id ) {
			if ( count( $answers ) > 1 && 0 === $this->random( 0, 2 ) ) {
				unset( $answers[ $id ] );
			}
		}
		if ( ! isset( $answers['drink'] ) ) {
			unset( $answers['milk'] );
		}
		return array() === $answers ? array( 'score' => 1 ) : $answers;
	}

	/**
	 * One to three random conditions, and the same in PHP.
	 *
	 * @return array{array<string, mixed>, \Closure(array<string, mixed>): bool}
	 */
	private function random_filter( Survey $survey ): array {
		$drink  = self::DRINKS[ $this->random( 0, 2 ) ];
		$key    = OptionKey::of( $drink );
		$times  = array_slice( self::TIMES, $this->random( 0, 1 ), $this->random( 1, 2 ) );
		$from   = $this->random( 1, 6 );
		$to     = $from + $this->random( 0, 4 );
		$word   = array( 'SHOP', '100%', '_', '"', 'delivery slow', '\\', 'comments', '{' )[ $this->random( 0, 7 ) ];
		$says   = static fn ( string $text ): bool => array() === array_filter(
			explode( ' ', $word ),
			static fn ( string $part ): bool => false === stripos( $text, $part )
		);
		$texts  = static fn ( array $answer ): array => array( $answer['texts'][0] ?? '', implode( ' ', $answer['extra'] ) );
		$about  = static fn ( array $answer ): bool => array() !== array_filter( $texts( $answer ), $says );
		$path   = array( '/cart', '/', '/café', 'cart' )[ $this->random( 0, 3 ) ];
		$clean  = str_replace( 'é', '%C3%A9', $path );
		$days   = implode( ',', array_rand( array_fill( 0, 7, 0 ), 3 ) );
		$hours  = '10,' . $this->random( 11, 13 );
		$plan   = self::PLANS[ $this->random( 0, 8 ) ];
		$kinds  = array(
			array(
				array( 'field', array( 'plan' => array( 'is' => array( $plan ) ) ) ),
				static fn ( array $row ): bool => $plan === $row['plan'],
			),
			array(
				array(
					'field',
					array(
						'plan' => array(
							'is'   => array( $plan, 'pro' ),
							'none' => '1',
						),
					),
				),
				static fn ( array $row ): bool => in_array( $row['plan'], array( $plan, 'pro', null ), true ),
			),
			array(
				array( 'device', 'mobile,unknown' ),
				static fn ( array $row ): bool => in_array( $row['device'], array( 'mobile', '' ), true ),
			),
			array(
				array( 'browser', 'firefox' ),
				static fn ( array $row ): bool => 'Firefox' === $row['browser'],
			),
			array(
				array( 'signed_in', '1' ),
				static fn ( array $row ): bool => $row['user'] > 0,
			),
			array(
				array( 'page', array( 'is' => array( $path ) ) ),
				static fn ( array $row ): bool => rtrim( (string) strtok( $row['path'], '?#' ), '/' )
					=== rtrim( '/' . ltrim( $clean, '/' ), '/' ),
			),
			array(
				array(
					'page',
					array(
						'starts'   => array( $path ),
						'contains' => 'PAY',
					),
				),
				static fn ( array $row ): bool => str_starts_with( $row['path'], '/' . ltrim( $clean, '/' ) )
					|| str_contains( $row['path'], 'pay' ),
			),
			array(
				array( 'drink', array( 'any' => $key ) ),
				static fn ( array $row ): bool => in_array( $key, $row['answers']['drink']['keys'] ?? array(), true ),
			),
			array(
				array( 'when', array( 'not' => implode( ',', array_map( OptionKey::of( ... ), $times ) ) ) ),
				static fn ( array $row ): bool => isset( $row['answers']['when'] )
					&& array() === array_intersect( $times, $row['answers']['when']['texts'] ),
			),
			array(
				array(
					'score',
					array(
						'from' => $from,
						'to'   => (string) $to,
					),
				),
				static fn ( array $row ): bool => isset( $row['answers']['score'] )
					&& $row['answers']['score']['keys'][0] >= $from
					&& $row['answers']['score']['keys'][0] <= $to,
			),
			array(
				array( 'why', array( 'contains' => $word ) ),
				static fn ( array $row ): bool => isset( $row['answers']['why'] ) && $about( $row['answers']['why'] ),
			),
			array(
				array( 'drink', array( 'lacks' => $word ) ),
				static fn ( array $row ): bool => isset( $row['answers']['drink'] ) && ! $about( $row['answers']['drink'] ),
			),
			array(
				array( 'drink', array( 'comment' => '1' ) ),
				static fn ( array $row ): bool => isset( $row['answers']['drink']['extra']['comments'] ),
			),
			array(
				array( 'weekday', $days ),
				static fn ( array $row ): bool => in_array(
					gmdate( 'w', (int) strtotime( $row['day'] . ' UTC' ) ),
					explode( ',', $days ),
					true
				),
			),
			array(
				array( 'hour', $hours ),
				static fn ( array $row ): bool => in_array( $row['hour'], explode( ',', $hours ), true ),
			),
			array(
				array( 'text', $word ),
				static fn ( array $row ): bool => array() === array_filter(
					explode( ' ', $word ),
					static fn ( string $part ): bool => array() === array_filter(
						$row['answers'],
						static fn ( array $answer ): bool => false !== stripos(
							implode( "\n", array( ...$answer['texts'], ...$answer['extra'] ) ),
							$part
						)
					)
				),
			),
			array(
				array( 'milk', array( 'skipped' => '1' ) ),
				static fn ( array $row ): bool => ! isset( $row['answers']['milk'] ),
			),
		);
		$given  = array();
		$chosen = array();
		$tests  = array();
		foreach ( (array) array_rand( $kinds, $this->random( 1, 3 ) ) as $at ) {
			list( list( $part, $condition ), $test ) = $kinds[ $at ];
			$chosen[ $part ]                         = $condition;
			$tests[ $part ]                          = $test;
		}
		foreach ( $chosen as $part => $condition ) {
			if ( null === $survey->question( $part ) ) {
				$given[ $part ] = $condition;
			} else {
				$given['answers'][ $part ] = $condition;
			}
		}
		return array(
			$given,
			static fn ( array $row ): bool => array() === array_filter(
				$tests,
				static fn ( callable $test ): bool => ! $test( $row )
			),
		);
	}

	/**
	 * All responses, newest first.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function rows( Survey $survey ): array {
		$rows = array();
		foreach ( (array) $this->wpdb()->get_results(
			$this->wpdb()->prepare(
				'SELECT r.*, a.question_id, a.position, a.value_key, a.value_text, a.extra FROM %i r JOIN %i a ON a.response_id = r.id WHERE r.survey_id = %d AND r.status = %s ORDER BY r.submitted_day DESC, r.submitted_at DESC, r.id DESC, a.question_id, a.position',
				$this->table( 'response' ),
				$this->table( 'answer' ),
				$survey->id,
				'publish'
			)
		) as $row ) {
			$rows[ $row->id ] ??= array(
				'id'      => (int) $row->id,
				'day'     => $row->submitted_day,
				'hour'    => get_date_from_gmt( $row->submitted_at, 'G' ),
				'device'  => $row->device,
				'browser' => $row->browser,
				'user'    => (int) $row->user_id,
				'plan'    => HiddenFields::decode( $row->hidden_fields )['plan']['value'] ?? null,
				'path'    => substr( $row->page_url, strlen( 'http://example.test:81' ) ),
				'passed'  => '' === $row->unanswered ? array() : explode( ',', $row->unanswered ),
				'answers' => array(),
			);
			$answer             = &$rows[ $row->id ]['answers'][ $row->question_id ];
			$answer['keys'][]   = $row->value_key;
			$answer['texts'][]  = $row->value_text;
			$answer['extra']  ??= (array) json_decode( '' === $row->extra ? '{}' : $row->extra, true );
			unset( $answer );
		}
		return array_values( $rows );
	}

	/**
	 * @param array<array<string, mixed>> $rows From rows().
	 * @return array<string, mixed>
	 */
	private static function figures( array $rows ): array {
		$figures = array();
		foreach ( $rows as $row ) {
			$figures['days'][ $row['day'] ] = ( $figures['days'][ $row['day'] ] ?? 0 ) + 1;
			foreach ( $row['passed'] as $id ) {
				$figures['asked'][ $id ] = ( $figures['asked'][ $id ] ?? 0 ) + 1;
			}
			foreach ( $row['answers'] as $id => $answer ) {
				$figures['asked'][ $id ]    = ( $figures['asked'][ $id ] ?? 0 ) + 1;
				$figures['answered'][ $id ] = ( $figures['answered'][ $id ] ?? 0 ) + 1;
				foreach ( array_diff( $answer['keys'], array( '' ) ) as $key ) {
					$figures['values'][ $id . ' ' . $key ] = ( $figures['values'][ $id . ' ' . $key ] ?? 0 ) + 1;
				}
			}
		}
		return self::sorted( $figures );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function figures_of( Sums $sums, string $from, string $to, bool $before ): array {
		$figures = array(
			'days' => array_filter(
				$sums->days(),
				static fn ( string $day ): bool => $day >= $from && $day <= $to,
				ARRAY_FILTER_USE_KEY
			),
		);
		foreach ( $sums->tallies( $before ) as $id => $tally ) {
			$figures['asked'][ $id ]    = $tally->asked;
			$figures['answered'][ $id ] = $tally->answered;
			foreach ( $tally->values as $key => $count ) {
				$figures['values'][ $id . ' ' . $key ] = $count;
			}
		}
		return self::sorted( $figures );
	}

	/**
	 * @param array<string, array<string, int>> $figures By kind.
	 * @return array<string, array<string, int>>
	 */
	private static function sorted( array $figures ): array {
		foreach ( $figures as $kind => $counts ) {
			$counts = array_filter( $counts, static fn ( int $count ): bool => 0 !== $count );
			ksort( $counts );
			$figures[ $kind ] = $counts;
		}
		ksort( $figures );
		return array_diff_key( $figures, array_flip( array_keys( $figures, array(), true ) ) );
	}

	/**
	 * @param array<array<string, mixed>> $rows Newest first.
	 * @return list<int>
	 */
	private static function newest( array $rows, string $question ): array {
		return array_column(
			array_filter( $rows, static fn ( array $row ): bool => isset( $row['answers'][ $question ] ) ),
			'id'
		);
	}

	private function random( int $from, int $to ): int {
		return mt_rand( $from, $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}
}

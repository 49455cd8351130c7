<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\Results\AnswerCriteria;
use UserFeedback\Results\AnswerSearch;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Results\MarksVersion;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResponseCondition;
use UserFeedback\Surveys\Survey;

/**
 * A search finds what reading every answer finds, however many slices it takes.
 */
final class AnswerSearchTest extends ResultsTestCase {

	private const TEXTS = array(
		'slow delivery',
		'Größe passt',
		'100% fine',
		'under_score',
		'back\\slash',
		'a "quoted" word',
		'日本語のお茶',
		'{"comments":"odd"}',
		'🙂 smile',
	);

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function searches(): iterable {
		foreach ( array( 'delivery', 'größe', '%', '_', '\\', '"', '"quoted"', '日本', '🙂', 'comments', '{', '}', ':', 'nothing' ) as $search ) {
			yield $search => array( $search );
		}
	}

	#[DataProvider( 'searches' )]
	public function test_a_search_finds_what_reading_finds( string $search ): void {
		$survey = $this->history();
		foreach ( array( 'why', 'stars' ) as $question ) {
			$found    = $this->get(
				"/surveys/{$survey->id}/questions/$question/answers",
				array(
					'search'   => $search,
					'per_page' => 100,
				)
			);
			$expected = array_keys(
				array_filter(
					$this->written( $survey, $question ),
					static fn ( string $text ): bool => '' !== $text && false !== mb_stripos( $text, $search )
				)
			);
			self::assertSame( $expected, array_column( $found['items'], 'response_id' ), $question );
			self::assertSame( count( $expected ), $found['pagination']['total'] );
			self::assertTrue( $found['complete'] );
		}
	}

	public function test_slices_add_up_and_any_page_of_the_hits_so_far_can_be_read(): void {
		$survey   = $this->history();
		$criteria = new AnswerCriteria( $survey->id, 'why', Range::last_days( 60, $this->day( 0 ) ), 'e' );
		$query    = new AnswerSearchQuery( $this->container()->get( Database::class ) );
		$at_once  = ( new AnswerSearch( $query ) )->page( $criteria, '', 100, 0 );
		$cursor   = '';
		$calls    = 0;
		$before   = 0;
		do {
			$slice = ( new AnswerSearch( $query, 0, 4, 0, 1 ) )->page( $criteria, $cursor, 3, 2 );
			self::assertGreaterThanOrEqual( $before, $slice['progress']['counted'] );
			self::assertSame( array_slice( $at_once['ids'], 2, min( 3, max( 0, $slice['found'] - 2 ) ) ), $slice['ids'] );
			$before = $slice['progress']['counted'];
			$cursor = (string) $slice['progress']['next'];
			++$calls;
		} while ( '' !== $cursor );
		self::assertGreaterThan( 4, $calls );
		self::assertSame( $at_once['found'], $slice['found'] );
		self::assertSame( array( 36, 36 ), array( $slice['progress']['counted'], $slice['progress']['total_to_look_at'] ) );

		$this->respond( $survey, array( 'why' => 'One more' ) );
		self::assertSame( $at_once['found'] + 1, ( new AnswerSearch( $query ) )->page( $criteria, '', 1, 0 )['found'] );
	}

	public function test_a_mark_ends_what_was_kept_of_a_filter_about_marks(): void {
		$survey = $this->history();
		$search = new AnswerSearch( new AnswerSearchQuery( $this->container()->get( Database::class ) ), 0, 4, 9.0, 1 );
		$range  = Range::last_days( 60, $this->day( 0 ) );
		$found  = static fn (): int => $search->page( new AnswerCriteria( $survey->id, 'why', $range, '', null, new ResponseCondition( 'r.starred = 1', array(), true ) ), '', 1, 0 )['found'];
		self::assertSame( 0, $found() );
		$this->wpdb()->query( "UPDATE {$this->table( 'response' )} SET starred = 1 ORDER BY id DESC LIMIT 2" );
		self::assertSame( 0, $found(), 'It was kept.' );
		MarksVersion::change();
		self::assertSame( 2, $found() );
	}

	public function test_a_search_ends_when_enough_is_found_and_another_goes_on_from_there(): void {
		$survey   = $this->history();
		$criteria = new AnswerCriteria( $survey->id, 'why', Range::last_days( 60, $this->day( 0 ) ), 'e' );
		$search   = new AnswerSearch( new AnswerSearchQuery( $this->container()->get( Database::class ) ), 0, 4, 9.0, 1 );
		$first    = $search->page( $criteria, '', 2, 0, 3 );
		self::assertCount( 2, $first['ids'] );
		self::assertGreaterThanOrEqual( 3, $first['found'] );
		self::assertLessThan( 36, $first['progress']['counted'] );
		self::assertFalse( $first['progress']['complete'] );
		$again = $search->page( $criteria, '', 2, 0, 3 );
		self::assertSame( 0, $again['looked'] );
		self::assertEquals( $first, array( 'looked' => $first['looked'] ) + $again );
		$all = $search->page( $criteria, (string) $first['progress']['next'], 100, 0 );
		self::assertSame( array( 36, true ), array( $all['progress']['counted'], $all['progress']['complete'] ) );
		self::assertSame( $first['ids'], array_slice( $all['ids'], 0, 2 ) );
		self::assertCount( $all['found'], $all['ids'] );
	}

	public function test_answers_of_one_score(): void {
		$survey = $this->history();
		$low    = $this->get(
			"/surveys/{$survey->id}/questions/why/answers",
			array(
				'score_from' => 1,
				'score_to'   => 2,
				'per_page'   => 100,
			)
		);
		$stars  = array_keys( array_filter( $this->stars( $survey ), static fn ( int $stars ): bool => $stars < 3 ) );
		$texts  = array_keys( $this->written( $survey, 'why' ) );
		self::assertNotSame( array(), $stars );
		self::assertSame( array_values( array_intersect( $texts, $stars ) ), array_column( $low['items'], 'response_id' ) );
		self::assertSame( count( $low['items'] ), $low['answered'] );

		$without = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $without, array( 'why' => 'No score here' ) );
		$none = $this->get( "/surveys/{$without->id}/questions/why/answers", array( 'score_from' => 1 ) );
		self::assertSame( array(), $none['items'] );
	}

	private function history(): Survey {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question( 'stars', 'star-rating', array(), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
			)
		);
		for ( $i = 0; $i < 36; $i++ ) {
			$text = self::TEXTS[ $i % count( self::TEXTS ) ];
			$this->respond(
				$survey,
				array(
					'stars' => array(
						'value' => 1 + $i % 5,
						'extra' => 0 === $i % 2 ? array( 'comments' => $text ) : array(),
					),
				) + ( 0 === $i % 3 ? array() : array( 'why' => $text ) ),
				intdiv( $i * 7, 5 ) % 12
			);
		}
		return $survey;
	}

	/**
	 * @return array<int, string> By response, newest first.
	 */
	private function written( Survey $survey, string $question ): array {
		$texts = array();
		foreach ( $this->stored( $survey, $question ) as $row ) {
			$extra                     = json_decode( (string) $row['extra'], true );
			$texts[ (int) $row['id'] ] = $row['value_text'] . ( is_array( $extra ) ? $extra['comments'] : '' );
		}
		return $texts;
	}

	/**
	 * @return array<int, int> By response.
	 */
	private function stars( Survey $survey ): array {
		$stars = array();
		foreach ( $this->stored( $survey, 'stars' ) as $row ) {
			$stars[ (int) $row['id'] ] = (int) $row['value_key'];
		}
		return $stars;
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function stored( Survey $survey, string $question ): array {
		return $this->container()->get( Database::class )->rows(
			'SELECT r.id, a.value_key, a.value_text, a.extra FROM {response} r JOIN {answer} a ON a.response_id = r.id WHERE r.survey_id = %d AND a.question_id = %s ORDER BY r.submitted_at DESC, r.id DESC',
			array( $survey->id, $question )
		);
	}
}

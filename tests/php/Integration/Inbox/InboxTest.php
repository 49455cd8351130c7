<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\Inbox\Hits;
use UserFeedback\Inbox\InboxCriteria;
use UserFeedback\Inbox\InboxItems;
use UserFeedback\Inbox\InboxQuery;
use UserFeedback\Inbox\ReadInbox;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Responses\Mark;
use UserFeedback\Responses\MarkResponses;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Annotations;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\Scores;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * The inbox has what reading every answer of every survey gives.
 */
final class InboxTest extends ResultsTestCase {

	private const TEXTS = array( 'Lieferung war spät', 'Café is closed', '100% fine', 'under_score', 'back\\slash "x"', '日本語のお茶', '🙂 ok' );

	public function test_everything_written_in_all_surveys_newest_first(): void {
		list( $shop, $nps ) = $this->surveys();
		$first              = $this->respond( $shop, array( 'stars' => array( 'value' => 2, 'extra' => array( 'comments' => 'Too slow' ) ) ), 3 );
		$this->respond( $shop, array( 'stars' => 5 ), 2 );
		$second = $this->respond( $nps, array( 'score' => 9, 'why' => 'Great', 'mail' => array( 'value' => 'a@example.org', 'extra' => array( 'name' => 'Ann' ) ) ), 1 );
		$third  = $this->respond( $shop, array( 'stars' => 4, 'text' => 'Café' ) );
		$inbox  = $this->get( '/inbox' );
		self::assertSame( array( $third, $second, $first ), array_column( $inbox['items'], 'id' ) );
		self::assertSame(
			array(
				'all'     => 3,
				'unread'  => 3,
				'starred' => 0,
			),
			$inbox['counts']
		);
		self::assertTrue( $inbox['complete'] );
		self::assertNull( $inbox['next'] );
		$item = $inbox['items'][1];
		self::assertSame( array( 'NPS', 3 ), array( $item['survey_title'], $item['answers_count'] ) );
		self::assertSame( array( array( 'scale' => 'nps', 'value' => 9, 'question_title' => 'Question score' ) ), $item['scores'] );
		self::assertSame(
			array( array( 'answer', 'Great', 2 ), array( 'email', 'a@example.org', 3 ), array( 'name', 'Ann', 3 ) ),
			array_map( static fn ( array $text ): array => array( $text['kind'], $text['text'], $text['number'] ), $item['texts'] )
		);
		self::assertSame( array( 'comment', 'Too slow' ), array( $inbox['items'][2]['texts'][0]['kind'], $inbox['items'][2]['texts'][0]['text'] ) );
		self::assertArrayNotHasKey( 'user_ip', $item );
	}

	public function test_a_text_at_other_and_a_comment_are_both_there(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question(
					'how',
					'radio-button',
					array(
						'options'    => array( 'Search', 'Something else' ),
						'option_ids' => array( 'a', 'b' ),
						'other'      => 'b',
					),
					array( 'comment_box' => true )
				),
			)
		);
		$this->respond(
			$survey,
			array(
				'how' => array(
					'value' => 'Something else',
					'extra' => array(
						'other'    => 'A podcast',
						'comments' => 'Great shop',
					),
				),
			)
		);
		$texts = $this->get( '/inbox', array( 'search' => 'podcast' ) )['items'][0]['texts'];
		self::assertSame( array( array( 'other', 'A podcast' ), array( 'comment', 'Great shop' ) ), array_map( static fn ( array $text ): array => array( $text['kind'], $text['text'] ), $texts ) );
		self::assertNotSame( array(), $texts[0]['hits'] );
	}

	public function test_trash_and_what_was_anonymized_are_left_out(): void {
		list( $shop, $nps ) = $this->surveys();
		$kept               = $this->respond( $shop, array( 'text' => 'Kept' ) );
		$trashed            = $this->respond( $shop, array( 'text' => 'Trashed' ) );
		$erased             = $this->respond( $shop, array( 'text' => 'Erased' ) );
		$this->respond( $nps, array( 'why' => 'Survey goes' ) );
		$this->container()->get( ResponseRepository::class )->set_status( array( $trashed ), 'trash' );
		$this->container()->get( PersonalDataRepository::class )->anonymise( array( $erased ), '[deleted]' );
		$surveys = $this->container()->get( SurveyRepository::class );
		$surveys->store( $nps->with( array( 'status' => Survey::TRASH ) ) );
		$inbox = $this->get( '/inbox' );
		self::assertSame( array( $kept ), array_column( $inbox['items'], 'id' ) );
		self::assertSame( 1, $inbox['counts']['unread'] ?? 0 );
		self::assertSame( 1, $this->container()->get( InboxQuery::class )->unread( 100 ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function searches(): iterable {
		foreach ( array( 'SPÄT', 'cafe', '%', '_', '\\', '"x"', '日本', '🙂', 'fine', 'Tea', 'nothing' ) as $search ) {
			yield $search => array( $search );
		}
	}

	#[DataProvider( 'searches' )]
	public function test_a_search_finds_what_reading_finds( string $search ): void {
		$expected = $this->history();
		$fold     = static fn ( string $text ): string => mb_strtolower( remove_accents( $text, 'en_US' ) );
		$expected = array_keys( array_filter( $expected, static fn ( string $text ): bool => str_contains( $fold( $text ), $fold( $search ) ) ) );
		$inbox    = $this->get( '/inbox', array( 'search' => $search, 'per_page' => 100 ) );
		self::assertSame( $expected, array_column( $inbox['items'], 'id' ) );
		foreach ( $inbox['items'] as $item ) {
			self::assertNotSame( array(), array_merge( ...array_column( $item['texts'], 'hits' ) ), 'Each hit is shown.' );
		}
	}

	public function test_pages_and_slices_miss_nothing_and_repeat_nothing(): void {
		$expected = array_keys( $this->history() );
		foreach ( array( '', 'e' ) as $search ) {
			$whole = array_column( $this->get( '/inbox', array( 'search' => $search, 'per_page' => 100 ) )['items'], 'id' );
			$found = array();
			$next  = '';
			$calls = 0;
			do {
				$slice = $this->reader( 3 )->read( new InboxCriteria( 'all', $search ), $next, 4 );
				array_push( $found, ...array_column( $slice['items'], 'id' ) );
				$next = (string) $slice['next'];
				++$calls;
			} while ( '' !== $next );
			self::assertSame( $whole, $found );
			self::assertGreaterThan( 5, $calls );
			self::assertSame( count( $expected ), $slice['counted'] );
			self::assertSame( count( $expected ), $slice['total_to_look_at'] );
		}
	}

	public function test_read_starred_survey_and_score(): void {
		list( $shop, $nps ) = $this->surveys();
		$low                = $this->respond( $shop, array( 'stars' => 1, 'text' => 'Bad' ), 3 );
		$high               = $this->respond( $shop, array( 'stars' => 5, 'text' => 'Good' ), 2 );
		$detractor          = $this->respond( $nps, array( 'score' => 6, 'why' => 'Meh' ), 1 );
		$without            = $this->respond( $nps, array( 'why' => 'No score' ) );
		$mark               = $this->container()->get( MarkResponses::class );
		$mark->run( $shop->id, array( $low ), Mark::Read, true );
		$mark->run( $nps->id, array( $detractor ), Mark::Starred, true );
		$ids = fn ( array $query ): array => array_column( $this->get( '/inbox', $query )['items'], 'id' );
		self::assertSame( array( $without, $detractor, $high ), $ids( array( 'state' => 'unread' ) ) );
		self::assertSame( array( $detractor ), $ids( array( 'state' => 'starred' ) ) );
		self::assertSame( array( $high, $low ), $ids( array( 'survey_id' => $shop->id ) ) );
		self::assertSame( array( $detractor, $low ), $ids( array( 'score' => 'low' ) ) );
		self::assertSame( array( $high ), $ids( array( 'score' => 'high' ) ) );
		self::assertSame( array(), $ids( array( 'score' => 'middle' ) ) );
		self::assertSame(
			array(
				'all'     => 4,
				'unread'  => 3,
				'starred' => 1,
			),
			$this->get( '/inbox' )['counts']
		);

		self::assertSame(
			array(
				'changed'  => 2,
				'complete' => true,
			),
			$this->rest( 'POST', '/inbox/read', array( 'newest' => $detractor ) )->get_data()
		);
		self::assertSame( array( $without ), $ids( array( 'state' => 'unread' ) ), 'What came since stays unread.' );
	}

	public function test_a_hidden_field_stands_beside_the_text_and_chooses(): void {
		list( $shop, $nps ) = $this->surveys();
		$give               = function ( int $id, string $fields ): int {
			$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => $fields ), array( 'id' => $id ) );
			return $id;
		};
		$upper              = $give( $this->respond( $shop, array( 'text' => 'Upper' ), 2 ), '{"order":["pro","page"],"plan":["Pro","address"]}' );
		$lower              = $give( $this->respond( $nps, array( 'why' => 'Lower' ), 1 ), '{"plan":["pro","page"]}' );
		$odd                = $give( $this->respond( $shop, array( 'text' => 'Odd' ) ), '{"plan":["a=\\"b\\",%","page"]}' );
		$this->respond( $shop, array( 'text' => 'Without' ) );
		$inbox = fn ( string $field ): array => $this->get( '/inbox', compact( 'field' ) )['items'];
		self::assertSame( array( $upper ), array_column( $inbox( 'plan=Pro' ), 'id' ) );
		self::assertSame( array( $lower ), array_column( $inbox( 'plan=pro' ), 'id' ) );
		self::assertSame( array( $odd ), array_column( $inbox( 'plan=a="b",%' ), 'id' ) );
		self::assertSame( array(), $inbox( 'plan=basic' ) );
		self::assertSame( array(), $inbox( 'gone=pro' ) );
		self::assertSame( array( 'plan', 'Pro', 'address' ), array_values( $inbox( 'plan=Pro' )[0]['hidden_fields'][1] ) );
		self::assertArrayNotHasKey( 'hidden_fields', $this->get( '/inbox', array( 'search' => 'Without' ) )['items'][0] );
		foreach ( array( 'plan', '=pro', 'Plan=pro', 'plan=' . str_repeat( 'a', 300 ) ) as $wrong ) {
			$reply = $this->rest( 'GET', '/inbox', array( 'field' => $wrong ) );
			self::assertSame( array( 400, array( 'field' ) ), array( $reply->get_status(), array_keys( ( (array) $reply->get_data() )['data']['params'] ) ), $wrong );
		}
	}

	public function test_days_and_tags(): void {
		list( $shop, $nps ) = $this->surveys();
		$this->license( PlanLevel::Plus );
		$old   = $this->respond( $shop, array( 'text' => 'Old' ), 9 );
		$week  = $this->respond( $nps, array( 'why' => 'Late' ), 6, '00:00:01' );
		$night = $this->respond( $shop, array( 'text' => 'Night' ), 1, '23:59:59' );
		$today = $this->respond( $shop, array( 'text' => 'New' ) );
		$ids   = fn ( array $query ): array => array_column( $this->get( '/inbox', $query )['items'], 'id' );
		self::assertSame( array( $today, $night, $week ), $ids( array( 'from' => $this->day( 6 ) ) ) );
		self::assertSame( array( $night ), $ids( array( 'from' => $this->day( 1 ), 'to' => $this->day( 1 ) ) ) );
		self::assertSame( array( $today ), $ids( array( 'from' => $this->day( 0 ) ) ) );
		$wrong = $this->rest( 'GET', '/inbox', array( 'from' => '2026-02-31' ) );
		self::assertSame( 400, $wrong->get_status() );
		self::assertArrayHasKey( 'from', ( (array) $wrong->get_data() )['data']['params'] );

		$tag   = ( (array) $this->rest( 'POST', '/tags', array( 'name' => 'delivery', 'color' => 0 ) )->get_data() )['id'];
		$tagit = static fn ( int $id ): array => array( 'add' => array( $tag ), 'remove' => array(), 'response_ids' => array( $id ) );
		self::assertSame( 200, $this->rest( 'POST', "/surveys/{$nps->id}/responses/tags", $tagit( $week ) )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', "/surveys/{$shop->id}/responses/tags", $tagit( $old ) )->get_status() );
		self::assertSame( array( $week, $old ), $ids( array( 'tag' => (string) $tag ) ) );
		self::assertSame( array( $week ), $ids( array( 'tag' => (string) $tag, 'from' => $this->day( 7 ) ) ) );
		self::assertSame( array( $today, $night ), $ids( array( 'tag' => 'none' ) ) );
		self::assertSame( 400, $this->rest( 'GET', '/inbox', array( 'tag' => 'x' ) )->get_status() );
		$this->license( null );
		$refused = $this->rest( 'GET', '/inbox', array( 'tag' => (string) $tag ) );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'annotations', ( (array) $refused->get_data() )['data']['feature'] );
	}

	public function test_only_people_who_may_read_results(): void {
		foreach ( array( 'author', 'subscriber' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->rest( 'GET', '/inbox' )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'POST', '/inbox/read', array( 'newest' => 1 ) )->get_status(), $role );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->rest( 'GET', '/inbox', array( 'cursor' => 'x' ) )->get_status() );
	}

	/**
	 * @param list<array{int, int}> $places Start and length.
	 */
	#[DataProvider( 'places' )]
	public function test_hits_are_places_of_javascript( string $text, string $search, array $places ): void {
		self::assertSame(
			$places,
			array_map( static fn ( array $hit ): array => array( $hit['start'], $hit['length'] ), Hits::in( $text, $search ) )
		);
	}

	/**
	 * @return iterable<array{string, string, list<array{int, int}>}>
	 */
	public static function places(): iterable {
		yield array( '🙂 Café', 'cafe', array( array( 3, 4 ) ) );
		yield array( 'ÄbA', 'a', array( array( 0, 1 ), array( 2, 1 ) ) );
		yield array( '日本語', '日本', array( array( 0, 2 ) ) );
		yield array( '100% _x_', '%', array( array( 3, 1 ) ) );
		yield array( 'abc', '', array() );
	}

	/**
	 * @return array{Survey, Survey}
	 */
	private function surveys(): array {
		$this->sign_in( 'administrator' );
		return array(
			$this->survey(
				array(
					$this->question( 'stars', 'star-rating', array(), array( 'comment_box' => true ) ),
					$this->question( 'text', 'long-text' ),
					$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ) ),
				),
				array( 'title' => 'Shop' )
			),
			$this->survey(
				array(
					$this->question( 'score', 'nps' ),
					$this->question( 'why', 'text' ),
					$this->question( 'mail', 'email', array( 'include_name' => true ) ),
				),
				array( 'title' => 'NPS' )
			),
		);
	}

	/**
	 * @return array<int, string> What was written in each response, newest first.
	 */
	private function history(): array {
		list( $shop, $nps ) = $this->surveys();
		$written            = array();
		for ( $i = 27; $i >= 0; $i-- ) {
			$text = self::TEXTS[ $i % count( self::TEXTS ) ];
			if ( 0 === $i % 2 ) {
				$id = $this->respond( $nps, array( 'score' => 1 + $i % 10, 'why' => $text ), $i );
			} else {
				$id = $this->respond( $shop, array( 'stars' => array( 'value' => 1 + $i % 5, 'extra' => array( 'comments' => $text ) ), 'drink' => 'Tea' ), $i );
			}
			$written = array( $id => $text ) + $written;
			$this->respond( $shop, array( 'drink' => 'Tea' ), $i );
		}
		return $written;
	}

	private function reader( int $piece ): ReadInbox {
		$container = $this->container();
		return new ReadInbox(
			new InboxQuery( $container->get( Database::class ) ),
			new InboxItems(
				$container->get( ResponsesQuery::class ),
				$container->get( AnswersQuery::class ),
				$container->get( AnswerReader::class ),
				$container->get( QuestionTypeRegistry::class ),
				$container->get( Annotations::class )
			),
			$container->get( SurveyRepository::class ),
			$container->get( Scores::class ),
			$container->get( Annotations::class ),
			$piece,
			0
		);
	}
}

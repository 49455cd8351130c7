<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Responses\Annotations\TagRepository;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Shared\Accent;
use UserFeedback\Pro\Results\Shared\Reply;
use UserFeedback\Pro\Results\Shared\ReportPage;
use UserFeedback\Pro\Summaries\Scope;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Links to reports: who makes them, what they show and to whom (docs/security.md, SEC-SR).
 */
final class SharedReportsTest extends ResultsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		// Nobody is counted without an address: who asks too often in one test would have to wait in the next.
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	protected function tearDown(): void {
		unset( $_SERVER['REMOTE_ADDR'] );
		parent::tearDown();
	}

	public function test_the_page_shows_the_figures_of_the_owners_screen(): void {
		$survey  = $this->answered();
		$filter  = array( 'answers' => array( 'stars' => array( 'from' => '4' ) ) );
		$figures = $this->open( $this->link( $survey, array( 'filter' => $filter ) ) )['figures'];
		$results = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => $filter ) );

		self::assertSame( 2, $figures['range_responses_count'] );
		self::assertSame( 3, $figures['unfiltered_responses_count'] );
		foreach ( array( 'range', 'range_responses_count', 'unfiltered_responses_count', 'nps_overview', 'title', 'step' ) as $key ) {
			self::assertEquals( $results[ $key ], $figures[ $key ], $key );
		}
		foreach ( $results['question_stats'] as $index => $question ) {
			self::assertEquals( array( 'answers' => array() ) + $question, $figures['question_stats'][ $index ] );
		}
	}

	public function test_nothing_leads_to_a_single_response(): void {
		$survey = $this->answered();
		$body   = $this->call( $this->link( $survey ) )->body;
		foreach ( array( 'secret words', 'My comment', 'ada@example.org', 'Lovelace', '192.0.2.7', 'response_id', 'impression', 'user_ip' ) as $private ) {
			self::assertStringNotContainsString( $private, $body );
		}
	}

	public function test_written_answers_are_shown_where_the_owner_chose_so_without_what_names_a_person(): void {
		$survey  = $this->answered();
		$link    = $this->link( $survey, array( 'written' => true ) );
		$written = $this->open( $link )['figures']['written'];
		self::assertSame( array( 'secret words, write to [email]' ), array_column( $written['why'], 'text' ) );
		self::assertSame( array( array( 'text' => 'My comment', 'value' => 5 ) ), $written['stars'] );
		self::assertStringNotContainsString( 'ada@example.org', $this->call( $link )->body );
	}

	public function test_a_report_of_a_damaged_survey_says_that_it_cannot_be_shown(): void {
		$survey = $this->answered();
		$links  = array( $this->link( $survey ), $this->link( $survey, array( 'password' => 'quiet words' ) ) );
		$this->wpdb()->update( $this->table( 'survey' ), array( 'questions' => '[{"id":"q1"' ), array( 'id' => $survey->id ) );
		foreach ( $links as $link ) {
			foreach ( array( $this->call( $link ), $this->call( $link, '' ) ) as $reply ) {
				self::assertSame( 503, $reply->status );
				self::assertStringContainsString( 'This report cannot be shown at the moment', $reply->body );
				self::assertStringNotContainsString( 'damaged', $reply->body, 'What is wrong is for owners.' );
			}
		}
	}

	public function test_of_an_erased_person_no_text_is_left(): void {
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $survey, array( 'why' => 'The oldest stays' ) );
		$erased = array( $this->respond( $survey, array( 'why' => 'Ada wrote 0' ) ) );
		for ( $number = 1; $number < 20; ++$number ) {
			$erased[] = $this->respond( $survey, array( 'why' => "Ada wrote $number" ) );
		}
		$link = $this->link( $survey, array( 'written' => true ) );
		self::assertCount( 20, $this->open( $link )['figures']['written']['why'] );
		$data = new PersonalDataRepository( $this->container()->get( Database::class ) );
		$data->anonymise( $erased, wp_privacy_anonymize_data( 'text' ) );
		$figures = $this->open( $link )['figures'];
		self::assertSame( array( 'The oldest stays' ), array_column( $figures['written']['why'], 'text' ) );
		self::assertSame( 21, $figures['range_responses_count'], 'They are counted still.' );
		self::assertSame(
			array( 'The oldest stays' ),
			array_column( $this->open( $this->link( $survey, array( 'written' => true, 'filter' => array( 'device' => 'desktop' ) ) ) )['figures']['written']['why'], 'text' ),
			'Under a filter.'
		);
	}

	public function test_a_text_at_other_names_nobody_either(): void {
		$survey = $this->survey(
			array( $this->question( 'heard', 'radio-button', array( 'option_ids' => array( 'a', 'z' ), 'options' => array( 'Friends', 'Other' ), 'other' => 'z' ) ) )
		);
		foreach ( range( 1, 3 ) as $number ) {
			$this->respond( $survey, array( 'heard' => array( 'value' => 'Other', 'extra' => array( 'other' => "ask ada$number@example.org" ) ) ) );
		}
		$link = $this->link( $survey, array( 'written' => true ) );
		self::assertSame( 'ask [email]', $this->open( $link )['figures']['written']['heard'][0]['text'] );
		self::assertStringNotContainsString( '@example.org', $this->call( $link )->body );
	}

	public function test_comments_stand_beside_texts_at_other(): void {
		$survey = $this->survey(
			array(
				$this->question(
					'heard',
					'radio-button',
					array( 'option_ids' => array( 'a', 'z' ), 'options' => array( 'Friends', 'Other' ), 'other' => 'z' ),
					array( 'comment_box' => true )
				),
			)
		);
		foreach ( range( 1, 9 ) as $number ) {
			$this->respond( $survey, array( 'heard' => array( 'value' => 'Friends', 'extra' => array( 'comments' => "Comment $number" ) ) ), 2 );
		}
		foreach ( range( 1, 5 ) as $number ) {
			$this->respond( $survey, array( 'heard' => array( 'value' => 'Other', 'extra' => array( 'other' => "Radio $number" ) ) ), 3 );
			$this->respond( $survey, array( 'heard' => array( 'value' => 'Other', 'extra' => array( 'comments' => "ask ada$number@example.org", 'other' => "Paper $number" ) ) ), 1 );
		}
		$this->respond( $survey, array( 'heard' => 'Friends' ) );
		$written = $this->open( $this->link( $survey, array( 'written' => true ) ) )['figures']['written']['heard'];
		self::assertCount( 20, $written );
		self::assertSame(
			array( 'Paper 5', 'ask [email]', 'Paper 4', 'ask [email]', 'Paper 3', 'ask [email]', 'Paper 2', 'ask [email]', 'Paper 1', 'ask [email]', 'Comment 9' ),
			array_slice( array_column( $written, 'text' ), 0, 11 )
		);
		self::assertSame( array( 'Comment 1', 'Radio 5' ), array_slice( array_column( $written, 'text' ), 18 ) );
		self::assertSame( 'Friends', $written[10]['value'] );
	}

	public function test_the_ai_summary_comes_without_quotes_and_only_where_chosen(): void {
		$survey = $this->answered();
		$this->save_summary( Scope::everything( $survey ), 'Prices' );
		self::assertNull( $this->open( $this->link( $survey ) )['figures']['ai_summary'] );
		$link = $this->link( $survey, array( 'summary' => true ) );
		self::assertSame( 'Prices', $this->open( $link )['figures']['ai_summary']['themes'][0]['title'] );
		self::assertFalse( $this->open( $link )['figures']['ai_summary']['filtered'] );
		self::assertStringNotContainsString( '4242424242', $this->call( $link )->body );
		$this->license( PlanLevel::Plus );
		self::assertNull( $this->open( $link )['figures']['ai_summary'] );
	}

	public function test_under_a_filter_it_is_the_summary_made_under_the_same_one(): void {
		$survey = $this->answered();
		$this->save_summary( Scope::everything( $survey ), 'Of all' );
		$filter = array( 'answers' => array( 'stars' => array( 'from' => '4' ) ) );
		$link   = $this->link(
			$survey,
			array(
				'summary' => true,
				'days'    => 'last_30_days',
				'filter'  => $filter,
			)
		);
		self::assertNull( $this->open( $link )['figures']['ai_summary'], 'It is about everybody.' );
		$range = $this->container()->get( SurveyReport::class )->range( array( 'from' => $this->day( 29 ), 'to' => $this->day( 0 ) ), $survey );
		$scope = fn ( array $given ): Scope => Scope::filtered( $survey, $range, $this->container()->get( ChosenFilters::class )->read( $survey, $given ) ?? new Filter() );
		$this->save_summary( $scope( array( 'device' => 'mobile' ) ), 'Of phones' );
		self::assertNull( $this->open( $link )['figures']['ai_summary'], 'It is of another filter.' );
		$this->save_summary( $scope( $filter ), 'Of the content' );
		self::assertSame( 'Of the content', $this->open( $link )['figures']['ai_summary']['themes'][0]['title'] );
		self::assertTrue( $this->open( $link )['figures']['ai_summary']['filtered'] );
	}

	public function test_without_a_filter_no_question_of_few_is_shown(): void {
		$survey = $this->answered();
		$whole  = array(
			'written' => true,
			'days'    => 'last_30_days',
		);
		$link   = $this->link( $survey, $whole );
		$before = array_column( $this->open( $link )['figures']['question_stats'], null, 'id' );
		self::assertLessThan( 3, $before['why']['total_answers'] );
		$settings = $this->container()->get( SettingsRepository::class );
		try {
			$settings->save( array( 'smallest_group' => 3 ) );
			$figures = $this->open( $link )['figures'];
			$stats   = array_column( $figures['question_stats'], null, 'id' );
			self::assertTrue( $stats['why']['too_few'] );
			self::assertSame( 3, $stats['stars']['total_answers'] );
			self::assertArrayNotHasKey( 'why', $figures['written'] );
			$settings->save( array( 'smallest_group' => 5 ) );
			self::assertSame( 404, $this->call( $link )->status, 'Three responses in all.' );
			self::assertSame( 403, $this->rest( 'POST', "/surveys/{$survey->id}/shared-reports", array( 'name' => 'Few' ) + $whole )->get_status() );
		} finally {
			$settings->save( array( 'smallest_group' => 0 ) );
		}
	}

	public function test_the_page_names_the_tags_and_topics_of_its_filter_and_no_others(): void {
		$survey = $this->answered();
		$tags   = $this->container()->get( TagRepository::class );
		$topics = new TopicRepository( $this->container()->get( Database::class ) );
		$tag    = (int) $tags->create( 'angry', 0 );
		$tags->create( 'inner circle', 1 );
		$topic = $topics->create( 'Prices' );
		$topics->create( 'Layoffs' );
		$link = $this->link( $survey, array( 'filter' => array( 'tag' => "{$tag},none", 'topic' => (string) $topic ) ) );
		$page = $this->open( $link );
		self::assertSame(
			array(
				'tags'   => array( array( 'id' => $tag, 'name' => 'angry' ) ),
				'topics' => array( array( 'id' => $topic, 'name' => 'Prices' ) ),
			),
			$page['names']
		);
		self::assertStringNotContainsString( 'inner circle', $this->call( $link )->body );
	}

	public function test_figures_that_stop_never_change_and_others_do(): void {
		$survey  = $this->answered();
		$moving  = $this->link( $survey );
		$stopped = $this->link( $survey, array( 'stop' => true ) );
		$before  = $this->open( $stopped )['figures'];
		$this->respond( $survey, array( 'stars' => 1 ) );
		self::assertSame( 4, $this->open( $moving )['figures']['range_responses_count'] );
		self::assertSame( $before, $this->open( $stopped )['figures'] );
		self::assertSame( 3, $before['range_responses_count'] );
	}

	public function test_unknown_ended_revoked_trashed_and_unpaid_links_answer_alike(): void {
		$survey = $this->answered();
		$gone   = $this->call( str_repeat( 'A', 43 ) );
		self::assertSame( 404, $gone->status );
		self::assertStringContainsString( 'This report is no longer shared', $gone->body );
		self::assertStringNotContainsString( 'Coffee', $gone->body );

		$token = $this->link( $survey );
		$id    = $this->get( "/surveys/{$survey->id}/shared-reports" )['items'][0]['id'];
		$this->wpdb()->query( "UPDATE {$this->table( 'report' )} SET ends_at = '2020-01-01 00:00:00'" );
		self::assertEquals( $gone, $this->call( $token ) );
		$this->wpdb()->query( "UPDATE {$this->table( 'report' )} SET ends_at = NULL" );
		self::assertSame( 200, $this->call( $token )->status );
		$this->license( null );
		self::assertEquals( $gone, $this->call( $token ) );
		$this->license( PlanLevel::Plus );
		$surveys = $this->container()->get( SurveyRepository::class );
		$trashed = $surveys->store( $survey->with( array( 'status' => Survey::TRASH ) ) );
		self::assertEquals( $gone, $this->call( $token ) );
		$surveys->store( $trashed->with( array( 'status' => Survey::PUBLISH ) ) );
		self::assertSame( 200, $this->call( $token )->status );
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/shared-reports/{$id}" )->get_status() );
		self::assertEquals( $gone, $this->call( $token ) );
		foreach ( array( '', 'x', $token . 'x', "' OR 1=1 -- " ) as $guess ) {
			self::assertEquals( $gone, $this->call( $guess ) );
		}
	}

	public function test_a_question_that_went_with_the_filter_ends_the_report(): void {
		$survey = $this->answered();
		$token  = $this->link( $survey, array( 'filter' => array( 'answers' => array( 'why' => array( 'contains' => 'words' ) ) ) ) );
		self::assertSame( 200, $this->call( $token )->status );
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'stars', 'star-rating' ) ) ) )
		);
		self::assertSame( 404, $this->call( $token )->status );
	}

	public function test_figures_that_stopped_outlive_the_question_of_their_filter(): void {
		$survey = $this->answered();
		$filter = array( 'answers' => array( 'why' => array( 'contains' => 'words' ) ) );
		$tokens = array();
		foreach ( array( false, true ) as $written ) {
			$tokens[] = $this->link( $survey, compact( 'filter', 'written' ) + array( 'stop' => true ) );
		}
		$before = $this->open( $tokens[1] );
		self::assertNotSame( array(), $before['figures']['written'] );
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'stars', 'star-rating', array(), array( 'comment_box' => true ) ) ) ) )
		);
		foreach ( $tokens as $token ) {
			$after = $this->open( $token );
			self::assertSame( 1, $after['figures']['range_responses_count'] );
			self::assertSame( $before['filter'], $after['filter'], 'The reader sees that there is one.' );
			self::assertSame( array(), $after['figures']['written'], 'Nobody knows whose they are.' );
		}
	}

	public function test_blanks_around_a_password_are_no_part_of_it(): void {
		$survey = $this->answered();
		$token  = $this->link( $survey, array( 'password' => 'open sesame ' ) );
		self::assertSame( 303, $this->call( $token, null, 'open sesame ' )->status );
		self::assertSame( 303, $this->call( $token, null, 'open sesame' )->status );
		self::assertSame( 403, $this->call( $token, null, ' ' )->status );
	}

	public function test_a_stolen_table_opens_no_report(): void {
		$token = $this->link( $this->answered(), array( 'password' => 'open sesame' ) );
		self::assertGreaterThanOrEqual( 43, strlen( $token ) );
		$row = $this->wpdb()->get_row( "SELECT *, HEX(digest) AS hex FROM {$this->table( 'report' )}", ARRAY_A );
		self::assertIsArray( $row );
		self::assertSame( strtoupper( hash( 'sha256', $token ) ), $row['hex'] );
		self::assertStringNotContainsString( $token, implode( ' ', $row ) );
		self::assertStringNotContainsString( 'open sesame', implode( ' ', $row ) );
		$list = (string) wp_json_encode( $this->get( '/surveys/' . $row['survey_id'] . '/shared-reports' ) );
		self::assertStringNotContainsString( $token, $list );
		self::assertStringNotContainsString( 'sesame', $list );
		self::assertStringNotContainsString( $row['password'], $list );
	}

	public function test_a_password_is_asked_once_and_five_tries_an_hour_are_taken(): void {
		$survey = $this->answered();
		$token  = $this->link( $survey, array( 'password' => 'open sesame' ) );
		$asked  = $this->call( $token );
		self::assertSame( 200, $asked->status );
		self::assertStringContainsString( 'This report has a password', $asked->body );
		self::assertStringNotContainsString( 'Coffee', $asked->body );
		self::assertSame( 404, $this->call( $token, '' )->status, 'Figures without the password.' );

		foreach ( array( '4 more tries', '3 more tries', '2 more tries', '1 more try', '0 more tries' ) as $left ) {
			$wrong = $this->call( $token, null, 'wrong' );
			self::assertSame( 403, $wrong->status );
			self::assertStringContainsString( $left, $wrong->body );
		}
		self::assertSame( 429, $this->call( $token, null, 'open sesame' )->status, 'The right one, after too many.' );
		$this->wpdb()->query( "UPDATE {$this->table( 'report' )} SET tries_at = tries_at - INTERVAL 61 MINUTE" );
		$right = $this->call( $token, null, 'open sesame' );
		self::assertSame( 303, $right->status );
		self::assertNotNull( $right->cookie );
		$cookie = array( $right->cookie[0] => $right->cookie[1] );
		self::assertSame( 'Coffee', $this->open( $token, $cookie )['figures']['title'] );

		$other = $this->link( $survey, array( 'password' => 'open sesame' ) );
		$taken = array( preg_replace( '/\d+$/', (string) $this->wpdb()->get_var( "SELECT MAX(id) FROM {$this->table( 'report' )}" ), $right->cookie[0] ) => $right->cookie[1] );
		self::assertStringContainsString( 'has a password', $this->call( $other, null, null, $taken )->body );
	}

	public function test_no_cache_keeps_a_page_and_no_address_leaks(): void {
		$survey  = $this->answered();
		$token   = $this->link( $survey );
		$replies = array(
			$this->call( $token ),
			$this->call( $token, '' ),
			$this->call( 'unknown' ),
			$this->call( $this->link( $survey, array( 'password' => 'x' ) ) ),
		);
		foreach ( $replies as $reply ) {
			self::assertSame( 'private, no-store', $reply->headers['Cache-Control'] );
			self::assertSame( 'no-referrer', $reply->headers['Referrer-Policy'] );
			self::assertStringContainsString( 'noindex', $reply->headers['X-Robots-Tag'] );
		}
		$page = $replies[0];
		self::assertStringContainsString( '<meta name="robots" content="noindex', $page->body );
		$policy = $page->headers['Content-Security-Policy'];
		self::assertStringContainsString( "default-src 'none'", $policy );
		self::assertStringNotContainsString( 'unsafe', $policy );
		self::assertStringNotContainsString( '*', $policy );
	}

	public function test_only_those_who_manage_share(): void {
		$survey = $this->answered();
		$this->container()->get( SettingsRepository::class )->save(
			array(
				'create_edit_surveys' => array( 'author' ),
				'view_results'        => array( 'editor' ),
			)
		);
		$body = array(
			'name' => 'Board',
			'days' => 'all_time',
		);
		foreach ( array( 'author', 'editor', 'subscriber' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->rest( 'POST', "/surveys/{$survey->id}/shared-reports", $body )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'GET', "/surveys/{$survey->id}/shared-reports" )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'DELETE', "/surveys/{$survey->id}/shared-reports/1" )->get_status(), $role );
		}
		self::assertSame( 0, $this->count_rows( 'report' ) );
	}

	public function test_the_plan_decides(): void {
		$survey = $this->answered();
		$this->link( $survey );
		$id = $this->get( "/surveys/{$survey->id}/shared-reports" )['items'][0]['id'];
		$this->license( null );
		$refused = $this->rest( 'GET', "/surveys/{$survey->id}/shared-reports" );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'shared-reports', ( (array) $refused->get_data() )['data']['feature'] );
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/shared-reports/{$id}" )->get_status() );
	}

	public function test_wrong_days_and_filters_are_refused_before_a_link_exists(): void {
		$survey = $this->answered();
		foreach (
			array(
				array( 'days' => 'sometime' ),
				array( 'days' => '2026-02-30/2026-03-01' ),
				array( 'days' => '2026-03-01/2026-02-01' ),
				array( 'filter' => array( 'answers' => array( 'gone' => array( 'skipped' => '1' ) ) ) ),
				array( 'ends' => 31 ),
				array( 'name' => '' ),
			) as $wrong
		) {
			$reply = $this->rest(
				'POST',
				"/surveys/{$survey->id}/shared-reports",
				$wrong + array(
					'name' => 'Board',
					'days' => 'all_time',
				)
			);
			self::assertSame( 400, $reply->get_status(), (string) wp_json_encode( $wrong ) );
		}
		self::assertSame( 0, $this->count_rows( 'report' ) );
	}

	public function test_a_link_of_another_survey_is_not_found(): void {
		$survey = $this->answered();
		$this->link( $survey );
		$id    = $this->get( "/surveys/{$survey->id}/shared-reports" )['items'][0]['id'];
		$other = $this->answered();
		self::assertSame( 404, $this->rest( 'DELETE', "/surveys/{$other->id}/shared-reports/{$id}" )->get_status() );
		self::assertSame( 1, $this->count_rows( 'report' ) );
	}

	public function test_the_list_counts_visits_of_others(): void {
		$survey = $this->answered();
		$token  = $this->link( $survey );
		$this->call( $token );
		self::assertSame( 0, $this->get( "/surveys/{$survey->id}/shared-reports" )['items'][0]['opened'] );
		wp_set_current_user( 0 );
		$this->call( $token );
		$this->sign_in( 'administrator' );
		$item = $this->get( "/surveys/{$survey->id}/shared-reports" )['items'][0];
		self::assertSame( 1, $item['opened'] );
		self::assertNotNull( $item['opened_at'] );
	}

	public function test_a_deleted_survey_takes_its_links_along(): void {
		$survey = $this->answered();
		$this->link( $survey );
		$kept = $this->answered();
		$this->link( $kept );
		$surveys = $this->container()->get( SurveyRepository::class );
		$surveys->store( $survey->with( array( 'status' => Survey::TRASH ) ) );
		$surveys->mark_deleted( array( $survey->id ) );
		do {
			$done = $surveys->purge( $survey->id, 1000 );
		} while ( ! $done );
		self::assertSame( 1, $this->count_rows( 'report' ) );
	}

	public function test_visitors_who_ask_too_often_wait(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';

		$last = 0;
		for ( $call = 0; $call < 400 && 429 !== $last; $call++ ) {
			$last = $this->call( 'unknown' )->status;
		}
		self::assertSame( 429, $last );
	}

	public function test_the_accent_can_be_read(): void {
		self::assertSame( '#14533e', Accent::of( '#14533E' ) );
		self::assertSame( '#757575', Accent::of( '#ffffff' ) );
		self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', Accent::of( 'red;}</style>' ) );
	}

	public function test_a_group_that_is_too_small_is_not_shared(): void {
		$survey   = $this->answered();
		$filter   = array( 'answers' => array( 'stars' => array( 'from' => '4' ) ) );
		$link     = $this->link( $survey, array( 'filter' => $filter ) );
		$settings = $this->container()->get( SettingsRepository::class );
		$settings->save( array( 'smallest_group' => 5 ) );
		try {
			$reply = $this->rest(
				'POST',
				"/surveys/{$survey->id}/shared-reports",
				array(
					'name'   => 'Few',
					'days'   => 'last_30_days',
					'filter' => $filter,
				)
			);
			self::assertSame( 403, $reply->get_status() );
			self::assertSame( 404, $this->call( $link )->status, 'A link from before ends too.' );
		} finally {
			$settings->save( array( 'smallest_group' => 0 ) );
		}
	}

	private function save_summary( Scope $scope, string $theme ): void {
		$this->container()->get( SummaryStore::class )->save(
			$scope,
			array(
				'overview'  => 'People are content.',
				'themes'    => array(
					array(
						'title'  => $theme,
						'text'   => 'Fair.',
						'count'  => 2,
						'quotes' => array(
							array(
								'response_id' => 4242424242,
								'text'        => 'secret words',
							),
						),
					),
				),
				'responses' => 3,
				'read'      => 3,
				'written'   => 3,
				'newest'    => 1,
				'model'     => 'a model',
				'made_at'   => '2026-01-01T00:00:00Z',
				'mark'      => '',
			)
		);
	}

	private function answered(): Survey {
		$survey = $this->survey(
			array(
				$this->question( 'stars', 'star-rating', array(), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
				$this->question( 'mail', 'email' ),
			)
		);
		$this->respond(
			$survey,
			array(
				'stars' => array(
					'value' => 5,
					'extra' => array( 'comments' => 'My comment' ),
				),
				'why'   => 'secret words, write to ada@example.org',
				'mail'  => array(
					'value' => 'ada@example.org',
					'extra' => array( 'name' => 'Ada Lovelace' ),
				),
			)
		);
		$this->respond( $survey, array( 'stars' => 4 ) );
		$this->respond( $survey, array( 'stars' => 2 ) );
		return $survey;
	}

	/**
	 * The token of a new link.
	 *
	 * @param array<string, mixed> $changes Of the body.
	 */
	private function link( Survey $survey, array $changes = array() ): string {
		$reply = $this->rest(
			'POST',
			"/surveys/{$survey->id}/shared-reports",
			$changes + array(
				'name' => 'Board',
				'days' => 'last_30_days',
			)
		);
		$data  = (array) $reply->get_data();
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $data ) );
		$start = home_url( '/?uf-report=' );
		self::assertSame( $start, substr( $data['link'], 0, strlen( $start ) ) );
		return substr( $data['link'], strlen( $start ) );
	}

	/**
	 * @param array<array-key, string> $cookies Of the browser.
	 */
	private function call( string $token, ?string $cursor = null, ?string $password = null, array $cookies = array() ): Reply {
		return $this->container()->get( ReportPage::class )->reply( $token, $cursor, $password, $cookies );
	}

	/**
	 * What the page of a link is given.
	 *
	 * @param array<array-key, string> $cookies Of the browser.
	 * @return array<string, mixed>
	 */
	private function open( string $token, array $cookies = array() ): array {
		$reply = $this->call( $token, null, null, $cookies );
		self::assertSame( 200, $reply->status );
		self::assertSame( 1, preg_match( '~id="uf-report-data">(.*?)</script>~s', $reply->body, $found ) );
		$data = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $data );
		return $data;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Access;

use UserFeedback\Access\AccessSettings;
use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Dashboard\WeekFigures;
use UserFeedback\Database\Database;
use UserFeedback\Inbox\InboxQuery;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Rest\SurveyGuard;
use UserFeedback\Results\NewestWordsQuery;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use UserFeedback\Tests\RouteTable;
use WP_REST_Response;

/**
 * Authors who are limited to their own surveys reach nothing of others (ACC-01 to ACC-03).
 */
final class OwnSurveysTest extends ResponsesTestCase {

	private const AUTHOR = array( 'author' );

	/**
	 * Routes that name no survey and are about surveys of all: each is restricted where it reads, and the tests below
	 * look at it. Add a new one here with a test.
	 */
	private const ABOUT_ALL = array(
		'GET /surveys',
		'GET /results-summary',
		'GET /inbox',
		'POST /inbox/read',
		'GET /tags',
		'GET /topics',
		'POST /tags/(?P<tag_id>\d+)',
		'POST /tags/(?P<tag_id>\d+)/merge',
		'DELETE /tags/(?P<tag_id>\d+)',
		'GET /notifications',
		'POST /notifications/(?P<id>[a-z0-9][a-z0-9_-]{0,63})/dismiss',
	);

	/**
	 * Routes for people who are not administrators, and about no survey that exists.
	 */
	private const ABOUT_NONE = array(
		'POST /surveys',
		'POST /surveys/file',
		'POST /surveys/checks',
		'GET /question-bank',
		'POST /question-bank',
		'POST /question-bank/(?P<bank_id>[a-f0-9]{32})',
		'DELETE /question-bank/(?P<bank_id>[a-f0-9]{32})',
		'POST /tags',
		'GET /survey-templates',
		'POST /notifications/action',
		'GET /exports',
		'POST /exports/(?P<key>[a-f0-9]{32})/slice',
		'DELETE /exports/(?P<key>[a-f0-9]{32})',
		'POST /survey-drafts',
		'POST /survey-drafts/wording',
		'GET /search',
		'GET /logic-type',
		'GET /post-ratings',
		'GET /post-ratings/settings',
		'GET /post-ratings/(?P<post_id>\d+)',
		'GET /countries',
		'GET /google-drive',
		'GET /heatmaps',
		'GET /heatmaps/(?P<id>\d+)',
		'GET /heatmaps/(?P<id>\d+)/map',
	);

	private int $own;
	private int $other;

	/**
	 * Newest response to each.
	 *
	 * @var array<int, int>
	 */
	private array $responses = array();

	protected function setUp(): void {
		parent::setUp();
		$this->license( PlanLevel::Elite );
		$this->container()->get( SettingsRepository::class )->save(
			array_fill_keys( AccessSettings::LISTS, self::AUTHOR ) + array( AccessSettings::OWN_ONLY => true )
		);
		$author      = (int) username_exists( 'author' );
		$this->own   = $this->survey()->id;
		$this->other = $this->survey()->id;
		$this->wpdb()->update( $this->table( 'survey' ), array( 'author' => $author, 'title' => 'Own survey' ), array( 'id' => $this->own ) );
		$this->wpdb()->update( $this->table( 'survey' ), array( 'author' => 1, 'title' => 'Secret survey' ), array( 'id' => $this->other ) );
		foreach ( array( $this->own, $this->other, $this->other ) as $survey ) {
			self::assertSame( 201, $this->submit( $survey, $this->body( array( 'mail' => "for-$survey@example.org" ) ) )->get_status() );
			$this->responses[ $survey ] = (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
		}
		$this->sign_in( 'author' );
	}

	/**
	 * What a call replies, as text.
	 *
	 * @param array<string, mixed> $params Of the call.
	 */
	private function text( string $method, string $path, array $params = array() ): string {
		$reply = $this->rest( $method, $path, $params );
		self::assertSame( 200, $reply->get_status(), "$method $path" );
		return (string) wp_json_encode( $reply->get_data() );
	}

	/**
	 * Routes of the table for people who are not administrators.
	 *
	 * @return list<array{method: string, route: string, path: string, params: array<string, mixed>}>
	 */
	private static function routes(): array {
		return array_values(
			array_filter(
				RouteTable::all(),
				static fn ( array $route ): bool => array() !== array_intersect( $route['needs'], array( 'edit', 'view', 'delete' ) )
			)
		);
	}

	public function test_who_may_not_see_results_adds_no_recipient_of_responses(): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'view_results' => array() ) );
		$address = fn ( string $text ): WP_REST_Response => $this->rest( 'POST', '/surveys', array( 'id' => $this->own, 'notifications' => array( 'email' => array( 'active' => true, 'addresses' => $text ) ) ) );
		$repo    = $this->container()->get( SurveyRepository::class );
		$stored  = fn (): mixed => $repo->find( $this->own )?->notifications['email']['addresses'];
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $address( 'boss@example.org, team@example.org' )->get_status() );
		$this->sign_in( 'author' );
		$refused = $address( 'boss@example.org, me@example.org' );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( array( 'notifications[email][addresses]' => 'Only people who can view results can add an address.' ), $refused->get_data()['data']['params'] );
		self::assertSame( 'boss@example.org, team@example.org', $stored() );
		self::assertSame( 200, $address( 'Team@example.org' )->get_status(), 'Taking one away is possible.' );
		self::assertSame( 'Team@example.org', $stored() );
		self::assertSame( 403, $this->rest( 'POST', '/surveys', array( 'notifications' => array( 'email' => array( 'active' => false, 'addresses' => 'me@example.org' ) ) ) )->get_status(), 'Nor for later.' );
	}

	public function test_every_route_names_its_survey_or_is_listed_here(): void {
		$missing = array();
		foreach ( self::routes() as $route ) {
			$name    = "{$route['method']} {$route['route']}";
			$in_path = 1 === preg_match( SurveyGuard::PATHS, $route['route'] ) && str_contains( $route['route'], '(?P<id>' );
			$named   = $in_path || array() !== array_intersect( SurveyGuard::PARAMETERS, array_keys( $route['params'] ) );
			if ( ! $named && ! in_array( $name, array( ...self::ABOUT_ALL, ...self::ABOUT_NONE ), true ) ) {
				$missing[] = $name;
			}
		}
		self::assertSame( array(), $missing, 'Can it reach surveys of others? Then restrict it, and list it here.' );
	}

	public function test_every_route_hides_surveys_of_others(): void {
		$checked = 0;
		foreach ( self::routes() as $route ) {
			foreach ( array( $this->own, $this->other ) as $survey ) {
				$path   = (string) preg_replace( '#^(/(?:(?:google-drive/)?surveys|ai-summary|preload-ai-summary)/)999999#', '${1}' . $survey, $route['path'] );
				$path   = str_replace( '/responses/1', '/responses/' . $this->responses[ $survey ], $path );
				$params = $route['params'];
				if ( isset( $params['survey_ids'] ) ) {
					$params['survey_ids'] = array( $survey );
				} elseif ( $path === $route['path'] ) {
					continue 2;
				}
				$status = $this->rest( $route['method'], $path, $params )->get_status();
				$name   = "{$route['method']} {$route['route']}";
				if ( $survey === $this->other ) {
					self::assertContains( $status, array( 403, 404 ), $name );
					++$checked;
				} else {
					// What is refused to everybody here, an unknown note for example, shows nothing.
					$this->restore_own();
				}
			}
		}
		self::assertGreaterThan( 35, $checked );
		self::assertSame( 'publish', $this->wpdb()->get_var( "SELECT status FROM {$this->table( 'survey' )} WHERE id = {$this->other}" ) );
	}

	/**
	 * Some routes delete.
	 */
	private function restore_own(): void {
		$this->wpdb()->update( $this->table( 'survey' ), array( 'status' => 'publish' ), array( 'id' => $this->own ) );
	}

	public function test_own_surveys_are_theirs(): void {
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$this->own}/results" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$this->own}/responses" )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', '/surveys', array( 'id' => $this->own, 'title' => 'New title' ) )->get_status() );
		$made = $this->rest( 'POST', '/surveys', array( 'title' => 'Mine' ) );
		self::assertSame( 201, $made->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/surveys/' . $made->get_data()['id'] )->get_status() );
		$copy = $this->rest( 'POST', "/surveys/{$this->own}/duplicate" );
		self::assertSame( 200, $this->rest( 'GET', '/surveys/' . $copy->get_data()['id'] )->get_status() );
	}

	public function test_saving_over_a_survey_of_another_is_refused(): void {
		self::assertSame( 404, $this->rest( 'POST', '/surveys', array( 'id' => $this->other, 'title' => 'Mine now' ) )->get_status() );
		self::assertSame( 404, $this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $this->own, $this->other ) ) )->get_status() );
		self::assertSame( 0, $this->count_rows( 'survey', array( 'status' => 'trash' ) ), 'Nor is the own one changed.' );
	}

	public function test_lists_have_their_own_surveys_alone(): void {
		$list = $this->rest( 'GET', '/surveys' )->get_data();
		self::assertSame( array( $this->own ), array_column( $list['items'], 'id' ) );
		self::assertSame( 1, $list['pagination']['total'] );
		self::assertSame( 1, array_column( $list['status_filters'], 'count', 'status' )['all'] );
		$found = $this->rest( 'GET', '/surveys', array( 'search' => 'survey' ) )->get_data();
		self::assertSame( 1, $found['pagination']['total'] );

		$summary = $this->rest( 'GET', '/results-summary' )->get_data()['data'];
		self::assertSame( array( $this->own ), array_column( $summary['surveys'], 'id' ) );
		self::assertSame( 1, $summary['total_responses'] );
		self::assertSame( 1, $summary['responses_compared']['value'] );
		self::assertSame( 404, $this->rest( 'GET', '/results-summary', array( 'survey_id' => $this->other ) )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/results-summary', array( 'survey_id' => $this->own ) )->get_status() );

		$inbox = $this->rest( 'GET', '/inbox' )->get_data();
		self::assertSame( array( $this->own ), array_unique( array_column( $inbox['items'], 'survey_id' ) ) );
		self::assertSame( 1, $inbox['counts']['all'] );
		self::assertSame( 404, $this->rest( 'GET', '/inbox', array( 'survey_id' => $this->other ) )->get_status() );
		self::assertSame( 1, $this->container()->get( InboxQuery::class )->unread( 99 ), 'The number in the menu' );
		self::assertSame( 1, $this->rest( 'POST', '/inbox/read', array( 'newest' => 99999 ) )->get_data()['changed'] );
		self::assertSame( 2, $this->count_rows( 'response', array( 'is_read' => 0 ) ) );
		self::assertStringNotContainsString( 'Secret', $this->text( 'GET', '/surveys' ) . $this->text( 'GET', '/results-summary' ) . $this->text( 'GET', '/inbox' ) );
	}

	public function test_the_dashboard_shows_each_person_their_own(): void {
		$container = $this->container();
		$figures   = new WeekFigures(
			$container->get( ResultsSummary::class ),
			$container->get( SurveyRepository::class ),
			new NewestWordsQuery( $container->get( Database::class ) )
		);
		self::assertSame( array( $this->own ), array_column( $figures->read( array() )['rows'], 'id' ) );
		self::assertSame( array( $this->own ), array_column( $figures->read( array( $this->other ) )['rows'], 'id' ), 'What somebody else chose is none of theirs.' );
		$this->sign_in( 'administrator' );
		self::assertCount( 2, $figures->read( array() )['rows'], 'What was kept for the author is not shown to others.' );
	}

	public function test_messages_about_surveys_of_others_are_not_theirs(): void {
		$notifications = $this->container()->get( Notifications::class );
		foreach ( array( $this->own, $this->other ) as $survey ) {
			$notifications->add( "first-response-$survey", 'First response', "Of $survey", array(), Capability::View, survey: $survey );
		}
		self::assertSame( array( "first-response-{$this->own}" ), array_column( $notifications->lists()['notifications'], 'id' ) );
		self::assertSame( 404, $this->rest( 'POST', "/notifications/first-response-{$this->other}/dismiss" )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertCount( 2, $notifications->lists()['notifications'] );
	}

	public function test_topics_count_the_texts_of_own_surveys(): void {
		$this->wpdb()->insert( $this->table( 'topic' ), array( 'name' => 'Delivery' ) );
		$topic = (int) $this->wpdb()->insert_id;
		foreach ( $this->responses as $response ) {
			$this->wpdb()->insert( $this->table( 'opinion' ), array( 'response_id' => $response, 'question_id' => 'why', 'topic_id' => $topic ) );
		}
		self::assertGreaterThan( 1, $this->count_rows( 'opinion' ) );
		self::assertSame( 1, $this->rest( 'GET', '/topics' )->get_data()['items'][0]['answers'] );
	}

	public function test_tags_belong_to_all(): void {
		$this->wpdb()->insert( $this->table( 'tag' ), array( 'name' => 'Bug', 'color' => 1 ) );
		$tag = (int) $this->wpdb()->insert_id;
		foreach ( $this->responses as $response ) {
			$this->wpdb()->insert( $this->table( 'response_tag' ), array( 'response_id' => $response, 'tag_id' => $tag ) );
		}
		self::assertSame( 1, $this->rest( 'GET', '/tags' )->get_data()['items'][0]['responses'] );
		self::assertSame( 403, $this->rest( 'POST', "/tags/$tag", array( 'name' => 'X' ) )->get_status() );
		self::assertSame( 403, $this->rest( 'POST', "/tags/$tag/merge", array( 'into' => $tag ) )->get_status() );
		self::assertSame( 403, $this->rest( 'DELETE', "/tags/$tag" )->get_status() );
		self::assertSame( 201, $this->rest( 'POST', '/tags', array( 'name' => 'Idea' ) )->get_status() );
	}

	public function test_exports_are_of_their_own_surveys(): void {
		$page  = $this->container()->get( ExportPage::class );
		$query = static function ( int $survey ): array {
			parse_str( (string) wp_parse_url( ExportPage::url( $survey ), PHP_URL_QUERY ), $fields );
			return $fields;
		};
		self::assertSame( $this->own, $page->check( $query( $this->own ), 'same-origin' )->survey->id );
		try {
			$page->check( $query( $this->other ), 'same-origin' );
			self::fail( 'The file is of another.' );
		} catch ( Failure $failure ) {
			self::assertSame( 404, $failure->status );
		}
	}

	public function test_fields_of_an_export_lead_to_no_other_survey(): void {
		$extras = array( 'extras' => array( 'survey_id' => (string) $this->other ) );
		self::assertSame( 404, $this->rest( 'POST', "/surveys/{$this->own}/exports", $extras )->get_status() );
		self::assertSame( 201, $this->rest( 'POST', "/surveys/{$this->own}/exports" )->get_status() );
	}

	public function test_a_person_of_all_surveys_is_not_erased_by_an_author(): void {
		$path = "/surveys/{$this->own}/responses/{$this->responses[ $this->own ]}/person";
		self::assertSame( 403, $this->rest( 'GET', $path )->get_status() );
		self::assertSame( 403, $this->rest( 'DELETE', $path )->get_status() );
	}

	public function test_who_manages_who_creates_nothing_and_the_background_reach_all(): void {
		self::assertSame( (int) username_exists( 'author' ), SurveyScope::author() );
		$this->sign_in( 'administrator' );
		self::assertNull( SurveyScope::author() );
		$this->sign_in( '' );
		self::assertNull( SurveyScope::author() );
		$settings = $this->container()->get( SettingsRepository::class );
		$settings->save( array( 'view_results' => array( 'editor' ) ) );
		$this->sign_in( 'editor' );
		self::assertNull( SurveyScope::author() );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/{$this->other}/results" )->get_status() );
		$settings->save( array( AccessSettings::OWN_ONLY => false ) );
		$this->sign_in( 'author' );
		self::assertNull( SurveyScope::author() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Rest;

use DateTimeImmutable;
use UserFeedback\Access\Capability;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Display\FontFolder;
use UserFeedback\Display\LiveIndex;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\GoogleDrive\SheetRepository;
use UserFeedback\Heatmaps\Token;
use UserFeedback\Notifications\ActionRegistry;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Category;
use UserFeedback\Notifications\Notifications;
use UserFeedback\GeoRestrictions\DatabaseStore;
use UserFeedback\Pro\Fonts\FontStore;
use UserFeedback\Pro\Summaries\Provider;
use UserFeedback\Pro\Summaries\Scope;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Pro\Webhooks\DeliveryRepository;
use UserFeedback\Pro\Webhooks\Event;
use UserFeedback\Rest\ReplySchemas;
use UserFeedback\Support\Clock;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;
use UserFeedback\Tests\RouteTable;
use WP_REST_Request;

/**
 * `tests/fixtures/replies/`: a reply of every route, the boot data and the block of a page, which
 * `tests/ts/shared/replies.test.ts` holds against the wire types. When a reply was
 * changed on purpose, run this test with USERFEEDBACK_REPLIES=write.
 */
final class RepliesTest extends DisplayTestCase {

	private const FOLDER = __DIR__ . '/../../../fixtures/replies/';

	private const CLIENT = '0b0f8a3e-8f6b-4c1e-9d57-0f3c1a2b4d5e';

	private int $survey = 0;

	/**
	 * @var array<string, mixed>
	 */
	private array $replies = array();

	protected function setUp(): void {
		parent::setUp();
		// Fixed ids, whichever tests ran before.
		foreach ( array( 'survey' => 4711, 'response' => 815, 'tag' => 31, 'note' => 41, 'report' => 51, 'saved_filter' => 61, 'topic' => 91, 'webhook' => 71, 'webhook_delivery' => 81, 'survey_revision' => 101 ) as $table => $first ) {
			$this->wpdb()->query( "ALTER TABLE {$this->table( $table )} AUTO_INCREMENT = $first" );
		}
		// The AI client keeps the connectors of other tests to the end of the process.
		add_filter( 'wp_supports_ai', '__return_false', 20 );
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
	}

	public function test_every_route_and_the_boot_data_answer_as_written_down(): void {
		$this->call_all();
		$this->sign_in( 'administrator' );
		$this->replies['boot'] = $this->container()->get( BootData::class )->of( Page::Surveys );
		$names                 = array( ...array_map( array( RouteTable::class, 'name' ), RouteTable::all() ), 'boot', 'page' );
		self::assertEqualsCanonicalizing( $names, array_keys( $this->replies ), 'A route without a call here.' );
		$write = 'write' === getenv( 'USERFEEDBACK_REPLIES' );
		$files = array_map( static fn ( string|false $file ): string => basename( (string) $file, '.json' ), (array) glob( self::FOLDER . '*.json' ) );
		foreach ( $write ? array_diff( $files, $names ) : array() as $gone ) {
			unlink( self::FOLDER . $gone . '.json' );
		}
		foreach ( $this->replies as $name => $reply ) {
			$json = (string) wp_json_encode( self::steady( json_decode( (string) wp_json_encode( $reply ) ) ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
			$file = self::FOLDER . $name . '.json';
			if ( $write ) {
				file_put_contents( $file, $json );
			}
			self::assertFileExists( $file );
			self::assertSame( file_get_contents( $file ), $json, "$name changed. On purpose? Then run this test with USERFEEDBACK_REPLIES=write." );
		}
		self::assertSame( array(), $write ? array() : array_values( array_diff( $files, $names ) ), 'Files of routes that are gone.' );
	}

	/**
	 * The schemas that OPTIONS gives have every key of the replies, and no other that always comes.
	 */
	public function test_every_reply_has_the_schema_that_its_route_publishes(): void {
		foreach ( RouteTable::all() as $route ) {
			$name   = RouteTable::name( $route );
			$schema = ReplySchemas::by_method( $route['route'] )[ $route['method'] ] ?? null;
			self::assertIsArray( $schema, "$name has no schema: npm run docs." );
			$reply = json_decode( (string) file_get_contents( self::FOLDER . "$name.json" ), true );
			$valid = rest_validate_value_from_schema( $reply, self::closed( $schema ), $name );
			self::assertTrue( $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );
		}
	}

	/**
	 * A schema whose objects have no other keys than the ones it names.
	 *
	 * @param array<mixed> $schema JSON schema.
	 * @return array<mixed>
	 */
	private static function closed( array $schema ): array {
		$schema = array_map( static fn ( mixed $part ): mixed => is_array( $part ) ? self::closed( $part ) : $part, $schema );
		if ( 'object' === ( $schema['type'] ?? '' ) ) {
			$schema += array( 'additionalProperties' => false );
		}
		return $schema;
	}

	/**
	 * A topic, and a correction with it.
	 */
	private function opinions( string $one, int $response ): void {
		$topic = $this->data( 'POST', '/topics', array( 'name' => 'Delivery' ), 201 );
		$into  = $this->data( 'POST', '/topics', array( 'name' => 'Price' ), 201 )['id'];
		$said  = array(
			'question_id' => 'q3',
			'sentiment'   => 'negative',
			'topic'       => $topic['id'],
		);

		$this->replies['post-topics']                                    = $topic;
		$this->replies['post-surveys-id-responses-response_id-opinions'] = $this->data( 'POST', "$one/responses/$response/opinions", $said );
		$this->replies['get-surveys-id-opinions']                        = $this->data( 'GET', "$one/opinions" );
		$this->replies['get-topics']                                     = $this->data( 'GET', '/topics' );
		$this->replies['get-opinions']                                   = $this->data( 'GET', '/opinions' );
		$this->replies['post-topics-topic_id']                           = $this->data( 'POST', "/topics/{$topic['id']}", array( 'name' => 'Parcels' ) );
		$this->replies['post-topics-topic_id-merge']                     = $this->data( 'POST', "/topics/$into/merge", array( 'into' => $topic['id'] ) );
		$last                                    = $this->data( 'POST', '/topics', array( 'name' => 'Taste' ), 201 )['id'];
		$this->replies['delete-topics-topic_id'] = $this->data( 'DELETE', "/topics/$last" );
	}

	/**
	 * The life of a survey, with one call of every route.
	 */
	private function call_all(): void {
		$this->sign_in( 'administrator' );
		$this->replies['post-surveys'] = $this->data( 'POST', '/surveys', self::survey_body(), 201 );
		$this->survey                  = $this->replies['post-surveys']['id'];
		$one                           = "/surveys/{$this->survey}";
		$this->sign_in( '' );
		$this->container()->get( LiveIndex::class )->rebuild();
		$this->show( array( 'p' => $this->post( array( 'post_title' => 'A post' ) ) ) );
		$this->replies['page']                       = $this->payload();
		$this->replies['page']['page']['id']         = 1;
		$this->replies['post-surveys-id-impression'] = $this->impression( $one );
		$this->replies['post-surveys-id-responses']  = $this->data( 'POST', "$one/responses", self::response_body( self::CLIENT ), 201 );
		$second                                      = $this->data( 'POST', "$one/responses", array( 'answers' => array( array( 'question_id' => 'q1', 'value' => 'No' ) ) ), 201 );
		$this->sign_in( 'administrator' );
		$day = current_datetime()->format( 'Y-m-d' );

		$this->replies['get-surveys']    = $this->data( 'GET', '/surveys' );
		$this->replies['get-surveys-id'] = $this->data( 'GET', $one );
		foreach ( array( 'post-surveys-checks' => array( 'POST', '/surveys/checks', array( 'title' => 'x', 'questions' => array( array( 'id' => 'q1', 'type' => 'email', 'title' => 'Your address' ) ) ) ), 'get-surveys-id-checks' => array( 'GET', "$one/checks" ) ) as $name => $call ) {
			// The code is that of an address of the test site.
			$this->replies[ $name ] = array( 'qr' => array( '10', '01' ) ) + $this->data( ...$call );
		}
		$this->replies['get-surveys-file']           = $this->data( 'GET', '/surveys/file', array( 'survey_ids' => array( $this->survey ) ) );
		$this->replies['post-surveys-file']          = $this->data( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $this->replies['get-surveys-file'] ), 'dry_run' => true ) );
		$this->replies['post-question-bank']         = $this->data( 'POST', '/question-bank', array( 'bank_question' => array( 'id' => 'q1', 'type' => 'text', 'title' => 'What else?' ) ), 201 );
		$kept                                        = '/question-bank/' . $this->replies['post-question-bank']['id'];
		$this->replies['post-question-bank-bank_id'] = $this->data( 'POST', $kept, array( 'bank_name' => 'Anything else' ) );
		$this->replies['get-question-bank']          = $this->data( 'GET', '/question-bank' );
		$this->replies['delete-question-bank-bank_id']                          = $this->data( 'DELETE', $kept );
		$this->replies['get-survey-templates']                                  = array_slice( $this->data( 'GET', '/survey-templates' ), 0, 3 );
		$this->replies['get-results-summary']                                   = $this->data( 'GET', '/results-summary', array( 'start_date' => $day, 'end_date' => $day ) );
		$this->replies['get-surveys-id-results']                                = $this->data( 'GET', "$one/results", array( 'from' => $day, 'to' => $day ) );
		$this->replies['get-surveys-id-questions-question_id-answers']          = $this->data( 'GET', "$one/questions/q3/answers" );
		$this->replies['get-surveys-id-breakdown']                              = $this->data( 'GET', "$one/breakdown", array( 'question' => 'q1', 'by' => 'q2', 'from' => $day, 'to' => $day ) );
		$this->replies['get-surveys-id-trend']                                  = $this->data( 'GET', "$one/trend", array( 'question' => 'q1', 'from' => $day, 'to' => $day ) );
		$this->replies['get-surveys-id-questions-question_id-words']            = $this->data( 'GET', "$one/questions/q3/words", array( 'from' => $day, 'to' => $day ) );
		$this->replies['get-surveys-id-questions-question_id-words-comparison'] = $this->data( 'GET', "$one/questions/q3/words/comparison", array( 'compare' => 'previous', 'from' => $day, 'to' => $day ) );
		$this->replies['get-inbox']                 = $this->data( 'GET', '/inbox', array( 'search' => 'a' ) );
		$this->replies['post-inbox-read']           = $this->data( 'POST', '/inbox/read', array( 'newest' => 1 ) );
		$this->replies['get-surveys-id-comparison'] = $this->data( 'GET', "$one/comparison", array( 'compare' => 'people', 'compare_filter' => array( 'device' => 'mobile' ), 'from' => $day, 'to' => $day ) );
		$this->replies['get-surveys-id-export']     = array( 'xlsx' => true ) + $this->data( 'GET', "$one/export", array( 'from' => $day, 'to' => $day ) );
		$this->prepared( $one );
		$this->replies['get-ai-summary-id']                          = $this->summary( 'ai-summary' );
		$this->replies['get-preload-ai-summary-id']                  = $this->summary( 'preload-ai-summary' );
		$this->replies['post-ai-consent']                            = $this->data( 'POST', '/ai-consent', array( 'agreed' => true ) );
		$this->replies['get-ai-consent']                             = $this->data( 'GET', '/ai-consent' );
		$this->replies['post-surveys-id-shared-reports']             = $this->shared( $one );
		$this->replies['get-surveys-id-shared-reports']              = $this->data( 'GET', "$one/shared-reports" );
		$this->replies['delete-surveys-id-shared-reports-report_id'] = $this->data( 'DELETE', "$one/shared-reports/{$this->replies['get-surveys-id-shared-reports']['items'][0]['id']}" );
		$this->replies['post-survey-drafts']                         = $this->drafted( '/survey-drafts', array( 'wish' => 'Why do people leave?' ) );
		$this->replies['post-survey-drafts-wording']                 = $this->drafted( '/survey-drafts/wording', array( 'question' => 'Wasn’t it slow?' ) );
		$this->replies += $this->webhooks();
		$this->opinions( $one, $this->replies['post-surveys-id-responses']['data'] );
		$this->replies['get-surveys-id-responses']    = $this->data( 'GET', "$one/responses" );
		$this->replies['get-surveys-id-events']       = $this->data( 'GET', "$one/events" );
		$this->replies['get-surveys-id-path-figures'] = $this->data( 'GET', "$one/path-figures" );
		$this->saved_filters( "$one/saved-filters" );
		$this->languages( $one );
		$this->revisions( $one );

		$ids                        = array( 'response_ids' => array( $second['data'] ) );
		$tag                        = $this->data( 'POST', '/tags', array( 'name' => 'delivery', 'color' => 1 ), 201 );
		$own                        = "$one/responses/{$second['data']}";
		$this->replies['post-tags'] = $tag;
		$this->replies['post-surveys-id-responses-mark']              = $this->data( 'POST', "$one/responses/mark", array( 'mark' => 'read' ) + $ids );
		$this->replies['post-surveys-id-responses-tags']              = $this->data( 'POST', "$one/responses/tags", array( 'add' => array( $tag['id'] ) ) + $ids );
		$this->replies['get-tags']                                    = $this->data( 'GET', '/tags' );
		$this->replies['post-tags-tag_id']                            = $this->data( 'POST', "/tags/{$tag['id']}", array( 'name' => 'parcel' ) );
		$this->replies['post-surveys-id-responses-response_id-notes'] = $this->data( 'POST', "$own/notes", array( 'body' => 'Called back.' ), 201 );
		$note = $this->replies['post-surveys-id-responses-response_id-notes']['notes'][0]['id'];
		$this->replies['post-surveys-id-responses-response_id-notes-note_id'] = $this->data( 'POST', "$own/notes/$note", array( 'body' => 'Called back twice.' ) );
		$this->replies['get-surveys-id-responses-response_id']                = $this->data( 'GET', $own );
		$this->data( 'POST', "$own/notes", array( 'body' => 'Done.' ), 201 );
		$this->replies['delete-surveys-id-responses-response_id-notes-note_id'] = $this->data( 'DELETE', "$own/notes/$note" );
		$into                                    = $this->data( 'POST', '/tags', array( 'name' => 'post' ), 201 )['id'];
		$this->replies['post-tags-tag_id-merge'] = $this->data( 'POST', "/tags/{$tag['id']}/merge", array( 'into' => $into ) );
		$this->replies['delete-tags-tag_id']     = $this->data( 'DELETE', "/tags/$into" );
		$this->replies['get-surveys-id-responses-response_id-person']    = $this->data( 'GET', "$own/person" );
		$this->replies['delete-surveys-id-responses-response_id-person'] = $this->data( 'DELETE', "$own/person" );
		$this->replies['post-surveys-id-responses-trash']                = $this->data( 'POST', "$one/responses/trash", $ids );
		$this->replies['post-surveys-id-responses-restore']              = $this->data( 'POST', "$one/responses/restore", $ids );
		$this->data( 'POST', "$one/responses/trash", $ids );
		$this->replies['delete-surveys-id-responses'] = $this->data( 'DELETE', "$one/responses", $ids );

		$this->replies['post-surveys-id-lock']   = $this->data( 'POST', "$one/lock" );
		$this->replies['delete-surveys-id-lock'] = $this->data( 'DELETE', "$one/lock" );

		$this->replies['post-surveys-id-duplicate'] = $this->data( 'POST', "$one/duplicate", array(), 201 );
		// The first is changed; the empty one cannot be published.
		$empty                                 = $this->data( 'POST', '/surveys', array( 'title' => 'Empty' ), 201 )['id'];
		$some                                  = array( 'survey_ids' => array( $this->replies['post-surveys-id-duplicate']['id'], $empty ) );
		$this->replies['post-surveys-publish'] = $this->data( 'POST', '/surveys/publish', $some );
		$this->replies['post-surveys-draft']   = $this->data( 'POST', '/surveys/draft', $some );
		$this->replies['post-surveys-trash']   = $this->data( 'POST', '/surveys/trash', $some );
		$this->replies['post-surveys-restore'] = $this->data( 'POST', '/surveys/restore', $some );
		$this->data( 'POST', '/surveys/trash', $some );
		$this->replies['delete-surveys'] = $this->data( 'DELETE', '/surveys', $some );

		$this->ratings();
		$this->heatmaps();
		$this->drive();
		$this->countries();

		$this->replies['get-search']     = $this->data( 'GET', '/search', array( 'title' => 'Sample' ) );
		$this->replies['get-logic-type'] = $this->data( 'GET', '/logic-type', array( 'logic_type' => 'user_logged_in' ) );
		$this->notified();
		$this->looks();
		$this->stored();
		$this->mails();
		$this->replies['get-settings']       = $this->data( 'GET', '/settings' );
		$this->replies['get-settings-usage'] = $this->data( 'GET', '/settings/usage' );
		$this->replies['get-settings-news']  = $this->data( 'GET', '/settings/news' );
		$this->replies['post-settings']      = $this->data( 'POST', '/settings', array( 'settings' => array( 'uninstall_remove_data' => true, 'smallest_group' => 5 ) ) );
		$this->files();
	}

	/**
	 * A picture from a visitor to the owner.
	 */
	private function files(): void {
		$settings = $this->container()->get( SettingsRepository::class );
		$settings->save( array( 'uploads' => true ) );
		$asks = array( 'title' => 'Pictures', 'status' => 'publish', 'questions' => array( array( 'id' => 'q1', 'type' => 'upload', 'title' => 'A screenshot?' ) ) );
		$one  = '/surveys/' . $this->data( 'POST', '/surveys', $asks, 201 )['id'];
		$path = (string) tempnam( sys_get_temp_dir(), 'userfeedback-test-' );
		imagepng( imagecreatetruecolor( 8, 8 ), $path );
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1$one/files/q1" );
		$request->set_file_params( array( 'file' => array( 'name' => 'screen.png', 'type' => 'image/png', 'size' => 100, 'tmp_name' => '' === $path ? '/' : $path, 'error' => UPLOAD_ERR_OK ) ) );
		$sent = rest_do_request( $request )->get_data();
		wp_delete_file( $path );
		self::assertIsArray( $sent );
		$this->replies['post-surveys-id-files-question_id'] = array( 'token' => str_repeat( '0f', 32 ), 'bytes' => 100 ) + $sent;

		$answer   = array( 'answers' => array( array( 'question_id' => 'q1', 'value' => $sent['token'] ?? '' ) ) );
		$response = $this->data( 'POST', "$one/responses", $answer, 201 )['data'];
		$file     = $this->rest( 'GET', "$one/responses/$response/files/q1" );
		self::assertSame( 200, $file->get_status() );
		$this->replies['get-surveys-id-responses-response_id-files-question_id'] = $file->get_data();
		$settings->save( array( 'uploads' => false ) );
		$this->data( 'POST', '/surveys/trash', array( 'survey_ids' => array( (int) basename( $one ) ) ) );
		$this->data( 'DELETE', '/surveys', array( 'survey_ids' => array( (int) basename( $one ) ) ) );
	}

	/**
	 * What is stored of visitors, and the health of the site.
	 */
	private function stored(): void {
		$this->replies['get-stored-data']            = $this->data( 'GET', '/stored-data', array( 'days' => 30 ) );
		$this->replies['get-health-check']           = $this->data( 'GET', '/health/tables' );
		$this->replies['post-stored-data-addresses'] = $this->data( 'POST', '/stored-data/addresses', array( 'to' => 'shortened' ) );
	}

	/**
	 * A mail with the same words every day, and a server that takes it.
	 */
	private function mails(): void {
		$subject = static fn (): string => 'Your week: 3 responses';
		$body    = static fn (): array => array( 'html' => '<!doctype html><p>3 responses</p>', 'text' => '3 responses' );
		add_filter( 'userfeedback_mail_subject', $subject );
		add_filter( 'userfeedback_mail_body', $body );
		add_filter( 'pre_wp_mail', '__return_true' );
		$this->replies['get-mail-preview'] = $this->data( 'GET', '/mail/preview', array( 'kind' => 'weekly' ) );
		$this->replies['post-mail-test']   = $this->data( 'POST', '/mail/test', array( 'kind' => 'weekly' ) );
		remove_filter( 'userfeedback_mail_subject', $subject );
		remove_filter( 'userfeedback_mail_body', $body );
		remove_filter( 'pre_wp_mail', '__return_true' );
	}

	/**
	 * Surveys with a look of their own, and a font of this site.
	 */
	private function looks(): void {
		$name   = array( 'title' => 'Red', 'settings' => array( 'theming' => array( 'button_color' => '#aa0000' ) ) );
		$survey = $this->data( 'POST', '/surveys', $name, 201 )['id'];

		$this->replies['get-survey-looks']          = $this->data( 'GET', '/survey-looks' );
		$this->replies['post-survey-looks']         = $this->data( 'POST', '/survey-looks', array( 'ids' => array( $survey ) ) );
		$this->replies['post-survey-looks-restore'] = $this->data( 'POST', '/survey-looks/restore', array( 'surveys' => $this->replies['post-survey-looks']['changed'] ) );

		$files = array( '1.woff2' => 'wOF2', FontFolder::SHEET => '@font-face{}' );
		FontFolder::write( 'userfeedback-lora-400-0', $files );
		$this->container()->get( FontStore::class )->put( 'Lora', '400', 'userfeedback-lora-400-0', $files );
		$this->replies['get-settings-font'] = $this->data( 'GET', '/settings/font' );
		// FontsTest fetches one; the reply is the same.
		$this->replies['post-settings-font'] = $this->replies['get-settings-font'];
		FontFolder::delete( 'userfeedback-lora-400-0' );
	}

	/**
	 * The drawer with one message dismissed.
	 */
	private function notified(): void {
		$notifications = $this->container()->get( Notifications::class );
		$notifications->add( 'export-ready', 'Your export is ready', 'checkout.csv, 6,918 rows.', array( Button::link( 'Download', 'https://example.org/file' ) ), Capability::View, Category::Exports );
		$this->container()->get( ActionRegistry::class )->add( 'test', 'go', Capability::View, static fn (): array => array( 'redirect_to' => 'https://example.org/' ) );
		$this->replies['get-notifications']             = $this->data( 'GET', '/notifications' );
		$this->replies['post-notifications-id-dismiss'] = $this->data( 'POST', '/notifications/export-ready/dismiss' );
		delete_metadata( 'user', 0, 'userfeedback_core_dismissed_notifications_1', '', true );
		$this->replies['post-notifications-action'] = $this->data( 'POST', '/notifications/action', array( 'class' => 'test', 'action' => 'go' ) );
	}

	/**
	 * A connected account and the spreadsheet of the survey; Google's answers are made.
	 */
	private function drive(): void {
		$folder = static fn (): array => array(
			'headers'  => array(),
			'body'     => '{"id":"1AbC","name":"Surveys","files":[{"id":"1AbC","name":"Surveys"}]}',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => null,
		);
		add_filter( 'pre_http_request', $folder );
		$tokens = array(
			'refresh' => 'r',
			'access'  => 'a',
			'expires' => time() + HOUR_IN_SECONDS,
		);
		$this->container()->get( Connection::class )->begin( $tokens, 'roastery@example.com' );
		$this->replies['post-google-drive-folders'] = $this->data( 'POST', '/google-drive/folders', array( 'name' => 'Surveys' ) );
		$this->replies['get-google-drive-folders']  = $this->data( 'GET', '/google-drive/folders' );
		remove_filter( 'pre_http_request', $folder );
		$this->container()->get( SheetRepository::class )->failed( $this->survey, 'quota', '', new DateTimeImmutable( '2026-01-01' ), new DateTimeImmutable( '2126-01-01' ) );
		$one = "/google-drive/surveys/{$this->survey}";
		$this->replies['get-google-drive-surveys-id']           = $this->data( 'GET', $one );
		$this->replies['post-google-drive-surveys-id-retry']    = $this->data( 'POST', "$one/retry" );
		$this->replies['post-google-drive-surveys-id-renew']    = $this->data( 'POST', "$one/renew" );
		$this->replies['post-google-drive-surveys-id-send-all'] = $this->data( 'POST', "$one/send-all" );
		$state                             = $this->data( 'GET', '/google-drive' );
		$state['date']                     = 1767225600;
		$this->replies['get-google-drive'] = $state;
		$this->container()->get( Connection::class )->forget();
	}

	/**
	 * The database of development sites.
	 */
	private function countries(): void {
		$most = static fn (): int => 33_554_432;
		add_filter( 'upload_size_limit', $most );
		update_option( DatabaseStore::OPTION, array( 'address' => 'https://example.org/countries.mmdb' ) );
		$this->replies['get-countries']             = $this->data( 'GET', '/countries' );
		$this->replies['get-countries-lookup']      = $this->data( 'GET', '/countries/lookup', array( 'address' => '192.0.2.1' ) );
		$this->replies['delete-countries-database'] = $this->data( 'DELETE', '/countries/database' );
		// CountriesRestTest loads one; the reply is the same.
		$this->replies['post-countries-database'] = $this->replies['get-countries'];
		remove_filter( 'upload_size_limit', $most );
	}

	/**
	 * A rated post.
	 */
	private function ratings(): void {
		$rated                                       = $this->post( array( 'post_title' => 'Rated' ) );
		$same                                        = static function ( array $reply ): array {
			foreach ( array( 'items', 'post' ) as $part ) {
				$posts = 'post' === $part ? array( $reply['post'] ?? array() ) : $reply['items'];
				foreach ( $posts as $place => $post ) {
					if ( isset( $post['post_id'] ) ) {
						$post                             = array( 'post_id' => 7, 'post_link' => 'https://site.test/?p=7' ) + $post;
						'post' === $part ? $reply['post'] = $post : $reply['items'][ $place ] = $post;
					}
				}
			}
			$reply['export'] = preg_replace( '/post_id=\d+/', 'post_id=7', $reply['export'] );
			return $reply;
		};
		$this->replies['post-post-ratings-settings'] = $this->data( 'POST', '/post-ratings/settings', array( 'settings' => array( 'ask_why' => 'yes' ) ) );
		$this->replies['get-post-ratings-settings']  = $this->data( 'GET', '/post-ratings/settings' );
		$this->replies['post-post-ratings-post_id']  = $this->data( 'POST', "/post-ratings/$rated", array( 'rating' => 2, 'comment' => 'Too short' ), 201 );
		$this->replies['get-post-ratings-post_id-totals'] = $this->data( 'GET', "/post-ratings/$rated/totals" );
		$this->replies['get-post-ratings']                = $same( $this->data( 'GET', '/post-ratings' ) );
		$this->replies['get-post-ratings-post_id']        = $same( $this->data( 'GET', "/post-ratings/$rated" ) );
	}

	/**
	 * A page with a heatmap, on which somebody clicked.
	 */
	private function heatmaps(): void {
		$page  = $this->post( array( 'post_title' => 'Recorded' ) );
		$same  = static function ( array $heatmap ): array {
			if ( isset( $heatmap['post_id'] ) ) {
				$heatmap['post_id'] = 7;
				$heatmap['url']     = 'https://site.test/?p=7';
				if ( isset( $heatmap['view_url'] ) ) {
					$heatmap['view_url'] = 'https://site.test/?p=7&userfeedback_heatmap_view=nonce';
				}
			}
			if ( isset( $heatmap['ends_at'] ) ) {
				$heatmap['ends_at'] = $heatmap['started_at'];
			}
			return $heatmap;
		};
		$post  = $this->data( 'POST', '/heatmaps', array( 'post_id' => $page ), 201 );
		$one   = "/heatmaps/{$post['id']}";
		$click = array(
			'token'    => Token::of( $post['id'], 'aaaaaaaaaaaaaaaa' ),
			'viewport' => 1280,
			'page'     => array( 1280, 2400 ),
			'fresh'    => true,
			'depth'    => 60,
			'elements' => array( array( 'main>a.more', 100, 300, 80, 40 ) ),
			'clicks'   => array( array( 0, 20, 10, 0 ), array( -1, 640, 1200, 2 ) ),
			'moves'    => array( array( 0, 20, 10, 4 ) ),
		);
		wp_set_current_user( 0 );
		$this->replies['post-heatmaps-id-records'] = $this->data( 'POST', "$one/records", $click );
		$this->sign_in( 'administrator' );
		$this->replies['post-heatmaps']         = $same( $post );
		$this->replies['get-heatmaps']          = $this->data( 'GET', '/heatmaps' );
		$this->replies['get-heatmaps']['items'] = array_map( $same, $this->replies['get-heatmaps']['items'] );
		$this->replies['get-heatmaps-id']       = $same( $this->data( 'GET', $one ) );
		$this->replies['get-heatmaps-pages']    = array_map( $same, $this->data( 'GET', '/heatmaps/pages', array( 'search' => 'Recorded' ) ) );
		$version                                = $this->replies['get-heatmaps-id']['versions'][0]['id'];
		$this->replies['get-heatmaps-id-map']   = $this->data( 'GET', "$one/map", array( 'version' => $version, 'device' => 'desktop', 'layer' => 'clicks' ) );
		$this->replies['post-heatmaps-id']      = $same( $this->data( 'POST', $one, array( 'status' => 'paused' ) ) );
		$this->replies['delete-heatmaps-id']    = $this->data( 'DELETE', $one );
		$this->replies                          = self::without_ids( $this->replies );
	}

	/**
	 * Replies about heatmaps with the ids that they have on a fresh site.
	 *
	 * @param array<mixed> $replies By name.
	 * @return array<mixed>
	 */
	private static function without_ids( array $replies ): array {
		foreach ( $replies as $name => $reply ) {
			if ( str_contains( (string) $name, 'heatmaps' ) ) {
				array_walk_recursive(
					$reply,
					static function ( mixed &$value, int|string $key ): void {
						$value = in_array( $key, array( 'id', 'heatmap_id', 'version_id', 'deleted' ), true ) ? 1 : $value;
					}
				);
				$replies[ $name ] = $reply;
			}
		}
		return $replies;
	}

	private function saved_filters( string $path ): void {
		$kept = array(
			'name'   => 'Mobile',
			'days'   => 'last_30_days',
			'filter' => array( 'device' => 'mobile' ),
		);

		$this->replies['post-surveys-id-saved-filters'] = $this->data( 'POST', $path, $kept, 201 );
		$this->replies['get-surveys-id-saved-filters']  = $this->data( 'GET', $path );
		$one = "$path/{$this->replies['post-surveys-id-saved-filters']['id']}";
		$this->replies['post-surveys-id-saved-filters-filter_id']   = $this->data( 'POST', $one, array( 'name' => 'Phones' ) );
		$this->replies['delete-surveys-id-saved-filters-filter_id'] = $this->data( 'DELETE', $one );
	}

	private function revisions( string $one ): void {
		$survey = $this->data( 'GET', $one );
		$this->data( 'POST', '/surveys', array( 'id' => $survey['id'], 'title' => 'Another title' ) );
		$list                                      = $this->data( 'GET', "$one/revisions" );
		$this->replies['get-surveys-id-revisions'] = $list;
		$this->replies['get-surveys-id-revisions-revision_id']          = $this->data( 'GET', "$one/revisions/{$list['items'][0]['id']}" );
		$this->replies['post-surveys-id-revisions-revision_id-restore'] = $this->data(
			'POST',
			"$one/revisions/{$list['items'][1]['id']}/restore",
			array( 'based_on' => $survey['revision'] + 1 )
		);
	}

	private function languages( string $one ): void {
		$german                                     = array( 'texts' => array( 'title' => 'Umfrage' ) );
		$this->replies['post-surveys-id-languages'] = $this->data( 'POST', "$one/languages", array( 'add' => 'de-DE' ) );
		$this->replies['post-surveys-id-languages-language']             = $this->data( 'POST', "$one/languages/de-DE", $german );
		$this->replies['get-surveys-id-languages']                       = $this->data( 'GET', "$one/languages" );
		$this->replies['get-surveys-id-languages-language']              = $this->data( 'GET', "$one/languages/de-DE" );
		$this->replies['get-surveys-id-texts-language']                  = $this->data( 'GET', "$one/texts/de-DE" );
		$this->replies['post-surveys-id-languages-language-suggestions'] = $this->drafted( "$one/languages/de-DE/suggestions", array( 'keys' => array( 'title', 'questions.q1.title' ) ) );
		$this->replies['delete-surveys-id-languages-language']           = $this->data( 'DELETE', "$one/languages/de-DE" );
	}

	/**
	 * A survey with a kept summary, on a site without a connector.
	 *
	 * @return array<mixed>
	 */
	private function summary( string $route ): array {
		add_filter( 'wp_supports_ai', '__return_false' );
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->survey );
		self::assertNotNull( $survey );
		$this->container()->get( SummaryStore::class )->save(
			Scope::everything( $survey ),
			array(
				'overview'  => 'People like it.',
				'themes'    => array(
					array(
						'title'  => 'Short texts',
						'text'   => 'They are quick to read.',
						'count'  => 1,
						'quotes' => array(
							array(
								'response_id' => $this->replies['post-surveys-id-responses']['data'],
								'text'        => 'Very good',
							),
						),
					),
				),
				'read'      => 5,
				'written'   => 1,
				'newest'    => $this->replies['post-surveys-id-responses']['data'],
				'responses' => 2,
				'model'     => 'small-1',
				'made_at'   => '2026-01-31T12:00:00Z',
				'mark'      => '',
			)
		);
		$data = $this->data( 'GET', "/$route/{$this->survey}" );
		remove_filter( 'wp_supports_ai', '__return_false' );
		return $data;
	}

	/**
	 * A webhook to this site, whose log stays as it would be after an attempt.
	 *
	 * @return array<string, array<string, mixed>> Replies by name.
	 */
	private function webhooks(): array {
		$post                               = fn ( string $route, array $sent, int $status = 200 ): array => $this->data( 'POST', $route, $sent, $status );
		$replies                            = array();
		$allow                              = static fn (): array => array( 'localhost' );
		add_filter( 'userfeedback_webhook_private_hosts', $allow );
		$fields                             = array(
			'url'    => 'http://localhost/hook',
			'name'   => 'CRM',
			'events' => array( 'response.created', 'response.trashed', 'survey.published', 'score.below_limit' ),
		);
		$new                                = $post( '/webhooks', $fields, 201 );
		$replies['post-webhooks']           = array( 'secret' => 'whsec_secret' ) + $new;
		$route                              = "/webhooks/{$new['webhook']['id']}";
		$replies['post-webhooks-id']        = $post( $route, array( 'name' => 'Our CRM' ) );
		$replies['get-webhooks-id-secret']  = array( 'secret' => 'whsec_secret' ) + $this->data( 'GET', "{$route}/secret" );
		$replies['post-webhooks-id-secret'] = array( 'secret' => 'whsec_secret' ) + $post( "{$route}/secret", array() );
		$replies['get-webhooks']            = $this->data( 'GET', '/webhooks' );
		$replies['post-webhooks-test']      = $post( '/webhooks/test', array( 'url' => 'https://192.168.0.12/hook' ) );
		remove_filter( 'userfeedback_webhook_private_hosts', $allow );
		$id       = (int) $this->container()->get( DeliveryRepository::class )->insert( $new['webhook']['id'], $this->survey, 1, Event::ResponseCreated, 'msg_1', '{}', $this->container()->get( Clock::class )->now() );
		$delivery = "{$route}/deliveries/{$id}";
		$replies['post-webhooks-id-deliveries-delivery_id'] = $post( $delivery, array() );
		$replies['get-webhooks-id-deliveries']              = $this->data( 'GET', "{$route}/deliveries" );
		$replies['get-webhooks-id-deliveries-delivery_id']  = array( 'sent' => 'POST https://example.org/hook' ) + $this->data( 'GET', $delivery );
		$replies['delete-webhooks-id']                      = $this->data( 'DELETE', $route );
		$json = (string) preg_replace( '/(whsec_•+)[^"]+/u', '$1abcd', (string) wp_json_encode( $replies, JSON_UNESCAPED_UNICODE ) );
		return (array) json_decode( $json, true );
	}

	/**
	 * What a model wrote.
	 *
	 * @param array<string, mixed> $body Of the call.
	 * @return array<mixed>
	 */
	private function drafted( string $route, array $body ): array {
		$model = new class() implements Provider {

			public function name(): string {
				return 'Test Connector';
			}

			public function ask( string $instruction, string $input, array $schema ): array {
				$question = array(
					'title'   => 'What were you looking for?',
					'type'    => 'text',
					'show_if' => array(),
				);
				$answer   = array(
					'title'     => 'Leaving',
					'questions' => array( $question, array( 'type' => 'file' ) + $question ),
					'better'    => 'How fast was it?',
					'why'       => 'It leads to an answer.',
					'texts'     => array(
						array(
							'id'   => 1,
							'text' => 'Umfrage',
						),
					),
				);
				return array(
					'text'  => (string) wp_json_encode( $answer ),
					'model' => 'small-1',
				);
			}
		};
		$set   = static fn (): Provider => $model;
		add_filter( 'userfeedback_ai_provider', $set );
		$this->container()->get( SummaryStore::class )->set_consent( true, SummaryStore::DRAFT_CONSENT );
		$data = $this->data( 'POST', $route, $body );
		remove_filter( 'userfeedback_ai_provider', $set );
		return $data;
	}

	/**
	 * The reply to a widget that still needs the questions.
	 *
	 * @return array<mixed>
	 */
	private function impression( string $survey ): array {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1$survey/impression" );
		$request->set_query_params( array( 'with' => 'questions' ) );
		$data = rest_do_request( $request )->get_data();
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * A file that is prepared in the background.
	 */
	private function prepared( string $survey ): void {
		$file = $this->data( 'POST', "$survey/exports", array(), 201 );
		$one  = "/exports/{$file['key']}";

		$this->replies['post-surveys-id-exports'] = $file;
		$this->replies['get-exports']             = $this->data( 'GET', '/exports' );
		$this->replies['post-exports-key-slice']  = $this->data( 'POST', "$one/slice" );
		$this->replies['delete-exports-key']      = $this->data( 'DELETE', $one );
	}

	/**
	 * A new link, without its secret.
	 *
	 * @return array<mixed>
	 */
	private function shared( string $survey ): array {
		$link = $this->data( 'POST', "$survey/shared-reports", array( 'name' => 'Board', 'days' => 'last_30_days' ), 201 );
		return array( 'link' => preg_replace( '/[\w-]{43}$/', 'token', $link['link'] ) ) + $link;
	}

	/**
	 * The reply of a call that must succeed.
	 *
	 * @param array<string, mixed> $params Query or body.
	 * @return array<mixed>
	 */
	private function data( string $method, string $path, array $params = array(), int $status = 200 ): array {
		$reply = $this->rest( $method, $path, $params );
		self::assertSame( $status, $reply->get_status(), "$method $path: " . wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * A reply without what is another on every run: moments, days, the address of the site, nonces.
	 */
	private static function steady( mixed $value, string $key = '' ): mixed {
		if ( is_array( $value ) ) {
			// Another version of WordPress reads others.
			$value = 'taken_names' === $key ? array_slice( $value, 0, 2 ) : $value;
			return array_map( static fn ( mixed $item ): mixed => self::steady( $item ), $value );
		}
		if ( is_object( $value ) ) {
			$steady = array();
			$fields = get_object_vars( $value );
			// Drawings of icons are there only after a build; visitors get nothing else of an icon.
			if ( isset( $fields['viewBox'] ) && ! isset( $fields['style'] ) ) {
				return null;
			}
			$drawn = isset( $fields['style'] ) ? array( 'viewBox', 'path' ) : array();
			foreach ( array_diff_key( $fields, array_flip( $drawn ) ) as $name => $field ) {
				$steady[ $name ] = self::steady( $field, (string) $name );
			}
			return (object) $steady;
		}
		if ( in_array( $key, array( 'utc_offset', 'bytes' ), true ) ) {
			return 0;
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( in_array( $key, array( 'nonce', 'version', 'impression', 'submission', 'wp', 'php' ), true ) ) {
			return $key;
		}
		return (string) preg_replace(
			array( '/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/', '/\d{4}-\d{2}-\d{2}(?!T)/', '~' . preg_quote( home_url(), '~' ) . '~', '/\?ver=[^"&]+/', '/_wpnonce=\w+/', '/(?<![a-f0-9])[a-f0-9]{32}(?![a-f0-9])/' ),
			array( '2026-01-31T12:00:00Z', '2026-01-31', 'https://site.test', '?ver=0', '_wpnonce=nonce', str_repeat( '0', 32 ) ),
			$value
		);
	}

	/**
	 * A survey with something of everything.
	 *
	 * @return array<string, mixed>
	 */
	private static function survey_body(): array {
		$question  = static fn ( string $id, string $type, array $config = array(), array $more = array() ): array => $more + array(
			'id'       => $id,
			'type'     => $type,
			'title'    => "Question $id",
			'config'   => $config,
			'settings' => array( 'comment_box' => true ),
		);
		$condition = array(
			'question_id' => 'q1',
			'compare'     => '=',
			'value'       => 'Yes',
		);
		return array(
			'title'         => 'Contract',
			'status'        => 'publish',
			'questions'     => array(
				$question( 'q1', 'radio-button', array( 'options' => array( 'Yes', 'No' ), 'option_ids' => array( 'yes', 'no' ) ) ),
				$question( 'q2', 'checkbox', array( 'options' => array( 'A', 'B' ), 'option_ids' => array( 'a', 'b' ) ) ),
				$question(
					'q3',
					'text',
					array(),
					array(
						'logic' => array(
							'enabled'    => true,
							'action'     => 'show',
							'conditions' => array( $condition ),
						),
					)
				),
				$question( 'q4', 'long-text' ),
				$question( 'q5', 'email', array( 'include_name' => true ) ),
				$question( 'q6', 'nps' ),
				$question( 'q7', 'star-rating' ),
				$question( 'q8', 'image-radio', array( 'options' => array( array( 'label' => 'Cup', 'image' => array( 'id' => 0, 'url' => 'https://example.org/cup.png', 'alt' => 'A cup' ) ), array( 'label' => 'Pot', 'image' => array( 'id' => 0, 'url' => 'https://example.org/pot.png' ) ) ), 'option_ids' => array( 'cup', 'pot' ) ) ),
				$question( 'q9', 'icon-choice', array( 'options' => array( array( 'label' => 'Sun', 'icon' => array( 'name' => 'sun', 'style' => 'solid' ) ), array( 'label' => 'Rain', 'icon' => array( 'name' => 'umbrella', 'style' => 'solid' ) ) ), 'option_ids' => array( 'sun', 'rain' ) ) ),
			),
			'settings'      => array(
				'behavior'  => array(
					'timing'         => 'delay',
					'display_length' => 'once',
				),
				'thank_you' => array(
					'type'       => 'conditional_redirect',
					'conditions' => array(
						array(
							'question'       => 'q1',
							'condition_type' => '=',
							'condition'      => 'Yes',
							'page'           => array(
								'id'    => 2,
								'label' => 'Sample Page',
							),
						),
					),
				),
				'targeting' => array(
					'devices'    => array( 'desktop', 'mobile' ),
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'page_type',
							'operator' => '&&',
							'data'     => array(
								'id'    => 'post',
								'label' => 'Post',
							),
						),
						array(
							'logic'    => 'page_url_contains',
							'operator' => '&&',
							'data'     => '/shop',
						),
					),
				),
			),
			'notifications' => array( 'email' => array( 'logic' => array( 'conditions' => array( $condition ) ) ) ),
		);
	}

	/**
	 * Answers to all its questions.
	 *
	 * @return array<string, mixed>
	 */
	private static function response_body( string $client ): array {
		$answer = static fn ( string $id, mixed $value, array $extra = array() ): array => array(
			'question_id' => $id,
			'value'       => $value,
			'extra'       => (object) $extra,
		);
		return array(
			'client_id'      => $client,
			'answers'        => array(
				$answer( 'q1', 'Yes', array( 'comments' => 'Of course' ) ),
				$answer( 'q2', array( 'A', 'B' ) ),
				$answer( 'q3', 'Good', array( 'comments' => 'Really' ) ),
				$answer( 'q4', 'Very good' ),
				$answer( 'q5', 'ada@example.org', array( 'name' => 'Ada' ) ),
				$answer( 'q6', 9 ),
				$answer( 'q7', 4 ),
				$answer( 'q8', 'Cup' ),
				$answer( 'q9', 'Sun' ),
			),
			'page_submitted' => array(
				'link'  => home_url( '/a-page/' ),
				'title' => 'A page',
			),
		);
	}
}

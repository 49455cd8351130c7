<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Notifications;

use DateTimeImmutable;
use UserFeedback\Database\Database;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Notifications\News\FollowNews;
use UserFeedback\Notifications\News\NewsFeed;
use UserFeedback\Notifications\NotificationRepository;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Vendor;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\VendorService;

/**
 * Messages of the vendor: none without consent, from its one address, as plain text, gone with the consent (A102).
 */
final class NewsTest extends IntegrationTestCase {

	private const DAY = '2026-11-21';

	private FixedClock $clock;

	private Notifications $notifications;

	protected function setUp(): void {
		parent::setUp();
		$this->clock         = new FixedClock( new DateTimeImmutable( self::DAY . ' 12:00:00' ) );
		$this->notifications = new Notifications( new NotificationRepository( $this->container()->get( Database::class ) ), new Dismissals(), $this->clock );
		$this->wpdb()->query( "DELETE FROM {$this->table( 'notification' )}" ); // phpcs:ignore WordPress.DB -- a table's name.
		delete_option( FollowNews::OPTION );
		VendorService::switch_to( 'normal' );
		VendorService::news( array() );
		$this->sign_in( 'administrator' );
		$this->agree( true );
	}

	protected function tearDown(): void {
		VendorService::switch_to( 'normal' );
		wp_unschedule_hook( FollowNews::EVENT );
		delete_option( FollowNews::OPTION );
		parent::tearDown();
	}

	public function test_without_consent_nothing_is_planned_or_asked(): void {
		$this->agree( false );
		VendorService::news( array( $this->item() ) );
		$before = count( VendorService::calls() );
		$news   = $this->news();
		$news->follow();
		$news->run();
		self::assertFalse( wp_next_scheduled( FollowNews::EVENT ) );
		self::assertCount( $before, VendorService::calls() );
		self::assertSame( array(), $this->titles() );
	}

	public function test_this_project_has_no_address_so_nothing_is_asked_whatever_the_switch_says(): void {
		$asked = 0;
		$count = static function ( mixed $given ) use ( &$asked ): mixed {
			++$asked;
			return $given;
		};
		add_filter( 'pre_http_request', $count );
		$news = new FollowNews( new NewsFeed( new Vendor( new Owner( Plugin::path( 'owner.json' ) ) ) ), $this->notifications, $this->container()->get( SettingsRepository::class ), $this->clock );
		$news->follow();
		$news->run();
		remove_filter( 'pre_http_request', $count );
		self::assertSame( 0, $asked );
		self::assertFalse( wp_next_scheduled( FollowNews::EVENT ) );
		self::assertSame( '', $news->state()['address'] );
	}

	public function test_messages_come_once_a_day_and_the_request_says_nothing_of_the_site(): void {
		VendorService::news( array( $this->item() ) );
		$sent = array();
		$note = static function ( mixed $given, array $arguments, string $url ) use ( &$sent ): mixed {
			$sent[] = array( $url, $arguments );
			return $given;
		};
		add_filter( 'pre_http_request', $note, 10, 3 );
		$news = $this->news();
		$news->follow();
		self::assertIsInt( wp_next_scheduled( FollowNews::EVENT ) );
		$news->run();
		$news->run();
		remove_filter( 'pre_http_request', $note );
		self::assertCount( 1, $sent, 'The second run came too early.' );
		self::assertSame( VendorService::url() . '/userfeedback/news.json', $sent[0][0] );
		self::assertStringNotContainsString( (string) wp_parse_url( home_url(), PHP_URL_HOST ), (string) wp_json_encode( $sent[0][1] ) );
		$told = $this->notifications->lists()['notifications'];
		self::assertCount( 1, $told );
		self::assertSame( array( 'news-autumn', 'news', 'New templates', "Ten of them.\nAll free." ), array( $told[0]['id'], $told[0]['category'], $told[0]['title'], $told[0]['content'] ) );
		self::assertSame( array( array( 'text' => 'Read more', 'url' => 'https://vendor.example/news', 'type' => 'link', 'is_external' => true ) ), $told[0]['buttons'] );
		self::assertSame( array( 'asked_at' => '2026-11-21T12:00:00Z', 'problem' => '' ), array_slice( $news->state(), 1 ) );
		$this->sign_in( 'editor' );
		self::assertSame( array(), $this->titles(), 'Only who manages the plugin gets them.' );
	}

	public function test_what_the_vendor_withdrew_goes_and_what_was_dropped_does_not_come_again(): void {
		VendorService::news( array( $this->item(), $this->item( 'second' ) ) );
		$news = $this->news();
		$news->run();
		self::assertCount( 2, $this->titles() );
		$this->notifications->remove( 'news-second' );
		$this->next_day();
		$news->run();
		self::assertCount( 1, $this->titles(), 'It was told already.' );
		VendorService::news( array() );
		$this->next_day();
		$news->run();
		self::assertSame( array(), $this->titles() );
	}

	public function test_without_consent_any_more_they_go(): void {
		VendorService::news( array( $this->item() ) );
		$news = $this->news();
		$news->follow();
		$news->run();
		self::assertCount( 1, $this->titles() );
		$this->agree( false );
		$news->follow();
		self::assertSame( array(), $this->titles() );
		self::assertFalse( wp_next_scheduled( FollowNews::EVENT ) );
		self::assertFalse( get_option( FollowNews::OPTION ) );
	}

	/**
	 * @dataProvider failures
	 */
	public function test_a_vendor_that_fails_changes_nothing_and_is_asked_less_often( string $mode, string $problem ): void {
		VendorService::news( array( $this->item() ) );
		$news = $this->news();
		$news->run();
		VendorService::switch_to( $mode );
		$this->next_day();
		$news->run();
		self::assertCount( 1, $this->titles() );
		self::assertSame( $problem, $news->state()['problem'] );
		$asked = $news->state()['asked_at'];
		$this->next_day();
		$news->run();
		self::assertSame( $asked, $news->state()['asked_at'], 'A failure doubles the pause.' );
		VendorService::switch_to( 'normal' );
		$this->next_day();
		$news->run();
		self::assertSame( '', $news->state()['problem'] );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function failures(): array {
		return array(
			'it hangs up'           => array( 'down', 'unreachable' ),
			'its server fails'      => array( 'error', 'unreachable' ),
			'it answers bytes'      => array( 'garbage', 'unreadable' ),
			'it answers a page'     => array( 'html', 'unreadable' ),
			'it answers other JSON' => array( 'wrong-site', 'unreadable' ),
		);
	}

	public function test_hostile_and_broken_lines_become_plain_text_or_nothing(): void {
		$bad = array(
			null,
			'text',
			array(),
			array( 'id' => 'UPPER' ) + $this->item(),
			array( 'id' => '../x' ) + $this->item(),
			array( 'id' => array( 'a' ) ) + $this->item(),
			array( 'id' => str_repeat( 'a', 60 ) ) + $this->item(),
			array( 'id' => 'no-title', 'title' => '<b></b>' ) + $this->item(),
			array( 'id' => 'no-day', 'published' => '2026-02-31' ) + $this->item(),
			array( 'id' => 'old', 'published' => '2026-08-01' ) + $this->item(),
			array( 'id' => 'over', 'until' => '2026-11-20' ) + $this->item(),
			array( 'id' => 'early', 'published' => '2026-11-22' ) + $this->item(),
			array( 'id' => 'lite-only', 'editions' => array( 'lite' ) ) + $this->item(),
			array( 'id' => 'german', 'languages' => array( 'de' ) ) + $this->item(),
			array( 'id' => 'newer', 'min_version' => '99.0' ) + $this->item(),
			array( 'id' => 'older', 'max_version' => '0.0.1' ) + $this->item(),
		);
		VendorService::news(
			array(
				...$bad,
				array(
					'id'        => 'hostile',
					'title'     => "<img src=x onerror=alert(1)>Hello\u{202E}\nthere" . str_repeat( 'x', 300 ),
					'content'   => '<script>alert(2)</script>Text' . str_repeat( 'y', 5000 ),
					'published' => self::DAY,
					'buttons'   => array(
						array( 'text' => 'Script', 'url' => 'javascript:alert(3)' ),
						array( 'text' => '<i>Open</i>', 'url' => 'https://vendor.example/"><script>' ),
						array( 'text' => 'Third', 'url' => 'https://vendor.example/' ),
					),
				),
			)
		);
		$this->news()->run();
		$told = $this->notifications->lists()['notifications'];
		self::assertSame( array( 'news-hostile' ), array_column( $told, 'id' ) );
		self::assertSame( 120, mb_strlen( $told[0]['title'] ) );
		self::assertStringStartsWith( 'Hello there', $told[0]['title'] );
		self::assertSame( 1000, mb_strlen( $told[0]['content'] ) );
		self::assertSame( array( 'Open' ), array_column( $told[0]['buttons'], 'text' ) );
		self::assertStringNotContainsString( '<', (string) wp_json_encode( $told, JSON_UNESCAPED_SLASHES ) );
	}

	public function test_the_newest_three_count_however_many_the_vendor_sends(): void {
		$items = array();
		for ( $day = 1; $day <= 9; $day++ ) {
			$items[] = array( 'id' => "day-$day", 'title' => "Day $day", 'published' => "2026-11-0$day" );
		}
		VendorService::news( array( ...$items, $items[8], $items[8] ) );
		$this->news()->run();
		$titles = $this->titles();
		sort( $titles );
		self::assertSame( array( 'Day 7', 'Day 8', 'Day 9' ), $titles );
	}

	public function test_a_vendor_without_a_feed_is_no_problem(): void {
		$answer = static fn (): array => array(
			'headers'  => array(),
			'body'     => 'Not found',
			'response' => array( 'code' => 404, 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
		add_filter( 'pre_http_request', $answer );
		$news   = $this->news();
		$news->run();
		remove_filter( 'pre_http_request', $answer );
		self::assertSame( '', $news->state()['problem'] );
	}

	/**
	 * A line of the feed.
	 *
	 * @return array<string, mixed>
	 */
	private function item( string $id = 'autumn' ): array {
		return array(
			'id'        => $id,
			'title'     => 'New templates',
			'content'   => "Ten of them.\nAll free.",
			'published' => self::DAY,
			'until'     => '2026-12-31',
			'buttons'   => array( array( 'text' => 'Read more', 'url' => 'https://vendor.example/news' ) ),
		);
	}

	/**
	 * @return list<string>
	 */
	private function titles(): array {
		return array_column( $this->notifications->lists()['notifications'], 'title' );
	}

	private function next_day(): void {
		$this->clock->set( $this->clock->now()->modify( '+1 day' ) );
	}

	private function agree( bool $yes ): void {
		$this->container()->get( SettingsRepository::class )->save( array( FollowNews::SETTING => $yes ) );
	}

	private function news(): FollowNews {
		return new FollowNews( new NewsFeed( new Vendor( new Owner( Plugin::path( 'owner.json' ) ), VendorService::url() ) ), $this->notifications, $this->container()->get( SettingsRepository::class ), $this->clock );
	}
}

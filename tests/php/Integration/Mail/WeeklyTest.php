<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Mail;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Mail\Weekly\LeaveLink;
use UserFeedback\Mail\Weekly\LeavePage;
use UserFeedback\Mail\Weekly\LeaveSummary;
use UserFeedback\Mail\Weekly\WeeklySchedule;
use UserFeedback\Mail\Weekly\WeeklySettings;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\MailServer;

final class WeeklyTest extends MailTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Oslo' );
		$this->set( array( CommonSettings::RECIPIENTS => 'anna@example.com, ben@example.org' ) );
	}

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
		wp_clear_scheduled_hook( WeeklySchedule::EVENT );
		parent::tearDown();
	}

	public function test_each_recipient_gets_the_figures_of_results_with_a_picture_and_a_way_to_leave(): void {
		$survey = $this->survey( array( 'title' => 'How was <it>?' ) );
		for ( $i = 1; $i <= 3; $i++ ) {
			$this->answer( $survey, array( 'choice' => 'No', 'why' => "Words $i & more", 'nps' => 9, 'stars' => 4 ) );
		}
		$this->send();
		$mails = MailServer::messages();
		self::assertSame( array( array( 'anna@example.com' ), array( 'ben@example.org' ) ), array_column( $mails, 'envelope' ) );
		$mail = $mails[0];
		self::assertSame( array(), $mail['cc'] );
		self::assertSame( 'multipart/alternative', $mail['contentType'] );
		self::assertStringStartsWith( 'Your week: 3 responses', $mail['subject'] );
		$report = $this->container()->get( ResultsSummary::class )->read( self::days(), 'responses', 'desc', null );
		self::assertIsArray( $report['responses_compared'] );
		foreach ( array( $mail['html'], $mail['text'] ) as $part ) {
			self::assertStringContainsString( $report['responses_compared']['value'] . ' responses from 1 survey, 0 in the week before.', $part );
			self::assertStringContainsString( 'Leave this weekly mail', $part );
			self::assertStringContainsString( 'Weeks without a response bring no mail.', $part );
			self::assertStringContainsString( 'Europe/Oslo', $part );
			self::assertMatchesRegularExpression( '/NPS, 1 to 10.*Stars, mean/s', $part, 'A survey with both has both.' );
			self::assertMatchesRegularExpression( '/Words 3.*Words 2.*Words 1/s', $part );
		}
		self::assertStringContainsString( 'How was &lt;it&gt;?', $mail['html'] );
		self::assertMatchesRegularExpression( '/Words 3 &amp; more”(\s|&#32;)+<a /', $mail['html'] );
		self::assertStringContainsString( 'How was <it>?', $mail['text'] );
		self::assertCount( 1, $mail['attachments'] );
		self::assertSame( 'image/png', $mail['attachments'][0]['contentType'] );
		$picture = getimagesizefromstring( (string) base64_decode( $mail['attachments'][0]['content'], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
		self::assertIsArray( $picture );
		self::assertSame( 1068, $picture[0] );
		self::assertLessThan( 100000, $mail['bytes'] );
		$leave = LeaveLink::of( 'anna@example.com' );
		self::assertStringContainsString( "<$leave>", (string) preg_replace( '/\s+/', '', $mail['headers']['list-unsubscribe'] ) );
		self::assertStringContainsString( 'List-Unsubscribe=One-Click', $mail['headers']['list-unsubscribe-post'] );
		self::assertStringContainsString( $leave, $mail['text'] );
		self::assertStringNotContainsString( LeaveLink::of( 'ben@example.org' ), $mail['text'] );
	}

	public function test_words_of_fewer_people_than_the_smallest_group_are_not_quoted(): void {
		$this->set( array( 'smallest_group' => 2 ) );
		$survey = $this->survey();
		$this->answer( $survey, array( 'choice' => 'No', 'why' => 'Words of one', 'nps' => 9, 'stars' => 4 ) );
		$this->send();
		self::assertStringContainsString( '1 response from 1 survey', MailServer::messages()[0]['text'] );
		self::assertStringNotContainsString( 'Words of one', MailServer::messages()[0]['text'] );
	}

	public function test_an_erased_text_is_not_quoted(): void {
		$survey = $this->survey();
		foreach ( array( 'Older words', 'Secret words' ) as $text ) {
			$this->answer( $survey, array( 'choice' => 'No', 'why' => $text, 'nps' => 9, 'stars' => 4 ) );
		}
		$newest = (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
		$this->container()->get( PersonalDataRepository::class )->anonymise( array( $newest ), '[deleted]' );
		$this->send();
		$text = MailServer::messages()[0]['text'];
		self::assertStringContainsString( '2 responses from 1 survey', $text );
		self::assertStringContainsString( 'Older words', $text );
		self::assertStringNotContainsString( '[deleted]', $text );
	}

	public function test_a_plain_summary_has_no_html_and_no_picture(): void {
		$this->set( array( CommonSettings::HTML_SUMMARIES => false ) );
		$this->answer( $this->survey() );
		$this->survey( array( 'title' => 'Nobody answered it' ) );
		$this->send();
		$mail = MailServer::messages()[0];
		self::assertSame( array( 'text/plain', '', array() ), array( $mail['contentType'], $mail['html'], $mail['attachments'] ) );
		self::assertStringContainsString( '1 response from 1 survey', $mail['text'] );
	}

	public function test_a_week_without_a_response_brings_no_mail_unless_wanted(): void {
		$this->survey();
		$this->send();
		self::assertSame( array(), MailServer::messages() );
		$this->set( array( WeeklySettings::EMPTY_WEEKS => true ) );
		$this->wpdb()->query( 'DELETE FROM ' . $this->table( 'outbox' ) );
		$this->send();
		self::assertCount( 2, MailServer::messages() );
		self::assertStringContainsString( '0 responses', MailServer::messages()[0]['subject'] );
	}

	public function test_the_hour_is_that_of_the_site_also_when_the_clocks_change(): void {
		$this->set( array( WeeklySettings::DAY => 1, WeeklySettings::HOUR => 8 ) );
		// Oslo leaves summer time on October 25, 2026.
		$clock    = new FixedClock( new DateTimeImmutable( '2026-10-19 06:00:00', new DateTimeZone( 'UTC' ) ) );
		$schedule = $this->schedule( $clock );
		$schedule->plan();
		self::assertSame( gmmktime( 7, 0, 0, 10, 26, 2026 ), wp_next_scheduled( WeeklySchedule::EVENT ) );
		$schedule->run();
		self::assertSame( 2, $this->count_rows( 'outbox' ) );
		$schedule->run();
		self::assertSame( 2, $this->count_rows( 'outbox' ), 'Once a week.' );
		$this->set( array( WeeklySettings::DAY => 7, WeeklySettings::HOUR => 23 ) );
		$schedule->plan();
		self::assertSame( gmmktime( 22, 0, 0, 10, 25, 2026 ), wp_next_scheduled( WeeklySchedule::EVENT ) );
		$this->set( array( CommonSettings::NO_SUMMARIES => true ) );
		$schedule->plan();
		self::assertFalse( wp_next_scheduled( WeeklySchedule::EVENT ) );
		$schedule->run();
		self::assertSame( 2, $this->count_rows( 'outbox' ) );
	}

	public function test_a_day_and_hour_that_move_before_now_skip_no_week(): void {
		$this->set( array( WeeklySettings::DAY => 1, WeeklySettings::HOUR => 9 ) );
		$schedule = $this->schedule( self::oslo( '2026-06-15 08:30' ) );
		$schedule->plan();
		self::assertSame( 'Mon 15 09:00', self::planned_in_oslo() );
		$this->set( array( WeeklySettings::HOUR => 8 ) );
		$schedule->plan();
		self::assertSame( 2, $this->count_rows( 'outbox' ), 'What was to come at nine comes now.' );
		self::assertSame( 'Mon 22 08:00', self::planned_in_oslo() );
		$schedule->plan();
		self::assertSame( 2, $this->count_rows( 'outbox' ) );

		$this->set( array( WeeklySettings::DAY => 2 ) );
		$this->schedule( self::oslo( '2026-06-17 12:00' ) )->plan();
		self::assertSame( 'Tue 23 08:00', self::planned_in_oslo() );
		self::assertSame( 2, $this->count_rows( 'outbox' ), 'Monday brought one.' );
	}

	public function test_an_hour_that_the_change_of_the_clocks_leaves_out_is_back_a_week_later(): void {
		$this->set( array( WeeklySettings::DAY => 7, WeeklySettings::HOUR => 2 ) );
		// Summer time begins on March 29, 2026, at two.
		$this->schedule( self::oslo( '2026-03-28 12:00' ) )->plan();
		self::assertSame( 'Sun 29 03:00', self::planned_in_oslo() );
		$this->schedule( self::oslo( '2026-03-29 03:00' ) )->run();
		self::assertSame( 'Sun 05 02:00', self::planned_in_oslo() );
		wp_clear_scheduled_hook( WeeklySchedule::EVENT );
		$this->schedule( self::oslo( '2026-03-29 01:30' ) )->plan();
		self::assertSame( 'Sun 29 02:00', gmdate( 'D d H:i', (int) self::planned() + HOUR_IN_SECONDS ) );
	}

	private static function oslo( string $time ): FixedClock {
		return new FixedClock( new DateTimeImmutable( $time, new DateTimeZone( 'Europe/Oslo' ) ) );
	}

	/**
	 * @phpstan-impure
	 */
	private static function planned_in_oslo(): string {
		return (string) wp_date( 'D d H:i', (int) self::planned() );
	}

	public function test_saving_the_settings_plans_the_next_summary(): void {
		wp_clear_scheduled_hook( WeeklySchedule::EVENT );
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'POST', '/settings', array( 'settings' => array( WeeklySettings::HOUR => 9, WeeklySettings::DAY => 8 ) ) );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( WeeklySettings::DAY ), self::fields( $reply ) );
		self::assertFalse( self::planned() );
		self::assertSame( 200, $this->rest( 'POST', '/settings', array( 'settings' => array( WeeklySettings::HOUR => 9 ) ) )->get_status() );
		$next = self::planned();
		self::assertIsInt( $next );
		self::assertSame( 'Mon 09:00', wp_date( 'D H:i', $next ) );
	}

	/**
	 * Unix time of the next summary.
	 *
	 * @phpstan-impure
	 */
	private static function planned(): int|false {
		return wp_next_scheduled( WeeklySchedule::EVENT );
	}

	public function test_a_recipient_leaves_with_the_link_of_the_mail_and_nobody_else_does(): void {
		$page  = new LeavePage( new LeaveSummary( $this->settings() ) );
		$token = self::leave_token();
		foreach ( array( '', 'x', substr( $token, 0, -1 ) . ( str_ends_with( $token, '0' ) ? '1' : '0' ), str_replace( '.', 'A.', $token ) ) as $wrong ) {
			self::assertSame( 404, $page->reply( $wrong, true )['status'], $wrong );
		}
		$reply = $page->reply( $token, false );
		self::assertSame( 200, $reply['status'] );
		self::assertStringContainsString( 'anna@example.com', $reply['body'] );
		self::assertSame( 'anna@example.com, ben@example.org', $this->settings()->text( CommonSettings::RECIPIENTS ), 'Looking changes nothing.' );

		$this->answer( $this->survey() );
		$this->schedule( $this->monday() )->run();
		self::assertStringContainsString( 'You have left', $page->reply( $token, true )['body'] );
		self::assertSame( 'ben@example.org', $this->settings()->text( CommonSettings::RECIPIENTS ) );
		self::assertSame( 200, $page->reply( $token, true )['status'], 'Twice is no error.' );
		$this->work( $this->monday() );
		self::assertSame( array( array( 'ben@example.org' ) ), array_column( MailServer::messages(), 'envelope' ), 'Also when the job was there.' );
	}

	/**
	 * What anna@example.com's link to leave carries.
	 */
	private static function leave_token(): string {
		parse_str( (string) wp_parse_url( LeaveLink::of( 'anna@example.com' ), PHP_URL_QUERY ), $query );
		$token = $query[ LeaveLink::FIELD ];
		self::assertIsString( $token );
		return $token;
	}

	public function test_who_leaves_while_others_save_learns_it(): void {
		$lock  = new Lock( $this->container()->get( Database::class ), SettingsRepository::LOCK, MINUTE_IN_SECONDS );
		$page  = new LeavePage( new LeaveSummary( $this->settings() ) );
		$token = self::leave_token();
		self::assertTrue( $lock->take() );
		try {
			$reply = $page->reply( $token, true );
		} finally {
			$lock->give_back();
		}
		self::assertSame( 503, $reply['status'] );
		self::assertStringContainsString( '<button', $reply['body'] );
		self::assertSame( 'anna@example.com, ben@example.org', $this->settings()->text( CommonSettings::RECIPIENTS ) );
		self::assertSame( 200, $page->reply( $token, true )['status'] );
		self::assertSame( 'ben@example.org', $this->settings()->text( CommonSettings::RECIPIENTS ) );
	}

	public function test_the_header_image_stays_when_the_license_lapses(): void {
		$this->set( array( CommonSettings::HEADER_IMAGE => 'https://example.org/logo.png' ) );
		$this->license( null );
		$this->answer( $this->survey() );
		$this->send();
		self::assertStringContainsString( 'src="https://example.org/logo.png"', MailServer::messages()[0]['html'] );
	}

	public function test_the_settings_preview_the_mails_and_send_one_to_the_person_who_asks(): void {
		$this->sign_in( 'administrator' );
		$empty = $this->rest( 'GET', '/mail/preview', array( 'kind' => 'response' ) );
		self::assertSame( array( 'subject' => '', 'html' => '', 'text' => '' ), $empty->get_data() );
		self::assertSame( 422, $this->rest( 'POST', '/mail/test', array( 'kind' => 'response' ) )->get_status() );
		$this->answer( $this->survey( array( 'title' => 'Shown' ) ), array( 'mail' => 'visitor@example.com' ) );
		$shown = $this->rest( 'GET', '/mail/preview', array( 'kind' => 'response', 'header_image' => 'https://example.org/a.png' ) )->get_data();
		self::assertSame( 'New response: Shown', $shown['subject'] );
		self::assertStringContainsString( 'https://example.org/a.png', $shown['html'] );
		$plain = $this->rest( 'GET', '/mail/preview', array( 'kind' => 'weekly', 'html' => 'false' ) )->get_data();
		self::assertSame( '', $plain['html'] );
		$weekly = $this->rest( 'GET', '/mail/preview', array( 'kind' => 'weekly' ) )->get_data();
		self::assertStringContainsString( 'src="data:image/png;base64,', $weekly['html'] );
		self::assertSame( 422, $this->rest( 'GET', '/mail/preview', array( 'kind' => 'weekly', 'header_image' => 'javascript:alert(1)' ) )->get_status() );

		$own  = wp_get_current_user()->user_email;
		$sent = $this->rest( 'POST', '/mail/test', array( 'kind' => 'response' ) )->get_data();
		self::assertSame( array( 'sent' => true, 'to' => $own, 'reason' => '' ), $sent );
		self::assertSame( array( array( $own ) ), array_column( MailServer::messages(), 'envelope' ) );
		MailServer::switch_to( 'drop' );
		$failed = $this->rest( 'POST', '/mail/test', array( 'kind' => 'weekly' ) )->get_data();
		self::assertFalse( $failed['sent'] );
		self::assertNotSame( '', $failed['reason'] );
	}

	/**
	 * Queues the summary of the week that includes today, and sends it.
	 */
	private function send(): void {
		$this->schedule( $this->monday() )->run();
		$this->work( $this->monday() );
	}

	/**
	 * The next time of sending.
	 */
	private function monday(): FixedClock {
		return new FixedClock( ( new DateTimeImmutable( 'next monday 08:30', wp_timezone() ) ) );
	}

	/**
	 * The week before monday().
	 *
	 * @return array{start_date: string, end_date: string}
	 */
	private static function days(): array {
		$monday = new DateTimeImmutable( 'next monday', wp_timezone() );
		return array(
			'start_date' => $monday->modify( '-7 days' )->format( 'Y-m-d' ),
			'end_date'   => $monday->modify( '-1 day' )->format( 'Y-m-d' ),
		);
	}

	private function schedule( FixedClock $clock ): WeeklySchedule {
		return new WeeklySchedule(
			$this->settings(),
			new Outbox( $this->container()->get( OutboxRepository::class ), $clock ),
			$clock
		);
	}

	private function settings(): SettingsRepository {
		return $this->container()->get( SettingsRepository::class );
	}

	/**
	 * @param array<string, mixed> $values By key.
	 */
	private function set( array $values ): void {
		$this->settings()->save( $values );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Notifications;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WhyUnseen;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Notifications\NotificationRepository;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Notifications\PluginMessages;
use UserFeedback\Notifications\SurveyFactsQuery;
use UserFeedback\Notifications\SurveyMessages;
use UserFeedback\Notifications\Watch;
use UserFeedback\Plugin;
use UserFeedback\Results\KeptSince;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * The plugin's own messages: each once, at its time, and only from the last days.
 */
final class MessagesTest extends SurveyTestCase {

	private const TODAY = '2026-05-20 12:00:00';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'UTC' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
		parent::tearDown();
	}

	public function test_the_first_response_is_told_once(): void {
		$id = $this->survey();
		$this->tally( $id, 'publish', '2026-05-20', 3 );
		self::assertSame( array( "first-response-$id" ), $this->told() );
		$this->tally( $id, 'publish', '2026-05-20', 1 );
		self::assertSame( array( "first-response-$id" ), $this->told() );
		$lists = $this->notifications()->lists();
		self::assertStringContainsString( 'Named', $lists['notifications'][0]['content'] );
		self::assertStringEndsWith( "#/survey/$id", $lists['notifications'][0]['buttons'][0]['url'] );
	}

	public function test_an_old_survey_has_no_first_response_now(): void {
		$id = $this->survey();
		$this->tally( $id, 'publish', '2026-05-01', 5 );
		$this->tally( $id, 'publish', '2026-05-20', 5 );
		self::assertSame( array(), $this->told() );
	}

	public function test_no_response_is_called_the_first_where_older_ones_were_deleted(): void {
		$old   = $this->survey( array(), '2026-01-01 12:00:00' );
		$young = $this->survey( array(), '2026-05-19 12:00:00' );
		$this->tally( $old, 'publish', '2026-05-20', 5 );
		$this->tally( $young, 'publish', '2026-05-20', 5 );
		$this->tally( $old, 'impression', '2026-05-20', 1 );
		KeptSince::note( '2026-05-19' );
		self::assertSame( array( "first-response-$young" ), $this->told() );
	}

	public function test_the_hundredth_response_is_told_when_it_comes(): void {
		$id = $this->survey();
		$this->tally( $id, 'publish', '2026-05-01', 98 );
		$this->tally( $id, 'publish', '2026-05-20', 1 );
		self::assertSame( array(), $this->told() );
		$this->tally( $id, 'publish', '2026-05-20', 1 );
		self::assertSame( array( "hundred-responses-$id" ), $this->told() );
		$late = $this->survey();
		$this->tally( $late, 'publish', '2026-05-01', 100 );
		$this->tally( $late, 'publish', '2026-05-20', 1 );
		self::assertSame( array( "hundred-responses-$id" ), $this->told(), 'It was there before.' );
	}

	public function test_an_end_is_told_three_days_before_and_after(): void {
		foreach ( array(
			24 => null,
			23 => 'survey-ends',
			20 => 'survey-ends',
			19 => 'survey-expired',
			18 => 'survey-expired',
			17 => null,
		) as $day => $expected ) {
			$this->wpdb()->query( 'DELETE FROM ' . $this->table( 'survey' ) );
			$this->wpdb()->query( 'DELETE FROM ' . $this->table( 'notification' ) );
			$id = $this->survey( array( 'run_time' => 'expire', 'expire_at' => array( 'year' => 2026, 'month' => 5, 'day' => $day ) ) );
			self::assertSame( null === $expected ? array() : array( "$expected-$id-2026-05-$day" ), $this->told(), "May $day" );
		}
	}

	public function test_a_survey_that_nobody_saw_for_a_week_has_its_reason(): void {
		$id = $this->survey( array(), '2026-05-12 12:00:00' );
		self::assertSame( array( "survey-unseen-$id-2026-05-12" ), $this->told() );
		self::assertStringContainsString( 'wp_footer()', $this->notifications()->lists()['notifications'][0]['content'] );
		$fresh = $this->survey( array(), '2026-05-15 12:00:00' );
		$seen  = $this->survey( array(), '2026-05-01 12:00:00' );
		$this->tally( $seen, 'impression', '2026-05-19', 1 );
		self::assertSame( array( "survey-unseen-$id-2026-05-12" ), $this->told(), "Not $fresh, not $seen." );
	}

	public function test_an_update_brings_what_is_new_and_a_new_site_nothing(): void {
		delete_option( PluginMessages::VERSION_OPTION );
		$readme = (string) tempnam( sys_get_temp_dir(), 'userfeedback-readme-' );
		file_put_contents( $readme, "== Changelog ==\n\n= 0.2.0 =\n* Drawer.\n* Guide.\n\n= 0.1.0 =\n* First.\n" );
		$this->plugin( '0.1.0', $readme )->add();
		self::assertSame( array(), $this->ids() );
		$this->plugin( '0.2.0', $readme )->add();
		$this->plugin( '0.2.0', $readme )->add();
		unlink( $readme );
		self::assertSame( array( 'updated-0-2-0' ), $this->ids() );
		$told = $this->notifications()->lists()['notifications'][0];
		self::assertSame( "• Drawer.\n• Guide.", $told['content'] );
		self::assertCount( 1, $told['buttons'] );
	}

	public function test_a_newer_version_is_told_with_the_way_to_it_until_it_is_there(): void {
		update_option( PluginMessages::VERSION_OPTION, '0.1.0' );
		$know = static function ( string $version ): void {
			$response = array( plugin_basename( Plugin::path( 'userfeedback.php' ) ) => (object) array( 'new_version' => $version ) );
			set_site_transient( 'update_plugins', (object) array( 'response' => $response ) );
		};
		$know( '0.2.0' );
		$this->plugin( '0.1.0', '' )->add();
		$this->plugin( '0.1.0', '' )->add();
		self::assertSame( array( 'update-0-2-0' ), $this->ids() );
		$button = $this->notifications()->lists()['notifications'][0]['buttons'][0];
		self::assertStringEndsWith( 'update-core.php', $button['url'] );
		$know( '0.3.0' );
		$this->plugin( '0.1.0', '' )->add();
		self::assertSame( array( 'update-0-3-0' ), $this->ids() );
		// WordPress may not have looked again when the new version runs.
		$this->plugin( '0.3.0', '' )->add();
		self::assertSame( array( 'updated-0-3-0' ), $this->ids() );
		delete_site_transient( 'update_plugins' );
	}

	public function test_the_event_runs_every_hour_and_goes_with_the_plugin(): void {
		wp_unschedule_hook( Watch::EVENT );
		Watch::schedule();
		Watch::schedule();
		self::assertSame( 'hourly', wp_get_schedule( Watch::EVENT ) );
		self::assertStringStartsWith( 'userfeedback_core_', Watch::EVENT, 'Uninstaller::deactivate() finds it.' );
		$id = $this->survey();
		$this->tally( $id, 'publish', current_datetime()->format( 'Y-m-d' ), 1 );
		do_action( Watch::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The constant begins with userfeedback_.
		self::assertContains( "first-response-$id", $this->ids() );
		wp_unschedule_hook( Watch::EVENT );
	}

	public function test_the_reason_follows_what_the_survey_restricts(): void {
		$page   = self::published_page();
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->survey() );
		self::assertNotNull( $survey );
		$devices = array( 'desktop', 'tablet', 'mobile' );
		$rule    = static fn ( int $id ): array => array(
			'pages'      => 'select',
			'devices'    => $devices,
			'page_rules' => array(
				array(
					'logic'    => 'page_or_post_is',
					'operator' => '||',
					'data'     => array( 'id' => $id ),
				),
			),
		);
		$all     = array(
			'pages'   => 'all',
			'devices' => $devices,
		);
		foreach ( array(
			'No device is chosen'     => array( 'targeting' => array( 'devices' => array() ) + $all ),
			'has no page rule'        => array( 'targeting' => array( 'pages' => 'select' ) + $all ),
			'page rules may leave'    => array( 'targeting' => $rule( $page ) ),
			'not published any more'  => array( 'targeting' => $rule( PHP_INT_MAX ) ),
			'does not show on phones' => array( 'targeting' => array( 'devices' => array( 'desktop' ) ) + $all ),
			'not show on computers'   => array( 'targeting' => array( 'devices' => array( 'mobile' ) ) + $all ),
			'No country is chosen'    => array( 'targeting' => $all, 'geo_targeting' => array( 'target' => 'select' ) ),
			'in 2 countries only'     => array( 'targeting' => $all, 'geo_targeting' => array( 'target' => 'select', 'countries' => array( 'AT', 'CH' ) ) ),
			'look at its timing'      => array( 'targeting' => $all, 'behavior' => array( 'timing' => 'before_abandon' ) ),
			'leaves out wp_footer()'  => array( 'targeting' => $all ),
		) as $words => $settings ) {
			$changed = $survey->with( array( 'settings' => $settings + $survey->settings ) );
			self::assertStringContainsString( $words, $this->why()->reason( $changed ) );
		}
		wp_delete_post( $page, true );
	}

	private static function published_page(): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Prices',
				'post_status' => 'publish',
			)
		);
	}

	private function why(): WhyUnseen {
		$c = $this->container();
		return new WhyUnseen(
			$c->get( QuestionTypeRegistry::class ),
			$c->get( AddonStates::class ),
			$c->get( SurveyParts::class )
		);
	}

	/**
	 * @param array<string, mixed> $behavior Differs from the standard.
	 */
	private function survey( array $behavior = array(), string $published = self::TODAY ): int {
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->saved()['id'] );
		self::assertNotNull( $survey );
		$settings             = $survey->settings;
		$settings['behavior'] = $behavior + ( is_array( $settings['behavior'] ) ? $settings['behavior'] : array() );
		return $this->container()->get( SurveyRepository::class )->store(
			$survey->with(
				array(
					'title'        => 'Named',
					'status'       => Survey::PUBLISH,
					'settings'     => $settings,
					'publish_at'   => null,
					'published_at' => new DateTimeImmutable( $published, new DateTimeZone( 'UTC' ) ),
				)
			)
		)->id;
	}

	private function tally( int $survey, string $metric, string $day, int $total ): void {
		$this->container()->get( Database::class )->execute(
			'INSERT INTO {counter} (survey_id, metric, day, total) VALUES (%d, %s, %s, %d) ON DUPLICATE KEY UPDATE total = total + VALUES(total)',
			array( $survey, $metric, $day, $total )
		);
	}

	/**
	 * @return list<string> Ids after the messages were made twice.
	 */
	private function told(): array {
		$clock    = new FixedClock( new DateTimeImmutable( self::TODAY, new DateTimeZone( 'UTC' ) ) );
		$database = $this->container()->get( Database::class );
		$messages = new SurveyMessages(
			$this->notifications(),
			new SurveyFactsQuery( $database ),
			new LiveSurveysQuery( $database ),
			$this->why(),
			$this->container()->get( SurveyParts::class ),
			$clock
		);
		$messages->add();
		$messages->add();
		return $this->ids();
	}

	/**
	 * @return list<string>
	 */
	private function ids(): array {
		return array_column( $this->notifications()->lists()['notifications'], 'id' );
	}

	private function notifications(): Notifications {
		return new Notifications(
			new NotificationRepository( $this->container()->get( Database::class ) ),
			new Dismissals(),
			new FixedClock( new DateTimeImmutable( self::TODAY, new DateTimeZone( 'UTC' ) ) )
		);
	}

	private function plugin( string $version, string $readme ): PluginMessages {
		return new PluginMessages(
			$this->notifications(),
			$this->container()->get( LicenseNotices::class ),
			$version,
			$readme
		);
	}
}

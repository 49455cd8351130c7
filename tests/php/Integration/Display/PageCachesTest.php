<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use DateTimeImmutable;
use RuntimeException;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\PageCaches;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

final class PageCachesTest extends SurveyTestCase {

	private const SOON  = '2199-01-01T00:00:00Z';
	private const LATER = '2199-06-01T00:00:00Z';

	/**
	 * The actions that caches listen to.
	 */
	private const HEARD = array(
		'userfeedback_pages_changed',
		'breeze_clear_all_cache',
		'litespeed_purge',
		'wphb_clear_page_cache',
		'wpfc_clear_all_cache',
	);

	/**
	 * What caches were told, in order.
	 *
	 * @var list<string>
	 */
	private array $told = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		require_once dirname( __DIR__, 3 ) . '/fixtures/page-caches/wp-fastest-cache.php';
	}

	protected function setUp(): void {
		parent::setUp();
		$this->start();
		foreach ( self::HEARD as $action ) {
			add_action(
				$action,
				function ( mixed $given = '' ) use ( $action ): void {
					$this->told[] = trim( $action . ' ' . ( is_string( $given ) ? $given : '' ) );
				}
			);
		}
	}

	protected function tearDown(): void {
		foreach ( array( ...self::HEARD, 'userfeedback_purge_page_caches' ) as $hook ) {
			remove_all_filters( $hook );
		}
		$this->start();
		parent::tearDown();
	}

	public function test_pages_are_forgotten_once_at_the_end_of_a_request_that_published(): void {
		$this->saved();
		$this->saved();
		self::assertSame( array(), $this->told, 'Nobody waits for it.' );
		$this->end();
		self::assertSame(
			array(
				'userfeedback_pages_changed',
				'breeze_clear_all_cache',
				'wphb_clear_page_cache',
				'litespeed_purge *',
				'wpfc_clear_all_cache',
			),
			$this->told
		);
	}

	public function test_litespeed_sends_its_header_with_the_next_request(): void {
		$delayed = array();
		$ask     = static function () use ( &$delayed ): void {
			$delayed[] = apply_filters( 'litespeed_delay_purge', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's own.
		};
		add_action( 'litespeed_purge', $ask );
		$this->saved();
		$this->end();
		$ask();
		self::assertSame( array( true, false ), $delayed );
	}

	public function test_what_no_page_shows_forgets_none(): void {
		$id    = $this->saved()['id'];
		$draft = $this->saved( array( 'status' => 'draft' ) )['id'];
		$this->end();
		$this->told = array();
		$this->saved( array( 'id' => $id, 'notifications' => array( 'email' => array( 'active' => true ) ) ) );
		$this->saved( array( 'id' => $draft, 'status' => 'draft', 'title' => 'Another' ) );
		$this->saved( array( 'publish_at' => self::SOON ) );
		$this->container()->get( LiveIndex::class )->rebuild();
		$this->sign_in( '' );
		$answer = array( 'question_id' => 'a', 'value' => 'Good' );
		$reply  = $this->rest(
			'POST',
			"/surveys/$id/responses",
			array( 'client_id' => wp_generate_uuid4(), 'answers' => array( $answer ) )
		);
		self::assertSame( 201, $reply->get_status() );
		$this->end();
		self::assertSame( array(), $this->told );
	}

	public function test_a_changed_or_stopped_survey_and_new_settings_do(): void {
		$id      = $this->saved()['id'];
		$changes = array(
			'questions' => fn () => $this->saved( array( 'id' => $id, 'questions' => array( self::question( 'b' ) ) ) ),
			'position'  => fn () => $this->container()->get( SettingsRepository::class )->save(
				array( 'widget_position' => WidgetSettings::POSITIONS[1] )
			),
			'stopped'   => fn () => $this->saved( array( 'id' => $id, 'status' => 'draft' ) ),
		);
		foreach ( $changes as $name => $change ) {
			$this->end();
			$this->told = array();
			$change();
			$this->end();
			self::assertContains( 'userfeedback_pages_changed', $this->told, $name );
		}
	}

	public function test_a_visitor_does_not_wait(): void {
		$this->saved();
		$this->start();
		delete_option( LiveIndex::OPTION );
		$this->sign_in( '' );
		$now = new DateTimeImmutable();
		$this->container()->get( LiveIndex::class )->live( $now );
		self::assertFalse( has_action( 'shutdown', array( $this->caches(), 'purge' ) ) );
		$next = self::planned();
		self::assertIsInt( $next );
		self::assertEqualsWithDelta( $now->getTimestamp(), $next, 5 );
		do_action( PageCaches::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours.
		self::assertContains( 'userfeedback_pages_changed', $this->told );
		self::assertFalse( self::planned() );
	}

	public function test_one_event_stands_at_the_next_time_a_survey_begins(): void {
		$later = $this->saved( array( 'publish_at' => self::LATER ) )['id'];
		self::assertSame( strtotime( self::LATER ), self::planned() );
		$soon = $this->saved( array( 'publish_at' => self::SOON ) )['id'];
		self::assertSame( strtotime( self::SOON ), self::planned(), 'The first of both.' );
		$this->saved( array( 'id' => $soon, 'publish_at' => '2199-02-01T00:00:00Z' ) );
		self::assertSame( strtotime( '2199-02-01' ), self::planned(), 'It moves along.' );
		$this->saved( array( 'id' => $soon, 'status' => 'draft' ) );
		self::assertSame( strtotime( self::LATER ), self::planned() );
		Uninstaller::deactivate( false );
		self::assertFalse( self::planned() );
		do_action( Schedule::HOURLY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours.
		self::assertSame( strtotime( self::LATER ), self::planned(), 'After a reactivation.' );
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $later ) ) );
		self::assertFalse( self::planned() );
	}

	public function test_the_event_forgets_pages_and_stands_at_the_time_after(): void {
		$this->saved( array( 'publish_at' => self::SOON ) );
		$this->saved( array( 'publish_at' => self::LATER ) );
		$this->end();
		self::assertSame( array(), $this->told, 'No page shows them yet.' );
		$caches = new PageCaches(
			$this->container()->get( LiveIndex::class ),
			new FixedClock( new DateTimeImmutable( self::SOON ) )
		);
		$caches->plan();
		self::assertSame( strtotime( self::SOON ), self::planned(), 'An event that is due stays.' );
		$caches->run();
		self::assertContains( 'breeze_clear_all_cache', $this->told );
		self::assertSame( strtotime( self::LATER ), self::planned() );
	}

	public function test_owners_switch_it_off_and_still_hear_of_it(): void {
		add_filter( 'userfeedback_purge_page_caches', '__return_false' );
		$this->saved();
		$this->end();
		self::assertSame( array( 'userfeedback_pages_changed' ), $this->told );
	}

	public function test_a_cache_that_fails_leaves_the_others_alone(): void {
		$this->expect_log( '/No disk.*Full/s' );
		$fails = static fn ( string $why ): callable => static function () use ( $why ): void {
			throw new RuntimeException( $why );
		};
		add_action( 'userfeedback_pages_changed', $fails( 'No disk' ) );
		add_action( 'breeze_clear_all_cache', $fails( 'Full' ) );
		$this->saved();
		$this->end();
		self::assertContains( 'wpfc_clear_all_cache', $this->told );
	}

	/**
	 * Ends the request: what this feature left for then, in its order.
	 */
	private function end(): void {
		if ( remove_action( 'shutdown', array( $this->caches(), 'heal' ), PageCaches::HEAL ) ) {
			$this->caches()->heal();
		}
		if ( remove_action( 'shutdown', array( $this->caches(), 'purge' ), PageCaches::PURGE ) ) {
			$this->caches()->purge();
		}
	}

	/**
	 * Begins a request: nothing is left of those before.
	 */
	private function start(): void {
		remove_action( 'shutdown', array( $this->caches(), 'heal' ), PageCaches::HEAL );
		remove_action( 'shutdown', array( $this->caches(), 'purge' ), PageCaches::PURGE );
		wp_clear_scheduled_hook( PageCaches::EVENT );
	}

	private function caches(): PageCaches {
		return $this->container()->get( PageCaches::class );
	}

	/**
	 * Unix time of the event.
	 *
	 * @phpstan-impure
	 */
	private static function planned(): int|false {
		return wp_next_scheduled( PageCaches::EVENT );
	}
}

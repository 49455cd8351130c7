<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Notifications;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Access\Capability;
use UserFeedback\Database\Database;
use UserFeedback\Notifications\ActionRegistry;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Category;
use UserFeedback\Notifications\Dismissals;
use UserFeedback\Notifications\NotificationRepository;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The store of the drawer and its calls (ENT-33, ENT-34, CALL-26 to CALL-28, A109). Who may call them at all:
 * tests/fixtures/routes.json.
 */
final class NotificationsTest extends IntegrationTestCase {

	protected function tearDown(): void {
		delete_metadata( 'user', 0, 'userfeedback_core_dismissed_notifications_' . get_current_blog_id(), '', true );
		parent::tearDown();
	}

	public function test_the_reply_has_every_field_newest_first(): void {
		$this->sign_in( 'administrator' );
		$this->at( '2026-05-01' )->add( 'older', 'Older', "One.\nTwo <b>bold</b>." );
		$this->at( '2026-05-02' )->add(
			'newer',
			'Newer',
			'Text',
			array( Button::link( 'Open', 'https://example.org/?a=1&b=2' ), Button::external( 'Read', 'https://example.com' ), Button::action( 'Check', 'license', 'check' ) ),
			Capability::View,
			Category::Exports
		);
		$lists = $this->lists();
		self::assertSame( array( 'notifications', 'dismissed', 'view_url', 'sidebar_url' ), array_keys( $lists ) );
		self::assertSame(
			array(
				'id'         => 'newer',
				'category'   => 'exports',
				'icon'       => 'download',
				'title'      => 'Newer',
				'content'    => 'Text',
				'buttons'    => array(
					array( 'text' => 'Open', 'url' => 'https://example.org/?a=1&b=2', 'type' => 'link', 'is_external' => false ),
					array( 'text' => 'Read', 'url' => 'https://example.com', 'type' => 'link', 'is_external' => true ),
					array( 'text' => 'Check', 'url' => 'license/check', 'type' => 'action', 'is_external' => false ),
				),
				'created_at' => '2026-05-02T00:00:00Z',
			),
			$lists['notifications'][0]
		);
		self::assertSame( "One.\nTwo <b>bold</b>.", $lists['notifications'][1]['content'], 'Plain text: screens show markup as text.' );
		self::assertSame( array(), $lists['dismissed'] );
		self::assertStringEndsWith( 'open=userfeedback_notifications', $lists['sidebar_url'] );
	}

	public function test_an_id_is_added_once_also_after_somebody_dismissed_it(): void {
		$this->sign_in( 'administrator' );
		self::assertTrue( $this->notifications()->add( 'a', 'First', '' ) );
		self::assertFalse( $this->notifications()->add( 'a', 'Second', '' ) );
		self::assertSame( array( 'First' ), array_column( $this->lists()['notifications'], 'title' ) );
		$this->dismiss( 'a' );
		self::assertFalse( $this->notifications()->add( 'a', 'Third', '' ) );
		self::assertSame( array( array(), array( 'a' ) ), $this->ids() );
		$this->notifications()->remove( 'a' );
		self::assertSame( array( array(), array() ), $this->ids() );
		self::assertTrue( $this->notifications()->add( 'a', 'Fourth', '' ) );
		self::assertSame( array( array( 'a' ), array() ), $this->ids(), 'What was removed is told again.' );
	}

	public function test_ids_of_another_format_are_refused(): void {
		foreach ( array( 'all', '', 'A', 'a b', "a\n", '-a', str_repeat( 'a', 65 ) ) as $id ) {
			try {
				$this->notifications()->add( $id, 'Title', '' );
				self::fail( "$id was taken." );
			} catch ( Failure $failure ) {
				self::assertSame( 422, $failure->status );
			}
		}
		self::assertSame( 0, $this->count_rows( 'notification' ) );
	}

	public function test_one_and_all_are_dismissed_for_one_person_only(): void {
		$this->license( PlanLevel::Plus );
		update_option( SettingsModule::OPTION, array( 'view_results' => array( 'editor' ) ) );
		foreach ( array( 'a', 'b', 'c' ) as $id ) {
			$this->notifications()->add( $id, $id, '', array(), Capability::View );
		}
		$this->sign_in( 'editor' );
		self::assertSame( array( array( 'a', 'c' ), array( 'b' ) ), $this->sorted( $this->dismiss( 'b' ) ) );
		self::assertSame( array( array( 'a', 'c' ), array( 'b' ) ), $this->sorted( $this->dismiss( 'b' ) ), 'Twice changes nothing.' );
		$this->sign_in( 'administrator' );
		self::assertSame( array( array( 'a', 'b', 'c' ), array() ), $this->ids() );
		self::assertSame( array( array(), array( 'a', 'b', 'c' ) ), $this->sorted( $this->dismiss( 'all' ) ) );
		$this->sign_in( 'editor' );
		self::assertSame( array( array( 'a', 'c' ), array( 'b' ) ), $this->ids() );
		self::assertSame( 404, $this->rest( 'POST', '/notifications/unknown/dismiss' )->get_status() );
	}

	public function test_each_gets_what_is_meant_for_them(): void {
		$this->license( PlanLevel::Plus );
		update_option(
			SettingsModule::OPTION,
			array(
				'view_results'        => array( 'editor' ),
				'create_edit_surveys' => array( 'author' ),
			)
		);
		$editor = $this->sign_in( 'editor' );
		$this->notifications()->add( 'manage', 'M', '', array(), Capability::Manage );
		$this->notifications()->add( 'view', 'V', '', array(), Capability::View );
		$this->notifications()->add( 'edit', 'E', '', array(), Capability::Edit );
		$this->notifications()->add( 'own', 'O', '', array(), $editor );
		foreach ( array(
			'administrator' => array( 'edit', 'manage', 'view' ),
			'editor'        => array( 'own', 'view' ),
			'author'        => array( 'edit' ),
		) as $role => $expected ) {
			$this->sign_in( $role );
			self::assertSame( array( $expected, array() ), $this->ids(), $role );
			self::assertSame( count( $expected ), $this->notifications()->count() );
		}
		$this->sign_in( 'author' );
		self::assertSame( 404, $this->rest( 'POST', '/notifications/manage/dismiss' )->get_status(), 'Another one\'s is not there.' );
		$this->dismiss( 'all' );
		self::assertSame( array( 'edit' ), ( new Dismissals() )->ids(), 'All means all of theirs.' );
	}

	public function test_the_store_does_not_grow_forever(): void {
		$this->sign_in( 'administrator' );
		$this->at( '2026-01-01' )->add( 'ancient', 'Ancient', '' );
		$this->dismiss( 'ancient' );
		foreach ( range( 1, 205 ) as $number ) {
			$this->at( '2026-06-01', $number )->add( "n$number", 'New', '' );
		}
		self::assertSame( 200, $this->count_rows( 'notification' ) );
		self::assertSame( 0, $this->count_rows( 'notification', array( 'id' => 'n5' ) ), 'The oldest go.' );
		self::assertSame( array(), ( new Dismissals() )->ids(), 'So does what was known of them.' );
		$this->at( '2027-06-01' )->prune();
		self::assertSame( 0, $this->count_rows( 'notification' ) );
	}

	public function test_an_action_is_looked_up_and_never_called_by_its_name(): void {
		$this->sign_in( 'administrator' );
		$ran     = 0;
		$actions = $this->container()->get( ActionRegistry::class );
		$actions->add(
			'test',
			'reload',
			Capability::Manage,
			static function () use ( &$ran ): array {
				++$ran;
				return array( 'reload' => true );
			}
		);
		self::assertSame( array( 'reload' => true ), $this->act( 'test', 'reload' ) );
		$tried = array(
			array( 'test', 'other' ),
			array( 'other', 'reload' ),
			array( 'Test', 'reload' ),
			array( 'wp_die', 'reload' ),
			array( 'UserFeedback\\Notifications\\Notifications', 'prune' ),
			array( 'test/reload', '' ),
			array( '', 'test/reload' ),
			array( array( 'test' ), 'reload' ),
		);
		foreach ( $tried as list( $owner, $action ) ) {
			$reply = $this->rest( 'POST', '/notifications/action', array( 'class' => $owner, 'action' => $action ) );
			self::assertSame( 400, $reply->get_status() );
		}
		self::assertSame( 400, $this->rest( 'POST', '/notifications/action', array( 'class' => 'test' ) )->get_status() );
		$this->license( PlanLevel::Plus );
		update_option( SettingsModule::OPTION, array( 'view_results' => array( 'editor' ) ) );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', '/notifications/action', array( 'class' => 'test', 'action' => 'reload' ) )->get_status() );
		self::assertSame( 1, $ran );
	}

	public function test_a_link_that_a_browser_would_run_is_none(): void {
		self::assertSame( '', Button::link( 'Go', 'javascript:alert(1)' )->to_array()['url'] );
		self::assertSame( '', Button::external( 'Go', " java\tscript:alert(1)" )->to_array()['url'] );
		self::assertNull( Button::read( array( 'text' => 'No address' ) ) );
	}

	private function notifications(): Notifications {
		return $this->container()->get( Notifications::class );
	}

	private function at( string $day, int $minutes = 0 ): Notifications {
		$moment = new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) );
		return new Notifications(
			new NotificationRepository( $this->container()->get( Database::class ) ),
			new Dismissals(),
			new FixedClock( $moment->modify( "+$minutes minutes" ) )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function lists(): array {
		$data = $this->rest( 'GET', '/notifications' )->get_data();
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function dismiss( string $id ): array {
		$reply = $this->rest( 'POST', "/notifications/$id/dismiss" );
		self::assertSame( 200, $reply->get_status() );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertSame( $this->lists(), $data, 'The reply is the new state.' );
		return $data;
	}

	/**
	 * @return mixed
	 */
	private function act( string $owner, string $action ): mixed {
		$reply = $this->rest( 'POST', '/notifications/action', array( 'class' => $owner, 'action' => $action ) );
		self::assertSame( 200, $reply->get_status() );
		return $reply->get_data();
	}

	/**
	 * @return array{list<string>, list<string>} Active and dismissed, by name.
	 */
	private function ids(): array {
		return $this->sorted( $this->lists() );
	}

	/**
	 * @param array<string, mixed> $lists The reply.
	 * @return array{list<string>, list<string>}
	 */
	private function sorted( array $lists ): array {
		$ids = array_map(
			static function ( mixed $list ): array {
				$ids = array_column( is_array( $list ) ? $list : array(), 'id' );
				sort( $ids );
				return $ids;
			},
			array( $lists['notifications'], $lists['dismissed'] )
		);
		return array( $ids[0], $ids[1] );
	}
}

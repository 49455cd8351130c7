<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\Page;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * The messages of the drawer (A102): every part of the plugin adds its own here.
 *
 * @phpstan-import-type ButtonData from Button
 * @phpstan-type NotificationData array{id: string, category: string, icon: string, title: string, content: string, buttons: list<ButtonData>, created_at: string}
 */
final class Notifications {

	/**
	 * Query that opens the drawer (DRAWER-01).
	 */
	public const OPEN = 'userfeedback_notifications';

	/**
	 * The id that means every notification (CALL-27).
	 */
	public const ALL = 'all';

	/**
	 * Notifications that are kept; the oldest go.
	 */
	private const MOST = 200;

	private const KEEP_DAYS = 180;

	public function __construct(
		private NotificationRepository $repository,
		private Dismissals $dismissals,
		private Clock $clock
	) {}

	/**
	 * Adds a notification, unless its id exists: call it as often as you like. A problem that was solved is
	 * removed with remove(), so that the next one is told again. No answers or addresses of visitors belong
	 * into the texts: they would outlive their erasure.
	 *
	 * @param string         $id       Lower-case letters, digits, `-` and `_`, up to 64, e.g. `mail-failing`.
	 * @param string         $title    Translated, plain text.
	 * @param string         $content  Translated sentences, plain text; line breaks stay.
	 * @param list<Button>   $buttons  In order.
	 * @param Capability|int $users    Everybody who has the capability, or one user by id.
	 * @param Category       $category Gives the icon.
	 * @param int            $survey   Survey that it is about, 0 for none.
	 * @return bool Whether it is new.
	 * @throws Failure When the database refuses, 422 for an id of another format.
	 */
	public function add(
		string $id,
		string $title,
		string $content,
		array $buttons = array(),
		Capability|int $users = Capability::Manage,
		Category $category = Category::Problems,
		int $survey = 0
	): bool {
		if ( self::ALL === $id || 1 !== preg_match( '/^' . Notification::ID . '$/D', $id ) ) {
			throw Failure::invalid( array( 'id' => 'Not the id of a notification.' ) );
		}
		$is_new = $this->repository->insert(
			new Notification(
				$id,
				$category,
				mb_substr( wp_check_invalid_utf8( $title ), 0, 200 ),
				mb_substr( wp_check_invalid_utf8( $content ), 0, 2000 ),
				$buttons,
				$users,
				$this->clock->now(),
				$survey
			)
		);
		if ( $is_new ) {
			$this->prune();
		}
		return $is_new;
	}

	/**
	 * Removes a notification for everybody, e.g. when its problem is solved.
	 */
	public function remove( string $id ): void {
		if ( $this->repository->delete( $id ) ) {
			$this->dismissals->forget( $id );
		}
	}

	/**
	 * What the current user has, newest first (CALL-26, ENT-34).
	 *
	 * @return array{notifications: list<NotificationData>, dismissed: list<NotificationData>, view_url: string, sidebar_url: string}
	 */
	public function lists(): array {
		$gone  = $this->dismissals->ids();
		$lists = array(
			'notifications' => array(),
			'dismissed'     => array(),
		);
		foreach ( $this->of_current_user() as $notification ) {
			$list             = in_array( $notification->id, $gone, true ) ? 'dismissed' : 'notifications';
			$lists[ $list ][] = $notification->to_array();
		}
		$page = Page::Surveys->url();
		return $lists + array(
			'view_url'    => $page,
			'sidebar_url' => add_query_arg( 'open', self::OPEN, $page ),
		);
	}

	/**
	 * Number of active ones (DRAWER-10). Every page of ours shows it, so a missing table is no error here.
	 */
	public function count(): int {
		try {
			return count( $this->lists()['notifications'] );
		} catch ( Failure ) {
			return 0;
		}
	}

	/**
	 * Dismisses one, or all, for the current user (DRAWER-06, DRAWER-07).
	 *
	 * @throws Failure 404 for one that the user does not have.
	 */
	public function dismiss( string $id ): void {
		$ids = array_map( static fn ( Notification $one ): string => $one->id, $this->of_current_user() );
		if ( self::ALL !== $id ) {
			if ( ! in_array( $id, $ids, true ) ) {
				throw Failure::not_found( __( 'This notification does not exist any more.', 'userfeedback' ) );
			}
			$ids = array( $id );
		}
		array_map( array( $this->dismissals, 'add' ), $ids );
	}

	/**
	 * Drops what is old, and the oldest of too many.
	 */
	public function prune(): void {
		$before = $this->clock->now()->modify( '-' . self::KEEP_DAYS . ' days' );
		array_map( array( $this, 'remove' ), $this->repository->ids_to_drop( $before, self::MOST ) );
	}

	/**
	 * @return list<Notification>
	 */
	private function of_current_user(): array {
		return array_values(
			array_filter(
				$this->repository->all( self::MOST ),
				static fn ( Notification $notification ): bool => $notification->is_for_current_user()
			)
		);
	}
}

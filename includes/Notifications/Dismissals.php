<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

/**
 * Who dismissed which notification: one row of user meta each, so that two tabs never overwrite each other. On a
 * network people are shared by the sites, so the key has the site's number.
 */
final class Dismissals {

	private const KEY = 'userfeedback_core_dismissed_notifications_';

	/**
	 * What the current user dismissed.
	 *
	 * @return list<string> Ids.
	 */
	public function ids(): array {
		$ids = get_user_meta( get_current_user_id(), self::key() );
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : array();
	}

	/**
	 * Dismisses for the current user.
	 */
	public function add( string $id ): void {
		if ( ! in_array( $id, $this->ids(), true ) ) {
			add_user_meta( get_current_user_id(), self::key(), $id );
		}
	}

	/**
	 * Forgets who dismissed a notification that is gone.
	 */
	public function forget( string $id ): void {
		delete_metadata( 'user', 0, self::key(), $id, true );
	}

	/**
	 * Forgets everything that was dismissed on this site.
	 */
	public static function forget_all(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	private static function key(): string {
		return self::KEY . get_current_blog_id();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

/**
 * Notices and offers that a user dismissed (A103, A104), stored with the user.
 */
final class UserChoices {

	private const DISMISSED = 'userfeedback_core_dismissed';

	private const BLURB = 'userfeedback_core_blurb';

	/**
	 * Number of dismissed notices to keep; the oldest are dropped.
	 */
	private const MOST = 100;

	/**
	 * Stores that the current user dismissed a notice.
	 */
	public function dismiss( string $id ): void {
		$ids   = array_values( array_diff( $this->dismissed(), array( $id ) ) );
		$ids[] = $id;
		update_user_meta( get_current_user_id(), self::DISMISSED, array_slice( $ids, -self::MOST ) );
	}

	/**
	 * Whether the current user dismissed a notice.
	 */
	public function has_dismissed( string $id ): bool {
		return in_array( $id, $this->dismissed(), true );
	}

	/**
	 * The current user's choice for the upgrade blurb: '' shows it, anything else hides it.
	 */
	public function blurb(): string {
		$value = get_user_meta( get_current_user_id(), self::BLURB, true );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Stores the choice for the upgrade blurb.
	 *
	 * @param string $value '' shows it again.
	 */
	public function choose_blurb( string $value ): void {
		if ( '' === $value ) {
			delete_user_meta( get_current_user_id(), self::BLURB );
			return;
		}
		update_user_meta( get_current_user_id(), self::BLURB, $value );
	}

	/**
	 * Ids that the current user dismissed, oldest first.
	 *
	 * @return list<string>
	 */
	private function dismissed(): array {
		$ids = get_user_meta( get_current_user_id(), self::DISMISSED, true );
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : array();
	}
}

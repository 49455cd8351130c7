<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

/**
 * Subject of a notification (ENT-33). It gives the icon.
 */
enum Category: string {

	case Responses = 'responses';
	case Surveys   = 'surveys';
	case Exports   = 'exports';
	case Problems  = 'problems';
	case License   = 'license';
	case Updates   = 'updates';
	case News      = 'news';

	/**
	 * Name of an icon of @wordpress/icons that `src/shared/notifications/` has.
	 */
	public function icon(): string {
		return match ( $this ) {
			self::Responses => 'comment',
			self::Surveys   => 'scheduled',
			self::Exports   => 'download',
			self::Problems  => 'caution',
			self::License   => 'key',
			self::Updates   => 'update',
			self::News      => 'megaphone',
		};
	}
}

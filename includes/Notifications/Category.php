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
	 * Name of an icon of WordPress's Dashicons, which cost our screens nothing.
	 */
	public function icon(): string {
		return match ( $this ) {
			self::Responses => 'admin-comments',
			self::Surveys   => 'clock',
			self::Exports   => 'download',
			self::Problems  => 'warning',
			self::License   => 'admin-network',
			self::Updates   => 'update',
			self::News      => 'megaphone',
		};
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/**
 * What people may tick at a response. A mark holds for everyone who sees results, not for one user.
 */
enum Mark: string {

	case Read    = 'read';
	case Starred = 'starred';

	/**
	 * @return literal-string
	 */
	public function column(): string {
		return match ( $this ) {
			self::Read    => 'is_read',
			self::Starred => 'starred',
		};
	}
}

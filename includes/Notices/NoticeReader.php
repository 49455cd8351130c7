<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Access\Capability;
use UserFeedback\Access\Permission;

/**
 * Whoever sees one of our screens may hide what it shows, for herself.
 */
final class NoticeReader implements Permission {

	public function allowed(): bool {
		return Capability::Edit->allowed() || Capability::View->allowed() || Capability::Manage->allowed();
	}
}

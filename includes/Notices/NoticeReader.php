<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Access\Capability;
use UserFeedback\Access\Permission;

/**
 * Everyone who sees our screens may dismiss notices for themselves.
 */
final class NoticeReader implements Permission {

	public function allowed(): bool {
		return true === Capability::check_any( Capability::cases() );
	}
}

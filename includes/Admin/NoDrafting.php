<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

/**
 * Lite drafts nothing.
 */
final class NoDrafting implements Drafting {

	public function boot(): ?array {
		return null;
	}
}

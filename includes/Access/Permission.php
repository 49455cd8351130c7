<?php
declare(strict_types=1);

namespace UserFeedback\Access;

/**
 * The permission that an ajax action requires.
 */
interface Permission {

	/**
	 * Whether the current user has it.
	 */
	public function allowed(): bool;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Access;

/**
 * What a call needs of the person who makes it.
 */
interface Permission {

	/**
	 * Whether the current user has it.
	 */
	public function allowed(): bool;
}

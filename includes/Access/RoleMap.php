<?php
declare(strict_types=1);

namespace UserFeedback\Access;

/**
 * Who has which of our capabilities (A99).
 */
interface RoleMap {

	/**
	 * The WordPress capabilities behind one of ours.
	 *
	 * @param int $user_id Who asks, 0 for visitors.
	 * @return list<string> All of them are needed.
	 */
	public function primitives( Capability $capability, int $user_id ): array;

	/**
	 * Whether a user without the right to manage the site reaches their own surveys only.
	 */
	public function is_limited( int $user_id ): bool;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Access;

/**
 * Those who manage the site have every capability, nobody else has one.
 */
final class Administrators implements RoleMap {

	public function primitives( Capability $capability, int $user_id ): array {
		return array( 'manage_options' );
	}

	public function is_limited( int $user_id ): bool {
		return false;
	}
}

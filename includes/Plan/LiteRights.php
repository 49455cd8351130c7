<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Lite: none of the paid features exists, whatever key is stored.
 */
final class LiteRights implements Rights {

	public function is_pro(): bool {
		return false;
	}

	public function is_licensed(): bool {
		return false;
	}

	public function license_type(): string {
		return '';
	}

	public function has_plan( PlanLevel $level ): bool {
		return false;
	}

	public function all(): array {
		return array_map(
			static fn ( array $offer ): array => array(
				'allowed' => false,
				'state'   => 'upgrade',
			) + $offer,
			Offers::ALL
		);
	}
}

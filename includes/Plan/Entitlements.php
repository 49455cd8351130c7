<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * "May this site do X?" has one answer, here (design section 5). Plans,
 * licences and addons are not sold yet, so every site may do everything; the
 * callers already ask, and the gate will be this one class.
 */
final class Entitlements {

	/**
	 * Keys of the addons (PLAN-04).
	 */
	public const ADDONS = array(
		'templates',
		'question-types',
		'behavior',
		'targeting',
		'branding',
		'google-drive',
		'heatmaps',
		'geo-restrictions',
		'post-ratings',
	);

	/**
	 * Whether this is a paid edition (PLAN-02).
	 */
	public function is_pro(): bool {
		return true;
	}

	/**
	 * Whether a licence is active (PLAN-02).
	 */
	public function is_licensed(): bool {
		return true;
	}

	/**
	 * Type of the active licence: '', plus, pro or elite (PLAN-01).
	 */
	public function license_type(): string {
		return 'elite';
	}

	/**
	 * Whether an addon is licensed and active, so that what it unlocks works.
	 *
	 * @param string $key One of ADDONS.
	 */
	public function has_addon( string $key ): bool {
		return in_array( $key, self::ADDONS, true );
	}
}

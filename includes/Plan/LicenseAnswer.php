<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The vendor's answer about a key, validated.
 */
final class LicenseAnswer {

	/**
	 * @param PlanLevel|null $plan    What was bought; null when the vendor names nothing that we know.
	 * @param string         $expires Date YYYY-MM-DD, 'lifetime', or ''.
	 */
	public function __construct(
		public readonly LicenseVerdict $verdict,
		public readonly ?PlanLevel $plan = null,
		public readonly string $expires = ''
	) {}
}

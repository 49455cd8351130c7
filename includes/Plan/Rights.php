<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Tells screens about edition and plan. Lite's answer is fixed (LiteRights); Pro's comes from license and
 * addons (Pro\Plan\Entitlements).
 */
interface Rights {

	public function is_pro(): bool;

	/**
	 * Whether a valid license counts here (PLAN-02).
	 */
	public function is_licensed(): bool;

	/**
	 * The plan: plus, pro, elite, or '' without a valid license.
	 */
	public function license_type(): string;

	/**
	 * Whether the license includes a plan.
	 */
	public function has_plan( PlanLevel $level ): bool;

	/**
	 * Every part that a plan brings, for boot data.
	 *
	 * @return array<string, array{allowed: bool, state: string, plan: string, addon: string}> By its key.
	 */
	public function all(): array;
}

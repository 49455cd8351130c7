<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Support\Failure;

/**
 * What an owner may use of addons here. Addons ask it before each of their calls; visitors are never asked for a plan.
 */
interface AddonRights {

	/**
	 * @param string $slug Slug of addons.json.
	 */
	public function has_addon( string $slug ): bool;

	/**
	 * Refuses a call that needs an addon which is not to be used here.
	 *
	 * @throws Failure Saying why.
	 */
	public function require_addon( string $slug ): void;
}

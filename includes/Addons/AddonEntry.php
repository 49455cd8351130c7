<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Plan\PlanLevel;

/**
 * One line of addons.json.
 */
final class AddonEntry {

	/**
	 * Constructor.
	 *
	 * @param string    $slug     E.g. `question-types`.
	 * @param string    $title    English name.
	 * @param string    $excerpt  English sentence for the card.
	 * @param string    $icon     Name of an icon of @wordpress/icons.
	 * @param PlanLevel $plan     Least plan that includes it (A92).
	 * @param string    $category building, display or results.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $excerpt,
		public readonly string $icon,
		public readonly PlanLevel $plan,
		public readonly string $category
	) {}
}

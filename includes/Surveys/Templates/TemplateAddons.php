<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Support\Failure;

/**
 * Which addons a template may rely on here.
 */
interface TemplateAddons {

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

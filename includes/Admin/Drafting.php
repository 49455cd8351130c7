<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

/**
 * Whether surveys can be drafted from a sentence on this site.
 */
interface Drafting {

	/**
	 * Boot data `ai_drafts`: who writes them and whether the site agreed to what is sent; null where nobody does.
	 *
	 * @return array{connector: string, consent: bool}|null
	 */
	public function boot(): ?array;
}

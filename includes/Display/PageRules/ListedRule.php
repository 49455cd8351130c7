<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * A rule that brings its own line for the builder's menu. UserFeedback's own
 * rules stand in RuleMenu, because the menu lists them where their addon is
 * missing as well.
 */
interface ListedRule extends PageRuleType {

	/**
	 * Translated name.
	 */
	public function label(): string;

	/**
	 * @return 'visitor'|'page'|'address'|'cookie'
	 */
	public function group(): string;

	/**
	 * What the owner fills in: a text, an address, or a page or post of the site.
	 *
	 * @return 'text'|'url'|'page'
	 */
	public function input(): string;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * A type of page rule (TGT-07 to TGT-17). The Targeting addon and other plugins register theirs in
 * `PageRuleRegistry`.
 */
interface PageRuleType {

	/**
	 * Key, e.g. `page_type`.
	 */
	public function key(): string;

	/**
	 * Whether PHP decides the rule. The browser decides rules about the visitor, because all visitors share a
	 * cached page (A60).
	 */
	public function is_about_page(): bool;

	/**
	 * Whether the browser needs `userfeedback_visitor_facts` to decide the rule. Called for rules about the
	 * visitor only.
	 */
	public function asks_server(): bool;

	/**
	 * Whether the page passes the rule. Called for rules about the page only.
	 *
	 * @param string $value `data.id` of a select rule, `data` of others; never ''.
	 */
	public function holds( string $value, PageFacts $page ): bool;
}

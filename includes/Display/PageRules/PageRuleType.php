<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * One type of page rule (TGT-07 to TGT-17). The 21 of the Targeting addon and
 * those of others come through the same door, `PageRuleRegistry`.
 */
interface PageRuleType {

	/**
	 * Key, e.g. `page_type`.
	 */
	public function key(): string;

	/**
	 * Whether PHP decides it. A rule about the visitor is decided in the
	 * browser, because a cached page is the same for all visitors (A60).
	 */
	public function is_about_page(): bool;

	/**
	 * Whether the browser needs `userfeedback_visitor_facts` to decide it. Asked only of rules about the visitor.
	 */
	public function asks_server(): bool;

	/**
	 * Whether the page fulfils the rule. Asked only of rules about the page.
	 *
	 * @param string $value `data.id` of a select rule, `data` of others; never ''.
	 */
	public function holds( string $value, PageFacts $page ): bool;
}

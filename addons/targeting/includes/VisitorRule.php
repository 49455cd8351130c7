<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRuleType;

/**
 * A rule that the browser decides, in `src/domain`.
 */
final class VisitorRule implements PageRuleType {

	/**
	 * @param bool $asks_server Whether the browser needs `userfeedback_visitor_facts` to decide it.
	 */
	public function __construct( private string $key, private bool $asks_server = false ) {}

	public function key(): string {
		return $this->key;
	}

	public function is_about_page(): bool {
		return false;
	}

	public function asks_server(): bool {
		return $this->asks_server;
	}

	public function holds( string $value, PageFacts $page ): bool {
		return false;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use Closure;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRuleType;

/**
 * A rule that PHP decides from the page.
 */
final class PageFactRule implements PageRuleType {

	/**
	 * @param Closure(string, PageFacts): bool $test The rule.
	 */
	public function __construct( private string $key, private Closure $test ) {}

	public function key(): string {
		return $this->key;
	}

	public function is_about_page(): bool {
		return true;
	}

	public function asks_server(): bool {
		return false;
	}

	public function holds( string $value, PageFacts $page ): bool {
		return ( $this->test )( $value, $page );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use Closure;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRuleType;

/**
 * A rule that the browser decides: `src/domain` knows how.
 */
final class VisitorRule implements PageRuleType {

	/**
	 * Constructor.
	 *
	 * @param string            $key         Key.
	 * @param Closure(): string $label       Translated name, asked for after `init` only.
	 * @param bool              $asks_server Whether the browser needs `userfeedback_visitor_facts` to decide it.
	 */
	public function __construct( private string $key, private Closure $label, private bool $asks_server = false ) {}

	/**
	 * {@inheritDoc}
	 */
	public function key(): string {
		return $this->key;
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * {@inheritDoc}
	 */
	public function is_about_page(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 */
	public function asks_server(): bool {
		return $this->asks_server;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string    $value Value of the rule.
	 * @param PageFacts $page  The page.
	 */
	public function holds( string $value, PageFacts $page ): bool {
		return false;
	}
}

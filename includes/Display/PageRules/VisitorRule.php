<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

use Closure;

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
	public function __construct( private string $key, private Closure $label, public readonly bool $asks_server = false ) {}

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
	 *
	 * @param string    $value Value of the rule.
	 * @param PageFacts $page  The page.
	 */
	public function holds( string $value, PageFacts $page ): bool {
		return false;
	}
}

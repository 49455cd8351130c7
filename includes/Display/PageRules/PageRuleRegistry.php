<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

/**
 * The page rule types of this site, by key. Addons register theirs on `userfeedback_loaded`.
 */
final class PageRuleRegistry {

	/**
	 * Types by key.
	 *
	 * @var array<string, PageRuleType>
	 */
	private array $types = array();

	/**
	 * Adds a type; a second one with the same key is refused.
	 */
	public function register( PageRuleType $type ): void {
		if ( isset( $this->types[ $type->key() ] ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'A page rule of this key is registered already: ' . $type->key() ),
				'0.1.0'
			);
			return;
		}
		$this->types[ $type->key() ] = $type;
	}

	/**
	 * A type, or null when no active code knows it.
	 *
	 * @param string $key E.g. `page_type`.
	 */
	public function find( string $key ): ?PageRuleType {
		return $this->types[ $key ] ?? null;
	}

	/**
	 * All types.
	 *
	 * @return array<string, PageRuleType> By key.
	 */
	public function all(): array {
		return $this->types;
	}
}

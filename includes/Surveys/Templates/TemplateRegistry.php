<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

/**
 * The templates of this site. Addons add sources on `userfeedback_loaded`; a source runs only when templates
 * are listed.
 */
final class TemplateRegistry {

	/**
	 * Sources in order.
	 *
	 * @var list<callable(): list<Template>>
	 */
	private array $sources = array();

	/**
	 * Adds templates.
	 *
	 * @param callable(): list<Template> $source Makes them.
	 */
	public function add( callable $source ): void {
		$this->sources[] = $source;
	}

	/**
	 * All templates, in the order of their sources; the first one with a key counts.
	 *
	 * @return array<string, Template> By key.
	 */
	public function all(): array {
		$templates = array();
		foreach ( $this->sources as $source ) {
			foreach ( $source() as $template ) {
				$templates[ $template->key ] ??= $template;
			}
		}
		return $templates;
	}
}

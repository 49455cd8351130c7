<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

/**
 * The templates of this site. Addons add sources on `userfeedback_loaded`; a
 * source is asked only when somebody wants to see templates.
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
	 * All templates, in the order of their sources; of two with one key the first counts.
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

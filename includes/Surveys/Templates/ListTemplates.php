<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Templates for the setup step (CALL-11).
 */
final class ListTemplates {

	/**
	 * @param TemplateRegistry $templates The templates of this site.
	 * @param PremiumTemplates $premium   Those that it could have.
	 * @param TemplateAddons   $addons    Which addons may be used.
	 */
	public function __construct(
		private TemplateRegistry $templates,
		private PremiumTemplates $premium,
		private TemplateAddons $addons
	) {}

	/**
	 * All templates (wire type SurveyTemplate[]). A locked one is a card only, without its questions.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function all(): array {
		$list = array();
		foreach ( $this->known() as $template ) {
			$missing = $this->missing( $template );
			$list[]  = array(
				'key'             => $template->key,
				'name'            => $template->name,
				'description'     => $template->description,
				'category'        => TemplateCategory::name_of( $template->category ),
				'is_available'    => array() === $missing,
				'required_addons' => $template->required_addons,
				'type'            => $template->type,
				'picture'         => $template->picture,
				'questions'       => array() === $missing ? SurveyTransformer::questions(
					$template->questions
				) : array(),
			);
		}
		return $list;
	}

	/**
	 * Refuses a template if the site may not use its addons. An unknown key is only a name.
	 *
	 * @param string $key E.g. `checkout-experience`.
	 * @throws Failure 403 or 422 when it needs an addon that is not to be used here.
	 */
	public function require_available( string $key ): void {
		$template = $this->known()[ $key ] ?? null;
		foreach ( null === $template ? array() : $this->missing( $template ) as $addon ) {
			$this->addons->require_addon( $addon );
		}
	}

	/**
	 * The templates of this site, then the cards of those that it could have.
	 *
	 * @return array<string, Template> By key.
	 */
	private function known(): array {
		return $this->templates->all() + $this->premium->all();
	}

	/**
	 * Addons that a template needs and the site may not use.
	 *
	 * @return list<string> Slugs.
	 */
	private function missing( Template $template ): array {
		return array_values(
			array_filter(
				$template->required_addons,
				fn ( string $addon ): bool => ! $this->addons->has_addon( $addon )
			)
		);
	}
}

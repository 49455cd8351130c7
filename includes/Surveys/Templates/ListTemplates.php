<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Plan\Entitlements;
use UserFeedback\Surveys\SurveyTransformer;

/**
 * Templates for the setup step (CALL-11).
 */
final class ListTemplates {

	/**
	 * Constructor.
	 *
	 * @param TemplateRegistry $templates    The templates.
	 * @param Entitlements     $entitlements Which addons are active.
	 */
	public function __construct( private TemplateRegistry $templates, private Entitlements $entitlements ) {}

	/**
	 * All templates (wire type SurveyTemplate[]).
	 *
	 * @return list<array<string, mixed>>
	 */
	public function all(): array {
		$list = array();
		foreach ( $this->templates->all() as $template ) {
			$missing = array_filter( $template->required_addons, fn ( string $addon ): bool => ! $this->entitlements->has_addon( $addon ) );
			$list[]  = array(
				'key'             => $template->key,
				'name'            => $template->name,
				'description'     => $template->description,
				'category'        => $template->category,
				'is_available'    => array() === $missing,
				'required_addons' => $template->required_addons,
				'type'            => $template->type,
				'questions'       => SurveyTransformer::questions( $template->questions ),
			);
		}
		return $list;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\RuleMenu;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * What the registries tell the screens: menus of the builder, names of types.
 */
final class BuilderMenus {

	public function __construct(
		private QuestionTypeRegistry $types,
		private TriggerRegistry $triggers,
		private PageRuleRegistry $rules
	) {}

	/**
	 * @return array{
	 *     question_types: list<array{key: string, label: string, group: string}>,
	 *     triggers: list<array{key: string, label: string}>,
	 *     page_rules: list<array{key: string, label: string, group: string, input: string}>
	 * }
	 */
	public function all(): array {
		return array(
			'question_types' => $this->types->menu(),
			'triggers'       => $this->triggers->menu(),
			'page_rules'     => RuleMenu::entries( $this->rules ),
		);
	}
}

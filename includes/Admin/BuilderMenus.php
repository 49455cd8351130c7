<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\RuleMenu;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * Menus of the builder and names of types, from the registries.
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

	/**
	 * Types that the site has switched off.
	 *
	 * @return list<string>
	 */
	public function off(): array {
		return array_keys(
			array_filter( $this->types->all(), static fn ( QuestionType $type ): bool => ! $type->is_on() )
		);
	}
}

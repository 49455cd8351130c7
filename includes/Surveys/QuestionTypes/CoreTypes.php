<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Core's nine types of questions, in the order of the builder's menu.
 */
final class CoreTypes {

	/**
	 * Registers them.
	 *
	 * @param QuestionTypeRegistry $registry Where addons register theirs.
	 */
	public static function register( QuestionTypeRegistry $registry ): void {
		$registry->register( new TextType() );
		$registry->register( new LongTextType() );
		$registry->register( new EmailType() );
		$registry->register( new CheckboxType() );
		$registry->register( new RadioButtonType() );
		$registry->register( new ImageRadioType() );
		$registry->register( new IconChoiceType() );
		$registry->register( new StarRatingType() );
		$registry->register( new NpsType() );
	}
}

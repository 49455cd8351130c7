<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Core's types of questions. The Pro edition and the Question Types addon have the others (`PaidTypes`).
 */
final class CoreTypes {

	/**
	 * Registers them.
	 */
	public static function register( QuestionTypeRegistry $registry ): void {
		$registry->register( new TextType() );
		$registry->register( new LongTextType() );
		$registry->register( new EmailType() );
		$registry->register( new RadioButtonType() );
		$registry->register( new CheckboxType() );
		$registry->register( new ConsentType() );
		$registry->register( new StatementType() );
	}
}

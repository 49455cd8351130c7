<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * A longer answer in words, with a larger box and the same limit (WID-46).
 */
final class LongTextType extends TextType {

	protected const RULES = array( 'min_length', 'max_length' );

	public function key(): string {
		return 'long-text';
	}

	public function label(): string {
		return __( 'Long Text', 'userfeedback' );
	}

	public function inline_height( array $config ): int {
		return 122;
	}
}

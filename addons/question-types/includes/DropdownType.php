<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\RadioButtonType;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * One of several options, in one line: it suits long lists. Visitors search those of twelve and more.
 */
final class DropdownType extends RadioButtonType {

	protected const EXTRAS = array( 'other' );

	public function key(): string {
		return 'dropdown';
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/dropdown.js',
			array(
				'choose' => __( 'Choose one', 'userfeedback-question-types' ),
				'find'   => __( 'Search or choose', 'userfeedback-question-types' ),
				/* translators: %s: number of options. */
				'found'  => __( 'Options: %s', 'userfeedback-question-types' ),
				/* translators: %s: what the visitor searches for. */
				'none'   => __( 'Nothing matches “%s”.', 'userfeedback-question-types' ),
				'write'  => __( 'Write your answer, or choose another one.', 'userfeedback-question-types' ),
			)
		);
	}

	public function inline_height( array $config ): int {
		return 47;
	}
}

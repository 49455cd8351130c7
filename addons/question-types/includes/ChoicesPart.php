<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * The file that draws choices which are more than rows (docs/questions.md).
 */
final class ChoicesPart {

	public static function make(): VisitorPart {
		return new VisitorPart(
			'pro-types/choices.js',
			array(
				'find'  => __( 'Search', 'userfeedback-question-types' ),
				/* translators: 1: number of options found, 2: number of all options. */
				'match' => __( '%1$s of %2$s match. Chosen ones stay on top.', 'userfeedback-question-types' ),
				'write' => __( 'Write your answer, or choose another one.', 'userfeedback-question-types' ),
				/* translators: %s: number of options. */
				'least' => __( 'Choose at least %s.', 'userfeedback-question-types' ),
				/* translators: %s: number of options. */
				'most'  => __( 'Choose up to %s.', 'userfeedback-question-types' ),
				/* translators: 1: smallest, 2: largest number of options. */
				'range' => __( 'Choose %1$s to %2$s.', 'userfeedback-question-types' ),
			)
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Logic;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * The way of a visitor through a survey (docs/paths.md).
 */
interface Walk {

	/**
	 * The questions on the path of the answers, in order.
	 *
	 * @param list<Question>                                  $questions In the survey's order.
	 * @param array<string|int, string|int|float|list<string>|null> $answers   Value by question id; a missing one counts as passed.
	 * @param array<string, string>                           $facts     What the browser decided by, see Facts.
	 * @return list<Question>
	 */
	public function visible( array $questions, array $answers, array $facts ): array;

	/**
	 * Whether visitors need the file of the rules for this survey.
	 *
	 * @param list<Question> $questions Of the survey.
	 */
	public function needs_part( array $questions ): bool;

	/**
	 * Whether visitors see earlier answers in titles and descriptions (docs/piping.md).
	 */
	public function shows_answers(): bool;

	/**
	 * Hidden fields that visitors' browsers hand over with a response.
	 *
	 * @return list<string> Names, in order.
	 */
	public function fields( Survey $survey ): array;
}

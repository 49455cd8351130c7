<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * Something that must happen because of a response, after it is stored: mail, a
 * row in a spreadsheet, a webhook. Its order is written in the response's own
 * transaction, so it can neither be forgotten nor happen without the response.
 */
interface OutboxHandler {

	/**
	 * Name of the work, 1 to 40 characters.
	 */
	public function kind(): string;

	/**
	 * What the work needs to know besides the response, or null when there is nothing to do.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 */
	public function payload( Survey $survey, array $answers ): ?string;
}

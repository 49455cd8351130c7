<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Outbox;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * Something that must happen because of a response, after it is stored: mail, a
 * row in a spreadsheet, a webhook. Its job is written in the response's own
 * transaction, so it can neither be forgotten nor run without the response.
 */
interface OutboxHandler {

	/**
	 * Name of the job, 1 to 40 characters.
	 */
	public function kind(): string;

	/**
	 * What the job needs to know besides the response, or null when there is nothing to do.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 */
	public function payload( Survey $survey, array $answers ): ?string;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Outbox;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * A job after a response: mail, a row in a spreadsheet, a webhook. The transaction of the response writes it,
 * so no job is forgotten and none runs without its response.
 */
interface OutboxHandler {

	/**
	 * Name of the job, 1 to 40 characters.
	 */
	public function kind(): string;

	/**
	 * Data for the job besides the response, or null when there is no job.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 */
	public function payload( Survey $survey, array $answers ): ?string;
}

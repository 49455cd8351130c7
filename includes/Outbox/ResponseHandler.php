<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\Survey;

/**
 * Runs jobs that responses create. The transaction of the response writes them, so no job is forgotten and none
 * exists without its response.
 */
interface ResponseHandler extends OutboxHandler {

	/**
	 * Data for the job besides the response, or null when there is no job. A visitor waits for this: no query, no
	 * request.
	 *
	 * @param array<string|int, list<StoredAnswer>> $answers By question.
	 */
	public function payload( Survey $survey, array $answers ): ?string;
}

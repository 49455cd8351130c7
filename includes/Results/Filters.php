<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Conditions that choose responses (docs/filters.md).
 */
interface Filters {

	/**
	 * Sums of the responses that match, null where nothing is filtered.
	 *
	 * @param array<mixed> $given  The query's `filter`.
	 * @param string       $cursor Where the last slice ended, '' for the first.
	 * @throws Failure 400 naming the field, 403 where the plan has no filters.
	 */
	public function figures( Survey $survey, Range $range, array $given, string $cursor ): ?FigureSource;
}

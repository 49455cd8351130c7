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

	/**
	 * The responses that match, null where nothing is filtered.
	 *
	 * @param Range|null        $range  Null for all days.
	 * @param array<mixed>      $given  The query's `filter`.
	 * @param 'publish'|'trash' $status Of the responses.
	 * @param string            $cursor Where the last slice ended, '' for the first.
	 * @throws Failure See figures().
	 */
	public function responses(
		Survey $survey,
		?Range $range,
		array $given,
		string $status,
		string $cursor
	): ?FilteredResponses;

	/**
	 * The condition about `r`, the response of an answer; null where nothing is filtered.
	 *
	 * @param Range|null   $range Null for all days.
	 * @param array<mixed> $given The query's `filter`.
	 * @throws Failure See figures(); 403 where too few responses match.
	 */
	public function answers( Survey $survey, ?Range $range, array $given ): ?ResponseCondition;
}

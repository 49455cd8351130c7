<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * The responses of a survey that match a filter.
 */
interface FilteredResponses {

	/**
	 * How many they are, as far as they are counted.
	 */
	public function total(): int;

	/**
	 * Ids of a page in order of arrival. The oldest come first only when all are counted; until then there are none.
	 *
	 * @return list<int>
	 */
	public function page( bool $descending, int $limit, int $offset ): array;

	/**
	 * Ids of a page by the title of their page.
	 *
	 * @return list<int>
	 */
	public function page_by_title( bool $descending, int $limit, int $offset ): array;

	/**
	 * Where a response stands among them, newest first, and the ids around it; null where it is not among them, or
	 * not among those counted.
	 *
	 * @param string $day Of its submission, YYYY-MM-DD.
	 * @param string $at  Its time as stored.
	 * @return array{position: int, newer: int|null, older: int|null}|null
	 */
	public function place( int $id, string $day, string $at ): ?array;

	/**
	 * How far the count is.
	 *
	 * @return array{unfiltered_responses_count: int, counted: int, total_to_look_at: int, counted_back_to: string|null, complete: bool, next: string|null, too_few?: true}
	 */
	public function progress(): array;
}

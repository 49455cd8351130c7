<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * What the team keeps beside responses, as fields of their replies.
 */
interface Beside {

	/**
	 * Of the rows of a list.
	 *
	 * @param list<int> $ids Responses.
	 * @return array<int, array<string, mixed>> By response; empty where nothing is kept.
	 */
	public function in_list( array $ids ): array;

	/**
	 * Of one response, with everything that is kept.
	 *
	 * @return array<string, mixed>
	 */
	public function whole( int $response_id ): array;
}

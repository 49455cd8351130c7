<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;

/**
 * What the team keeps beside responses, as fields of their replies.
 */
interface Annotations {

	/**
	 * Of the rows of a list.
	 *
	 * @param list<int> $ids Responses.
	 * @return array<int, array<string, mixed>> By response; empty where nothing is kept.
	 */
	public function in_list( array $ids ): array;

	/**
	 * Those of some responses that have a tag.
	 *
	 * @param non-empty-list<int> $ids Responses.
	 * @param string              $tag Its id, or 'none' for those without any.
	 * @return array<int, true> By id.
	 * @throws Failure 400 where tags do not exist, 403 where the plan has none.
	 */
	public function tagged( array $ids, string $tag ): array;

	/**
	 * Those of some responses with a text of a sentiment and a topic.
	 *
	 * @param non-empty-list<int> $ids       Responses.
	 * @param string              $sentiment '' for any.
	 * @param int                 $topic_id  0 for any.
	 * @return array<int, true> By id.
	 * @throws Failure 400 where there are none, 403 where the plan has none.
	 */
	public function having( array $ids, string $sentiment, int $topic_id ): array;

	/**
	 * Of one response, with everything that is kept.
	 *
	 * @return array<string, mixed>
	 */
	public function whole( int $response_id ): array;
}

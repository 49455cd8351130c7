<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Responses\Annotations\Tag;
use UserFeedback\Pro\Responses\Annotations\TagRepository;

/**
 * Names of the tags and topics that a filter is about. Those of others stay inside.
 */
final class FilterNames {

	public function __construct( private TagRepository $tags, private TopicRepository $topics ) {}

	/**
	 * @param array<string, mixed> $filter Wire type `Filter`.
	 * @return array{tags: list<array{id: int, name: string}>, topics: list<array{id: int, name: string}>}
	 */
	public function of( array $filter ): array {
		$tags = static fn ( Tag $tag ): array => array(
			'id'   => $tag->id,
			'name' => $tag->name,
		);
		return array(
			'tags'   => isset( $filter['tag'] )
				? self::chosen( array_map( $tags, $this->tags->all() ), $filter['tag'] )
				: array(),
			'topics' => isset( $filter['topic'] ) ? self::chosen( $this->topics->all(), $filter['topic'] ) : array(),
		);
	}

	/**
	 * @param list<array{id: int, name: string}> $all Of the site.
	 * @param mixed                              $ids Those that the filter names, as texts.
	 * @return list<array{id: int, name: string}>
	 */
	private static function chosen( array $all, mixed $ids ): array {
		return array_values(
			array_filter( $all, static fn ( array $one ): bool => in_array( (string) $one['id'], (array) $ids, true ) )
		);
	}
}

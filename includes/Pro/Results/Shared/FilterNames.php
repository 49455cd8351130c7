<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Responses\Beside\TagRepository;

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
		$tags = array();
		foreach ( self::ids( $filter['tag'] ?? array() ) as $id ) {
			$tag = $this->tags->find( $id );
			if ( null !== $tag ) {
				$tags[] = array(
					'id'   => $tag->id,
					'name' => $tag->name,
				);
			}
		}
		$topics = self::ids( $filter['topic'] ?? array() );
		return array(
			'tags'   => $tags,
			'topics' => array() === $topics ? array() : array_values(
				array_filter(
					$this->topics->all(),
					static fn ( array $topic ): bool => in_array( $topic['id'], $topics, true )
				)
			),
		);
	}

	/**
	 * @return list<int>
	 */
	private static function ids( mixed $given ): array {
		return array_values( array_map( 'intval', array_filter( (array) $given, 'is_numeric' ) ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Results\Annotations;

/**
 * Tags, notes, sentiments and topics in replies, where the plan includes them.
 */
final class StoredAnnotations implements Annotations {

	public function __construct(
		private Entitlements $entitlements,
		private TagRepository $tags,
		private NoteRepository $notes,
		private OpinionRepository $opinions
	) {}

	public function in_list( array $ids ): array {
		$all = array();
		if ( array() !== $ids && $this->entitlements->allows( Feature::Annotations ) ) {
			$tags  = $this->tags->of_responses( $ids );
			$notes = $this->notes->count( $ids );
			foreach ( $ids as $id ) {
				$all[ $id ] = array(
					'tags'        => self::tags( $tags[ $id ] ?? array() ),
					'notes_count' => $notes[ $id ] ?? 0,
				);
			}
		}
		if ( array() !== $ids && $this->entitlements->allows( Feature::AiSummary ) ) {
			$opinions = $this->opinions->of_responses( $ids );
			foreach ( $ids as $id ) {
				$all[ $id ] = ( $all[ $id ] ?? array() ) + array( 'opinions' => $opinions[ $id ] ?? array() );
			}
		}
		return $all;
	}

	public function tagged( array $ids, string $tag ): array {
		$this->entitlements->require( Feature::Annotations );
		$tags   = $this->tags->of_responses( $ids );
		$wanted = 'none' === $tag
			? array_diff( $ids, array_keys( $tags ) )
			: array_keys(
				array_filter(
					$tags,
					static fn ( array $own ): bool => in_array( (int) $tag, array_column( $own, 'id' ), true )
				)
			);
		return array_fill_keys( $wanted, true );
	}

	public function having( array $ids, string $sentiment, int $topic_id ): array {
		$this->entitlements->require( Feature::AiSummary );
		return $this->opinions->having( $ids, $sentiment, $topic_id );
	}

	public function whole( int $response_id ): array {
		$all = $this->in_list( array( $response_id ) )[ $response_id ] ?? array();
		return $this->entitlements->allows( Feature::Annotations )
			? $all + array( 'notes' => array_map( NoteRepository::to_wire( ... ), $this->notes->of( $response_id ) ) )
			: $all;
	}

	/**
	 * @param list<Tag> $tags Of one response.
	 * @return list<array{id: int, name: string, color: int}>
	 */
	private static function tags( array $tags ): array {
		return array_map( static fn ( Tag $tag ): array => $tag->to_wire(), $tags );
	}
}

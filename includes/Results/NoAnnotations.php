<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;

/**
 * Lite keeps no tags and no notes.
 */
final class NoAnnotations implements Annotations {

	public function in_list( array $ids ): array {
		return array();
	}

	public function tagged( array $ids, string $tag ): array {
		throw Failure::invalid( array( 'tag' => __( 'Tags are not available on this site.', 'userfeedback' ) ), 400 );
	}

	public function having( array $ids, string $sentiment, int $topic_id ): array {
		throw Failure::invalid(
			array(
				'' === $sentiment ? 'topic' : 'sentiment' => __( 'Sentiments and topics are not available on this site.', 'userfeedback' ),
			),
			400
		);
	}

	public function whole( int $response_id ): array {
		return array();
	}
}

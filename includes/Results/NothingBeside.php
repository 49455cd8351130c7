<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Lite keeps no tags and no notes.
 */
final class NothingBeside implements Beside {

	public function in_list( array $ids ): array {
		return array();
	}

	public function whole( int $response_id ): array {
		return array();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Database;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * A migration that works in batches: it numbers counter rows by their survey, slowly.
 */
final class MarkInBatches implements Migration {

	public function __construct( private int $pause_in_microseconds = 0 ) {}

	public function run( Database $database ): bool {
		usleep( $this->pause_in_microseconds );
		return 0 === $database->execute(
			'UPDATE {counter} SET value_sum = survey_id * 3 WHERE value_sum = 0 LIMIT 10'
		);
	}
}

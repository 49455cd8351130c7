<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Database\Database;

/**
 * Counts for the usage data.
 */
final class UsageQuery {

	public function __construct( private Database $database ) {}

	/**
	 * Surveys that are not in the trash.
	 */
	public function surveys(): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {survey} WHERE status <> 'trash'" );
	}

	public function responses(): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {response}' );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * Filters that people keep (docs/filters.md). Not part of the survey's row: who only views results saves them, and
 * a save of the survey must not undo them.
 */
final class CreateSavedFilters implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . $database->table( 'saved_filter' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				name varchar(60) NOT NULL,
				days varchar(40) NOT NULL DEFAULT '',
				filter text NOT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY name (survey_id,name)
			) ENGINE=InnoDB " . $database->charset_collate()
		);
		// dbDelta reports no errors. This throws when the table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {saved_filter} WHERE id = 0' );
		return true;
	}
}

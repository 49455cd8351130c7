<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * What happened to surveys, for the marks on time lines (docs/figures.md).
 */
final class CreateSurveyEvents implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . $database->table( 'survey_event' ) . ' (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				kind varchar(12) NOT NULL,
				happened_at datetime NOT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				changes text NOT NULL,
				PRIMARY KEY  (id),
				KEY survey (survey_id,happened_at)
			) ENGINE=InnoDB ' . $database->charset_collate()
		);
		// dbDelta reports no errors. This throws when the table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {survey_event} WHERE id = 0' );
		return true;
	}
}

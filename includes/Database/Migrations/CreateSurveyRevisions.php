<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * What surveys were before (docs/versions.md).
 */
final class CreateSurveyRevisions implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . $database->table( 'survey_revision' ) . ' (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				revision int(10) unsigned NOT NULL,
				kind varchar(12) NOT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				begun_at datetime NOT NULL,
				saved_at datetime NOT NULL,
				changes mediumtext NOT NULL,
				content longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY survey (survey_id,revision),
				KEY author (author)
			) ENGINE=InnoDB ' . $database->charset_collate()
		);
		// dbDelta reports no errors. This throws when the table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {survey_revision} WHERE id = 0' );
		return true;
	}
}

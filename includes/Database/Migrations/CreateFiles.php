<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * Files that visitors sent (docs/uploads.md). The content is on the disk; a row without a response waits for one until
 * it expires.
 */
final class CreateFiles implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$end = ') ENGINE=InnoDB ' . $database->charset_collate();
		dbDelta(
			'CREATE TABLE ' . $database->table( 'file' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				question_id varchar(32) NOT NULL,
				response_id int(10) unsigned DEFAULT NULL,
				token char(64) NOT NULL,
				stored_as char(68) NOT NULL,
				title varchar(120) NOT NULL,
				kind char(4) NOT NULL,
				bytes int(10) unsigned NOT NULL,
				sender char(32) NOT NULL,
				expires_at datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY token (token),
				KEY response (response_id),
				KEY survey (survey_id)
			{$end}"
		);
		// dbDelta reports no errors. This throws when the table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {file} WHERE id = 0' );
		return true;
	}
}

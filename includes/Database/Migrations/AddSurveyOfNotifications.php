<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * The survey that a message is about, so that people who reach their own surveys only get no others.
 */
final class AddSurveyOfNotifications implements Migration {

	/**
	 * Adds the column.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . $database->table( 'notification' ) . " (
				id varchar(64) NOT NULL,
				category varchar(20) NOT NULL DEFAULT '',
				title varchar(255) NOT NULL DEFAULT '',
				content text NOT NULL,
				buttons text NOT NULL,
				users varchar(64) NOT NULL DEFAULT '',
				survey_id int(10) unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY created (created_at)
			) ENGINE=InnoDB {$database->charset_collate()}"
		);
		$database->value( 'SELECT SUM(survey_id) FROM {notification} WHERE id = %s', array( '' ) );
		return true;
	}
}

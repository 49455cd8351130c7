<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * The table of the drawer's messages. Their id is its key, so that two processes add a message once.
 */
final class CreateNotifications implements Migration {

	/**
	 * Creates the table.
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
				created_at datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY created (created_at)
			) ENGINE=InnoDB {$database->charset_collate()}"
		);
		$database->value( 'SELECT COUNT(*) FROM {notification} WHERE id = %s', array( '' ) );
		return true;
	}
}

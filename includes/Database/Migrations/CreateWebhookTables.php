<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * Webhooks and their deliveries (docs/webhooks.md).
 */
final class CreateWebhookTables implements Migration {

	/**
	 * Creates the tables where they are missing.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( self::statements( $database ) );
		// dbDelta reports no errors. These statements throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {webhook} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {webhook_delivery} WHERE id = 0' );
		return true;
	}

	/**
	 * The CREATE TABLE statements, in dbDelta's strict format.
	 *
	 * @return list<string>
	 */
	private static function statements( Database $database ): array {
		$end = ') ENGINE=InnoDB ' . $database->charset_collate();
		return array(
			'CREATE TABLE ' . $database->table( 'webhook' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL DEFAULT 0,
				name varchar(100) NOT NULL DEFAULT '',
				url text NOT NULL,
				format varchar(10) NOT NULL DEFAULT 'json',
				events varchar(200) NOT NULL DEFAULT '',
				score_question varchar(32) NOT NULL DEFAULT '',
				score_below smallint(5) unsigned NOT NULL DEFAULT 0,
				visitor tinyint(1) NOT NULL DEFAULT 0,
				active tinyint(1) NOT NULL DEFAULT 1,
				secret varchar(100) NOT NULL DEFAULT '',
				old_secret varchar(100) NOT NULL DEFAULT '',
				old_until datetime DEFAULT NULL,
				failing_since datetime DEFAULT NULL,
				stopped_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				KEY survey (survey_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'webhook_delivery' ) . " (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				webhook_id int(10) unsigned NOT NULL,
				survey_id int(10) unsigned NOT NULL DEFAULT 0,
				response_id int(10) unsigned NOT NULL DEFAULT 0,
				event varchar(30) NOT NULL,
				message_id varchar(40) NOT NULL,
				body mediumtext NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'waiting',
				attempts smallint(5) unsigned NOT NULL DEFAULT 0,
				code smallint(5) unsigned NOT NULL DEFAULT 0,
				duration int(10) unsigned NOT NULL DEFAULT 0,
				error varchar(20) NOT NULL DEFAULT '',
				reason varchar(255) NOT NULL DEFAULT '',
				sent text NOT NULL,
				answer text NOT NULL,
				created_at datetime NOT NULL,
				tried_at datetime DEFAULT NULL,
				next_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY message (message_id),
				KEY webhook (webhook_id,status),
				KEY response (response_id)
			{$end}",
		);
	}
}

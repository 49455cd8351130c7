<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * Sentiment and topic of written answers (docs/ai.md). A row stands for a text that was read, also where the model said
 * nothing about it, so that none is sent twice.
 */
final class CreateOpinions implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$end = ') ENGINE=InnoDB ' . $database->charset_collate();
		dbDelta(
			'CREATE TABLE ' . $database->table( 'opinion' ) . " (
				response_id int(10) unsigned NOT NULL,
				question_id varchar(32) NOT NULL,
				is_comment tinyint(1) unsigned NOT NULL DEFAULT 0,
				sentiment tinyint(3) unsigned NOT NULL DEFAULT 0,
				topic_id int(10) unsigned NOT NULL DEFAULT 0,
				by_person tinyint(3) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (response_id,question_id,is_comment),
				KEY topic (topic_id)
			{$end}"
		);
		dbDelta(
			'CREATE TABLE ' . $database->table( 'topic' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				name varchar(60) NOT NULL,
				into_id int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY name (name)
			{$end}"
		);
		// dbDelta reports no errors. These throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {opinion} WHERE response_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {topic} WHERE id = 0' );
		return true;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;
use UserFeedback\Privacy\DataPolicy;

/**
 * The tables (docs/data.md). Portable: no foreign keys, ENUM, JSON or triggers; key prefixes of text
 * columns are below 191 characters; datetimes are UTC.
 *
 * A survey may have a million responses, so every byte of `response` and `answer` counts: digests are binary,
 * ids have 32 bits, and one index serves all orders of a survey, another the inbox. `answer` has only its key:
 * rows are found through their response.
 */
final class CreateTables implements Migration {

	/**
	 * Creates missing tables and columns.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( self::statements( $database ) );
		// dbDelta reports no errors. These statements throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {survey} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {response} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {answer} WHERE response_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {counter} WHERE survey_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {outbox} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {report} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {tag} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {response_tag} WHERE response_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {note} WHERE id = 0' );
		// Without it, each call of a visitor would ask the database for an option that is not there.
		add_option( DataPolicy::OPTION, array(), '', true );
		return true;
	}

	/**
	 * The CREATE TABLE statements, in dbDelta's strict format.
	 *
	 * @return list<string>
	 */
	public static function statements( Database $database ): array {
		$end = ') ENGINE=InnoDB ' . $database->charset_collate();
		return array(
			'CREATE TABLE ' . $database->table( 'survey' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				title varchar(255) NOT NULL DEFAULT '',
				type varchar(32) NOT NULL DEFAULT 'survey',
				status varchar(20) NOT NULL DEFAULT 'draft',
				template varchar(64) NOT NULL DEFAULT '',
				questions longtext NOT NULL,
				settings longtext NOT NULL,
				notifications longtext NOT NULL,
				publish_at datetime DEFAULT NULL,
				published_at datetime DEFAULT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				updated_at datetime NOT NULL,
				revision int(10) unsigned NOT NULL DEFAULT 0,
				saved_by bigint(20) unsigned NOT NULL DEFAULT 0,
				lock_user bigint(20) unsigned NOT NULL DEFAULT 0,
				lock_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				KEY status_publish (status,publish_at)
			{$end}",
			'CREATE TABLE ' . $database->table( 'response' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				client_id binary(16) NOT NULL,
				body_hash binary(16) NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'publish',
				submitted_at datetime NOT NULL,
				submitted_day date NOT NULL,
				page_id bigint(20) unsigned NOT NULL DEFAULT 0,
				page_url varchar(2000) NOT NULL DEFAULT '',
				page_title varchar(255) NOT NULL DEFAULT '',
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				ip varchar(45) NOT NULL DEFAULT '',
				browser varchar(40) NOT NULL DEFAULT '',
				os varchar(40) NOT NULL DEFAULT '',
				device varchar(10) NOT NULL DEFAULT '',
				country varchar(2) NOT NULL DEFAULT '',
				unanswered varchar(1700) NOT NULL DEFAULT '',
				is_read tinyint(1) unsigned NOT NULL DEFAULT 0,
				starred tinyint(1) unsigned NOT NULL DEFAULT 0,
				written tinyint(1) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY client_id (client_id),
				KEY arrival (survey_id,status,submitted_day,submitted_at,id),
				KEY written (written,status,is_read,submitted_at,id,survey_id,starred)
			{$end}",
			'CREATE TABLE ' . $database->table( 'answer' ) . " (
				response_id int(10) unsigned NOT NULL,
				question_id varchar(32) NOT NULL,
				position tinyint(3) unsigned NOT NULL DEFAULT 0,
				value_key varchar(32) NOT NULL DEFAULT '',
				value_text text NOT NULL,
				extra text NOT NULL,
				PRIMARY KEY  (response_id,question_id,position)
			{$end}",
			'CREATE TABLE ' . $database->table( 'counter' ) . " (
				survey_id int(10) unsigned NOT NULL,
				metric varchar(20) NOT NULL,
				day date NOT NULL,
				question_id varchar(32) NOT NULL DEFAULT '',
				value_key varchar(32) NOT NULL DEFAULT '',
				total bigint(20) NOT NULL DEFAULT 0,
				value_sum bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (survey_id,metric,day,question_id,value_key),
				KEY metric_day (metric,day,survey_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'outbox' ) . " (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(40) NOT NULL,
				job_key varchar(64) NOT NULL,
				survey_id int(10) unsigned NOT NULL DEFAULT 0,
				response_id int(10) unsigned NOT NULL DEFAULT 0,
				payload text NOT NULL,
				status varchar(10) NOT NULL DEFAULT 'waiting',
				attempts smallint(5) unsigned NOT NULL DEFAULT 0,
				begun smallint(5) unsigned NOT NULL DEFAULT 0,
				lost smallint(5) unsigned NOT NULL DEFAULT 0,
				reason varchar(500) NOT NULL DEFAULT '',
				available_at datetime NOT NULL,
				claimed_until datetime DEFAULT NULL,
				claim varchar(36) NOT NULL DEFAULT '',
				created_at datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (kind,job_key),
				KEY due (status,available_at),
				KEY survey (survey_id,kind,status,available_at),
				KEY response (response_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'report' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				survey_id int(10) unsigned NOT NULL,
				digest binary(32) NOT NULL,
				name varchar(100) NOT NULL DEFAULT '',
				days varchar(40) NOT NULL DEFAULT '',
				filter text NOT NULL,
				written tinyint(1) NOT NULL DEFAULT 0,
				summary tinyint(1) NOT NULL DEFAULT 0,
				password varchar(255) NOT NULL DEFAULT '',
				figures longtext NOT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				ends_at datetime DEFAULT NULL,
				opened_at datetime DEFAULT NULL,
				opened int(10) unsigned NOT NULL DEFAULT 0,
				tries smallint(5) unsigned NOT NULL DEFAULT 0,
				tries_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY digest (digest),
				KEY survey (survey_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'tag' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				name varchar(60) NOT NULL,
				color tinyint(3) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY name (name)
			{$end}",
			'CREATE TABLE ' . $database->table( 'response_tag' ) . " (
				response_id int(10) unsigned NOT NULL,
				tag_id int(10) unsigned NOT NULL,
				PRIMARY KEY  (response_id,tag_id),
				KEY tag (tag_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'note' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				response_id int(10) unsigned NOT NULL,
				author bigint(20) unsigned NOT NULL DEFAULT 0,
				body text NOT NULL,
				created_at datetime NOT NULL,
				edited_at datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				KEY response (response_id)
			{$end}",
		);
	}
}

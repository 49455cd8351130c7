<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * The tables: a row per spreadsheet, a row per response that is in one, and a row per spreadsheet that a new one
 * replaced. Answers of visitors are in none.
 */
final class Tables implements Migration {

	public const NAMES = array( 'drive_sheet', 'drive_row', 'drive_former' );

	public const NEWEST = 3;

	/**
	 * All migrations.
	 *
	 * @return array<int, Migration> By number.
	 */
	public static function migrations(): array {
		return array(
			1 => new self(),
			2 => new self(),
			3 => new self(),
		);
	}

	/**
	 * Creates missing tables and columns.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( self::statements( $database ) );
		// dbDelta reports no errors. These statements throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {drive_sheet} WHERE survey_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {drive_row} WHERE response_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {drive_former} WHERE survey_id = 0' );
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
			'CREATE TABLE ' . $database->table( 'drive_sheet' ) . " (
				survey_id bigint(20) unsigned NOT NULL,
				spreadsheet_id varchar(100) NOT NULL DEFAULT '',
				generation int(10) unsigned NOT NULL DEFAULT 0,
				url varchar(500) NOT NULL DEFAULT '',
				tab_id int(10) unsigned NOT NULL DEFAULT 0,
				file_name varchar(255) NOT NULL DEFAULT '',
				columns_json longtext NOT NULL,
				worker varchar(36) NOT NULL DEFAULT '',
				worker_until datetime DEFAULT NULL,
				unsure tinyint(1) unsigned NOT NULL DEFAULT 0,
				sent int(10) unsigned NOT NULL DEFAULT 0,
				sent_at datetime DEFAULT NULL,
				failures int(10) unsigned NOT NULL DEFAULT 0,
				error varchar(20) NOT NULL DEFAULT '',
				detail varchar(300) NOT NULL DEFAULT '',
				failing_since datetime DEFAULT NULL,
				next_at datetime DEFAULT NULL,
				all_total int(10) unsigned NOT NULL DEFAULT 0,
				all_done int(10) unsigned NOT NULL DEFAULT 0,
				all_after bigint(20) unsigned NOT NULL DEFAULT 0,
				all_to bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (survey_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'drive_row' ) . " (
				response_id bigint(20) unsigned NOT NULL,
				survey_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (response_id),
				KEY survey_id (survey_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'drive_former' ) . " (
				spreadsheet_id varchar(100) NOT NULL,
				url varchar(500) NOT NULL DEFAULT '',
				survey_id bigint(20) unsigned NOT NULL,
				file_name varchar(255) NOT NULL DEFAULT '',
				newest bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (spreadsheet_id),
				KEY survey_id (survey_id)
			{$end}",
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * Translations of surveys (docs/languages.md), the languages that visitors' pages need to know, and the language of
 * each response.
 */
final class CreateSurveyLanguages implements Migration {

	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . $database->table( 'survey_language' ) . ' (
				survey_id int(10) unsigned NOT NULL,
				language varchar(12) NOT NULL,
				status varchar(8) NOT NULL,
				texts longtext NOT NULL,
				PRIMARY KEY  (survey_id,language)
			) ENGINE=InnoDB ' . $database->charset_collate()
		);
		self::add( $database, 'survey', "languages varchar(600) NOT NULL DEFAULT ''" );
		self::add( $database, 'response', "language varchar(12) NOT NULL DEFAULT ''" );
		// dbDelta reports no errors. This throws when something is still missing.
		$database->value( 'SELECT COUNT(*) FROM {survey_language} WHERE survey_id = 0' );
		$database->value( 'SELECT MAX(languages) FROM {survey} WHERE id = 0' );
		$database->value( 'SELECT MAX(language) FROM {response} WHERE id = 0' );
		return true;
	}

	/**
	 * Adds a column where it is missing.
	 *
	 * @param string $column Its definition, the name first.
	 */
	private static function add( Database $database, string $table, string $column ): void {
		dbDelta( 'CREATE TABLE ' . $database->table( $table ) . " (\n\t$column\n)" );
	}
}

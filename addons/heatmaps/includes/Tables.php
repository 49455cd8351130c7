<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * The tables. What visitors do is only ever added to counts: per cell, day, layer and element in `heatmap_bin`, where a
 * row is a tile of 256 cells, and per day, version and device in `heatmap_day`. There is no row of a visitor, a view or
 * a movement (A93).
 *
 * `heatmap_bin` is clustered by what a map asks for, and has no other index: a day of 1,000,000 clicks stays under
 * 40 MB. The deletion of old days walks through the elements instead.
 */
final class Tables implements Migration {

	public const NAMES = array( 'heatmap', 'heatmap_version', 'heatmap_day', 'heatmap_element', 'heatmap_bin' );

	public const NEWEST = 1;

	/**
	 * All migrations.
	 *
	 * @return array<int, Migration> By number.
	 */
	public static function migrations(): array {
		return array( 1 => new self() );
	}

	/**
	 * Creates missing tables, columns and the option.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( self::statements( $database ) );
		// dbDelta reports no errors. These statements throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {heatmap} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {heatmap_version} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {heatmap_day} WHERE version_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {heatmap_element} WHERE id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {heatmap_bin} WHERE element_id = 0' );
		// Every page reads it. One that is missing costs each a query.
		add_option( LiveHeatmaps::OPTION, array(), '', true );
		return true;
	}

	/**
	 * The CREATE TABLE statements, in dbDelta's strict format. Lengths of a page are CSS px, shares of a width are
	 * ten-thousandths.
	 *
	 * @return list<string>
	 */
	private static function statements( Database $database ): array {
		$end = ') ENGINE=InnoDB ' . $database->charset_collate();
		return array(
			'CREATE TABLE ' . $database->table( 'heatmap' ) . " (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				title varchar(200) NOT NULL DEFAULT '',
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				path varchar(500) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL DEFAULT 'recording',
				days smallint(5) unsigned NOT NULL,
				sample tinyint(3) unsigned NOT NULL,
				started_at datetime NOT NULL,
				ends_at datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY state (state,ends_at),
				KEY post_id (post_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'heatmap_version' ) . " (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				heatmap_id bigint(20) unsigned NOT NULL,
				fingerprint char(16) NOT NULL,
				number int(10) unsigned NOT NULL,
				first_seen date NOT NULL,
				last_seen date NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY fingerprint (heatmap_id,fingerprint),
				UNIQUE KEY number (heatmap_id,number)
			{$end}",
			'CREATE TABLE ' . $database->table( 'heatmap_day' ) . " (
				version_id bigint(20) unsigned NOT NULL,
				device tinyint(3) unsigned NOT NULL,
				day date NOT NULL,
				visitors int(10) unsigned NOT NULL DEFAULT 0,
				views int(10) unsigned NOT NULL DEFAULT 0,
				clicks int(10) unsigned NOT NULL DEFAULT 0,
				widths bigint(20) unsigned NOT NULL DEFAULT 0,
				heights bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (version_id,device,day),
				KEY day (day)
			{$end}",
			'CREATE TABLE ' . $database->table( 'heatmap_element' ) . " (
				id int(10) unsigned NOT NULL AUTO_INCREMENT,
				version_id bigint(20) unsigned NOT NULL,
				device tinyint(3) unsigned NOT NULL,
				digest char(16) NOT NULL,
				path varchar(200) NOT NULL DEFAULT '',
				page_left smallint(5) unsigned NOT NULL DEFAULT 0,
				page_top mediumint(8) unsigned NOT NULL DEFAULT 0,
				width smallint(5) unsigned NOT NULL DEFAULT 0,
				height mediumint(8) unsigned NOT NULL DEFAULT 0,
				cells_wide smallint(5) unsigned NOT NULL DEFAULT 1,
				cells_high smallint(5) unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY  (id),
				UNIQUE KEY digest (version_id,device,digest)
			{$end}",
			'CREATE TABLE ' . $database->table( 'heatmap_bin' ) . " (
				element_id int(10) unsigned NOT NULL,
				layer tinyint(3) unsigned NOT NULL,
				day date NOT NULL,
				tile smallint(5) unsigned NOT NULL,
				cells varbinary(1024) NOT NULL,
				PRIMARY KEY  (element_id,layer,day,tile)
			{$end}",
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Database\Database;
use UserFeedback\Database\Migration;

/**
 * The tables: a row per vote, and a row per post with its sums, from which every list is read.
 *
 * `rating` is clustered by post and voter, so its key is also what lets nobody vote twice. `address` finds the votes
 * of an address on a post, `arrival` has all columns that the list of a post is ordered by, `days` all that a range of
 * days is counted from. `rating_sum` has one index per order of the list, each with `listed` first and the post last.
 * RatingIndexRepository explains `rating_index` and `rating_move`.
 */
final class Tables implements Migration {

	public const NAMES = array( 'rating', 'rating_sum', 'rating_index', 'rating_move' );

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
	 * Creates missing tables, columns and options.
	 */
	public function run( Database $database ): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( self::statements( $database ) );
		// dbDelta reports no errors. These statements throw when a table is still missing.
		$database->value( 'SELECT COUNT(*) FROM {rating} WHERE post_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {rating_sum} WHERE post_id = 0' );
		$database->value( 'SELECT COUNT(*) FROM {rating_move} WHERE id = 0' );
		$database->execute( "UPDATE {rating_index} SET steps = ''" );
		// WordPress loads them with all others. One that is missing costs a query of every page and vote.
		add_option( Settings::OPTION, array(), '', true );
		add_option( Prior::OPTION, array(), '', true );
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
			'CREATE TABLE ' . $database->table( 'rating' ) . " (
				post_id bigint(20) unsigned NOT NULL,
				voter binary(16) NOT NULL,
				network binary(16) NOT NULL,
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				stars tinyint(3) unsigned NOT NULL,
				created_at datetime NOT NULL,
				day date NOT NULL,
				comment text NOT NULL,
				PRIMARY KEY  (post_id,voter),
				KEY arrival (post_id,created_at,stars),
				KEY address (post_id,network,created_at),
				KEY days (day,post_id,stars)
			{$end}",
			'CREATE TABLE ' . $database->table( 'rating_sum' ) . " (
				post_id bigint(20) unsigned NOT NULL,
				title varchar(150) NOT NULL DEFAULT '',
				listed tinyint(1) unsigned NOT NULL DEFAULT 0,
				votes int(10) unsigned NOT NULL DEFAULT 0,
				total int(10) unsigned NOT NULL DEFAULT 0,
				stars_1 int(10) unsigned NOT NULL DEFAULT 0,
				stars_2 int(10) unsigned NOT NULL DEFAULT 0,
				stars_3 int(10) unsigned NOT NULL DEFAULT 0,
				stars_4 int(10) unsigned NOT NULL DEFAULT 0,
				stars_5 int(10) unsigned NOT NULL DEFAULT 0,
				average double NOT NULL DEFAULT 0,
				best double NOT NULL DEFAULT 0,
				PRIMARY KEY  (post_id),
				KEY by_title (listed,title,post_id),
				KEY by_votes (listed,votes,post_id),
				KEY by_average (listed,average,post_id),
				KEY by_best (listed,best,post_id)
			{$end}",
			'CREATE TABLE ' . $database->table( 'rating_index' ) . " (
				ordering varchar(10) NOT NULL,
				posts int(11) NOT NULL DEFAULT 0,
				votes bigint(20) NOT NULL DEFAULT 0,
				total bigint(20) NOT NULL DEFAULT 0,
				steps longtext NOT NULL,
				PRIMARY KEY  (ordering)
			{$end}",
			'CREATE TABLE ' . $database->table( 'rating_move' ) . " (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				post_id bigint(20) unsigned NOT NULL,
				sign tinyint(4) NOT NULL,
				title varchar(150) NOT NULL DEFAULT '',
				votes bigint(20) NOT NULL DEFAULT 0,
				total bigint(20) NOT NULL DEFAULT 0,
				average double NOT NULL DEFAULT 0,
				best double NOT NULL DEFAULT 0,
				PRIMARY KEY  (id)
			{$end}",
		);
	}
}

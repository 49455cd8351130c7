<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * `wp userfeedback heatmaps`.
 */
final class HeatmapsCommand {

	private const COLUMNS = 'id,title,url,status,sample,ends_at,visitors,views,clicks';

	public function __construct(
		private HeatmapList $heatmaps,
		private Prune $prune,
		private PruneRepository $cells
	) {}

	/**
	 * Lists the heatmaps, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : recording, paused or finished.
	 *
	 * [--page=<page>]
	 * : Page of 100.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback heatmaps list --status=recording
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options status, page, format.
	 */
	public function index( array $args, array $options ): void {
		$status = (string) ( $options['status'] ?? '' );
		if ( '' !== $status && ! in_array( $status, Heatmap::STATES, true ) ) {
			WP_CLI::error( '--status must be one of ' . implode( ', ', Heatmap::STATES ) . '.' );
		}
		$page = max( 1, (int) ( $options['page'] ?? 1 ) );
		format_items(
			(string) ( $options['format'] ?? 'table' ),
			$this->heatmaps->page( $status, '', $page, HeatmapList::MAX )['items'],
			self::COLUMNS
		);
	}

	/**
	 * Deletes recorded days that are older than the setting heatmap_retention_period says.
	 *
	 * WP-Cron does it every night. You may stop this and run it again; visitors may be recorded meanwhile.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Another number of days than that of the setting.
	 *
	 * [--dry-run]
	 * : Say how many counts it would delete.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback heatmaps prune --dry-run
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options days, dry-run, yes.
	 */
	public function prune( array $args, array $options ): void {
		$given = $options['days'] ?? (string) Settings::keep_days();
		if ( ! is_string( $given ) || 1 !== preg_match( '/^\d{1,3}$/D', $given ) || (int) $given > 365 ) {
			WP_CLI::error( '--days must be a number from 1 to 365.' );
		}
		if ( 0 === (int) $given ) {
			WP_CLI::error( 'What was recorded is kept for good. Say --days, or set heatmap_auto_delete_enabled.' );
		}
		$day   = $this->prune->first_day( (int) $given );
		$count = $this->cells->count( $day );
		if ( isset( $options['dry-run'] ) ) {
			WP_CLI::success( sprintf( '%d counts are from before %s.', $count, $day ) );
			return;
		}
		WP_CLI::confirm( sprintf( 'Delete %d counts from before %s for good?', $count, $day ), $options );
		$this->prune->days( $day, PHP_INT_MAX );
		WP_CLI::success( sprintf( '%d counts are deleted.', $count ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Retention;

use UserFeedback\Privacy\DataPolicy;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

/**
 * `wp userfeedback response prune`.
 */
final class PruneCommand {

	public function __construct( private PruneResponses $prune, private RetentionQuery $query ) {}

	/**
	 * Deletes responses that are older than the setting keep_responses_days says.
	 *
	 * WP-Cron does it every night. You may stop this and run it again; visitors may answer meanwhile.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Another number of days than that of the setting.
	 *
	 * [--dry-run]
	 * : Say how many it would delete.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback response prune --dry-run
	 *     wp userfeedback response prune --days=365
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options days, dry-run, yes.
	 */
	public function __invoke( array $args, array $options ): void {
		$given    = $options['days'] ?? (string) DataPolicy::current()->keep_days();
		$is_whole = is_string( $given ) && 1 === preg_match( '/^\d{1,4}$/D', $given );
		if ( ! $is_whole || (int) $given > DataPolicy::MOST_DAYS ) {
			WP_CLI::error( '--days must be a number from 1 to ' . DataPolicy::MOST_DAYS . '.' );
		}
		if ( 0 === (int) $given ) {
			WP_CLI::error( 'Responses are kept for good. Say --days, or set keep_responses_days.' );
		}
		$day   = $this->prune->first_day( (int) $given );
		$count = $this->query->count( $day );
		if ( isset( $options['dry-run'] ) || 0 === $count ) {
			WP_CLI::success( sprintf( '%d responses are from before %s.', $count, $day ) );
			return;
		}
		WP_CLI::confirm( sprintf( 'Delete %d responses from before %s for good?', $count, $day ), $options );
		$bar     = make_progress_bar( 'Deleting', $count );
		$deleted = 0;
		$this->prune->run(
			$day,
			PHP_INT_MAX,
			static function ( int $batch ) use ( $bar, &$deleted ): void {
				$deleted += $batch;
				$bar->tick( $batch );
			}
		);
		$bar->finish();
		WP_CLI::success( sprintf( '%d responses are deleted.', $deleted ) );
	}
}

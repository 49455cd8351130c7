<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Responses\Counters\RecountCounters;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

/**
 * `wp userfeedback recount`.
 */
final class RecountCommand {

	public function __construct( private RecountCounters $recount ) {}

	/**
	 * Rebuilds the counters behind all results from the stored responses.
	 *
	 * You may run it while visitors answer, and stop and restart it at any time.
	 * It leaves impressions alone, because nothing else stores them.
	 *
	 * ## OPTIONS
	 *
	 * [--survey=<id>]
	 * : One survey instead of all.
	 *
	 * [--dry-run]
	 * : Report differences without changing anything.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback recount --dry-run
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options survey, dry-run.
	 */
	public function __invoke( array $args, array $options ): void {
		$survey = $options['survey'] ?? '0';
		if ( ! is_string( $survey ) || 1 !== preg_match( '/^\d{1,18}$/D', $survey ) ) {
			WP_CLI::error( '--survey must be the id of a survey.' );
		}
		$repair = ! isset( $options['dry-run'] );
		$pieces = $this->recount->pieces( (int) $survey );
		$days   = array_sum( array_column( $pieces, 'days' ) );
		$bar    = make_progress_bar( 'Counting', $days );
		$wrong  = 0;
		foreach ( $pieces as $piece ) {
			foreach ( $this->recount->run( $piece['survey_id'], $piece['from'], $piece['to'], $repair ) as $change ) {
				++$wrong;
				WP_CLI::debug(
					sprintf(
						'survey %d %s %s %s %s: %+d (sum %+d)',
						$change->survey_id,
						$change->day,
						$change->metric,
						$change->question_id,
						$change->value_key,
						$change->total,
						$change->value_sum
					),
					'userfeedback'
				);
			}
			$bar->tick( $piece['days'] );
		}
		$bar->finish();
		if ( 0 === $wrong ) {
			WP_CLI::success( sprintf( 'All counters of %d days were right.', $days ) );
		} elseif ( $repair ) {
			WP_CLI::success( sprintf( '%d counters were wrong and are right now.', $wrong ) );
		} else {
			WP_CLI::warning(
				sprintf( '%d counters are wrong. Run this without --dry-run to put them right.', $wrong )
			);
			WP_CLI::halt( 1 );
		}
	}
}

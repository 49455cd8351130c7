<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use WP_CLI;

/**
 * `wp userfeedback ratings`.
 */
final class RatingsCommand {

	public function __construct( private Recount $recount ) {}

	/**
	 * Rebuilds the sums of all rated posts from their votes.
	 *
	 * You may run it while visitors vote.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Report differences without changing anything.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback ratings recount --dry-run
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options dry-run.
	 */
	public function recount( array $args, array $options ): void {
		$repair = ! isset( $options['dry-run'] );
		$found  = $this->recount->run( $repair );
		if ( 0 === $found['wrong'] ) {
			WP_CLI::success( sprintf( 'The sums of all %d posts were right.', $found['posts'] ) );
		} elseif ( $repair ) {
			WP_CLI::success( sprintf( 'The sums of %d of %d posts were wrong and are right now.', $found['wrong'], $found['posts'] ) );
		} else {
			WP_CLI::warning( sprintf( 'The sums of %d of %d posts are wrong. Run this without --dry-run to put them right.', $found['wrong'], $found['posts'] ) );
			WP_CLI::halt( 1 );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthQuery;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Support\Clock;

/**
 * Whether background jobs run, and whether some were given up.
 */
final class OutboxCheck implements Check {

	/**
	 * Minutes by which a job may be late: the worker comes every hour at least.
	 */
	private const LATE = 90;

	public function __construct(
		private HealthQuery $query,
		private OutboxHandlers $handlers,
		private Clock $clock
	) {}

	public function id(): string {
		return 'outbox';
	}

	public function name(): string {
		return __( 'UserFeedback: background jobs', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$limit = $this->clock->now()->modify( '-' . self::LATE . ' minutes' );
		$kinds = $this->handlers->kinds();
		$late  = array() === $kinds ? null : $this->query->late_jobs( $kinds, $limit->format( 'Y-m-d H:i:s' ) );
		if ( null !== $late && $late['jobs'] > 0 ) {
			return Finding::critical(
				__( 'Mails and other jobs of UserFeedback are waiting', 'userfeedback' ),
				sprintf(
					/* translators: 1: number of jobs. 2: date and time. */
					_n(
						'%1$s job has been waiting since %2$s.',
						'%1$s jobs are waiting, the oldest since %2$s.',
						$late['jobs'],
						'userfeedback'
					),
					number_format_i18n( $late['jobs'] ),
					get_date_from_gmt( $late['since'], 'Y-m-d H:i' )
				),
				__( 'WP-Cron does not run, or stops too early. See the finding about it, or run “wp userfeedback outbox run” and let the server do so every minute.', 'userfeedback' )
			);
		}
		$given_up = $this->query->given_up();
		if ( $given_up['jobs'] > 0 ) {
			return Finding::recommended(
				__( 'UserFeedback gave up some jobs', 'userfeedback' ),
				sprintf(
					/* translators: 1: number of jobs. 2: reason, a sentence. */
					_n( '%1$s job of the past 30 days failed again and again and was given up: %2$s', '%1$s jobs of the past 30 days failed again and again and were given up. The newest: %2$s', $given_up['jobs'], 'userfeedback' ),
					number_format_i18n( $given_up['jobs'] ),
					$given_up['reason']
				),
				__( 'Fix the cause, then run “wp userfeedback outbox retry --all”. They are forgotten after 30 days.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'Background jobs of UserFeedback run', 'userfeedback' ),
			__( 'No mail, webhook or other job is late, and none was given up.', 'userfeedback' )
		);
	}
}

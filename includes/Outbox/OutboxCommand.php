<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * `wp userfeedback outbox`.
 */
final class OutboxCommand {

	private const STATUSES = array( OutboxRepository::WAITING, OutboxRepository::DONE, OutboxRepository::DEAD );

	public function __construct(
		private Worker $worker,
		private OutboxRepository $outbox,
		private ReviveJobs $revive
	) {}

	/**
	 * Runs the jobs that are due: mails, webhooks and what else happens after a response.
	 *
	 * Call it from a system cron where WP-Cron is off. It may run beside WP-Cron: no job runs twice.
	 *
	 * ## OPTIONS
	 *
	 * [--seconds=<seconds>]
	 * : Start no job later than this.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--most=<jobs>]
	 * : Run at most this many jobs.
	 *
	 * ## EXAMPLES
	 *
	 *     * * * * * wp userfeedback outbox run --quiet
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|int|bool> $options seconds, most.
	 */
	public function run( array $args, array $options ): void {
		$ran = $this->worker->run(
			(float) self::number( $options, 'seconds', 50 ),
			self::number( $options, 'most', PHP_INT_MAX )
		);
		WP_CLI::success(
			sprintf(
				'%d done, %d to try again, %d held back, %d given up.',
				$ran[ Outcome::DONE ],
				$ran[ Outcome::RETRY ],
				$ran[ Outcome::HOLD ],
				$ran[ Outcome::DEAD ]
			)
		);
	}

	/**
	 * Lists jobs, newest first. Done jobs stay for 7 days, dead ones for 30.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : waiting, done or dead.
	 *
	 * [--kind=<kind>]
	 * : Jobs of one kind, for example mail.
	 *
	 * [--most=<jobs>]
	 * : Number of jobs.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : table, csv, json, ids or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback outbox list --status=dead
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|int|bool> $options status, kind, most, format.
	 */
	public function list_( array $args, array $options ): void {
		$status = (string) ( $options['status'] ?? '' );
		if ( '' !== $status && ! in_array( $status, self::STATUSES, true ) ) {
			WP_CLI::error( '--status must be waiting, done or dead.' );
		}
		$jobs   = $this->outbox->find(
			$status,
			(string) ( $options['kind'] ?? '' ),
			self::number( $options, 'most', 50 )
		);
		$format = (string) ( $options['format'] ?? 'table' );
		if ( 'ids' === $format ) {
			WP_CLI::line( implode( ' ', array_column( $jobs, 'id' ) ) );
			return;
		}
		format_items(
			$format,
			$jobs,
			array( 'id', 'kind', 'survey_id', 'response_id', 'status', 'attempts', 'available_at', 'reason' )
		);
	}

	/**
	 * Lets dead jobs run again.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of dead jobs.
	 *
	 * [--all]
	 * : All dead jobs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback outbox retry --all
	 *
	 * @param list<string>               $args    Ids.
	 * @param array<string, string|bool> $options all.
	 */
	public function retry( array $args, array $options ): void {
		$all = isset( $options['all'] );
		if ( $all ? array() !== $args : array() === $args ) {
			WP_CLI::error( 'Name the ids of dead jobs, or --all.' );
		}
		$revived = 0;
		foreach ( $all ? array( '0' ) : $args as $id ) {
			if ( ! $all && 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $id ) ) {
				WP_CLI::error( $id . ' is not the id of a job.' );
			}
			$revived += $this->revive->run( (int) $id );
		}
		WP_CLI::success( sprintf( '%d jobs are waiting again.', $revived ) );
	}

	/**
	 * A number among the options.
	 *
	 * @param array<string, string|int|bool> $options The options.
	 */
	private static function number( array $options, string $name, int $standard ): int {
		// WP-CLI turns a default of the docblock into a number.
		$value = (string) ( $options[ $name ] ?? $standard );
		if ( 1 !== preg_match( '/^\d{1,19}$/D', $value ) ) {
			WP_CLI::error( "--$name must be a number." );
		}
		return (int) $value;
	}
}

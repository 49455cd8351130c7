<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * `wp userfeedback doctor`.
 */
final class DoctorCommand {

	public function __construct( private HealthChecks $checks ) {}

	/**
	 * Checks tables, counters, jobs, calls of visitors and more, and says what to do.
	 *
	 * The same checks are on WordPress's Site Health screen. It ends with status 1 when one is critical.
	 *
	 * ## OPTIONS
	 *
	 * [<check>...]
	 * : Only these.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: list
	 * options:
	 *   - list
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback doctor
	 *     wp userfeedback doctor counters outbox --format=json
	 *
	 * @param list<string>          $args    Ids of checks.
	 * @param array<string, string> $options format.
	 */
	public function __invoke( array $args, array $options ): void {
		$unknown = array_diff( $args, array_keys( $this->checks->all() ) );
		if ( array() !== $unknown ) {
			WP_CLI::error( 'There is only ' . implode( ', ', array_keys( $this->checks->all() ) ) . '.' );
		}
		$rows = array();
		foreach ( $this->checks->all() as $id => $check ) {
			if ( array() === $args || in_array( $id, $args, true ) ) {
				$finding = HealthChecks::run( $check );
				$rows[]  = array(
					'check'  => $id,
					'status' => $finding->status,
					'found'  => $finding->label . '. ' . $finding->text,
					'do'     => $finding->todo,
				);
			}
		}
		$format = $options['format'] ?? 'list';
		if ( 'list' === $format ) {
			array_map( array( self::class, 'say' ), $rows );
		} else {
			format_items( $format, $rows, array( 'check', 'status', 'found', 'do' ) );
		}
		if ( in_array( Finding::CRITICAL, array_column( $rows, 'status' ), true ) ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * @param array{check: string, status: string, found: string, do: string} $row A finding.
	 */
	private static function say( array $row ): void {
		WP_CLI::log( sprintf( '%-12s %-12s %s', $row['status'], $row['check'], $row['found'] ) );
		if ( '' !== $row['do'] ) {
			WP_CLI::log( str_repeat( ' ', 26 ) . $row['do'] );
		}
	}
}

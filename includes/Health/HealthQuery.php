<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use UserFeedback\Database\Database;
use UserFeedback\Outbox\OutboxRepository;

/**
 * What checks ask of the database.
 *
 * @phpstan-type Failed array{kind: string, reason: string, at: string}
 */
final class HealthQuery {

	public function __construct( private Database $database ) {}

	/**
	 * Tables that the database does not have, with prefix.
	 *
	 * @param non-empty-list<string> $names Without prefix.
	 * @return list<string>
	 */
	public function missing_tables( array $names ): array {
		$tables = array_map( fn ( string $name ): string => $this->database->table( $name ), $names );
		$found  = $this->database->rows(
			'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name IN ('
				. implode( ', ', array_fill( 0, count( $tables ), '%s' ) ) . ')',
			$tables
		);
		// Some servers keep the names of tables in lower case.
		$known = array_map( 'strtolower', array_map( 'strval', array_column( $found, 'name' ) ) );
		return array_values(
			array_filter(
				$tables,
				static fn ( string $table ): bool => ! in_array( strtolower( $table ), $known, true )
			)
		);
	}

	/**
	 * Jobs that should have run before a time, and when the oldest of them should have.
	 *
	 * @param non-empty-list<string> $kinds  Kinds that have a handler: the others wait for their addon.
	 * @param string                 $before UTC, Y-m-d H:i:s.
	 * @return array{jobs: int, since: string}
	 */
	public function late_jobs( array $kinds, string $before ): array {
		$row = $this->database->row(
			'SELECT COUNT(*) AS jobs, MIN(available_at) AS since FROM {outbox} WHERE status = %s AND available_at < %s AND kind IN ('
				. implode( ', ', array_fill( 0, count( $kinds ), '%s' ) )
				. ')',
			array( OutboxRepository::WAITING, $before, ...$kinds )
		);
		return array(
			'jobs'  => (int) ( $row['jobs'] ?? 0 ),
			'since' => (string) ( $row['since'] ?? '' ),
		);
	}

	/**
	 * Jobs by status.
	 */
	public function count_jobs( string $status ): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {outbox} WHERE status = %s', array( $status ) );
	}

	/**
	 * The newest job that failed, given up or waiting for its next attempt.
	 *
	 * @param non-empty-list<string> $kinds Kinds of jobs.
	 * @return Failed|null
	 */
	public function last_failure( array $kinds ): ?array {
		$row = $this->database->row(
			"SELECT kind, reason, available_at FROM {outbox} WHERE status IN ('waiting', 'dead') AND reason <> '' AND kind IN ("
				. implode( ', ', array_fill( 0, count( $kinds ), '%s' ) ) . ') ORDER BY id DESC LIMIT 1',
			$kinds
		);
		return null === $row ? null : array(
			'kind'   => (string) $row['kind'],
			'reason' => (string) $row['reason'],
			'at'     => (string) $row['available_at'],
		);
	}

	/**
	 * Jobs that were given up, with the reason of the newest.
	 *
	 * @return array{jobs: int, reason: string}
	 */
	public function given_up(): array {
		return array(
			'jobs'   => $this->count_jobs( OutboxRepository::DEAD ),
			'reason' => (string) $this->database->value(
				'SELECT reason FROM {outbox} WHERE status = %s ORDER BY id DESC LIMIT 1',
				array( OutboxRepository::DEAD )
			),
		);
	}

	/**
	 * An option as the database has it, past every cache.
	 *
	 * @return array{value: string, autoload: string}|null
	 */
	public function option( string $name ): ?array {
		$row = $this->database->row(
			'SELECT option_value, autoload FROM {options} WHERE option_name = %s',
			array( $name )
		);
		return null === $row ? null : array(
			'value'    => (string) $row['option_value'],
			'autoload' => (string) $row['autoload'],
		);
	}

	/**
	 * Version of the database server, e.g. "10.11.6-MariaDB".
	 */
	public function server(): string {
		return (string) $this->database->value( 'SELECT VERSION()' );
	}
}

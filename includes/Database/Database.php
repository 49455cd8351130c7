<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Closure;
use mysqli;
use Throwable;
use UserFeedback\Support\Failure;
use wpdb;

/**
 * The only access to the database. Statements are literals with table names such as `{survey}` and wpdb's
 * placeholders. A failed statement throws, so no caller can mistake "not stored" for "stored".
 */
final class Database {

	public const TABLES = array(
		'survey',
		'response',
		'answer',
		'counter',
		'outbox',
		'tag',
		'response_tag',
		'note',
		'report',
		'notification',
		'webhook',
		'webhook_delivery',
		'saved_filter',
		'survey_event',
		'survey_language',
		'opinion',
		'topic',
		'file',
		'survey_revision',
	);

	private const DEADLOCK_TRIES = 4;

	private const ERROR_DUPLICATE = 1062;
	private const ERROR_NO_TABLE  = 1146;
	private const ERRORS_DEADLOCK = array( 1205, 1213 );

	/**
	 * Tables that addons added.
	 *
	 * @var list<string>
	 */
	private array $of_addons = array();

	/**
	 * Whether a transaction is open on this connection.
	 *
	 * @var bool
	 */
	private bool $in_transaction = false;

	/**
	 * @param wpdb                    $wpdb             WordPress's connection.
	 * @param (Closure(): mixed)|null $on_missing_table Told when one of our tables is not there.
	 */
	public function __construct( private wpdb $wpdb, private ?Closure $on_missing_table = null ) {}

	/**
	 * WordPress's connection, for code without a container (FastImpressions\Endpoint).
	 */
	public static function of_wordpress(): self {
		global $wpdb;
		return new self( $wpdb );
	}

	/**
	 * Makes tables of an addon known to statements.
	 *
	 * @param list<string> $names As in statements, without braces.
	 */
	public function add_tables( array $names ): void {
		$this->of_addons = array_values( array_unique( array( ...$this->of_addons, ...$names ) ) );
	}

	/**
	 * Names of all tables, those of active addons included.
	 *
	 * @return list<string>
	 */
	public function tables(): array {
		return array( ...self::TABLES, ...$this->of_addons );
	}

	/**
	 * Full name of one of our tables.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . 'userfeedback_' . $name;
	}

	/**
	 * `DEFAULT CHARACTER SET … COLLATE …` of the site.
	 */
	public function charset_collate(): string {
		return $this->wpdb->get_charset_collate();
	}

	/**
	 * All rows of a query.
	 *
	 * @param literal-string         $sql    With `{table}` names (also `{options}`, where WordPress's own reading does not do) and placeholders %d, %f, %s, %i, and x%s for a binary value given in hexadecimal.
	 * @param list<string|int|float> $values For the placeholders.
	 * @return list<array<string, string|null>>
	 * @throws Failure When the database refuses.
	 */
	public function rows( string $sql, array $values = array() ): array {
		$rows = $this->wpdb->get_results( $this->statement( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- statement() prepares; own tables.
		if ( ! is_array( $rows ) || '' !== $this->wpdb->last_error ) {
			throw $this->refused();
		}
		return array_values( $rows );
	}

	/**
	 * First row of a query, or null.
	 *
	 * @param literal-string         $sql    See rows().
	 * @param list<string|int|float> $values For the placeholders.
	 * @return array<string, string|null>|null
	 * @throws Failure When the database refuses.
	 */
	public function row( string $sql, array $values = array() ): ?array {
		return $this->rows( $sql, $values )[0] ?? null;
	}

	/**
	 * First field of the first row, or null.
	 *
	 * @param literal-string         $sql    See rows().
	 * @param list<string|int|float> $values For the placeholders.
	 * @throws Failure When the database refuses.
	 */
	public function value( string $sql, array $values = array() ): ?string {
		$row = $this->row( $sql, $values );
		return null === $row ? null : ( array_values( $row )[0] ?? null );
	}

	/**
	 * Runs a statement that returns no rows.
	 *
	 * @param literal-string              $sql    See rows().
	 * @param list<string|int|float|null> $values For the placeholders; null becomes SQL NULL.
	 * @return int Affected rows. SQLite counts ON DUPLICATE KEY UPDATE otherwise than MySQL: read no meaning from it there.
	 * @throws Failure When the database refuses.
	 */
	public function execute( string $sql, array $values = array() ): int {
		$result = $this->query( $this->statement( $sql, $values ) );
		if ( false === $result ) {
			throw $this->refused();
		}
		return (int) $result;
	}

	/**
	 * Inserts one row.
	 *
	 * @param array<string, string|int|float|null> $row Column => value.
	 * @return int The new row's AUTO_INCREMENT id, 0 where the table has none.
	 * @throws Failure When the database refuses.
	 */
	public function insert( string $table, array $row ): int {
		$insert = fn (): int|bool => $this->wpdb->insert( $this->table( $table ), $row, self::formats( $row ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- own table.
		if ( false === $this->repeated( $insert ) ) {
			throw $this->refused();
		}
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * Inserts one row unless a UNIQUE key exists already. INSERT IGNORE would waste ids and hide data errors.
	 *
	 * @param literal-string         $sql    The INSERT, see rows().
	 * @param list<string|int|float> $values For the placeholders.
	 * @return int|null The new id, or null when the key is taken.
	 * @throws Failure When the database refuses for another reason.
	 */
	public function insert_unless_taken( string $sql, array $values ): ?int {
		// Not wpdb::insert(), which asks for the table's columns first: this is the statement of every submission.
		$sql    = $this->statement( $sql, $values );
		$quiet  = $this->wpdb->suppress_errors( true );
		$result = $this->query( $sql );
		$error  = $this->wpdb->last_error;
		$number = $this->error_number();
		$this->wpdb->suppress_errors( $quiet );
		if ( false !== $result ) {
			return (int) $this->wpdb->insert_id;
		}
		if ( self::ERROR_DUPLICATE === $number || 1 === preg_match( '/duplicate entry|unique constraint/i', $error ) ) {
			return null;
		}
		throw $this->in_transaction && $this->is_deadlock( $error ) ? new Deadlock( $error ) : $this->refused(); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- never shown.
	}

	/**
	 * Updates rows.
	 *
	 * @param array<string, string|int|float|null> $row   Column => new value.
	 * @param array<string, string|int>            $where Column => value, all must match.
	 * @throws Failure When the database refuses.
	 */
	public function update( string $table, array $row, array $where ): int {
		$update = fn (): int|bool => $this->wpdb->update( $this->table( $table ), $row, $where, self::formats( $row ), self::formats( $where ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- own table.
		$result = $this->repeated( $update );
		if ( false === $result ) {
			throw $this->refused();
		}
		return (int) $result;
	}

	/**
	 * Runs work in one transaction: everything is stored, or nothing.
	 *
	 * A deadlock is retried. wpdb must not reconnect while a transaction is open: it would repeat only the last
	 * statement, on a new connection, outside the transaction, and store half of the work.
	 *
	 * @template T
	 * @param callable(): T $work Uses this object only.
	 * @return T
	 * @throws Failure   When the database refuses.
	 * @throws Throwable What the work throws, after the rollback.
	 */
	public function transaction( callable $work ): mixed {
		if ( $this->in_transaction ) {
			return $work();
		}
		for ( $try = 1; ; $try++ ) {
			$reconnects = $this->stop_reconnecting();
			try {
				$this->in_transaction = true;
				$this->raw( 'START TRANSACTION' );
				$result = $work();
				$this->raw( 'COMMIT' );
				return $result;
			} catch ( Throwable $error ) {
				$deadlock = $this->is_deadlock( $this->wpdb->last_error ) || $error instanceof Deadlock;
				$this->wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- transaction control.
				if ( ! $deadlock || self::DEADLOCK_TRIES === $try ) {
					throw $error instanceof Deadlock ? Failure::store() : $error;
				}
				self::step_aside( $try );
			} finally {
				$this->in_transaction = false;
				$this->wpdb->__set( 'reconnect_retries', $reconnects );
			}
		}
	}

	/**
	 * Runs a statement again that gave way to another connection: a worker that cannot store what it has sent would
	 * send it twice. Within a transaction all of it starts again.
	 *
	 * @param Closure(): (int|bool) $statement As wpdb answers, false when it failed.
	 * @return int|bool As the last one.
	 */
	private function repeated( Closure $statement ): int|bool {
		for ( $try = 1; ; $try++ ) {
			$result = $statement();
			if (
				false !== $result
				|| $this->in_transaction
				|| self::DEADLOCK_TRIES === $try
				|| ! $this->is_deadlock( $this->wpdb->last_error )
			) {
				return $result;
			}
			self::step_aside( $try );
		}
	}

	/**
	 * Lets the other connection go first.
	 *
	 * @param int $tries So far.
	 */
	private static function step_aside( int $tries ): void {
		usleep( random_int( 2000, 20000 ) * $tries );
	}

	/**
	 * Runs a statement. Where the table or the connection has three-byte utf8, wpdb refuses a statement with an
	 * emoji, on every retry. Storing the answer without the emoji is better than not storing it.
	 *
	 * @param string $sql From statement().
	 * @return int|bool As wpdb::query().
	 */
	private function query( string $sql ): int|bool {
		$result = $this->repeated( fn (): int|bool => $this->wpdb->query( $sql ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- statement() prepares; own tables.
		if ( false !== $result || 0 !== $this->error_number() ) {
			return $result;
		}
		$without = preg_replace( '/[\x{10000}-\x{10FFFF}]/u', "\u{FFFD}", $sql );
		return null === $without || $without === $sql ? false : $this->wpdb->query( $without ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- as above.
	}

	/**
	 * The failure of a statement that the database refused.
	 */
	private function refused(): Failure {
		$missing = self::ERROR_NO_TABLE === $this->error_number()
			|| str_contains( $this->wpdb->last_error, 'no such table' );
		if ( $missing && null !== $this->on_missing_table ) {
			( $this->on_missing_table )();
		}
		return Failure::store();
	}

	/**
	 * Turns wpdb's automatic reconnect off and returns the former number of retries.
	 */
	private function stop_reconnecting(): int {
		$former = $this->wpdb->__get( 'reconnect_retries' );
		$this->wpdb->__set( 'reconnect_retries', 0 );
		return is_int( $former ) ? $former : 5;
	}

	/**
	 * Runs a transaction statement.
	 *
	 * @param literal-string $sql The statement.
	 * @throws Failure When the database refuses.
	 */
	private function raw( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery -- literal, transaction control.
			throw Failure::store();
		}
	}

	/**
	 * Puts table names and values into a statement.
	 *
	 * @param string                      $sql    See rows().
	 * @param list<string|int|float|null> $values For the placeholders.
	 */
	private function statement( string $sql, array $values ): string {
		foreach ( $this->tables() as $name ) {
			$sql = str_replace( '{' . $name . '}', '`' . $this->table( $name ) . '`', $sql );
		}
		$sql = str_replace( '{options}', '`' . $this->wpdb->options . '`', $sql );
		if ( array() === $values ) {
			return $sql;
		}
		// wpdb::prepare() has no NULL: a marker is replaced after the other values were escaped.
		$null  = 'userfeedback-null-' . bin2hex( random_bytes( 8 ) );
		$given = array_map( static fn ( string|int|float|null $value ): string|int|float => $value ?? $null, $values );
		return str_replace( "'" . $null . "'", 'NULL', (string) $this->wpdb->prepare( $sql, $given ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- callers pass literals (PHPStan literal-string). @phpstan-ignore argument.type (callers pass literals; only table names are put in)
	}

	/**
	 * Whether the database asks to retry.
	 *
	 * @param string $error wpdb's last error.
	 */
	private function is_deadlock( string $error ): bool {
		return in_array( $this->error_number(), self::ERRORS_DEADLOCK, true )
			|| 1 === preg_match( '/deadlock|lock wait timeout|database is locked/i', $error );
	}

	/**
	 * Error number of the last statement, or 0. MySQL's messages are in the server's language; SQLite has only
	 * messages.
	 */
	private function error_number(): int {
		$connection = $this->wpdb->__get( 'dbh' );
		return $connection instanceof mysqli ? $connection->errno : 0;
	}

	/**
	 * Placeholders of the values of a row.
	 *
	 * @param array<string, string|int|float|null> $row Column => value.
	 * @return list<string>
	 */
	private static function formats( array $row ): array {
		return array_values(
			array_map(
				static fn (
					string|int|float|null $value
				): string => is_int( $value ) ? '%d' : ( is_float( $value ) ? '%f' : '%s' ),
				$row
			)
		);
	}
}

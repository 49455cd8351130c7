<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Throwable;

/**
 * Runs the missing migrations: in order, one process at a time, resumable after a kill (SEC-DB1 to SEC-DB5).
 */
final class Migrator {

	public const VERSION_OPTION = DatabaseModule::VERSION_OPTION;
	public const STATE_OPTION   = 'userfeedback_core_migrations';
	public const LOCK_OPTION    = 'userfeedback_core_migration_lock';

	/**
	 * Seconds after which a lock counts as abandoned by a killed process.
	 */
	public const LOCK_LIFETIME = 300;

	/**
	 * Seconds one request may spend; the next request continues.
	 */
	private const TIME_LIMIT = 20;

	/**
	 * Seconds to wait after a failure, so that not every request asks a broken database.
	 */
	private const PAUSE = 60;

	/**
	 * @param array<int, Migration> $migrations By number, ascending from 1.
	 * @param string                $suffix     Of the names of the options: '' for core, `_` and the slug for an addon.
	 */
	public function __construct(
		private Database $database,
		private Lock $lock,
		private array $migrations,
		private string $suffix = ''
	) {}

	/**
	 * Runs missing migrations. Costs one comparison with an autoloaded option when there are none.
	 *
	 * @return bool Whether the tables are at the newest version afterwards.
	 */
	public function run_when_needed(): bool {
		if ( $this->installed() >= $this->newest() ) {
			return true;
		}
		$state = $this->state();
		if ( '' !== $state['error'] && time() < $state['at'] + self::PAUSE ) {
			return false;
		}
		return $this->run();
	}

	/**
	 * Runs missing migrations now.
	 *
	 * @return bool Whether the tables are at the newest version afterwards.
	 */
	public function run(): bool {
		if ( ! $this->lock->take() ) {
			return false;
		}
		Lock::read_anew( self::VERSION_OPTION . $this->suffix );
		$until = microtime( true ) + self::TIME_LIMIT;
		try {
			$newest = $this->newest();
			for ( $next = $this->installed() + 1; $next <= $newest; $next++ ) {
				$this->note( $next, '' );
				while ( ! $this->migrations[ $next ]->run( $this->database ) ) {
					if ( microtime( true ) > $until ) {
						return false;
					}
				}
				update_option( self::VERSION_OPTION . $this->suffix, (string) $next, true );
			}
		} catch ( Throwable $error ) {
			$this->note( $next ?? 0, $error->getMessage() );
			return false;
		} finally {
			$this->lock->give_back();
		}
		return true;
	}

	/**
	 * Number of the newest migration in this code.
	 */
	public function newest(): int {
		return array() === $this->migrations ? 0 : max( array_keys( $this->migrations ) );
	}

	/**
	 * Number of the last completed migration. After a downgrade it is larger than ours, and nothing runs.
	 */
	public function installed(): int {
		$version = get_option( self::VERSION_OPTION . $this->suffix, '0' );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	/**
	 * Result of the last run, for Site Health and notices.
	 *
	 * @return array{number: int, at: int, tries: int, error: string}
	 */
	public function state(): array {
		$state = get_option( self::STATE_OPTION . $this->suffix );
		$state = is_array( $state ) ? $state : array();
		return array(
			'number' => is_int( $state['number'] ?? null ) ? $state['number'] : 0,
			'at'     => is_int( $state['at'] ?? null ) ? $state['at'] : 0,
			'tries'  => is_int( $state['tries'] ?? null ) ? $state['tries'] : 0,
			'error'  => is_string( $state['error'] ?? null ) ? $state['error'] : '',
		);
	}

	/**
	 * Stores the progress.
	 *
	 * @param string $error '' while it runs.
	 */
	private function note( int $number, string $error ): void {
		$state = $this->state();
		update_option(
			self::STATE_OPTION . $this->suffix,
			array(
				'number' => $number,
				'at'     => time(),
				'tries'  => $state['number'] === $number ? $state['tries'] + 1 : 1,
				'error'  => $error,
			),
			false
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Support\Failure;

/**
 * A lock between processes: one option row with its owner and time. GET_LOCK does not exist on Galera and does
 * nothing on SQLite. add_option() would let two processes in, because it updates an existing row.
 */
final class Lock {

	private const TRIES   = 40;
	private const WAIT_US = 50000;

	/**
	 * This process's value of the row, or '' while it does not hold the lock.
	 *
	 * @var string
	 */
	private string $mine = '';

	/**
	 * @param Database $database The connection; options are not read through a cache here.
	 * @param string   $name     Name of the option, begins with `userfeedback_core_`.
	 * @param int      $lifetime Seconds after which a lock counts as left behind by a killed process.
	 */
	public function __construct( private Database $database, private string $name, private int $lifetime ) {}

	/**
	 * Takes the lock.
	 *
	 * @return bool false when somebody else holds it, or nothing can be stored.
	 */
	public function take(): bool {
		$mine = time() . ':' . wp_generate_uuid4();
		try {
			$inserted = $this->database->insert_unless_taken(
				'INSERT INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, %s)',
				array( $this->name, $mine, 'off' )
			);
			if ( null === $inserted && ! $this->take_over( $mine ) ) {
				return false;
			}
		} catch ( Failure | Deadlock ) {
			return false;
		}
		$this->mine = $mine;
		return true;
	}

	/**
	 * Releases the lock, unless another process has taken it over.
	 */
	public function give_back(): void {
		$this->database->execute(
			'DELETE FROM {options} WHERE option_name = %s AND option_value = %s',
			array( $this->name, $this->mine )
		);
		$this->mine = '';
	}

	/**
	 * Runs a change of an option alone, so that two people who save at once keep each other's changes. Waits up to two
	 * seconds for the others.
	 *
	 * @template T
	 * @param string        $option Name; read anew within the change.
	 * @param callable(): T $change Reads the option and stores it.
	 * @return T
	 * @throws Failure 503 when somebody else holds the lock for longer, or nothing can be stored.
	 */
	public function change_option( string $option, callable $change ): mixed {
		$tries = 0;
		while ( ! $this->take() ) {
			if ( ++$tries > self::TRIES ) {
				throw Failure::store();
			}
			usleep( self::WAIT_US );
		}
		try {
			self::read_anew( $option );
			return $change();
		} finally {
			$this->give_back();
		}
	}

	/**
	 * Lets this process read an option anew: another one may have written it before the lock was free.
	 */
	public static function read_anew( string $option ): void {
		foreach ( array( 'alloptions', 'notoptions', $option ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
	}

	/**
	 * Takes over an abandoned lock. Compare-and-swap lets only one process succeed.
	 */
	private function take_over( string $mine ): bool {
		$held = $this->database->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			array( $this->name )
		);
		if ( null === $held || (int) $held > time() - $this->lifetime ) {
			return false;
		}
		return 1 === $this->database->execute(
			'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
			array( $mine, $this->name, $held )
		);
	}
}

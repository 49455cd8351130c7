<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Support\Failure;

/**
 * A lock between processes: one row of the options table with its owner and the
 * time it was taken. GET_LOCK is missing on Galera and a dummy on SQLite;
 * add_option() would let two processes in, because it updates an existing row.
 */
final class Lock {

	/**
	 * What this process wrote into the row, '' while it does not hold the lock.
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
			$inserted = $this->database->execute(
				'INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, %s)',
				array( $this->name, $mine, 'off' )
			);
			if ( 1 !== $inserted && ! $this->take_over( $mine ) ) {
				return false;
			}
		} catch ( Failure ) {
			return false;
		}
		$this->mine = $mine;
		return true;
	}

	/**
	 * Gives the lock back, unless another process took it over meanwhile.
	 */
	public function give_back(): void {
		$this->database->execute(
			'DELETE FROM {options} WHERE option_name = %s AND option_value = %s',
			array( $this->name, $this->mine )
		);
		$this->mine = '';
	}

	/**
	 * Takes a lock that was left behind: only one process finds the old value still there.
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

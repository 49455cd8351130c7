<?php
declare(strict_types=1);

namespace UserFeedback\Database;

/**
 * One numbered step of the data model. A step is idempotent: it may be cut at
 * any point and run again.
 */
interface Migration {

	/**
	 * Does the step, or the rest of it.
	 *
	 * @return bool true when the step is complete, false to be called again (long steps work in batches).
	 */
	public function run( Database $database ): bool;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Database;

/**
 * One numbered step of the data model. It must be idempotent: it may stop at any point and runs again.
 */
interface Migration {

	/**
	 * Runs the step, or what is left of it.
	 *
	 * @return bool true when the step is complete, false to be called again (long steps work in batches).
	 */
	public function run( Database $database ): bool;
}

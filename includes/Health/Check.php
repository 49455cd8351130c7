<?php
declare(strict_types=1);

namespace UserFeedback\Health;

/**
 * One thing that can be wrong with a site.
 */
interface Check {

	/**
	 * Lower-case letters and hyphens, e.g. `counters`.
	 */
	public function id(): string;

	/**
	 * What is checked, translated, e.g. for the list of tests that failed to run.
	 */
	public function name(): string;

	/**
	 * Whether it calls the site itself, so that a screen must not wait for it.
	 */
	public function is_slow(): bool;

	public function run(): Finding;
}

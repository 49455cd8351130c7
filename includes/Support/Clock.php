<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeImmutable;

/**
 * The source of the current time, so that tests and demo data can choose it.
 */
interface Clock {

	/**
	 * The current time in UTC.
	 */
	public function now(): DateTimeImmutable;

	/**
	 * The current time in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable;
}

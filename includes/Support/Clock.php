<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeImmutable;

/**
 * Where "now" comes from, so that tests and demo data can choose it.
 */
interface Clock {

	/**
	 * The present moment, in UTC.
	 */
	public function now(): DateTimeImmutable;

	/**
	 * The present moment in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable;
}

<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A clock with a fixed time: for demo data of past days and for tests.
 */
final class FixedClock implements Clock {

	/**
	 * @param DateTimeImmutable $moment The moment this clock shows.
	 */
	public function __construct( private DateTimeImmutable $moment ) {}

	/**
	 * Sets the time.
	 *
	 * @param DateTimeImmutable $moment The moment to show from now on.
	 */
	public function set( DateTimeImmutable $moment ): void {
		$this->moment = $moment;
	}

	/**
	 * The fixed time in UTC.
	 */
	public function now(): DateTimeImmutable {
		return $this->moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The fixed time in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable {
		return $this->moment->setTimezone( wp_timezone() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A clock that stands where it was set: for demo data of past days and for tests.
 */
final class FixedClock implements Clock {

	/**
	 * @param DateTimeImmutable $moment The moment this clock shows.
	 */
	public function __construct( private DateTimeImmutable $moment ) {}

	/**
	 * Moves the clock.
	 *
	 * @param DateTimeImmutable $moment The moment to show from now on.
	 */
	public function set( DateTimeImmutable $moment ): void {
		$this->moment = $moment;
	}

	/**
	 * The set moment, in UTC.
	 */
	public function now(): DateTimeImmutable {
		return $this->moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The set moment in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable {
		return $this->moment->setTimezone( wp_timezone() );
	}
}

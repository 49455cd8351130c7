<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The machine's clock.
 */
final class SystemClock implements Clock {

	/**
	 * The current time in UTC. Given as an offset: for a name PHP would open the time zone file on every
	 * request.
	 */
	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( 'now', new DateTimeZone( '+00:00' ) );
	}

	/**
	 * The current time in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable {
		return $this->now()->setTimezone( wp_timezone() );
	}
}

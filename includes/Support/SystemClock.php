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
	 * The present moment, in UTC: by its offset, because for a name PHP opens the
	 * system's file of that time zone, once in every request.
	 */
	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( 'now', new DateTimeZone( '+00:00' ) );
	}

	/**
	 * The present moment in the site's time zone.
	 */
	public function site_now(): DateTimeImmutable {
		return $this->now()->setTimezone( wp_timezone() );
	}
}

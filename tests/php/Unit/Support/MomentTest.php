<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Support;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\TestCase;
use UserFeedback\Support\Moment;

final class MomentTest extends TestCase {

	public function test_a_date_of_any_time_zone_is_written_in_utc(): void {
		$date = new DateTimeImmutable( '2026-03-01 00:30:00', new DateTimeZone( 'Asia/Kolkata' ) );
		self::assertSame( '2026-02-28T19:00:00Z', Moment::wire( $date ) );
		self::assertNull( Moment::wire( null ) );
	}

	public function test_a_column_and_a_unix_time_are_written_alike(): void {
		self::assertSame( '2026-02-28T19:00:00Z', Moment::of_column( '2026-02-28 19:00:00' ) );
		self::assertSame( '2026-02-28T19:00:00Z', Moment::of_timestamp( 1772305200 ) );
		self::assertNull( Moment::of_column( null ) );
	}
}

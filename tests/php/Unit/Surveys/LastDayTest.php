<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\LastDay;

/**
 * A last day, and its year: cases that src/domain/draft/behavior.ts has too.
 */
final class LastDayTest extends TestCase {

	/**
	 * @return iterable<string, array{array{today: string, opens: string, month: int, day: int, year: int}}>
	 */
	public static function cases(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/last-day.json';
		$data = json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
		self::assertIsArray( $data );
		foreach ( $data['cases'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/**
	 * @param array{today: string, opens: string, month: int, day: int, year: int} $one Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_is_the_next_one_from_the_day_of_opening( array $one ): void {
		$opens = '' === $one['opens'] ? null : new DateTimeImmutable( $one['opens'] );
		$year  = LastDay::next_year( new DateTimeImmutable( $one['today'] ), $one['month'], $one['day'], $opens );
		self::assertSame( $one['year'], $year );
	}

	public function test_the_day_of_opening_is_the_one_of_the_site(): void {
		$today = new DateTimeImmutable( '2026-11-27 12:00', new DateTimeZone( 'Asia/Kathmandu' ) );
		$opens = new DateTimeImmutable( '2027-01-31 20:00', new DateTimeZone( 'UTC' ) );
		self::assertSame( 2028, LastDay::next_year( $today, 1, 31, $opens ) );
		self::assertSame( 2027, LastDay::next_year( $today, 2, 1, $opens ) );
	}

	public function test_answers_are_taken_for_a_day_after_the_last_one(): void {
		$june = array( 'month' => 6, 'day' => 31, 'year' => 2026 );
		self::assertSame( '2026-07-01', LastDay::answers_until( array( 'run_time' => 'expire', 'expire_at' => $june ) ) );
		foreach ( array(
			array(),
			array( 'run_time' => 'indefinitely', 'expire_at' => $june ),
			array( 'run_time' => 'expire', 'expire_at' => null ),
			array( 'run_time' => 'expire', 'expire_at' => array( 'month' => 6, 'day' => 30 ) ),
		) as $behavior ) {
			self::assertSame( '', LastDay::answers_until( $behavior ) );
		}
	}
}

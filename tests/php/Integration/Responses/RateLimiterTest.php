<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Support\Failure;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Each count is by a limiter of its own, because one limiter serves one request.
 */
final class RateLimiterTest extends IntegrationTestCase {

	private FixedClock $clock;

	protected function setUp(): void {
		parent::setUp();
		// No other test runs in this minute.
		$this->clock = new FixedClock(
			new DateTimeImmutable( '@' . ( 60 * random_int( 1_000_000, 2_000_000 ) + 17 ) )
		);
	}

	public function test_the_twenty_first_in_a_minute_waits_for_the_next(): void {
		$visitor = new Visitor( '192.0.2.1', 'Browser', 0 );
		self::assertSame( 20, $this->accepted( 25, $visitor ) );
		self::assertSame(
			20,
			$this->accepted( 25, new Visitor( '192.0.2.1', 'Another browser', 0 ) ),
			'A colleague behind the same address.'
		);
		try {
			( new RateLimiter( $this->clock ) )->count( $visitor );
			self::fail( 'The limit was reached.' );
		} catch ( Failure $failure ) {
			self::assertSame( array( 429, 43 ), array( $failure->status, $failure->retry_after ) );
		}
		$this->clock->set( $this->clock->now()->modify( '+43 seconds' ) );
		self::assertSame( 1, $this->accepted( 1, $visitor ) );
	}

	public function test_one_address_sends_no_flood_under_changing_names(): void {
		$browser = static fn ( int $n ): Visitor => new Visitor( '2001:db8::1', "Browser $n", 0 );
		self::assertSame( 200, $this->accepted_of_250( $browser ) );
	}

	public function test_a_network_of_ipv6_is_one_customer_and_its_neighbor_is_another(): void {
		$address = static fn ( int $n ): Visitor => new Visitor( sprintf( '2001:db8:0:7::%x', $n + 1 ), "Browser $n", 0 );
		self::assertSame( 200, $this->accepted_of_250( $address ) );
		self::assertSame( 1, $this->accepted( 1, new Visitor( '2001:db8:0:8::1', 'Browser', 0 ) ) );
	}

	public function test_what_is_refused_to_one_browser_does_not_use_up_its_address(): void {
		self::assertSame( 20, $this->accepted( 400, new Visitor( '192.0.2.9', 'Flood', 0 ) ) );
		self::assertSame( 1, $this->accepted( 1, new Visitor( '192.0.2.9', 'An honest colleague', 0 ) ) );
	}

	public function test_one_request_counts_once_and_the_limit_is_a_filter(): void {
		$limiter = new RateLimiter( $this->clock );
		for ( $n = 0; $n < 50; $n++ ) {
			$limiter->count( new Visitor( '192.0.2.3', 'Browser', 0 ) );
		}
		$two      = static fn (): int => 2;
		add_filter( 'userfeedback_rate_limit', $two );
		$accepted = $this->accepted( 5, new Visitor( '192.0.2.4', 'Browser', 0 ) );
		remove_filter( 'userfeedback_rate_limit', $two );
		self::assertSame( 2, $accepted );
	}

	public function test_it_costs_no_query_and_writes_no_address(): void {
		$queries = $this->wpdb()->num_queries;
		$this->accepted( 3, new Visitor( '192.0.2.5', 'Browser', 0 ) );
		self::assertSame( $queries, $this->wpdb()->num_queries );
		foreach ( (array) glob( get_temp_dir() . 'userfeedback-*' ) as $file ) {
			if ( is_file( (string) $file ) ) {
				self::assertStringNotContainsString( '192.0.2.5', (string) file_get_contents( (string) $file ) );
				self::assertLessThanOrEqual( 65536, filesize( (string) $file ) );
			}
		}
	}

	public function test_it_counts_in_an_object_cache_that_outlives_the_request(): void {
		$former = wp_using_ext_object_cache( true );
		try {
			self::assertSame( 20, $this->accepted( 22, new Visitor( '192.0.2.6', 'Browser', 0 ) ) );
		} finally {
			wp_using_ext_object_cache( $former );
		}
	}

	/**
	 * How many of 250 visitors are accepted in a minute. An address and a browser may share a slot of the file,
	 * which costs the address a call. With 251 keys that happens on one day in 65, but hardly on three days, which
	 * have other slots.
	 *
	 * @param callable(int): Visitor $visitor The nth visitor.
	 * @return int The most of three days.
	 */
	private function accepted_of_250( callable $visitor ): int {
		$most = 0;
		for ( $day = 0; $day < 3; $day++ ) {
			$this->clock->set( $this->clock->now()->modify( '+1 day' ) );
			$accepted = 0;
			for ( $n = 0; $n < 250; $n++ ) {
				$accepted += $this->accepted( 1, $visitor( $n ) );
			}
			$most = max( $most, $accepted );
		}
		return $most;
	}

	private function accepted( int $times, Visitor $visitor ): int {
		$accepted = 0;
		for ( $n = 0; $n < $times; $n++ ) {
			try {
				( new RateLimiter( $this->clock ) )->count( $visitor );
				++$accepted;
			} catch ( Failure $failure ) {
				self::assertSame( 429, $failure->status );
			}
		}
		return $accepted;
	}
}

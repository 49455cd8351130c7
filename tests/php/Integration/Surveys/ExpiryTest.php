<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Support\FixedClock;
use UserFeedback\Pro\Surveys\SettingsInput;
use UserFeedback\Surveys\LastDay;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The year of an expiry date (A54, SEC-C4).
 */
final class ExpiryTest extends IntegrationTestCase {

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string, string, int, int, int}>
	 */
	public static function dates(): iterable {
		yield 'later this year' => array( '2026-03-10T12:00:00Z', 'UTC', 12, 31, 2026 );
		yield 'today still counts' => array( '2026-03-10T23:59:59Z', 'UTC', 3, 10, 2026 );
		yield 'yesterday means next year' => array( '2026-03-10T00:00:00Z', 'UTC', 3, 9, 2027 );
		yield '1 January on New Year\'s Eve' => array( '2026-12-31T12:00:00Z', 'UTC', 1, 1, 2027 );
		yield '29 February ends a short month' => array( '2026-02-28T12:00:00Z', 'UTC', 2, 29, 2026 );
		yield '31 June is 30 June' => array( '2026-06-30T12:00:00Z', 'UTC', 6, 31, 2026 );
		yield '31 June has passed in July' => array( '2026-07-01T12:00:00Z', 'UTC', 6, 31, 2027 );
		yield 'Kathmandu is a day ahead' => array( '2026-03-10T20:00:00Z', 'Asia/Kathmandu', 3, 10, 2027 );
		yield 'Honolulu is a day behind' => array( '2026-03-11T08:00:00Z', 'Pacific/Honolulu', 3, 10, 2026 );
	}

	#[DataProvider( 'dates' )]
	public function test_it_is_the_year_of_the_next_occurrence(
		string $now,
		string $zone,
		int $month,
		int $day,
		int $year
	): void {
		update_option( 'timezone_string', $zone );
		self::assertSame( $year, $this->expire_at( $now, array( 'month' => $month, 'day' => $day ) )['year'] );
	}

	public function test_a_date_that_was_not_changed_keeps_its_year(): void {
		$before = array(
			'month' => 3,
			'day'   => 9,
			'year'  => 2026,
		);
		self::assertSame( $before, $this->expire_at( '2026-08-01T00:00:00Z', $before, $before ) );
		self::assertSame(
			2027,
			$this->expire_at( '2026-08-01T00:00:00Z', array( 'day' => 8 ) + $before, $before )['year']
		);
	}

	public function test_the_same_day_chosen_again_comes_again(): void {
		$before = array( 'month' => 12, 'day' => 31, 'year' => 2025 );
		$chosen = array( 'month' => 12, 'day' => 31 );
		self::assertSame( 2026, $this->expire_at( '2026-03-10T12:00:00Z', $chosen, $before )['year'] );
	}

	public function test_a_copy_of_a_survey_that_is_over_ends_the_next_time(): void {
		$last = static fn ( int $year ): array => array( 'month' => 12, 'day' => 31, 'year' => $year );
		$copy = LastDay::for_copy( array( 'behavior' => array( 'timing' => 'immediate', 'expire_at' => $last( 2025 ) ) ), new DateTimeImmutable( '2026-03-10' ) );
		self::assertEquals( array( 'behavior' => array( 'timing' => 'immediate', 'expire_at' => $last( 2026 ) ) ), $copy );
		self::assertSame( array( 'behavior' => array( 'expire_at' => null ) ), LastDay::for_copy( array( 'behavior' => array( 'expire_at' => null ) ), new DateTimeImmutable() ) );
	}

	/**
	 * The stored date.
	 *
	 * @param array<string, int>      $sent   As sent.
	 * @param array<string, int>|null $before As stored before.
	 * @return array<string, int>
	 */
	private function expire_at( string $now, array $sent, ?array $before = null ): array {
		$defaults = ( new SurveyDefaults() )->settings();
		if ( null !== $before && is_array( $defaults['behavior'] ) ) {
			$defaults['behavior']['expire_at'] = $before;
		}
		$input    = new SettingsInput( new FixedClock( new DateTimeImmutable( $now ) ), new TriggerRegistry() );
		$settings = $input->settings( array( 'behavior' => array( 'expire_at' => $sent ) ), $defaults, array() );
		self::assertIsArray( $settings['behavior'] );
		return $settings['behavior']['expire_at'];
	}
}

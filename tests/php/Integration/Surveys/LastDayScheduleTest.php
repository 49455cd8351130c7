<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\Clock;

/**
 * The last day of a survey follows its schedule (A54).
 */
final class LastDayScheduleTest extends SurveyTestCase {

	/**
	 * A day of the site, so many days from now.
	 */
	private function day( int $days ): DateTimeImmutable {
		return $this->container()->get( Clock::class )->site_now()->modify( "+{$days} days" );
	}

	/**
	 * @return array<string, mixed> Field publish_at.
	 */
	private function opening( int $days ): array {
		return array( 'publish_at' => $this->day( $days )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' ) );
	}

	/**
	 * @return array<string, mixed> Field settings.
	 */
	private function ending( int $days, ?int $year = null ): array {
		$last = array( 'month' => (int) $this->day( $days )->format( 'n' ), 'day' => (int) $this->day( $days )->format( 'j' ) );
		return array(
			'settings' => array(
				'behavior' => array(
					'run_time'  => 'expire',
					'expire_at' => $last + ( null === $year ? array() : array( 'year' => $year ) ),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $survey Wire type Survey.
	 */
	private static function year( array $survey ): int {
		return $survey['settings']['behavior']['expire_at']['year'];
	}

	public function test_a_last_day_before_the_opening_comes_after_it(): void {
		$soon  = (int) $this->day( 20 )->format( 'Y' );
		$sent  = $this->opening( 60 ) + $this->ending( 20 );
		$saved = $this->saved( $sent );
		self::assertSame( $soon + 1, self::year( $saved ) );
		self::assertSame( array(), $this->wire( $this->rest( 'GET', "/surveys/{$saved['id']}/checks" ) )['checks'] );
		$again = $this->saved( array( 'id' => $saved['id'] ) + $this->ending( 20 ) );
		self::assertSame( $soon + 1, self::year( $again ), 'The same day chosen again.' );
	}

	public function test_a_schedule_that_comes_moves_or_goes_later_counts_anew(): void {
		$soon  = (int) $this->day( 20 )->format( 'Y' );
		$draft = $this->saved( array( 'status' => 'draft' ) + $this->ending( 20 ) );
		self::assertSame( $soon, self::year( $draft ) );
		$id = array( 'id' => $draft['id'] );
		self::assertSame( $soon + 1, self::year( $this->saved( $id + $this->opening( 60 ) + $this->ending( 20, $soon ) ) ) );
		self::assertSame( $soon, self::year( $this->saved( $id + $this->opening( 10 ) ) ) );
		self::assertSame( $soon + 1, self::year( $this->saved( $id + $this->opening( 60 ) ) ) );
		self::assertSame( $soon, self::year( $this->saved( $id + array( 'publish_at' => null ) ) ) );
	}

	public function test_a_survey_that_is_over_stays_over(): void {
		$saved = $this->saved( $this->opening( -90 ) + $this->ending( 20 ) );
		$this->store_year( $saved, 2001 );
		self::assertSame( 2001, self::year( $this->saved( array( 'id' => $saved['id'], 'publish_at' => null ) + $this->ending( 20, 2001 ) ) ) );
	}

	public function test_a_stored_last_day_before_the_opening_is_named(): void {
		$saved = $this->saved( $this->opening( 60 ) + $this->ending( 20 ) );
		$this->store_year( $saved, self::year( $saved ) - 1 );
		$checks = $this->wire( $this->rest( 'GET', "/surveys/{$saved['id']}/checks" ) )['checks'];
		self::assertSame( array( 'Its last day comes before the day it is scheduled for. Nobody would see the survey.' ), array_column( $checks, 'text' ) );
		self::assertSame( array( 'look', 'settings' ), array( $checks[0]['level'], $checks[0]['step'] ) );
	}

	/**
	 * @param array<string, mixed> $survey Wire type Survey.
	 */
	private function store_year( array $survey, int $year ): void {
		$this->wpdb()->query( "UPDATE {$this->table( 'survey' )} SET settings = REPLACE( settings, '\"year\":" . self::year( $survey ) . "', '\"year\":{$year}' ) WHERE id = {$survey['id']}" );
	}
}

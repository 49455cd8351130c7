<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\Failure;

/**
 * Days of a report: both ends belong to it, in the site's time zone (A24). Days
 * are names on a calendar here, so no clock change can make one longer.
 */
final class Range {

	/**
	 * Longest range: one point a day must stay readable and cheap.
	 */
	public const LONGEST = 366;

	/**
	 * @param DateTimeImmutable $first First day, midnight UTC.
	 * @param DateTimeImmutable $last  Last day, midnight UTC.
	 */
	private function __construct( private DateTimeImmutable $first, private DateTimeImmutable $last ) {}

	/**
	 * The last days up to and with one day.
	 *
	 * @param int $days How many, at least 1.
	 */
	public static function last_days( int $days, string $last ): self {
		$end = self::day( $last ) ?? new DateTimeImmutable( '1970-01-01', new DateTimeZone( 'UTC' ) );
		return new self( self::shift( $end, 1 - $days ), $end );
	}

	/**
	 * The range of a request. What is missing is filled up to the given number of days.
	 *
	 * @param array<string, string|null> $given First entry start, second entry end, under the names of the request.
	 * @param string                     $today YYYY-MM-DD in the site's time zone.
	 * @param int                        $days  Days when no start is given.
	 * @throws Failure 400 naming the field.
	 */
	public static function of_request( array $given, string $today, int $days ): self {
		list( $start_name, $end_name ) = array_keys( $given );
		$ends                          = array();
		foreach ( $given as $name => $text ) {
			$ends[ $name ] = null === $text || '' === $text ? null : self::day( $text );
			if ( null === $ends[ $name ] && null !== $text && '' !== $text ) {
				throw Failure::invalid(
					array( $name => __( 'This must be a date like 2026-01-31.', 'userfeedback' ) ),
					400
				);
			}
		}
		$last  = $ends[ $end_name ] ?? max(
			self::last_days( 1, $today )->last,
			$ends[ $start_name ] ?? self::last_days( 1, $today )->last
		);
		$first = $ends[ $start_name ] ?? self::shift( $last, 1 - $days );
		$range = new self( $first, $last );
		if ( $first > $last ) {
			throw Failure::invalid(
				array( $end_name => __( 'The end of a range cannot be before its start.', 'userfeedback' ) ),
				400
			);
		}
		if ( $range->days() > self::LONGEST ) {
			throw Failure::invalid(
				array(
					$start_name => sprintf(
						/* translators: %d: number of days. */
						__( 'A range may have no more than %d days.', 'userfeedback' ),
						self::LONGEST
					),
				),
				400
			);
		}
		return $range;
	}

	/**
	 * First day, YYYY-MM-DD.
	 */
	public function start(): string {
		return $this->first->format( 'Y-m-d' );
	}

	/**
	 * Last day, YYYY-MM-DD.
	 */
	public function end(): string {
		return $this->last->format( 'Y-m-d' );
	}

	/**
	 * Number of days.
	 */
	public function days(): int {
		return (int) $this->first->diff( $this->last )->days + 1;
	}

	/**
	 * The same number of days right before.
	 */
	public function before(): self {
		return new self( self::shift( $this->first, -$this->days() ), self::shift( $this->first, -1 ) );
	}

	/**
	 * All days, YYYY-MM-DD.
	 *
	 * @return list<string>
	 */
	public function dates(): array {
		$dates = array();
		for ( $day = $this->first; $day <= $this->last; $day = self::shift( $day, 1 ) ) {
			$dates[] = $day->format( 'Y-m-d' );
		}
		return $dates;
	}

	/**
	 * Wire type `DateRange`.
	 *
	 * @return array{start: string, end: string}
	 */
	public function to_wire(): array {
		return array(
			'start' => $this->start(),
			'end'   => $this->end(),
		);
	}

	/**
	 * A day of the calendar, or null.
	 */
	private static function day( string $text ): ?DateTimeImmutable {
		if (
			1 !== preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part )
			|| ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
		) {
			return null;
		}
		return new DateTimeImmutable( $text . ' 00:00:00', new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Another day.
	 *
	 * @param int $days How many later, negative for earlier.
	 */
	private static function shift( DateTimeImmutable $day, int $days ): DateTimeImmutable {
		return $day->modify( "$days days" );
	}
}

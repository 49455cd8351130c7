<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\Failure;

/**
 * Days of a report, both ends included, in the site's time zone (A24). Days are calendar dates here, so no
 * clock change can make one longer.
 */
final class Range {

	/**
	 * Value of a start that means everything since the first day.
	 */
	public const ALL_TIME = 'all';

	/**
	 * Largest number of days with one point per day, and with one per week; longer ranges have one per month.
	 */
	private const MAX_BY_DAY  = 366;
	private const MAX_BY_WEEK = 1098;

	/**
	 * Nothing was or will be collected outside these days; ranges are cut to them.
	 */
	private const EARLIEST = '2000-01-01';
	private const LATEST   = '2100-12-31';

	/**
	 * @param DateTimeImmutable $first First day, midnight UTC.
	 * @param DateTimeImmutable $last  Last day, midnight UTC.
	 */
	private function __construct( private DateTimeImmutable $first, private DateTimeImmutable $last ) {}

	/**
	 * The last days up to and including a day.
	 *
	 * @param int $days How many, at least 1.
	 */
	public static function last_days( int $days, string $last ): self {
		$end = self::day( $last ) ?? new DateTimeImmutable( '1970-01-01', new DateTimeZone( 'UTC' ) );
		return new self( self::shift( $end, 1 - $days ), $end );
	}

	/**
	 * The range of a request, of any length. Missing ends are filled up to the given number of days.
	 *
	 * @param array<string, string|null> $given First entry start, second entry end, under the names of the request.
	 * @param string                     $today YYYY-MM-DD in the site's time zone.
	 * @param int                        $days  Days when no start is given.
	 * @param string|null                $since First day of "all time", null when nothing was collected yet.
	 * @throws Failure 400 naming the field.
	 */
	public static function of_request( array $given, string $today, int $days, ?string $since = null ): self {
		list( $start_name, $end_name ) = array_keys( $given );
		if ( self::ALL_TIME === $given[ $start_name ] ) {
			$given[ $start_name ] = $since;
		}
		$ends = array();
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
		if ( $first > $last ) {
			throw Failure::invalid(
				array( $end_name => __( 'The end of a range cannot be before its start.', 'userfeedback' ) ),
				400
			);
		}
		return new self( self::cut( $first ), self::cut( $last ) );
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
	 * The same dates one year earlier; February 29 becomes 28.
	 */
	public function year_before(): self {
		$earlier = static fn ( DateTimeImmutable $day ): DateTimeImmutable => self::day(
			sprintf( '%04d-%s', (int) $day->format( 'Y' ) - 1, $day->format( 'm-d' ) )
		) ?? self::shift( $day, -366 );
		return new self( $earlier( $this->first ), $earlier( $this->last ) );
	}

	/**
	 * The days that are in another range too; null where there are none.
	 */
	public function shared_with( self $other ): ?self {
		$first = max( $this->first, $other->first );
		$last  = min( $this->last, $other->last );
		return $first > $last ? null : new self( $first, $last );
	}

	/**
	 * Whether answers could be collected on all days before.
	 *
	 * @param string|null $since First day on which they could, null while there is none.
	 */
	public function is_comparable( ?string $since ): bool {
		return null !== $since && $this->before()->start() >= $since;
	}

	/**
	 * Length of each point.
	 *
	 * @return 'day'|'week'|'month'
	 */
	public function step(): string {
		if ( $this->days() <= self::MAX_BY_DAY ) {
			return 'day';
		}
		return $this->days() <= self::MAX_BY_WEEK ? 'week' : 'month';
	}

	/**
	 * Lengths that points of this range can have, the shortest first.
	 *
	 * @return non-empty-list<'day'|'week'|'month'>
	 */
	public function allowed_steps(): array {
		return match ( $this->step() ) {
			'day'   => array( 'day', 'week', 'month' ),
			'week'  => array( 'week', 'month' ),
			'month' => array( 'month' ),
		};
	}

	/**
	 * The length of points that somebody asked for, or the nearest that this range can have.
	 *
	 * @param string $asked day, week, month, or '' for one that gives about 5 to 50 points.
	 * @return 'day'|'week'|'month'
	 */
	public function step_of( string $asked ): string {
		$allowed = $this->allowed_steps();
		if ( '' === $asked ) {
			$asked = match ( true ) {
				$this->days() <= 31  => 'day',
				$this->days() <= 366 => 'week',
				default              => 'month',
			};
		}
		foreach ( $allowed as $step ) {
			if ( $step === $asked ) {
				return $step;
			}
		}
		return $allowed[0];
	}

	/**
	 * Its days, weeks or months. The range may cut the first and the last.
	 *
	 * @param int                       $week First day of a week, 0 for Sunday.
	 * @param 'day'|'week'|'month'|null $step Length of each, null for step().
	 * @return list<array{start: string, end: string}> YYYY-MM-DD.
	 */
	public function steps( int $week, ?string $step = null ): array {
		$step ??= $this->step();
		$steps = array();
		for ( $first = $this->first; $first <= $this->last; $first = self::shift( $last, 1 ) ) {
			$last = min(
				$this->last,
				match ( $step ) {
					'day'   => $first,
					'week'  => self::shift( $first, 6 - ( (int) $first->format( 'w' ) - $week + 7 ) % 7 ),
					'month' => $first->modify( 'last day of this month' ),
				}
			);
			$steps[] = array(
				'start' => $first->format( 'Y-m-d' ),
				'end'   => $last->format( 'Y-m-d' ),
			);
		}
		return $steps;
	}

	/**
	 * Labels of the points of a sparkline: days, or months in a long range.
	 *
	 * @return list<string> YYYY-MM-DD or YYYY-MM.
	 */
	public function trend_dates(): array {
		$dates = array_column( $this->steps( 0 ), 'start' );
		return 'day' === $this->step() ? $dates : array_values(
			array_unique( array_map( static fn ( string $date ): string => substr( $date, 0, 7 ), $dates ) )
		);
	}

	/**
	 * The days at the same place in before().
	 *
	 * @param array{start: string, end: string} $step YYYY-MM-DD.
	 * @return array{start: string, end: string}
	 */
	public function days_before( array $step ): array {
		$days = $this->days();
		return array_map(
			static fn ( string $day ): string => self::shift(
				new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) ),
				-$days
			)->format( 'Y-m-d' ),
			$step
		);
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
	 * The nearest day on which something can have been collected.
	 */
	private static function cut( DateTimeImmutable $day ): DateTimeImmutable {
		$zone = new DateTimeZone( 'UTC' );
		return max(
			new DateTimeImmutable( self::EARLIEST, $zone ),
			min( new DateTimeImmutable( self::LATEST, $zone ), $day )
		);
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

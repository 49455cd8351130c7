<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Clock;

/**
 * Deletes recorded days that are older than the owner keeps them, every night (HEAT-01), and what deleted heatmaps
 * leave behind; in batches, and what was killed goes on with the next run.
 */
final class Prune {

	public const EVENT = 'userfeedback_core_prune_heatmaps';

	/**
	 * Hour of the night, in the site's time zone.
	 */
	private const HOUR = 3;

	/**
	 * Seconds per run; the rest follows a minute later.
	 */
	private const TIME_LIMIT = 20;

	/**
	 * Seconds that an owner waits for.
	 */
	private const SHORT = 2;

	/**
	 * A day after every day.
	 */
	private const ALL = '9999-12-31';

	public function __construct( private PruneRepository $cells, private Clock $clock ) {}

	/**
	 * The first day that is kept, in the site's time zone: with 1, yesterday stays and older days go.
	 *
	 * @param int $days At least 1.
	 * @return string Y-m-d.
	 */
	public function first_day( int $days ): string {
		return $this->clock->site_now()->modify( "-$days days" )->format( 'Y-m-d' );
	}

	/**
	 * Deletes days before one, until all are gone or the time is up.
	 *
	 * @param string                   $before  Y-m-d.
	 * @param float                    $seconds The time.
	 * @param callable(int): void|null $told    Hears of each batch with its number of cells.
	 * @return bool Whether all are gone.
	 */
	public function days( string $before, float $seconds, ?callable $told = null ): bool {
		return $this->delete( $this->cells->old( $before ), $before, microtime( true ) + $seconds, $told );
	}

	/**
	 * The background job.
	 */
	public function run(): void {
		$days = Settings::keep_days();
		$done = $this->deleted( self::TIME_LIMIT )
			&& ( 0 === $days || $this->days( $this->first_day( $days ), self::TIME_LIMIT ) );
		if ( ! $done ) {
			self::go_on();
		}
	}

	/**
	 * Deletes what deleted heatmaps left, as far as an owner waits for it.
	 */
	public function finish_deleting(): void {
		if ( ! $this->deleted( self::SHORT ) ) {
			self::go_on();
		}
	}

	/**
	 * Schedules the job. It has something to do whatever the setting says: deleted heatmaps.
	 */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			$now   = $this->clock->site_now();
			$night = $now->setTime( self::HOUR, 0 );
			wp_schedule_event(
				( $night > $now ? $night : $night->modify( '+1 day' ) )->getTimestamp(),
				'daily',
				self::EVENT
			);
		}
	}

	private function deleted( float $seconds ): bool {
		$done = $this->delete( $this->cells->of_deleted(), self::ALL, microtime( true ) + $seconds, null );
		if ( $done ) {
			$this->cells->forget_deleted();
		}
		return $done;
	}

	/**
	 * @param list<array{version: int, device: int}> $maps Whose cells.
	 * @param float                                  $until When the time is up.
	 * @param callable(int): void|null               $told  Hears of each batch.
	 */
	private function delete( array $maps, string $before, float $until, ?callable $told ): bool {
		$told ??= static function (): void {};
		foreach ( $maps as $map ) {
			if ( ! $this->cells->delete_cells( $map['version'], $map['device'], $before, $until, $told ) ) {
				return false;
			}
			$this->cells->delete_days( $map['version'], $map['device'], $before );
		}
		return true;
	}

	/**
	 * The rest in a minute; with an argument, because WordPress refuses a second event of the same within ten minutes.
	 */
	private static function go_on(): void {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT, array( 'rest' ) );
	}
}

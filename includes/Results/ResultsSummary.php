<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Plan\Entitlements;
use UserFeedback\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * The results overview (CALL-12, RES-05 to RES-15; wire type `ResultsSummary`).
 */
final class ResultsSummary {

	public const DEFAULT_DAYS = 7;

	public const ORDERS = array( 'responses', 'id', 'title', 'impressions', 'response_rate', 'last_response' );

	/**
	 * @param Entitlements $entitlements What the site may do.
	 */
	public function __construct(
		private Entitlements $entitlements,
		private ResultsQuery $query,
		private Clock $clock
	) {}

	/**
	 * The range of a request; the past 7 days when it names none.
	 *
	 * @param array<string, string|null> $given start_date and end_date.
	 */
	public function range( array $given ): Range {
		return Range::of_request( $given, $this->clock->site_now()->format( 'Y-m-d' ), self::DEFAULT_DAYS );
	}

	/**
	 * The summary.
	 *
	 * @param int|null $survey_id One survey, or null for all.
	 * @return array<string, mixed>
	 * @throws Failure 403 for more than 7 days where the plan does not include them (A25, A80), 404 for an unknown survey.
	 */
	public function read( Range $range, string $orderby, string $order, ?int $survey_id ): array {
		if ( $range->days() > self::DEFAULT_DAYS ) {
			$this->entitlements->require( Feature::Range30Days );
		}
		$surveys = $this->query->surveys( $survey_id );
		if ( null !== $survey_id && array() === $surveys ) {
			throw Failure::not_found( __( 'This survey does not exist.', 'userfeedback' ) );
		}
		$before   = $range->before();
		$all_time = $this->query->all_time( 'publish', $survey_id );
		$counts   = $this->query->by_day( $survey_id, $before->start(), $range->end() );
		$rows     = array();
		$total    = 0;
		foreach ( $surveys as $survey ) {
			$id     = $survey['id'];
			$total += $all_time[ $id ] ?? 0;
			$rows[] = $survey + $this->row( $range, $counts[ $id ] ?? array(), $all_time[ $id ] ?? 0 );
		}
		usort(
			$rows,
			static fn (
				array $a,
				array $b
			): int => ( 'asc' === $order ? 1 : -1 )
				* ( self::order_value( $a, $orderby ) <=> self::order_value( $b, $orderby ) )
		);
		$today  = $this->clock->site_now()->format( 'Y-m-d' );
		$points = DataPoints::of( $range, array_values( $counts ), $today );
		return Figures::of_points( $points ) + $points + array(
			'range'           => $range->to_wire(),
			'before'          => $before->to_wire(),
			'total_responses' => $total,
			'surveys'         => $rows,
			'today'           => $today,
			'timezone'        => wp_timezone_string(),
		);
	}

	/**
	 * Figures of one survey.
	 *
	 * @param array{publish?: array<string, int>, impression?: array<string, int>} $counts By metric and day.
	 * @return array<string, mixed>
	 */
	private function row( Range $range, array $counts, int $all_time ): array {
		$start     = $range->start();
		$responses = $counts['publish'] ?? array();
		$shown     = $counts['impression'] ?? array();
		$of_range  = static fn ( array $days ): int => (int) array_sum(
			array_filter( $days, static fn ( string $day ): bool => $day >= $start, ARRAY_FILTER_USE_KEY )
		);
		$value     = $of_range( $responses );
		$seen      = $of_range( $shown );
		return Figures::survey( $value, array_sum( $responses ) - $value, $seen, array_sum( $shown ) - $seen ) + array(
			'responses_count' => $all_time,
			'trend'           => $value < Intervals::SMALL ? array() : array_map(
				static fn ( string $day ): int => $responses[ $day ] ?? 0,
				$range->dates()
			),
		);
	}

	/**
	 * What a row is ordered by.
	 *
	 * @param array<string, mixed> $row A row of the table.
	 * @return array{mixed, mixed} The value, and the newest survey first among equals when descending.
	 */
	private static function order_value( array $row, string $orderby ): array {
		$value = match ( $orderby ) {
			'id'            => $row['id'],
			'title'         => mb_strtolower( is_string( $row['title'] ) ? $row['title'] : '' ),
			'impressions'   => is_array( $row['impressions_compared'] ) ? $row['impressions_compared']['value'] : 0,
			'response_rate' => is_array( $row['response_rate'] ) ? $row['response_rate']['percent'] ?? -1.0 : -1.0,
			'last_response' => $row['last_response_at'] ?? '',
			default         => is_array( $row['responses_compared'] ) ? $row['responses_compared']['value'] : 0,
		};
		return array( $value, $row['id'] );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * The results overview (CALL-12, RES-05 to RES-15; wire type `ResultsSummary`).
 */
final class ResultsSummary {

	public const ORDERS = array( 'responses', 'id', 'title', 'impressions', 'response_rate', 'last_response' );

	/**
	 * @param OverviewRange $days Which days it may cover.
	 */
	public function __construct(
		private OverviewRange $days,
		private ResultsQuery $query,
		private Clock $clock
	) {}

	/**
	 * The summary.
	 *
	 * @param array<string, string|null> $given     start_date and end_date; the past 7 days when neither is there.
	 * @param int|null                   $survey_id One survey, or null for all.
	 * @return array<string, mixed>
	 * @throws Failure 403 for more days than the plan includes (A25, A80), 400 naming a wrong date, 404 for an unknown survey.
	 */
	public function read( array $given, string $orderby, string $order, ?int $survey_id ): array {
		$surveys = $this->query->surveys( $survey_id );
		$today   = $this->clock->site_now()->format( 'Y-m-d' );
		$since   = self::since( array_column( $surveys, 'collecting_since' ) );
		$range   = $this->days->of( $given, $today, $since );
		if ( null !== $survey_id && array() === $surveys ) {
			throw Failure::no_survey();
		}
		$before   = $range->before();
		$all_time = $this->query->all_time( 'publish', $survey_id );
		$counts   = $this->query->by_survey( $survey_id, $range );
		$rows     = array();
		$total    = 0;
		foreach ( $surveys as $survey ) {
			$id     = $survey['id'];
			$of     = $counts[ $id ] ?? array();
			$total += $all_time[ $id ] ?? 0;
			$rows[] = $survey + Figures::survey(
				$of['publish'] ?? 0,
				$of['publish_before'] ?? 0,
				$of['impression'] ?? 0,
				$of['impression_before'] ?? 0,
				$range->is_comparable( $survey['collecting_since'] )
			) + array(
				'responses_count' => $all_time[ $id ] ?? 0,
				'trend'           => self::trend( $range, $of['trend'] ?? array() ),
			);
		}
		usort(
			$rows,
			static fn (
				array $a,
				array $b
			): int => ( 'asc' === $order ? 1 : -1 )
				* ( self::order_value( $a, $orderby ) <=> self::order_value( $b, $orderby ) )
		);
		$days   = $this->query->days( $survey_id, $before->start(), $range->end() );
		$points = DataPoints::of( $range, $days, Moment::start_of_week(), $today, $since );
		return Figures::of_points( $points, $range->is_comparable( $since ) ) + $points + array(
			'range'            => $range->to_wire(),
			'before'           => $before->to_wire(),
			'collecting_since' => $since,
			'total_responses'  => $total,
			'surveys'          => $rows,
			'today'            => $today,
			'timezone'         => wp_timezone_string(),
		);
	}

	/**
	 * Responses of each day, or month, of the range; [] where there are too few to draw.
	 *
	 * @param array<string, int> $counts By YYYY-MM-DD or YYYY-MM.
	 * @return list<int>
	 */
	private static function trend( Range $range, array $counts ): array {
		return array_sum( $counts ) < Intervals::SMALL ? array() : array_map(
			static fn ( string $date ): int => $counts[ $date ] ?? 0,
			$range->trend_dates()
		);
	}

	/**
	 * First day on which any of the surveys could have responses.
	 *
	 * @param list<string|null> $firsts Those of each.
	 */
	private static function since( array $firsts ): ?string {
		$days = array_filter( $firsts, 'is_string' );
		return array() === $days ? null : min( $days );
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

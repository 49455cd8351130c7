<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use Closure;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The results overview (CALL-12, RES-05 to RES-15; wire type `ResultsSummary`).
 *
 * @phpstan-import-type Outcome from SurveyOutcome
 */
final class ResultsSummary {

	public const ORDERS = array(
		'responses',
		'id',
		'title',
		'impressions',
		'response_rate',
		'last_response',
		'outcome',
		'outcome_change',
	);

	/**
	 * A survey without a response for so long is folded away.
	 */
	private const OLD_DAYS = 90;

	/**
	 * Figures of different kinds cannot be compared, nor those of the two scales of an NPS, so each kind is ordered by
	 * itself.
	 */
	private const KINDS = array( 'nps', 'nps from 0', 'mean', 'share' );

	/**
	 * @param OverviewRange $days Which days it may cover.
	 */
	public function __construct(
		private OverviewRange $days,
		private ResultsQuery $query,
		private SurveyRepository $surveys,
		private SurveyOutcome $outcome,
		private WhatChanged $changed,
		private Clock $clock
	) {}

	/**
	 * The summary.
	 *
	 * @param array<string, string|null> $given     start_date and end_date; the past 7 days when neither is there.
	 * @param int|null                   $survey_id One survey, or null for all.
	 * @param Closure|null               $chosen    Ids of the surveys whose changes are told, of the rows in their
	 *                                              order; null for all. Three at most are told, so who shows some
	 *                                              surveys only must not choose from those of all.
	 * @phpstan-param (Closure(list<array<string, mixed>>): list<int>)|null $chosen
	 * @return array<string, mixed>
	 * @throws Failure 403 for more days than the plan includes (A25, A80), 400 naming a wrong date, 404 for an unknown survey.
	 */
	public function read(
		array $given,
		string $orderby,
		string $order,
		?int $survey_id,
		?Closure $chosen = null
	): array {
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
		$asked    = array_values( array_intersect( array_column( $surveys, 'id' ), array_keys( $counts ) ) );
		$stored   = array() === $asked ? array() : $this->surveys->find_all( $asked );
		$tallies  = array() === $asked ? array() : $this->query->compared_tallies( $asked, $range );
		$compared = array();
		$oldest   = Moment::wire( $this->clock->site_now()->modify( '-' . self::OLD_DAYS . ' days' ) );
		$rows     = array();
		$total    = 0;
		foreach ( $surveys as $survey ) {
			$id         = $survey['id'];
			$of         = $counts[ $id ] ?? array();
			$comparable = $range->is_comparable( $survey['collecting_since'] );
			$total     += $all_time[ $id ] ?? 0;
			if ( $comparable && isset( $stored[ $id ] ) && $stored[ $id ]->is_live( $this->clock->now() ) ) {
				$compared[] = $stored[ $id ];
			}
			$now    = $tallies[ $id ]['now'] ?? array();
			$then   = $comparable ? $tallies[ $id ]['before'] ?? array() : null;
			$known  = $stored[ $id ] ?? null;
			$rows[] = $survey + Figures::survey(
				$of['publish'] ?? 0,
				$of['publish_before'] ?? 0,
				$of['impression'] ?? 0,
				$of['impression_before'] ?? 0,
				$comparable
			) + array(
				'responses_count' => $all_time[ $id ] ?? 0,
				'outcome'         => null === $known ? null : $this->outcome->read( $known, $now, $then ),
				'stars'           => null === $known ? null : $this->outcome->stars( $known, $now, $then ),
				'score'           => null === $known ? null : $this->outcome->score_question( $known ),
				'is_old'          => null !== $survey['last_response_at'] && $survey['last_response_at'] < $oldest,
				'trend'           => self::trend( $range, $of['trend'] ?? array() ),
			);
		}
		usort(
			$rows,
			static fn ( array $a, array $b ): int => self::compare( $a, $b, $orderby, 'asc' === $order ? 1 : -1 )
		);
		$told   = null === $chosen ? null : $chosen( $rows );
		$days   = $this->query->days( $survey_id, $before->start(), $range->end() );
		$points = DataPoints::of( $range, $days, Week::starts_on(), $today, $since );
		return Figures::of_points( $points, $range->is_comparable( $since ) ) + $points + array(
			'range'            => $range->to_wire(),
			'before'           => $before->to_wire(),
			'collecting_since' => $since,
			'total_responses'  => $total,
			'surveys'          => $rows,
			'changes'          => $this->changed->read(
				null === $told ? $compared : array_values(
					array_filter(
						$compared,
						static fn ( Survey $survey ): bool => in_array( $survey->id, $told, true )
					)
				),
				$tallies
			),
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
	 * Which of two rows comes first.
	 *
	 * @param array<string, mixed> $a    A row of the table.
	 * @param array<string, mixed> $b    Another.
	 * @param int                  $sign −1 for the largest first.
	 */
	private static function compare( array $a, array $b, string $orderby, int $sign ): int {
		$places = self::place( $a, $orderby ) <=> self::place( $b, $orderby );
		return 0 !== $places
			? $places
			: $sign * ( self::order_value( $a, $orderby ) <=> self::order_value( $b, $orderby ) );
	}

	/**
	 * Place of the group in which a row is ordered, in either direction: kinds, then rows without a figure.
	 *
	 * @param array<string, mixed> $row A row of the table.
	 */
	private static function place( array $row, string $orderby ): int {
		if ( ! str_starts_with( $orderby, 'outcome' ) ) {
			return 0;
		}
		$outcome = self::outcome_of( $row );
		if ( null === $outcome || ( 'outcome_change' === $orderby && null === $outcome['change'] ) ) {
			return count( self::KINDS );
		}
		$kind = $outcome['kind'] . ( isset( $outcome['from_zero'] ) ? ' from 0' : '' );
		return (int) array_search( $kind, self::KINDS, true );
	}

	/**
	 * The figure of a row.
	 *
	 * @param array{outcome?: Outcome|null} $row A row of the table.
	 * @return Outcome|null
	 */
	private static function outcome_of( array $row ): ?array {
		return $row['outcome'] ?? null;
	}

	/**
	 * What a row is ordered by.
	 *
	 * @param array<string, mixed> $row A row of the table.
	 * @return array{mixed, mixed} The value, and the newest survey first among equals when descending.
	 */
	private static function order_value( array $row, string $orderby ): array {
		$value = match ( $orderby ) {
			'outcome'        => self::outcome_of( $row )['value'] ?? 0,
			'outcome_change' => self::outcome_of( $row )['change'] ?? 0,
			'id'             => $row['id'],
			'title'          => mb_strtolower( is_string( $row['title'] ) ? $row['title'] : '' ),
			'impressions'    => is_array( $row['impressions_compared'] ) ? $row['impressions_compared']['value'] : 0,
			'response_rate'  => is_array( $row['response_rate'] ) ? $row['response_rate']['percent'] ?? -1.0 : -1.0,
			'last_response'  => $row['last_response_at'] ?? '',
			default          => is_array( $row['responses_compared'] ) ? $row['responses_compared']['value'] : 0,
		};
		return array( $value, $row['id'] );
	}
}

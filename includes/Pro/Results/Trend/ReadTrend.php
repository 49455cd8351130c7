<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Trend;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Breakdown\Dimension;
use UserFeedback\Pro\Results\Compare\Group;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Filters\Subject;
use UserFeedback\Pro\Results\Filters\Sums;
use UserFeedback\Pro\Results\Filters\Without;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\Tally;
use UserFeedback\Results\Week;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\Survey;

/**
 * A figure of one question by day, week or month (wire type `Trend`): from counters, with a filter from the rows.
 *
 * @phpstan-import-type Counts from Measure
 * @phpstan-import-type Value from Measure
 */
final class ReadTrend {

	private const NOTHING = array(
		'answered' => 0,
		'values'   => array(),
	);

	public function __construct(
		private Entitlements $entitlements,
		private ChosenFilters $filters,
		private Groups $groups,
		private Counting $counting,
		private TrendQuery $query,
		private ResultsQuery $results,
		private QuestionStats $questions,
		private Clock $clock,
		private SmallestGroup $smallest
	) {}

	/**
	 * The points, with a filter as far as they are counted.
	 *
	 * @param string       $question_id Whose answers are counted.
	 * @param string       $measure     nps, mean or the key of an answer; '' for the question's own score, else its first answer.
	 * @param string       $step        day, week or month; '' chooses by the length of the range. One too short for the range is not taken.
	 * @param array<mixed> $given       The query's `filter`.
	 * @param string       $cursor      Where the last slice ended, '' for the first.
	 * @param Second|null  $second      A second group, where two are compared.
	 * @param 'a'|'b'      $of          Which of the two is asked for.
	 * @return array<string, mixed>
	 * @throws Failure 400 naming the field, 403 where the plan has no trends or no comparison.
	 */
	public function read(
		Survey $survey,
		Range $range,
		string $question_id,
		string $measure,
		string $step,
		array $given,
		string $cursor,
		?Second $second = null,
		string $of = 'a'
	): array {
		$this->entitlements->require( Feature::Trend );
		$question                         = $survey->question( $question_id ) ?? throw Failure::invalid(
			array( 'question' => __( 'This question does not exist.', 'userfeedback' ) ),
			400
		);
		$measure                          = $this->measure( $survey, $question, $measure );
		list( $range, $filter, $without ) = null === $second
			? array( $range, $this->filters->read( $survey, $given ) ?? new Filter(), null )
			: $this->group( $this->groups->read( $survey, $range, $given, $second ), $second, $of );

		$step     = $range->step_of( $step );
		$steps    = $range->steps( Week::starts_on(), $step );
		$progress = array();
		if ( $filter->is_empty() && null === $without ) {
			$responses = $this->results->sum( $survey->id, 'publish', $range );
			$counts    = self::by_step( $steps, $this->query->days( $survey->id, $question->id, $range ) );
		} else {
			$by                  = new Dimension( $question->id, $step );
			list( $sums, $next ) = $this->counting->run(
				Subject::breakdown( $survey->id, $filter, $range, $by, $without ),
				$cursor
			);

			$responses = array_sum( $sums->days() );
			$counts    = self::of_sums( $steps, $by, $sums );
			$progress  = $sums->progress( $next );
			if ( $this->smallest->withholds(
				$responses,
				$this->results->sum( $survey->id, 'publish', $range ),
				null === $sums->next()
			) ) {
				$responses = 0;
				$counts    = array_fill( 0, count( $steps ), self::NOTHING );
				$progress += array( 'too_few' => true );
			}
		}
		$hidden = $this->hidden( $measure, $counts );
		$today  = $this->clock->site_now()->format( 'Y-m-d' );
		$last   = $steps[ array_key_last( $steps ) ]['end'] ?? '';
		return $progress + array(
			'responses_count' => $responses,
			'question_id'     => $question->id,
			'measure'         => array(
				'kind' => $measure->kind,
				'key'  => $measure->key,
			),
			'step'            => $step,
			'steps'           => $range->allowed_steps(),
			'points'          => array_map(
				fn ( array $step, array $of, bool $is_hidden ): array => array(
					'date' => $step['start'],
					'end'  => $step['end'],
				) + ( $is_hidden ? Measure::HIDDEN : $this->point( $measure, $of ) ),
				$steps,
				$counts,
				$hidden
			),
			'running'         => $last >= $today,
			'range'           => $range->to_wire(),
		);
	}

	/**
	 * Days and filter of a group, and what it gives up to the other.
	 *
	 * @param array{Group, Group} $pair A and B.
	 * @param 'a'|'b'             $of   Which of the two is asked for.
	 * @return array{Range, Filter, Without|null}
	 * @throws Failure 403 with a smallest group: point by point, whole and without them, the few would show.
	 */
	private function group( array $pair, Second $second, string $of ): array {
		if ( '' !== $second->apart && $this->smallest->size() > 0 ) {
			throw $this->smallest->refusal();
		}
		list( $group, $other ) = 'b' === $of ? array_reverse( $pair ) : $pair;
		return array( $group->range, $group->filter, $of === $second->apart ? $other->left_out() : null );
	}

	/**
	 * Which points would show a small group, with a filter and without: their people, or those with the answer.
	 *
	 * @param list<Counts> $counts By point.
	 * @return list<bool>
	 */
	private function hidden( Measure $measure, array $counts ): array {
		$hidden = $this->smallest->hidden( array_map( $measure->base( ... ), $counts ) );
		if ( Measure::SHARE === $measure->kind ) {
			$hidden += $this->smallest->hidden(
				array_map( static fn ( array $of ): int => $of['values'][ $measure->key ] ?? 0, $counts )
			);
		}
		return array_map( static fn ( int $at ): bool => isset( $hidden[ $at ] ), array_keys( $counts ) );
	}

	/**
	 * A point; its groups of a score only where none is small.
	 *
	 * @param Counts $of Of the point.
	 * @return Value
	 */
	private function point( Measure $measure, array $of ): array {
		$point = $measure->of( $of );
		return array() === array_filter( $point['groups'] ?? array(), array( $this->smallest, 'is_small' ) )
			? $point
			: array( 'groups' => null ) + $point;
	}

	/**
	 * @param string $given nps, mean, the key of an answer, or ''.
	 * @throws Failure 400 naming the field.
	 */
	private function measure( Survey $survey, Question $question, string $given ): Measure {
		$figure = $this->questions->figure( $question );
		$scale  = 'nps' === $figure ? NpsScale::of( $question ) : null;
		if ( null !== $figure && ( '' === $given || $given === $figure ) ) {
			return new Measure( $figure, '', $scale );
		}
		$keys = array_column( $this->questions->counted( $survey, $question, new Tally() ), 'key' );
		$key  = '' === $given ? $keys[0] ?? '' : $given;
		// A removed answer keeps its votes; one on the scale of before has its own base, which no trend has.
		if (
			in_array( $key, $keys, true )
			|| ( null === $scale && '' !== $key && $this->query->was_given( $survey->id, $question->id, $key ) )
		) {
			return new Measure( Measure::SHARE, $key, $scale );
		}
		throw Failure::invalid(
			array() === $keys
				? array( 'question' => __( 'The answers to this question are not counted.', 'userfeedback' ) )
				: array( 'measure' => __( 'This question has no such answer.', 'userfeedback' ) ),
			400
		);
	}

	/**
	 * Sums of days by step.
	 *
	 * @param list<array{start: string, end: string}> $steps In order.
	 * @param array<string, Counts>                   $days  By day.
	 * @return list<Counts>
	 */
	private static function by_step( array $steps, array $days ): array {
		ksort( $days );
		$sums = array_fill( 0, count( $steps ), self::NOTHING );
		$at   = 0;
		foreach ( $days as $day => $counts ) {
			while ( isset( $steps[ $at ] ) && $steps[ $at ]['end'] < $day ) {
				++$at;
			}
			if ( ! isset( $sums[ $at ] ) ) {
				break;
			}
			$sums[ $at ]['answered'] += $counts['answered'];
			foreach ( $counts['values'] as $key => $count ) {
				$sums[ $at ]['values'][ $key ] = ( $sums[ $at ]['values'][ $key ] ?? 0 ) + $count;
			}
		}
		return array_values( $sums );
	}

	/**
	 * The same from counted rows.
	 *
	 * @param list<array{start: string, end: string}> $steps In order.
	 * @return list<Counts>
	 */
	private static function of_sums( array $steps, Dimension $by, Sums $sums ): array {
		$cells = $sums->cells();
		return array_map(
			static function ( array $step ) use ( $cells, $by ): array {
				$counts = self::NOTHING;
				foreach ( $cells[ $by->head( $step['start'] ) ] ?? array() as $key => list( $people, $answered ) ) {
					$counts['answered']      += $answered;
					$counts['values'][ $key ] = $people;
				}
				return $counts;
			},
			$steps
		);
	}
}

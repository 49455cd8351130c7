<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Survey;

/**
 * Results of one survey (CALL-03, CALL-13; wire type `SurveyResults`).
 */
final class SurveyReport {

	public const DEFAULT_DAYS = 30;

	public function __construct(
		private ResultsQuery $query,
		private AnswersQuery $answers,
		private QuestionStats $questions,
		private Clock $clock
	) {}

	/**
	 * The range of a request; the past 30 days when it names none.
	 *
	 * @param array<string, string|null> $given Start and end, under the names of the request.
	 */
	public function range( array $given, Survey $survey ): Range {
		return Range::of_request(
			$given,
			$this->today(),
			self::DEFAULT_DAYS,
			$this->query->collecting_since( $survey )
		);
	}

	/**
	 * Sums of all responses.
	 */
	public function everybody( Survey $survey ): FigureSource {
		return new CounterFigures( $survey->id, $this->query, $this->answers );
	}

	/**
	 * The results.
	 *
	 * @param FigureSource|null $source Null for all responses.
	 * @return array<string, mixed>
	 */
	public function read( Survey $survey, Range $range, ?FigureSource $source = null ): array {
		$source   ??= $this->everybody( $survey );
		$before     = $range->before();
		$since      = $this->query->collecting_since( $survey );
		$points     = DataPoints::of(
			$range,
			$source->days( $before->start(), $range->end() ),
			Week::starts_on(),
			$this->today(),
			$since
		);
		$responses  = array_sum( array_column( $points['data_points'], 'count' ) );
		$comparable = $source->is_comparable() && $range->is_comparable( $since );
		$stats      = $this->questions->read(
			$survey,
			$range,
			$source,
			$responses,
			$comparable ? array_sum( array_column( $points['data_points_before'], 'count' ) ) : null
		);
		return Figures::of_points( $points, $comparable ) + $points + $source->progress() + array(
			'id'                      => $survey->id,
			'title'                   => $survey->title,
			'type'                    => $survey->type,
			'status'                  => $survey->status,
			'created_at'              => Moment::wire( $survey->created_at ),
			'publish_at'              => Moment::wire( $survey->publish_at ),
			'published_at'            => Moment::wire( $survey->published_at ),
			'responses_count'         => $this->query->all_time( 'publish', $survey->id )[ $survey->id ] ?? 0,
			'responses_count_7_days'  => $this->query->sum(
				$survey->id,
				'publish',
				Range::last_days( 7, $this->today() )
			),
			'responses_count_30_days' => $this->query->sum(
				$survey->id,
				'publish',
				Range::last_days( 30, $this->today() )
			),
			'impressions'             => $this->query->all_time( 'impression', $survey->id )[ $survey->id ] ?? 0,
			'range_responses_count'   => $responses,
			'last_response_at'        => $this->query->last_response( $survey->id ),
			'range'                   => $range->to_wire(),
			'before'                  => $before->to_wire(),
			'collecting_since'        => $since,
			'today'                   => $this->today(),
			'timezone'                => wp_timezone_string(),
			'question_stats'          => $stats,
			// Scores of several questions are never mixed: the others are in question_stats.
			'nps_overview'            => array_values( array_filter( array_column( $stats, 'nps' ) ) )[0] ?? null,
			'languages'               => $survey->languages(),
			'hidden_fields'           => HiddenFields::all( $survey->settings ),
			'questions'               => array_map(
				static fn ( Question $question ): array => array(
					'id'    => $question->id,
					'title' => $question->title,
					'type'  => $question->type,
				),
				$survey->asked()
			),
		);
	}

	/**
	 * YYYY-MM-DD in the site's time zone.
	 */
	private function today(): string {
		return $this->clock->site_now()->format( 'Y-m-d' );
	}
}

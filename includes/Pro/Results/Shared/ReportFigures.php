<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\LargeGroups;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Summaries\Redaction;
use UserFeedback\Pro\Summaries\Scope;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Results\QuestionAnswers;
use UserFeedback\Results\Range;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Results\Week;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * What a shared report shows: the figures of the owner's screen, from the same classes and filters, less everything
 * that leads to a single response.
 */
final class ReportFigures {

	/**
	 * What the page may know of the results. What is not named here stays inside.
	 */
	private const SHOWN = array(
		'title',
		'type',
		'range',
		'before',
		'collecting_since',
		'today',
		'timezone',
		'step',
		'range_responses_count',
		'unfiltered_responses_count',
		'counted',
		'total_to_look_at',
		'counted_back_to',
		'complete',
		'next',
		'question_stats',
		'nps_overview',
	);

	/**
	 * Newest answers in words of one question.
	 */
	private const WRITTEN = 20;

	public function __construct(
		private SurveyReport $report,
		private QuestionAnswers $answers,
		private ChosenFilters $filters,
		private SmallestGroup $smallest,
		private SummaryStore $summaries,
		private Entitlements $entitlements,
		private Clock $clock
	) {}

	/**
	 * @param string $cursor `next` of the reply before, where counting takes several calls.
	 * @return array<string, mixed> Wire type `SharedFigures`.
	 * @throws Failure 400 where filter or days fit the survey no more.
	 */
	public function read( SharedReport $report, Survey $survey, string $cursor ): array {
		$range   = $this->range( $report, $survey );
		$figures = array() === $report->figures
			? $this->figures( $report, $survey, $range, $cursor )
			: $report->figures;
		$whole   = false !== ( $figures['complete'] ?? true );
		$fits    = array() === $report->figures || null !== $this->filter( $report, $survey );
		return $figures + array(
			'written'    => $report->written && $whole && $fits
				? $this->written( $report, $survey, $range, self::of_few( $figures ) )
				: array(),
			'ai_summary' => $report->summary && $whole && $fits ? $this->summary( $report, $survey, $range ) : null,
		);
	}

	/**
	 * The filter as the page shows it. Figures that stand still outlive what their filter asks for: a question, an
	 * addon, a plan.
	 *
	 * @return array<string, mixed>|null Null where it fits the survey no more.
	 */
	public function filter( SharedReport $report, Survey $survey ): ?array {
		try {
			return $this->filters->read( $survey, $report->filter )?->to_array() ?? array();
		} catch ( Failure ) {
			return null;
		}
	}

	/**
	 * Figures that move, as far as this call counts.
	 *
	 * @return array<string, mixed>
	 * @throws Failure See read().
	 */
	public function figures( SharedReport $report, Survey $survey, Range $range, string $cursor ): array {
		$results = $this->report->read(
			$survey,
			$range,
			$this->filters->figures( $survey, $range, $report->filter, $cursor )
				?? new LargeGroups( $this->report->everybody( $survey ), $this->smallest, $range )
		);
		if ( isset( $results['too_few'] ) && false !== ( $results['complete'] ?? true ) ) {
			throw Failure::forbidden(
				__( 'This filter leaves too few responses. Links to so small a group are not made.', 'userfeedback' )
			);
		}
		if ( array() === $report->filter && $this->smallest->is_small( $results['range_responses_count'] ) ) {
			throw $this->smallest->refusal();
		}
		$shown                   = array_intersect_key( $results, array_flip( self::SHOWN ) );
		$shown['question_stats'] = array_map(
			static fn ( array $question ): array => array( 'answers' => array() ) + $question,
			(array) $results['question_stats']
		);
		$shown['data_points']    = array_map(
			static fn ( array $point ): array => array_intersect_key(
				$point,
				array_flip( array( 'date', 'end', 'count' ) )
			),
			(array) $results['data_points']
		);
		return $shown;
	}

	/**
	 * @throws Failure See read().
	 */
	public function range( SharedReport $report, Survey $survey ): Range {
		$today = $this->clock->site_now()->format( 'Y-m-d' );
		// Days that stood still do not move on with the calendar either.
		if ( array() !== $report->figures && is_array( $report->figures['range'] ?? null ) ) {
			return $this->report->range(
				array(
					'from' => (string) $report->figures['range']['start'],
					'to'   => (string) $report->figures['range']['end'],
				),
				$survey
			);
		}
		return $this->report->range( Days::of( $report->days, $today, Week::starts_on() ), $survey );
	}

	/**
	 * Newest texts and comments by question, without what names a person. Addresses are never read.
	 *
	 * @param list<string> $of_few Questions that too few people answered.
	 * @return array<string, list<array{text: string, value: mixed}>>
	 * @throws Failure See read().
	 */
	private function written( SharedReport $report, Survey $survey, Range $range, array $of_few ): array {
		$written = array();
		foreach ( $survey->questions as $question ) {
			if ( 'email' === $question->type || in_array( $question->id, $of_few, true ) ) {
				continue;
			}
			$in_words = in_array( $question->type, array( 'text', 'long-text' ), true );
			$parts    = isset( $question->config['other'] ) ? array( 'other', 'comments' ) : array( 'comments' );
			$list     = $this->answers->read(
				$survey,
				$question->id,
				$range,
				array(
					'search'     => '',
					'written'    => $in_words ? 'text' : ( count( $parts ) > 1 ? 'either' : 'comments' ),
					'filter'     => $report->filter,
					'score_from' => null,
					'score_to'   => null,
				),
				'',
				1,
				self::WRITTEN,
				self::WRITTEN
			);
			$texts    = array();
			foreach ( $list['items'] as $item ) {
				array_push( $texts, ...self::texts( $item, $in_words ? array() : $parts ) );
			}
			if ( array() !== $texts ) {
				$written[ $question->id ] = array_slice( $texts, 0, self::WRITTEN );
			}
		}
		return $written;
	}

	/**
	 * @param array<string, mixed>     $item  Wire type `StatAnswer`.
	 * @param list<'comments'|'other'> $parts Of its extra; without one the answer is a text itself.
	 * @return list<array{text: string, value: mixed}>
	 */
	private static function texts( array $item, array $parts ): array {
		$extra = is_array( $item['extra'] ?? null ) ? $item['extra'] : array();
		$names = is_string( $extra['name'] ?? null ) ? array( $extra['name'] ) : array();
		// The label of "Other" holds the text again.
		$value = array() === $parts ? null : self::redacted( $item['words'] ?? $item['value'], $names );
		$found = array() === $parts
			? array( $item['value'] )
			: array_map( static fn ( string $part ): mixed => $extra[ $part ] ?? '', $parts );
		$texts = array();
		foreach ( $found as $text ) {
			$text = is_string( $text ) ? Redaction::apply( $text, $names ) : '';
			if ( '' !== $text ) {
				$texts[] = array(
					'text'  => $text,
					'value' => $value,
				);
			}
		}
		return $texts;
	}

	/**
	 * @param mixed        $value Answer of a rating or a choice.
	 * @param list<string> $names See Redaction.
	 */
	private static function redacted( mixed $value, array $names ): mixed {
		return match ( true ) {
			is_string( $value ) => Redaction::apply( $value, $names ),
			is_array( $value )  => array_map(
				static fn ( mixed $one ): mixed => self::redacted( $one, $names ),
				$value
			),
			default             => $value,
		};
	}

	/**
	 * Questions that too few people answered.
	 *
	 * @param array<string, mixed> $figures From figures().
	 * @return list<string>
	 */
	private static function of_few( array $figures ): array {
		$ids = array();
		foreach ( is_array( $figures['question_stats'] ?? null ) ? $figures['question_stats'] : array() as $question ) {
			if ( isset( $question['too_few'] ) ) {
				$ids[] = (string) $question['id'];
			}
		}
		return $ids;
	}

	/**
	 * The kept AI summary, without quotes: each leads to one response. A report under a filter has the one that was
	 * made of these responses, of the same days, or none.
	 *
	 * @return array{overview: string, themes: list<array{title: string, text: string}>, read: int}|null
	 * @throws Failure See read().
	 */
	private function summary( SharedReport $report, Survey $survey, Range $range ): ?array {
		if ( ! $this->entitlements->allows( Feature::AiSummary ) ) {
			return null;
		}
		$filter = $this->filters->read( $survey, $report->filter );
		$stored = $this->summaries->find(
			null === $filter ? Scope::everything( $survey ) : Scope::filtered( $survey, $range, $filter )
		);
		return null === $stored ? null : array(
			'overview' => $stored['overview'],
			'themes'   => array_map(
				static fn ( array $theme ): array => array(
					'title' => $theme['title'],
					'text'  => $theme['text'],
				),
				$stored['themes']
			),
			'read'     => $stored['read'],
			'filtered' => null !== $filter,
		);
	}
}

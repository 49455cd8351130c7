<?php
declare(strict_types=1);

namespace UserFeedback\Dashboard;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Results\Figures;
use UserFeedback\Results\NewestWordsQuery;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Results\ResultsVersion;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The past seven days of a few surveys, kept for minutes, because the dashboard opens with every sign-in.
 *
 * @phpstan-import-type ComparedData from Figures
 * @phpstan-import-type Outcome from \UserFeedback\Results\SurveyOutcome
 * @phpstan-import-type Change from \UserFeedback\Results\WhatChanged
 * @phpstan-import-type Words from NewestWordsQuery
 * @phpstan-type Counted array{id: int, responses_compared: array{value: int, ...}, ...}
 * @phpstan-type Row array{id: int, title: string, status: string, responses_compared: ComparedData, impressions_compared: ComparedData, outcome: Outcome|null, collecting_since: string|null}
 * @phpstan-type Week array{responses: ComparedData, rows: list<Row>, change: Change|null, figures: int, words: Words|null}
 */
final class WeekFigures {

	/**
	 * Most surveys that the widget shows.
	 */
	public const MOST = 5;

	/**
	 * Types whose answers are words that people wrote for the owner; addresses are not.
	 */
	private const TEXTS = array( 'text', 'long-text' );

	private const KEPT      = 'userfeedback_core_dashboard_week';
	private const KEPT_TIME = 5 * MINUTE_IN_SECONDS;

	public function __construct(
		private ResultsSummary $summary,
		private SurveyRepository $surveys,
		private NewestWordsQuery $words
	) {}

	/**
	 * The figures.
	 *
	 * @param list<int> $chosen Surveys; [] for the published ones with the most responses.
	 * @return Week
	 */
	public function read( array $chosen ): array {
		// What is deleted or erased must not stay here, and sentences are in the reader's language.
		$least = DataPolicy::current()->smallest_group();
		$parts = array( $chosen, get_user_locale(), ResultsVersion::current(), $least, SurveyScope::author() );
		$key   = md5( (string) wp_json_encode( $parts ) );
		$kept  = get_transient( self::KEPT );
		if ( is_array( $kept ) && ( $kept['key'] ?? '' ) === $key && is_array( $kept['week'] ?? null ) ) {
			/**
			 * Ours.
			 *
			 * @var Week
			 */
			return $kept['week'];
		}
		$week = $this->compute( $chosen );
		set_transient(
			self::KEPT,
			array(
				'key'  => $key,
				'week' => $week,
			),
			self::KEPT_TIME
		);
		return $week;
	}

	/**
	 * Ends what is kept.
	 */
	public static function forget(): void {
		delete_transient( self::KEPT );
	}

	/**
	 * The figures from the counters.
	 *
	 * @param list<int> $chosen Surveys.
	 * @return Week
	 */
	private function compute( array $chosen ): array {
		$summary = $this->summary->read(
			array(
				'start_date' => null,
				'end_date'   => null,
			),
			'responses',
			'desc',
			null,
			static fn ( array $rows ): array => array_column( self::shown( $rows, $chosen ), 'id' )
		);
		/**
		 * Of the summary.
		 *
		 * @var array{surveys: list<Row>, responses_compared: ComparedData, range: array{start: string, end: string}, today: string, changes: array{items: list<Change>, figures: int}} $summary
		 */
		$rows  = self::shown( $summary['surveys'], $chosen );
		$range = Range::last_days( 7, $summary['today'] );
		return array(
			// Those that lead this week would say nothing of the week before, and others have responses too.
			'responses' => self::has_any_of( $summary['surveys'], $chosen )
				? self::sum( $rows, $range )
				: $summary['responses_compared'],
			'rows'      => $rows,
			'change'    => $summary['changes']['items'][0] ?? null,
			'figures'   => $summary['changes']['figures'],
			'words'     => $this->newest_words( self::large( $rows ), $range->start() ),
		);
	}

	/**
	 * Responses of chosen surveys together.
	 *
	 * @param list<Row> $rows Figures of the week.
	 * @return ComparedData
	 */
	private static function sum( array $rows, Range $range ): array {
		$compared = array_column( $rows, 'responses_compared' );
		$too_new  = array_filter(
			$rows,
			static fn ( array $row ): bool => ! $range->is_comparable( $row['collecting_since'] )
		);
		return Figures::compared(
			array_sum( array_column( $compared, 'value' ) ),
			array_sum( array_column( $compared, 'before' ) ),
			array() === $too_new
		);
	}

	/**
	 * Whether any of the chosen surveys is there still.
	 *
	 * @param list<array<string, mixed>> $rows   All.
	 * @param list<int>                  $chosen Surveys.
	 */
	private static function has_any_of( array $rows, array $chosen ): bool {
		return array() !== array_intersect( array_column( $rows, 'id' ), $chosen );
	}

	/**
	 * The surveys of the widget.
	 *
	 * @template T of array<string, mixed>
	 * @param list<T>   $rows   All, those with the most responses first.
	 * @param list<int> $chosen Surveys; the published ones where there is none of them any more.
	 * @return list<T>
	 */
	private static function shown( array $rows, array $chosen ): array {
		$is_chosen = self::has_any_of( $rows, $chosen );
		$shown     = array_filter(
			$rows,
			static fn ( array $row ): bool => $is_chosen
				? in_array( $row['id'], $chosen, true )
				: 'publish' === $row['status']
		);
		return array_slice( array_values( $shown ), 0, self::MOST );
	}

	/**
	 * Surveys that enough people answered to show words of one of them.
	 *
	 * @param list<Counted> $rows Figures of the week.
	 * @return list<int>
	 */
	public static function large( array $rows ): array {
		$least = DataPolicy::current()->smallest_group();
		return array_column(
			array_filter( $rows, static fn ( array $row ): bool => $row['responses_compared']['value'] >= $least ),
			'id'
		);
	}

	/**
	 * What was written last in any of the surveys.
	 *
	 * @param list<int> $ids Surveys.
	 * @return Words|null
	 */
	private function newest_words( array $ids, string $from ): ?array {
		$newest = null;
		foreach ( array() === $ids ? array() : $this->surveys->find_all( $ids ) as $survey ) {
			$texts = array_filter(
				$survey->questions,
				static fn ( Question $question ): bool => in_array( $question->type, self::TEXTS, true )
			);
			$words = $this->words->read( $survey->id, array_values( array_column( $texts, 'id' ) ), $from );
			if ( null !== $words && ( null === $newest || $words['at'] > $newest['at'] ) ) {
				$newest = $words;
			}
		}
		return $newest;
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Admin\Page;
use UserFeedback\Dashboard\WeekFigures;
use UserFeedback\Mail\ResponseMail;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\NewestWordsQuery;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Results\SurveyOutcome;
use UserFeedback\Results\WhatChanged;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The seven days before a day, in the words of the weekly mail. All figures come from `includes/Results`.
 *
 * @phpstan-import-type ComparedData from Figures
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type Outcome from SurveyOutcome
 * @phpstan-import-type Words from NewestWordsQuery
 * @phpstan-type Figure array{name: string, value: string, notes: list<string>}
 * @phpstan-type Row array{id: int, title: string, status: string, responses_compared: ComparedData, response_rate: ShareData, outcome: Outcome|null, stars: Outcome|null}
 */
final class WeekReport {

	/**
	 * Surveys with all their figures; of others the mail has the number of responses.
	 */
	private const MOST = 10;

	private const MOST_WORDS = 3;

	/**
	 * Types whose answers are words that people wrote for the owner; addresses are not.
	 */
	private const TEXTS = array( 'text', 'long-text' );

	public function __construct(
		private ResultsSummary $summary,
		private SurveyRepository $surveys,
		private NewestWordsQuery $words
	) {}

	/**
	 * The week, for templates; pictures are drawn from `counts` and `counts_before`.
	 *
	 * @param string $due The day after the week, Y-m-d in the site's time zone.
	 * @return array{view: array<string, mixed>, subject: string, preheader: string, responses: int, counts: non-empty-list<int>, counts_before: list<int>}
	 */
	public function read( string $due ): array {
		$day   = new DateTimeImmutable( $due, new DateTimeZone( 'UTC' ) );
		$first = $day->modify( '-7 days' );
		$last  = $day->modify( '-1 day' );
		/**
		 * Of the overview.
		 *
		 * @var array{surveys: list<Row>, responses_compared: ComparedData, changes: array{items: list<array{text: string}>, figures: int}, data_points: non-empty-list<array{date: string, count: int}>, data_points_before: list<array{date: string, count: int}>} $summary
		 */
		$summary = $this->summary->read(
			array(
				'start_date' => $first->format( 'Y-m-d' ),
				'end_date'   => $last->format( 'Y-m-d' ),
			),
			'responses',
			'desc',
			null
		);
		$has_any = static fn ( array $row ): bool => $row['responses_compared']['value'] > 0;
		$rows    = array_values(
			array_filter(
				$summary['surveys'],
				static fn ( array $row ): bool => 'publish' === $row['status'] || $has_any( $row )
			)
		);
		$all     = $summary['responses_compared'];
		$change  = self::change( $summary['changes'] );
		$days    = self::days( $summary['data_points'], $summary['data_points_before'] );
		/* translators: %s: a week, e.g. November 16 to 22. */
		$title   = sprintf( __( 'Your week: %s', 'userfeedback' ), self::period( $first, $last ) );
		$count   = self::responses( $all['value'] );
		$subject = sprintf(
			/* translators: 1: e.g. 568 responses. 2: a sentence, e.g. No score changed clearly. */
			'' === $change ? __( 'Your week: %1$s', 'userfeedback' ) : __( 'Your week: %1$s. %2$s', 'userfeedback' ),
			$count,
			rtrim( $change, '.' )
		);
		return array(
			'view'          => array(
				'title'    => $title,
				'beside'   => sprintf(
					/* translators: %s: a week, e.g. November 9 to 15. */
					__( 'Beside it: the week before, %s', 'userfeedback' ),
					self::period( $first->modify( '-7 days' ), $last->modify( '-7 days' ) )
				),
				'sentence' => self::sentence( $all, count( array_filter( $rows, $has_any ) ) ),
				'change'   => $change,
				'picture'  => '',
				'alt'      => self::alt( $days ),
				'days'     => $days,
				'surveys'  => array_map( self::survey( ... ), array_slice( $rows, 0, self::MOST ) ),
				'more'     => self::more( array_slice( $rows, self::MOST ) ),
				'words'    => $this->newest(
					WeekFigures::large( $rows ),
					$first->format( 'Y-m-d' ),
					$last->format( 'Y-m-d' )
				),
				'url'      => Page::Results->url(),
				'open'     => __( 'Open Results', 'userfeedback' ),
			),
			'subject'       => wp_html_excerpt( $subject, 180, '…' ),
			'preheader'     => '' === $change ? $count : $change,
			'responses'     => $all['value'],
			'counts'        => array_column( $summary['data_points'], 'count' ),
			'counts_before' => array_column( $summary['data_points_before'], 'count' ),
		);
	}

	/**
	 * The clearest change, or that there was none.
	 *
	 * @param array{items: list<array{text: string}>, figures: int} $changes Of the overview.
	 */
	private static function change( array $changes ): string {
		return $changes['items'][0]['text']
			?? ( 0 === $changes['figures'] ? '' : __( 'No result changed clearly.', 'userfeedback' ) );
	}

	/**
	 * @param ComparedData $all Responses.
	 */
	private static function sentence( array $all, int $surveys ): string {
		/* translators: %s: number of surveys. */
		$from = sprintf( _n( '%s survey', '%s surveys', $surveys, 'userfeedback' ), number_format_i18n( $surveys ) );
		if ( null === $all['change'] || $all['within_margin'] ) {
			return sprintf(
				/* translators: 1: e.g. 568 responses. 2: e.g. 5 surveys. 3: number of responses. */
				__( '%1$s from %2$s, %3$s in the week before.', 'userfeedback' ),
				self::responses( $all['value'] ),
				$from,
				number_format_i18n( $all['before'] )
			);
		}
		return sprintf(
			$all['change'] > 0
				/* translators: 1: e.g. 568 responses. 2: e.g. 5 surveys. 3: number, e.g. 7. */
				? __( '%1$s from %2$s, %3$s%% more than in the week before.', 'userfeedback' )
				/* translators: 1: e.g. 568 responses. 2: e.g. 5 surveys. 3: number, e.g. 7. */
				: __( '%1$s from %2$s, %3$s%% fewer than in the week before.', 'userfeedback' ),
			self::responses( $all['value'] ),
			$from,
			number_format_i18n( abs( $all['change'] ) )
		);
	}

	private static function responses( int $count ): string {
		/* translators: %s: number of responses. */
		return sprintf( _n( '%s response', '%s responses', $count, 'userfeedback' ), number_format_i18n( $count ) );
	}

	/**
	 * A survey's figures.
	 *
	 * @param Row $row Of the overview.
	 * @return array{title: string, url: string, figures: list<Figure>}
	 */
	private static function survey( array $row ): array {
		$responses = $row['responses_compared'];
		$figures   = array(
			array(
				'name'  => __( 'Responses', 'userfeedback' ),
				'value' => number_format_i18n( $responses['value'] ),
				'notes' => array( self::from( $responses ) ),
			),
		);
		foreach ( array_filter( array( $row['outcome'], $row['stars'] ), 'is_array' ) as $outcome ) {
			$figures[] = self::outcome( $outcome );
		}
		$rate = $row['response_rate'];
		if ( null !== $rate['percent'] ) {
			$figures[] = array(
				'name'  => __( 'Response rate', 'userfeedback' ),
				'value' => self::percent( $rate['percent'] ),
				'notes' => array(
					sprintf(
						/* translators: %s: number of times that a survey was shown. */
						__( 'of %s times shown', 'userfeedback' ),
						number_format_i18n( $rate['base'] )
					),
				),
			);
		}
		return array(
			'title'   => $row['title'],
			'url'     => Page::Results->url() . '#/survey/' . $row['id'],
			'figures' => $figures,
		);
	}

	/**
	 * @param ComparedData $of Responses.
	 */
	private static function from( array $of ): string {
		if ( null === $of['change'] || $of['within_margin'] ) {
			/* translators: %s: number of responses in the week before. */
			return sprintf( __( 'from %s', 'userfeedback' ), number_format_i18n( $of['before'] ) );
		}
		return sprintf(
			$of['change'] > 0
				/* translators: 1: number of responses in the week before. 2: percent. */
				? __( 'from %1$s, up %2$s%%', 'userfeedback' )
				/* translators: 1: number of responses in the week before. 2: percent. */
				: __( 'from %1$s, down %2$s%%', 'userfeedback' ),
			number_format_i18n( $of['before'] ),
			number_format_i18n( abs( $of['change'] ) )
		);
	}

	/**
	 * NPS, stars or the leading answer with interval and change.
	 *
	 * @param Outcome $outcome Of the overview.
	 * @return Figure
	 */
	private static function outcome( array $outcome ): array {
		$kind = $outcome['kind'];
		$name = match ( $kind ) {
			'nps'   => isset( $outcome['from_zero'] )
				? __( 'NPS, 0 to 10', 'userfeedback' )
				: __( 'NPS, 1 to 10', 'userfeedback' ),
			'mean'  => __( 'Stars, mean', 'userfeedback' ),
			'share' => __( 'Leading answer', 'userfeedback' ),
		};
		$write = static fn ( float|int|null $value, int $digits ): string => match ( $kind ) {
			'nps'   => WhatChanged::signed( (float) $value ),
			'mean'  => number_format_i18n( (float) $value, $digits ),
			'share' => self::percent( (float) $value ),
		};
		if ( $outcome['answers'] < Intervals::SMALL ) {
			return array(
				'name'  => $name,
				'value' => '–',
				'notes' => array( __( 'small sample', 'userfeedback' ) ),
			);
		}
		$notes = array(
			sprintf(
				/* translators: 1: lower end of an interval. 2: upper end. 3: number of answers */
				__( '%1$s to %2$s, n %3$s', 'userfeedback' ),
				$write( $outcome['low'], 2 ),
				$write( $outcome['high'], 2 ),
				number_format_i18n( $outcome['answers'] )
			),
		);
		if ( null !== $outcome['option'] ) {
			/* translators: %s: an answer. */
			$option = sprintf( __( '“%s”', 'userfeedback' ), wp_html_excerpt( $outcome['option'], 60, '…' ) );
			array_unshift( $notes, $option );
		}
		if ( null !== $outcome['change'] ) {
			$change  = ( $outcome['change'] < 0 ? '−' : '+' )
				. number_format_i18n( abs( $outcome['change'] ), 'nps' === $kind ? 0 : 1 );
			$notes[] = $outcome['within_margin']
				/* translators: %s: a change, e.g. +2. */
				? sprintf( __( '%s, within the margin', 'userfeedback' ), $change )
				/* translators: %s: a change, e.g. +2. */
				: sprintf( __( '%s, a clear change', 'userfeedback' ), $change );
		}
		return array(
			'name'  => $name,
			'value' => $write( $outcome['value'], 1 ),
			'notes' => $notes,
		);
	}

	private static function percent( float $value ): string {
		/* translators: %s: a number, e.g. 5.5 */
		return sprintf( __( '%s%%', 'userfeedback' ), number_format_i18n( $value, 1 ) );
	}

	/**
	 * @param list<array{date: string, count: int}> $points Of the week.
	 * @param list<array{date: string, count: int}> $before Of the week before.
	 * @return list<array{name: string, count: string, before: string}>
	 */
	private static function days( array $points, array $before ): array {
		$days = array();
		foreach ( $points as $place => $point ) {
			$days[] = array(
				'name'   => self::date( 'D', $point['date'] ),
				'count'  => number_format_i18n( $point['count'] ),
				'before' => number_format_i18n( $before[ $place ]['count'] ?? 0 ),
			);
		}
		return $days;
	}

	/**
	 * @param list<array{name: string, count: string, before: string}> $days From days().
	 */
	private static function alt( array $days ): string {
		return sprintf(
			/* translators: 1: list of days with numbers, e.g. Mon 84, Tue 79. 2: list of numbers. */
			__( 'Responses per day. %1$s. The week before: %2$s.', 'userfeedback' ),
			implode( ', ', array_map( static fn ( array $day ): string => $day['name'] . ' ' . $day['count'], $days ) ),
			implode( ', ', array_column( $days, 'before' ) )
		);
	}

	/**
	 * @param list<Row> $rows Surveys without a section of their own.
	 */
	private static function more( array $rows ): string {
		if ( array() === $rows ) {
			return '';
		}
		return sprintf(
			/* translators: 1: number of surveys. 2: their titles and responses, e.g. Exit (14), Wholesale (4). */
			_n( '%1$s more survey: %2$s', '%1$s more surveys: %2$s', count( $rows ), 'userfeedback' ),
			number_format_i18n( count( $rows ) ),
			wp_html_excerpt(
				implode(
					', ',
					array_map(
						static fn ( array $row ): string => sprintf(
							'%s (%s)',
							$row['title'],
							number_format_i18n( $row['responses_compared']['value'] )
						),
						$rows
					)
				),
				1000,
				'…'
			)
		);
	}

	/**
	 * What was written last.
	 *
	 * @param list<int> $ids Surveys.
	 * @return list<array{text: string, id: int, url: string}>
	 */
	private function newest( array $ids, string $from, string $to ): array {
		$found = array();
		foreach ( array() === $ids ? array() : $this->surveys->find_all( $ids ) as $survey ) {
			$texts = array_filter(
				$survey->questions,
				static fn ( Question $question ): bool => in_array( $question->type, self::TEXTS, true )
			);
			array_push(
				$found,
				...$this->words->newest(
					$survey->id,
					array_values( array_column( $texts, 'id' ) ),
					$from,
					$to,
					self::MOST_WORDS
				)
			);
		}
		usort( $found, static fn ( array $a, array $b ): int => $b['at'] <=> $a['at'] );
		return array_map(
			static fn ( array $words ): array => array(
				'text' => wp_html_excerpt( $words['text'], 280, '…' ),
				'id'   => $words['response_id'],
				'url'  => ResponseMail::link( $words['survey_id'], $words['response_id'] ),
			),
			array_slice( $found, 0, self::MOST_WORDS )
		);
	}

	private static function period( DateTimeImmutable $first, DateTimeImmutable $last ): string {
		return sprintf(
			/* translators: 1: first day of a week, e.g. November 16. 2: last day. */
			__( '%1$s to %2$s', 'userfeedback' ),
			self::date( _x( 'F j', 'date without year', 'userfeedback' ), $first->format( 'Y-m-d' ) ),
			self::date(
				$first->format( 'm' ) === $last->format( 'm' )
					? _x( 'j', 'day of the month', 'userfeedback' )
					: _x( 'F j', 'date without year', 'userfeedback' ),
				$last->format( 'Y-m-d' )
			)
		);
	}

	/**
	 * @param string $day Y-m-d.
	 */
	private static function date( string $format, string $day ): string {
		$utc = new DateTimeZone( 'UTC' );
		return (string) wp_date( $format, ( new DateTimeImmutable( $day, $utc ) )->getTimestamp(), $utc );
	}
}

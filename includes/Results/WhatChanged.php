<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The few differences between a range and the days before it that are clear although many figures were compared
 * (docs/figures.md).
 *
 * @phpstan-type Compared array{kind: 'nps'|'mean'|'share', survey: Survey, question: Question, option: string|null, p: float, from: float, to: float, low: float, high: float, answers: int, answers_before: int}
 * @phpstan-type Change array{kind: 'nps'|'mean'|'share', survey_id: int, survey: string, question_id: string, text: string, low: float, high: float, answers: int, answers_before: int}
 * @phpstan-type Changes array{items: list<Change>, figures: int, surveys: int, most: array{now: int, before: int}|null}
 */
final class WhatChanged {

	/**
	 * More would be a table.
	 */
	private const MOST = 3;

	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * The clearest changes first, at most one per question.
	 *
	 * @param list<Survey>                                                                            $surveys Those to compare.
	 * @param array<int, array{now: array<array-key, Tally>, before: array<array-key, Tally>}> $tallies By survey.
	 * @return Changes `most`: answers of the figure that has the most on both sides; null without a survey.
	 */
	public function read( array $surveys, array $tallies ): array {
		$figures = array();
		$most    = null;
		$least   = self::least();
		foreach ( $surveys as $survey ) {
			foreach ( $survey->questions as $question ) {
				if ( ! $this->is_compared( $question ) ) {
					continue;
				}
				$now    = $tallies[ $survey->id ]['now'][ $question->id ] ?? new Tally();
				$before = $tallies[ $survey->id ]['before'][ $question->id ] ?? new Tally();
				$bases  = array(
					'now'    => $now->answered,
					'before' => $before->answered,
				);
				if ( null === $most || array( min( $bases ), max( $bases ) ) > array( min( $most ), max( $most ) ) ) {
					$most = $bases;
				}
				if ( min( $bases ) >= $least ) {
					array_push( $figures, ...$this->compare( $survey, $question, $now, $before ) );
				}
			}
		}
		return array(
			'items'   => self::clear( $figures ),
			'figures' => count( $figures ),
			'surveys' => count( array_unique( array_map( static fn ( array $of ): int => $of['survey']->id, $figures ) ) ),
			'most'    => $most,
		);
	}

	private function is_compared( Question $question ): bool {
		return null !== $this->types->figure( $question->type )
			|| true === $this->types->find( $question->type )?->is_quantitative();
	}

	/**
	 * The figures of a question: its score, its mean, or the share of each option.
	 *
	 * @return list<Compared>
	 */
	private function compare( Survey $survey, Question $question, Tally $now, Tally $before ): array {
		$kind = $this->types->figure( $question->type );
		$of   = array(
			'kind'           => $kind ?? 'share',
			'survey'         => $survey,
			'question'       => $question,
			'option'         => null,
			'answers'        => $now->answered,
			'answers_before' => $before->answered,
		);
		if ( 'nps' === $kind ) {
			$scores       = $now->scores( $question );
			$scores_then  = $before->scores( $question );
			$answers      = array_sum( $scores );
			$answers_then = array_sum( $scores_then );
			// A change of the scale leaves one side without scores.
			return min( $answers, $answers_then ) < self::least() ? array() : array(
				array(
					'answers'        => $answers,
					'answers_before' => $answers_then,
				) + $of + self::scores( $scores, $scores_then ),
			);
		}
		if ( 'mean' === $kind ) {
			$figure = min( array_sum( $now->numbers() ), array_sum( $before->numbers() ) ) < Intervals::SMALL
				? null
				: self::means( $now, $before );
			return null === $figure ? array() : array( $of + $figure );
		}
		$type    = $this->types->find( $question->type );
		$figures = array();
		foreach ( $type?->countable_values( $question ) ?? array() as $key => $option ) {
			$option = is_int( $option ) ? $type?->in_words( $question, $option ) : $option;
			$figure = self::shares( (string) $key, $now, $before );
			if ( null !== $figure ) {
				$figures[] = array( 'option' => SurveyOutcome::label( $option ) ) + $of + $figure;
			}
		}
		return $figures;
	}

	/**
	 * Fewest answers on either side.
	 */
	private static function least(): int {
		return max( Intervals::SMALL, DataPolicy::current()->smallest_group() );
	}

	/**
	 * Two scores.
	 *
	 * @param array<int, int> $now    Score => how often.
	 * @param array<int, int> $before The same of the days before.
	 * @return array{p: float, from: float, to: float, low: float, high: float}
	 */
	private static function scores( array $now, array $before ): array {
		$difference = Nps::difference( $now, $before );
		return array(
			'p'    => Significance::of_scores( $now, $before ),
			'from' => (float) Nps::overview( $before, 0 )['nps'],
			'to'   => (float) Nps::overview( $now, 0 )['nps'],
			'low'  => (float) Figures::whole( 100 * ( $difference['middle'] - $difference['margin'] ) ),
			'high' => (float) Figures::whole( 100 * ( $difference['middle'] + $difference['margin'] ) ),
		);
	}

	/**
	 * Two means.
	 *
	 * @return array{p: float, from: float, to: float, low: float, high: float}|null
	 */
	private static function means( Tally $now, Tally $before ): ?array {
		$p                           = Significance::of_means( $now->numbers(), $before->numbers() );
		list( $difference, $margin ) = Intervals::mean_difference( $now->numbers(), $before->numbers() );
		return null === $p ? null : array(
			'p'    => $p,
			'from' => Figures::mean( $before->numbers() )['value'] ?? 0.0,
			'to'   => Figures::mean( $now->numbers() )['value'] ?? 0.0,
			'low'  => round( $difference - $margin, 2 ),
			'high' => round( $difference + $margin, 2 ),
		);
	}

	/**
	 * Two shares of an option.
	 *
	 * @return array{p: float, from: float, to: float, low: float, high: float}|null
	 */
	private static function shares( string $key, Tally $now, Tally $before ): ?array {
		$count        = min( $now->values[ $key ] ?? 0, $now->answered );
		$count_before = min( $before->values[ $key ] ?? 0, $before->answered );
		$p            = Significance::of_shares( $count, $now->answered, $count_before, $before->answered );
		if ( null === $p ) {
			return null;
		}
		list( $low, $high ) = Intervals::difference( $count, $now->answered, $count_before, $before->answered );
		return array(
			'p'    => $p,
			'from' => Figures::share( $count_before, $before->answered )['percent'] ?? 0.0,
			'to'   => Figures::share( $count, $now->answered )['percent'] ?? 0.0,
			'low'  => Figures::decimal( 100 * $low ),
			'high' => Figures::decimal( 100 * $high ),
		);
	}

	/**
	 * Sentences of what is clear after correction. The interval beside a sentence must not contain 0, and its two
	 * figures must differ as they are written.
	 *
	 * @param list<Compared> $figures All that were compared.
	 * @return list<Change>
	 */
	private static function clear( array $figures ): array {
		$adjusted = Significance::holm( array_column( $figures, 'p' ) );
		asort( $adjusted );
		$items = array();
		foreach ( $adjusted as $place => $p ) {
			$of  = $figures[ $place ];
			$key = $of['survey']->id . ' ' . $of['question']->id;
			if (
				$p < Significance::LEVEL
				&& ( $of['low'] > 0 || $of['high'] < 0 )
				&& $of['from'] !== $of['to']
				&& count( $items ) < self::MOST
			) {
				$items[ $key ] ??= array(
					'kind'           => $of['kind'],
					'survey_id'      => $of['survey']->id,
					'survey'         => $of['survey']->title,
					'question_id'    => $of['question']->id,
					'text'           => self::sentence( $of ),
					'low'            => $of['low'],
					'high'           => $of['high'],
					'answers'        => $of['answers'],
					'answers_before' => $of['answers_before'],
				);
			}
		}
		return array_values( $items );
	}

	/**
	 * E.g. “Instagram” in “How did you find us?” fell from 22.5% to 17.1%.
	 *
	 * @param Compared $of A figure.
	 */
	private static function sentence( array $of ): string {
		$rose = $of['to'] > $of['from'];
		if ( 'nps' === $of['kind'] ) {
			return sprintf(
				$rose
					/* translators: 1: question. 2: score before, e.g. +40. 3: score now */
					? __( 'The score (NPS) of “%1$s” rose from %2$s to %3$s.', 'userfeedback' )
					/* translators: 1: question. 2: score before, e.g. +40. 3: score now */
					: __( 'The score (NPS) of “%1$s” fell from %2$s to %3$s.', 'userfeedback' ),
				$of['question']->title,
				self::signed( $of['from'] ),
				self::signed( $of['to'] )
			);
		}
		if ( 'mean' === $of['kind'] ) {
			return sprintf(
				$rose
					/* translators: 1: question. 2: mean before, e.g. 4.1. 3: mean now */
					? __( 'The mean of “%1$s” rose from %2$s to %3$s stars.', 'userfeedback' )
					/* translators: 1: question. 2: mean before, e.g. 4.1. 3: mean now */
					: __( 'The mean of “%1$s” fell from %2$s to %3$s stars.', 'userfeedback' ),
				$of['question']->title,
				number_format_i18n( $of['from'], 1 ),
				number_format_i18n( $of['to'], 1 )
			);
		}
		return sprintf(
			$rose
				/* translators: 1: answer. 2: question. 3: share before, e.g. 22.5. 4: share now */
				? __( '“%1$s” in “%2$s” rose from %3$s%% to %4$s%%.', 'userfeedback' )
				/* translators: 1: answer. 2: question. 3: share before, e.g. 22.5. 4: share now */
				: __( '“%1$s” in “%2$s” fell from %3$s%% to %4$s%%.', 'userfeedback' ),
			$of['option'] ?? '',
			$of['question']->title,
			number_format_i18n( $of['from'], 1 ),
			number_format_i18n( $of['to'], 1 )
		);
	}

	/**
	 * A whole number with its sign; 0 has none.
	 */
	public static function signed( float $number ): string {
		$sign = $number < 0 ? '−' : '+';
		return ( 0.0 === $number ? '' : $sign ) . number_format_i18n( abs( $number ) );
	}
}

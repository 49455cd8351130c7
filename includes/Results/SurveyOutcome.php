<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\QuestionTypes\Scale;
use UserFeedback\Surveys\Survey;

/**
 * What people say in a survey, as one figure: its NPS, else the mean of its stars, else the leading answer of its
 * first question that is counted.
 *
 * @phpstan-import-type Data from ScaleFigure as ScaleData
 * @phpstan-type Outcome array{kind: 'nps'|'mean'|'share', question: string, option: string|null, value: float|int, low: float|int|null, high: float|int|null, count: int|null, answers: int, change: float|int|null, within_margin: bool, from_zero?: true}
 */
final class SurveyOutcome {

	public function __construct( private QuestionTypeRegistry $types ) {}

	/**
	 * The figure; null without answers, or where fewer people answered than this site shows.
	 *
	 * @param array<array-key, Tally>      $now    By question.
	 * @param array<array-key, Tally>|null $before Of the days before; null when they cannot be compared with.
	 * @return Outcome|null
	 */
	public function read( Survey $survey, array $now, ?array $before ): ?array {
		return $this->of( $this->question( $survey ), $now, $before );
	}

	/**
	 * The question whose score stands for the survey, whoever answered it; null where it is a share or nothing.
	 *
	 * @return array{kind: 'nps'|'mean', question_id: string, start: 0|1|null}|null `start`: smallest number of an NPS.
	 */
	public function score_question( Survey $survey ): ?array {
		$question = $this->question( $survey );
		$figure   = null === $question ? null : $this->types->figure( $question->type );
		return null === $question || null === $figure ? null : array(
			'kind'        => $figure,
			'question_id' => $question->id,
			'start'       => 'nps' === $figure ? NpsScale::of( $question )->low : null,
		);
	}

	/**
	 * The mean of the first star question, where the figure of the survey is its NPS.
	 *
	 * @param array<array-key, Tally>      $now    See read().
	 * @param array<array-key, Tally>|null $before See read().
	 * @return Outcome|null
	 */
	public function stars( Survey $survey, array $now, ?array $before ): ?array {
		$figures = array_map(
			fn ( Question $question ): ?string => $this->types->figure( $question->type ),
			$survey->questions
		);
		$first   = array_search( 'mean', $figures, true );
		return false === $first || ! in_array( 'nps', $figures, true )
			? null
			: $this->of( $survey->questions[ $first ], $now, $before );
	}

	/**
	 * The figure of a question.
	 *
	 * @param array<array-key, Tally>      $now    See read().
	 * @param array<array-key, Tally>|null $before See read().
	 * @return Outcome|null
	 */
	private function of( ?Question $question, array $now, ?array $before ): ?array {
		$tally = null === $question ? null : $now[ $question->id ] ?? null;
		$least = max( 1, DataPolicy::current()->smallest_group() );
		if ( null === $question || null === $tally || $tally->answered < $least ) {
			return null;
		}
		$then = $before[ $question->id ] ?? new Tally();
		// A change would tell what few people said before.
		$then = $then->answered < $least ? new Tally() : $then;
		return match ( $this->types->figure( $question->type ) ) {
			'nps'   => self::score( $question, $tally, $then ),
			'mean'  => self::mean( $question, $tally, $then ),
			default => $this->leader( $question, $tally, $then ),
		};
	}

	/**
	 * Label of an option as it is stored.
	 */
	public static function label( mixed $option ): string {
		$label = is_array( $option ) ? $option['label'] ?? '' : $option;
		$label = is_scalar( $label ) ? trim( (string) $label ) : '';
		return '' === $label ? __( '(no text)', 'userfeedback' ) : $label;
	}

	/**
	 * The question that stands for the survey.
	 */
	private function question( Survey $survey ): ?Question {
		$counted = array();
		foreach ( $survey->questions as $question ) {
			$figure = $this->types->figure( $question->type );
			if ( null !== $figure || true === $this->types->find( $question->type )?->is_quantitative() ) {
				$counted[ $figure ?? 'share' ] ??= $question;
			}
		}
		return $counted['nps'] ?? $counted['mean'] ?? $counted['share'] ?? null;
	}

	/**
	 * The score.
	 *
	 * @return Outcome|null
	 */
	private static function score( Question $question, Tally $tally, Tally $then ): ?array {
		$least = max( 1, DataPolicy::current()->smallest_group() );
		$now   = $tally->among( NpsScale::of( $question )->keys(), $least )->scores( $question );
		$nps   = Nps::overview( $now, 0 );
		if ( 0 === $nps['total'] ) {
			return null;
		}
		$before = $then->among( NpsScale::of( $question )->keys(), $least )->scores( $question );
		$change = Nps::change( $now, $before );
		return array(
			'kind'          => 'nps',
			'question'      => $question->title,
			'option'        => null,
			'value'         => $nps['nps'],
			'low'           => $nps['low'],
			'high'          => $nps['high'],
			'count'         => null,
			'answers'       => $nps['total'],
			'change'        => $change['points'],
			'within_margin' => $change['within_margin'],
		) + ( 0 === NpsScale::of( $question )->low ? array( 'from_zero' => true ) : array() );
	}

	/**
	 * The mean.
	 *
	 * @return Outcome|null
	 */
	private static function mean( Question $question, Tally $tally, Tally $then ): ?array {
		$mean = Figures::mean( $tally->numbers() );
		if ( null === $mean ) {
			return null;
		}
		$change = Figures::mean_change( $tally->numbers(), $then->numbers() );
		return array(
			'kind'          => 'mean',
			'question'      => $question->title,
			'option'        => null,
			'value'         => $mean['value'],
			'low'           => $mean['low'],
			'high'          => $mean['high'],
			'count'         => null,
			'answers'       => array_sum( $tally->numbers() ),
			'change'        => $change['value'],
			'within_margin' => $change['within_margin'],
		);
	}

	/**
	 * The share of those who are satisfied.
	 *
	 * @param ScaleData $figure Of the scale.
	 * @return Outcome|null
	 */
	private static function satisfaction( Question $question, array $figure ): ?array {
		$share = $figure['share'];
		if ( null === $share || null === $share['percent'] ) {
			return null;
		}
		return array(
			'kind'          => 'share',
			'question'      => $question->title,
			'option'        => __( 'CSAT', 'userfeedback' ),
			'value'         => $share['percent'],
			'low'           => $share['low'],
			'high'          => $share['high'],
			'count'         => $share['count'],
			'answers'       => $share['base'],
			'change'        => $figure['share_change']['points'] ?? null,
			'within_margin' => $figure['share_change']['within_margin'] ?? true,
		);
	}

	/**
	 * The answer that most people chose; of equal ones the first in the survey.
	 *
	 * @return Outcome|null
	 */
	private function leader( Question $question, Tally $tally, Tally $then ): ?array {
		$type  = $this->types->find( $question->type );
		$scale = $type?->scale( $question );
		if ( null !== $scale && Scale::CSAT === $scale->purpose ) {
			return self::satisfaction( $question, ScaleFigure::of( $scale, '', $tally, $then ) );
		}
		$options = $type?->countable_values( $question ) ?? array();
		$counts  = array_map( static fn ( $key ): int => $tally->values[ $key ] ?? 0, array_keys( $options ) );
		if ( array() === $counts || 0 === max( $counts ) ) {
			return null;
		}
		$place  = (int) array_search( max( $counts ), $counts, true );
		$key    = array_keys( $options )[ $place ];
		$named  = is_int( $options[ $key ] ) ? $type?->in_words( $question, $options[ $key ] ) : $options[ $key ];
		$share  = Figures::share( $counts[ $place ], $tally->answered );
		$change = Figures::rate_change(
			$counts[ $place ],
			$tally->answered,
			$then->values[ $key ] ?? 0,
			$then->answered
		);
		return array(
			'kind'          => 'share',
			'question'      => $question->title,
			'option'        => self::label( $named ),
			'value'         => $share['percent'] ?? 0.0,
			'low'           => $share['low'],
			'high'          => $share['high'],
			'count'         => $share['count'],
			'answers'       => $share['base'],
			'change'        => $change['points'],
			'within_margin' => $change['within_margin'],
		);
	}
}

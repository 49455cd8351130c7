<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Display\Icons;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Figures of the questions of a survey (ENT-19, RES-24, RES-29, A74, A75; wire
 * type `QuestionStats`).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type NpsOverview from Nps
 * @phpstan-type OptionStat array{value: mixed, count: int, share: ShareData, removed?: true}
 * @phpstan-type QuestionStat array{id: string, type: string, title: string, is_quantitative: bool, options_invalid: bool, total_answers: int, skipped: int, skipped_share: ShareData, options: list<OptionStat>, mean: array{value: float, low: float|null, high: float|null}|null, nps: NpsOverview|null, answers: list<array<string, mixed>>}
 */
final class QuestionStats {

	/**
	 * Newest answers in the card of a question without counts.
	 */
	private const NEWEST = 5;

	public function __construct(
		private ResultsQuery $query,
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private QuestionTypeRegistry $types,
		private Icons $icons
	) {}

	/**
	 * All questions of a survey, and the score over all its NPS questions.
	 *
	 * @param int $responses Published responses of the range.
	 * @return array{questions: list<QuestionStat>, nps: NpsOverview|null}
	 */
	public function read( Survey $survey, Range $range, int $responses ): array {
		$counts  = $this->query->answers( $survey->id, $range );
		$stats   = array();
		$scores  = null;
		$skipped = 0;
		foreach ( $survey->questions as $question ) {
			$values = $counts['values'][ $question->id ] ?? array();
			$stat   = $this->question(
				$survey,
				$question,
				$range,
				$counts['answered'][ $question->id ] ?? 0,
				$values,
				$responses
			);
			if ( 'nps' === $this->figure( $question ) ) {
				$scores ??= array();
				$skipped += $stat['skipped'];
				foreach ( self::numbers( $values ) as $score => $count ) {
					$scores[ $score ] = ( $scores[ $score ] ?? 0 ) + $count;
				}
			}
			$stats[] = $stat;
		}
		return array(
			'questions' => $stats,
			'nps'       => null === $scores ? null : Nps::overview( $scores, $skipped ),
		);
	}

	/**
	 * One question.
	 *
	 * @param int                   $answered  Published responses that answered it.
	 * @param array<array-key, int> $values    Published responses by value key.
	 * @param int                   $responses Published responses of the range.
	 * @return QuestionStat
	 */
	private function question(
		Survey $survey,
		Question $question,
		Range $range,
		int $answered,
		array $values,
		int $responses
	): array {
		$type = $this->types->find( $question->type );
		// Where no active code knows the type any more, what was counted is shown by its stored key.
		$counted = null === $type ? array() !== $values : $type->is_quantitative();
		$skipped = max( 0, $responses - $answered );
		$figure  = $this->figure( $question );
		return array(
			'id'              => $question->id,
			'type'            => $question->type,
			'title'           => $question->title,
			'is_quantitative' => $counted,
			'options_invalid' => null !== $type && $counted && in_array(
				'options',
				$type->problems( $question ),
				true
			),
			'total_answers'   => $answered,
			'skipped'         => $skipped,
			'skipped_share'   => Figures::share( $skipped, $answered + $skipped ),
			'options'         => $counted ? $this->options( $survey, $question, $type, $values, $answered ) : array(),
			'mean'            => 'mean' === $figure ? Figures::mean( self::numbers( $values ) ) : null,
			'nps'             => 'nps' === $figure ? Nps::overview( self::numbers( $values ), $skipped ) : null,
			'answers'         => $counted || 0 === $answered ? array() : $this->reader->stat_answers(
				$question,
				$this->answers->page( $survey->id, $question->id, $range, $answered, $responses, self::NEWEST, 0 )
			),
		);
	}

	/**
	 * Counts of the options in survey order, then of those that are no longer in it.
	 *
	 * @param QuestionType|null     $type     Its type, null when no active code knows it.
	 * @param array<array-key, int> $values   Published responses by value key.
	 * @param int                   $answered Base of the shares (A74).
	 * @return list<OptionStat>
	 */
	private function options(
		Survey $survey,
		Question $question,
		?QuestionType $type,
		array $values,
		int $answered
	): array {
		$options = array();
		foreach ( null === $type ? self::stored_values(
			$question,
			$values
		) : $type->countable_values( $question ) as $key => $value ) {
			$count     = $values[ $key ] ?? 0;
			$options[] = array(
				'value' => $this->icons->option( $value ),
				'count' => $count,
				'share' => Figures::share( $count, $answered ),
			);
			unset( $values[ $key ] );
		}
		if ( array() === $values ) {
			return $options;
		}
		$labels = $this->answers->labels( $survey->id, $question->id, array_map( 'strval', array_keys( $values ) ) );
		arsort( $values );
		foreach ( $values as $key => $count ) {
			$removed   = $labels[ $key ] ?? __( 'Removed option', 'userfeedback' );
			$options[] = array(
				'value'   => $type?->removed_option( $removed ) ?? $removed,
				'count'   => $count,
				'share'   => Figures::share( $count, $answered ),
				'removed' => true,
			);
		}
		return $options;
	}

	/**
	 * What was counted of a question without a type: its options as far as they
	 * were chosen, then numbers, the highest first.
	 *
	 * @param array<array-key, int> $values Published responses by value key.
	 * @return array<array-key, mixed> Value by key.
	 */
	private static function stored_values( Question $question, array $values ): array {
		$stored  = array();
		$options = $question->config['options'] ?? array();
		foreach ( is_array( $options ) ? $options : array() as $option ) {
			$label = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
			$key   = is_string( $label ) ? OptionKey::of( $label ) : '';
			if ( isset( $values[ $key ] ) ) {
				$stored[ $key ] = $option;
			}
		}
		$numbers = array_keys( self::numbers( $values ) );
		rsort( $numbers );
		return $stored + array_combine( $numbers, $numbers );
	}

	/**
	 * What its numbers add up to; kept where the type's code is gone.
	 *
	 * @return 'mean'|'nps'|null
	 */
	private function figure( Question $question ): ?string {
		$type = $this->types->find( $question->type );
		return null === $type ? PaidTypes::figure( $question->type ) : $type->figure();
	}

	/**
	 * Counts of a scale.
	 *
	 * @param array<array-key, int> $values Published responses by value key.
	 * @return array<int, int> By number.
	 */
	private static function numbers( array $values ): array {
		return array_filter( $values, 'is_int', ARRAY_FILTER_USE_KEY );
	}
}

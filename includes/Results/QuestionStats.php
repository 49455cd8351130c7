<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Display\Icons;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Figures of the questions of a survey (ENT-19, RES-24, RES-29, A74, A75; wire
 * type `QuestionStats`).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type NpsOverview from Nps
 * @phpstan-import-type RateChange from Figures
 * @phpstan-import-type MeanChange from Figures
 * @phpstan-import-type Data from ScaleFigure as Scale
 * @phpstan-import-type Part from PartFigures
 * @phpstan-import-type Data from Distribution as DistributionData
 * @phpstan-type Mean array{value: float, low: float|null, high: float|null}
 * @phpstan-type OptionStat array{key: string, value: mixed, count: int, share: ShareData, share_before: ShareData|null, share_change: RateChange, removed?: true}
 * @phpstan-type Before array{asked: int, total_answers: int, mean: Mean|null, nps: NpsOverview|null}
 * @phpstan-type QuestionStat array{id: string, type: string, title: string, is_quantitative: bool, options_invalid: bool, asked: int, total_answers: int, unanswered: int, unanswered_share: ShareData, not_asked: int, skipped: int, skipped_share: ShareData, options: list<OptionStat>, mean: Mean|null, mean_change: MeanChange|null, nps: NpsOverview|null, nps_change: array{points: int|null, within_margin: bool}|null, nps_former: NpsOverview|null, scale: Scale|null, distribution: DistributionData|null, parts: list<Part>, before: Before|null, answers: list<array<string, mixed>>, too_few?: true, other?: true}
 */
final class QuestionStats {

	/**
	 * Number of newest answers in the card of a question without counts.
	 */
	public const NEWEST = 5;

	public function __construct(
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private QuestionTypeRegistry $types,
		private Icons $icons
	) {}

	/**
	 * All questions of a survey.
	 *
	 * @param int      $responses        Published responses of the range.
	 * @param int|null $responses_before Of the days before; null when they cannot be compared with.
	 * @return list<QuestionStat>
	 */
	public function read(
		Survey $survey,
		Range $range,
		FigureSource $source,
		int $responses,
		?int $responses_before
	): array {
		$tallies = $source->tallies( $range );
		$before  = null === $responses_before ? array() : $source->tallies( $range->before() );
		return array_map(
			fn ( Question $question ): array => $this->question(
				$survey,
				$question,
				$range,
				$source,
				$responses,
				$tallies[ $question->id ] ?? new Tally(),
				null === $responses_before ? null : $before[ $question->id ] ?? new Tally(),
				$responses_before ?? 0
			),
			$survey->asked()
		);
	}

	/**
	 * One question.
	 *
	 * @param int        $responses        Published responses of the range.
	 * @param Tally|null $before           Of the days before; null when they cannot be compared with.
	 * @param int        $responses_before Published responses of the days before.
	 * @return QuestionStat
	 */
	private function question(
		Survey $survey,
		Question $question,
		Range $range,
		FigureSource $source,
		int $responses,
		Tally $tally,
		?Tally $before,
		int $responses_before
	): array {
		$type = $this->types->find( $question->type );
		// Numbers of too few people are not given either.
		$responses = $tally->too_few ? 0 : $responses;
		$before    = true === $before?->too_few ? null : $before;
		// If no active code knows the type, the stored keys label the counts.
		$counted    = null === $type ? array() !== $tally->values : $type->is_quantitative();
		$skipped    = max( 0, $responses - $tally->answered );
		$unanswered = max( 0, $tally->asked - $tally->answered );
		$measure    = $type?->measure();
		$figure     = $this->types->figure( $question->type );
		$stars      = 'mean' === $figure;
		$nps        = 'nps' === $figure;
		$scale      = NpsScale::of( $question );
		// Shares of a score are of those who were asked on its scale.
		$counts = $nps ? self::on( $scale, $tally ) : $tally;
		$then   = $nps && null !== $before ? self::on( $scale, $before ) : $before;
		return ( $tally->too_few ? array( 'too_few' => true ) : array() )
		+ ( isset( $question->config['other'] ) ? array( 'other' => true ) : array() ) + array(
			'id'               => $question->id,
			'type'             => $question->type,
			'title'            => $question->title,
			'is_quantitative'  => $counted,
			'options_invalid'  => null !== $type && $counted && in_array(
				'options',
				$type->problems( $question ),
				true
			),
			'asked'            => $tally->asked,
			'total_answers'    => $tally->answered,
			'unanswered'       => $unanswered,
			'unanswered_share' => Figures::share( $unanswered, $tally->asked ),
			'not_asked'        => max( 0, $responses - $tally->asked ),
			'skipped'          => $skipped,
			'skipped_share'    => Figures::share( $skipped, $tally->answered + $skipped ),
			'options'          => $counted ? $this->options( $survey, $question, $type, $counts, $then ) : array(),
			'mean'             => $stars ? Figures::mean( $tally->numbers() ) : null,
			'mean_change'      => $stars && null !== $before
				? Figures::mean_change( $tally->numbers(), $before->numbers() )
				: null,
			'nps'              => $nps ? Nps::overview( $counts->scores( $question ), $skipped, $scale ) : null,
			'nps_change'       => $nps && null !== $then
				? Nps::change( $counts->scores( $question ), $then->scores( $question ) )
				: null,
			'nps_former'       => $nps ? self::former( $scale->other(), $tally ) : null,
			'scale'            => $this->scale( $type, $question, $tally, $before ),
			'parts'            => null === $type || $tally->too_few
				? array()
				: PartFigures::of( $type, $question, $tally ),
			'distribution'     => null === $measure ? null : Distribution::of( $measure, $question, $tally, $before ),
			'before'           => null === $before ? null : array(
				'asked'         => $before->asked,
				'total_answers' => $before->answered,
				'mean'          => $stars ? Figures::mean( $before->numbers() ) : null,
				'nps'           => $nps && null !== $then ? Nps::overview(
					$then->scores( $question ),
					max( 0, $responses_before - $before->answered ),
					$scale
				) : null,
			),
			'answers'          => $counted || null !== $measure || 'consent' === $question->type || 0 === $tally->answered
				? array()
				: $this->reader->stat_answers(
					$question,
					$source->newest( $question->id, $range, $tally->answered, $responses, self::NEWEST )
				),
		);
	}

	/**
	 * Who was asked on a scale of the NPS; nobody where they are fewer than this site shows.
	 */
	private static function on( NpsScale $scale, Tally $tally ): Tally {
		return $tally->among( $scale->keys(), DataPolicy::current()->smallest_group() );
	}

	/**
	 * The score on the scale of before, with its own base and interval; null where nobody was asked on it.
	 *
	 * @return NpsOverview|null
	 */
	private static function former( NpsScale $scale, Tally $tally ): ?array {
		$counts = $scale->counts( self::on( $scale, $tally )->values );
		return array() === $counts ? null : Nps::overview( $counts, 0, $scale );
	}

	/**
	 * @return Scale|null
	 */
	private function scale( ?QuestionType $type, Question $question, Tally $tally, ?Tally $before ): ?array {
		$scale = $type?->scale( $question );
		$look  = $question->config['look'] ?? '';
		return null === $scale ? null : ScaleFigure::of( $scale, is_string( $look ) ? $look : '', $tally, $before );
	}

	/**
	 * Counts of the answers to one question, in the order of its card; none where its answers are not counted.
	 *
	 * @return list<OptionStat>
	 */
	public function counted( Survey $survey, Question $question, Tally $tally ): array {
		$type  = $this->types->find( $question->type );
		$tally = 'nps' === $type?->figure() ? self::on( NpsScale::of( $question ), $tally ) : $tally;
		return false === $type?->is_quantitative()
			? array()
			: $this->options( $survey, $question, $type, $tally, null );
	}

	/**
	 * What the numbers of a question add up to.
	 *
	 * @return 'mean'|'nps'|null
	 */
	public function figure( Question $question ): ?string {
		return $this->types->figure( $question->type );
	}

	/**
	 * Counts of the options in survey order, then of removed options.
	 *
	 * @param QuestionType|null $type   Its type, null when no active code knows it.
	 * @param Tally|null        $before Of the days before; null when they cannot be compared with.
	 * @return list<OptionStat>
	 */
	private function options(
		Survey $survey,
		Question $question,
		?QuestionType $type,
		Tally $tally,
		?Tally $before
	): array {
		$options = array();
		$gone    = $tally->values;
		$current = null === $type ? self::stored_values( $question, $tally ) : $type->countable_values( $question );
		foreach ( $current as $key => $value ) {
			$options[] = self::option( (string) $key, $this->icons->option( $value ), $tally, $before );
			unset( $gone[ $key ] );
		}
		if ( null !== $type ) {
			$gone = array_filter(
				$gone,
				static fn ( int|string $key ): bool => $type->is_option( (string) $key ),
				ARRAY_FILTER_USE_KEY
			);
		}
		if ( array() === $gone ) {
			return $options;
		}
		$labels = $this->answers->labels( $survey->id, $question->id, array_map( 'strval', array_keys( $gone ) ) );
		arsort( $gone );
		foreach ( array_keys( $gone ) as $key ) {
			$label     = $labels[ $key ] ?? __( 'Removed option', 'userfeedback' );
			$value     = $type?->removed_option( $label ) ?? $label;
			$options[] = self::option( (string) $key, $value, $tally, $before ) + array( 'removed' => true );
		}
		return $options;
	}

	/**
	 * One option (A74: its share is of people who answered).
	 *
	 * @param Tally|null $before Of the days before; null when they cannot be compared with.
	 * @return OptionStat
	 */
	private static function option( string $key, mixed $value, Tally $tally, ?Tally $before ): array {
		$count        = $tally->values[ $key ] ?? 0;
		$count_before = $before?->values[ $key ] ?? 0;
		return array(
			'key'          => $key,
			'value'        => $value,
			'count'        => $count,
			'share'        => Figures::share( $count, $tally->answered ),
			'share_before' => null === $before ? null : Figures::share( $count_before, $before->answered ),
			'share_change' => Figures::rate_change(
				$count,
				$tally->answered,
				$count_before,
				$before->answered ?? 0
			),
		);
	}

	/**
	 * Counts of a question whose type is unknown: chosen options, then numbers, the highest first.
	 *
	 * @return array<array-key, mixed> Value by key.
	 */
	private static function stored_values( Question $question, Tally $tally ): array {
		$stored  = array();
		$options = is_array( $question->config['options'] ?? null ) ? array_values( $question->config['options'] ) : array();
		foreach ( $question->option_keys() as $place => $key ) {
			if ( isset( $tally->values[ $key ] ) ) {
				$stored[ $key ] = $options[ $place ];
			}
		}
		$numbers = array_keys( $tally->numbers() );
		rsort( $numbers );
		return $stored + array_combine( $numbers, $numbers );
	}
}

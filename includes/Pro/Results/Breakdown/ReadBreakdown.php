<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Breakdown;

use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\Filter;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Filters\Subject;
use UserFeedback\Pro\Results\Filters\Sums;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\Tally;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\QuestionTypes\CheckboxType;
use UserFeedback\Surveys\QuestionTypes\NpsScale;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The answers to one question by another, or by something about the response (wire type `Breakdown`).
 *
 * @phpstan-import-type Entry from Axis
 * @phpstan-import-type Cell from Sums
 */
final class ReadBreakdown {

	private const BUCKETS = array(
		Nps::PROMOTER  => array( 9, 10 ),
		Nps::PASSIVE   => array( 7, 8 ),
		Nps::DETRACTOR => array( 0, 6 ),
	);

	public function __construct(
		private Entitlements $entitlements,
		private ChosenFilters $filters,
		private Counting $counting,
		private QuestionStats $questions,
		private QuestionTypeRegistry $types,
		private Columns $columns,
		private ResultsQuery $results,
		private SmallestGroup $smallest,
		private OpinionRepository $opinions,
		private TopicRepository $topics
	) {}

	/**
	 * The table, as far as it is counted.
	 *
	 * @param string       $counted Id of the question whose answers are counted; of a row of a matrix `<id>:<row>`.
	 * @param string       $by      The same of another question, or one of Dimension::kinds().
	 * @param array<mixed> $given   The query's `filter`.
	 * @param string       $cursor  Where the last slice ended, '' for the first.
	 * @return array<string, mixed>
	 * @throws Failure 400 naming the field, 403 where the plan has no break-downs.
	 */
	public function read(
		Survey $survey,
		Range $range,
		string $counted,
		string $by,
		array $given,
		string $cursor
	): array {
		$this->entitlements->require( Feature::Breakdown );
		$question            = $this->counted( $survey, $counted, 'question' );
		list( $by, $groups ) = $this->by( $survey, $question, $by );
		$subject             = Subject::breakdown(
			$survey->id,
			$this->filters->read( $survey, $given ) ?? new Filter(),
			$range,
			$by
		);
		list( $sums, $next ) = $this->counting->run( $subject, $cursor );

		$responses = array_sum( $sums->days() );
		$cells     = $sums->cells();
		$too_few   = $this->smallest->withholds(
			$responses,
			$this->results->sum( $survey->id, 'publish', $range ),
			null === $sums->next()
		) || $this->smallest->is_small( self::both( $cells ) );
		if ( $too_few ) {
			$responses = 0;
			$cells     = array();
		}
		$figure   = $this->questions->figure( $question->question );
		$rows     = $this->answers( $survey, $question, self::totals( $cells, false ) );
		$heads    = null === $groups
			? $this->parts( $by, $cells )
			: $this->answers( $survey, $groups, self::totals( $cells, true ) );
		$table    = new Table( $cells, $rows, $heads, $figure, $this->smallest->size() );
		$progress = $sums->progress( $next ) + ( $too_few ? array( 'too_few' => true ) : array() );
		return $table->to_wire() + $progress + array(
			'question'        => $question->to_wire() + array( 'figure' => $figure ),
			'by'              => array( 'kind' => $by->kind ) + ( $groups?->to_wire() ?? array(
				'id'    => '' === $by->field ? $by->kind : HiddenFields::VALUE . $by->field,
				'title' => $by->field,
				'type'  => '',
			) ),
			'kinds'           => $this->kinds( $survey ),
			'several_rows'    => $rows->multiple,
			'several_columns' => $heads->multiple,
			'responses_count' => $responses,
			'both'            => $table->all(),
			'missing'         => Figures::share( $responses - $table->all(), $responses ),
			'range'           => $range->to_wire(),
		);
	}

	/**
	 * @return list<string>
	 */
	private function kinds( Survey $survey ): array {
		return Dimension::kinds(
			array_key_exists( 'country', $this->columns->all() ),
			array() !== $survey->languages(),
			$this->entitlements->allows( Feature::AiSummary ) && $this->opinions->has_any(),
			HiddenFields::all( $survey->settings )
		);
	}

	/**
	 * A question with counted answers, or a row of it.
	 *
	 * @param string $given Id of the question, with `:` and the id of the row.
	 * @throws Failure 400 naming the field.
	 */
	private function counted( Survey $survey, string $given, string $field ): Counted {
		list( $id, $row ) = explode( ':', $given, 2 ) + array( '', '' );
		$question         = $survey->question( $id );
		if ( null === $question ) {
			throw Failure::invalid( array( $field => __( 'This question does not exist.', 'userfeedback' ) ), 400 );
		}
		if ( false === $this->types->find( $question->type )?->is_quantitative() ) {
			throw Failure::invalid(
				array( $field => __( 'The answers to this question are not counted.', 'userfeedback' ) ),
				400
			);
		}
		return Counted::of( $question, $row ) ?? throw Failure::invalid(
			array( $field => __( 'This question has no such row.', 'userfeedback' ) ),
			400
		);
	}

	/**
	 * @param string $given Id of a question or of a row, or a kind.
	 * @return array{Dimension, Counted|null} With the question that it is.
	 * @throws Failure 400 naming `by`.
	 */
	private function by( Survey $survey, Counted $counted, string $given ): array {
		$id = $counted->question->id;
		if ( null === $survey->question( $given )
			&& in_array( $given, $this->kinds( $survey ), true )
		) {
			$field = HiddenFields::name_of( $given );
			$kind  = null === $field ? $given : Dimension::FIELD;
			return array( new Dimension( $id, $kind, null, $counted->prefix(), '', (string) $field ), null );
		}
		$by = $this->counted( $survey, $given, 'by' );
		if ( $by->is_whole_matrix() ) {
			throw Failure::invalid(
				array( 'by' => __( 'Choose one row of this question.', 'userfeedback' ) ),
				400
			);
		}
		if ( $by->is_same( $counted ) || ( $counted->is_whole_matrix() && $id === $by->question->id ) ) {
			throw Failure::invalid( array( 'by' => __( 'Choose another question.', 'userfeedback' ) ), 400 );
		}
		return array(
			new Dimension( $id, Dimension::QUESTION, $by->question, $counted->prefix(), $by->prefix() ),
			$by,
		);
	}

	/**
	 * The answers to a question as rows or columns: its options, stars, or groups of the score.
	 *
	 * @param array<array-key, int> $totals People by stored value.
	 */
	private function answers( Survey $survey, Counted $counted, array $totals ): Axis {
		$question = $counted->question;
		$type     = $this->types->find( $question->type );
		$names    = $type?->parts( $question )[ $counted->row ]['values'] ?? array();
		if ( 'nps' === $this->questions->figure( $question ) ) {
			$scale = NpsScale::of( $question );
			return new Axis(
				array_map(
					static fn ( string $bucket, array $of ): array => self::entry( $bucket, $scale->keys( ...$of ) ),
					array_keys( self::BUCKETS ),
					self::BUCKETS
				),
				false
			);
		}
		return new Axis(
			array_map(
				static fn ( array $option ): array => self::entry(
					$option['key'],
					array( $option['key'] ),
					$names[ $option['key'] ] ?? $option['value'],
					isset( $option['removed'] )
				),
				array_values(
					array_filter(
						$this->questions->counted( $survey, $question, new Tally( 0, 0, $totals ) ),
						static fn ( array $option ): bool => '' === $counted->row
							|| str_starts_with( $option['key'], $counted->prefix() )
					)
				)
			),
			$type instanceof CheckboxType || $counted->is_whole_matrix()
		);
	}

	/**
	 * Devices, pages, days, hours, sentiments or topics as columns.
	 *
	 * @param array<array-key, array<array-key, Cell>> $cells From Sums.
	 */
	private function parts( Dimension $by, array $cells ): Axis {
		$names   = 'topic' === $by->kind ? array_column( $this->topics->all(), 'name', 'id' ) : array();
		$entries = array();
		foreach ( $by->columns( self::totals( $cells, true ) ) as $key => $stored ) {
			$entries[] = self::entry( (string) $key, $stored, $names[ $key ] ?? null );
		}
		return new Axis( $entries, $by->is_opinion() );
	}

	/**
	 * @param list<string> $of Stored keys.
	 * @return Entry
	 */
	private static function entry( string $key, array $of, mixed $value = null, bool $removed = false ): array {
		return array(
			'key'     => $key,
			'value'   => $value,
			'removed' => $removed,
			'of'      => $of,
		);
	}

	/**
	 * People by column, or by answer.
	 *
	 * @param array<array-key, array<array-key, Cell>> $cells From Sums.
	 * @return array<array-key, int>
	 */
	private static function totals( array $cells, bool $by_column ): array {
		$totals = array();
		foreach ( $cells as $head => $choices ) {
			foreach ( $choices as $choice => $counts ) {
				$key            = $by_column ? $head : $choice;
				$totals[ $key ] = ( $totals[ $key ] ?? 0 ) + $counts[ $by_column ? 1 : 2 ];
			}
		}
		unset( $totals[''] );
		return $totals;
	}

	/**
	 * People who have both.
	 *
	 * @param array<array-key, array<array-key, Cell>> $cells From Sums.
	 */
	private static function both( array $cells ): int {
		return array_sum(
			array_map( static fn ( array $choices ): int => array_sum( array_column( $choices, 3 ) ), $cells )
		);
	}
}

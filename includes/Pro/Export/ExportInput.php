<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Access\SurveyScope;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Reads the fields of the address of an export: survey_id, report and extras, which may also stand at the top
 * (EXP-01 to EXP-03, A79).
 */
final class ExportInput {

	/**
	 * Most responses that an address can name.
	 */
	public const MAX_IDS = 200;

	private const MAX_LENGTH = 2000;

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ChosenFilters $filters,
		private SmallestGroup $smallest
	) {}

	/**
	 * The file that the fields ask for.
	 *
	 * @param array<mixed> $given Unslashed fields.
	 * @throws Failure 404 for an unknown survey, 400 naming a wrong field, 403 where too few responses match.
	 */
	public function read( array $given ): ExportOptions {
		$given  = ( is_array( $given['extras'] ?? null ) ? $given['extras'] : array() ) + $given;
		$survey = $this->survey( self::text( $given, 'survey_id' ) );
		// Here, because the fields may name another survey than the path of a route.
		SurveyScope::reach( $survey->id );
		$report = self::text( $given, 'report' );
		if ( ! in_array( $report, array( '', 'general', 'question' ), true ) ) {
			throw self::wrong( 'report' );
		}
		$start  = self::text( $given, 'start' );
		$end    = self::text( $given, 'end' );
		$all    = 'all' === $start || '' === $start . $end;
		$filter = $given['filter'] ?? array();
		if ( ! is_array( $filter ) ) {
			throw self::wrong( 'filter' );
		}
		$range  = $all && '' === $end ? null : $this->report->range(
			array(
				'start' => '' === $start ? 'all' : $start,
				'end'   => $end,
			),
			$survey
		);
		$chosen = $this->filters->read( $survey, $filter );
		$ids    = self::ids( self::text( $given, 'ids' ) );
		// Responses that somebody selected are no group.
		if ( null !== $chosen && array() === $ids ) {
			$this->smallest->require( $survey, $range, $chosen );
		}
		return new ExportOptions(
			$survey,
			self::format( self::text( $given, 'format' ) ),
			$range,
			'question' === $report ? $this->question( $survey, self::text( $given, 'question_id' ) ) : null,
			self::groups( self::text( $given, 'columns' ) ),
			'1' === self::text( $given, 'split' ),
			'1' === self::text( $given, 'trash' ),
			$ids,
			$chosen,
			$filter
		);
	}

	/**
	 * @throws Failure 404 when there is none.
	 */
	private function survey( string $id ): Survey {
		$survey = 1 === preg_match( '/^\d{1,10}$/D', $id ) ? $this->surveys->find( (int) $id ) : null;
		return $survey ?? throw Failure::no_survey();
	}

	/**
	 * A question of the survey, or one that it had: its answers are kept (A76).
	 *
	 * @throws Failure 400 for what is no id.
	 */
	private function question( Survey $survey, string $id ): Question {
		if ( 1 !== preg_match( '/^[A-Za-z0-9_-]{1,32}$/D', $id ) ) {
			throw self::wrong( 'question_id' );
		}
		return $survey->question( $id ) ?? Columns::removed( $id );
	}

	/**
	 * @throws Failure 400 for an unknown one.
	 */
	private static function format( string $format ): Format {
		return '' === $format ? Format::Csv : Format::tryFrom( $format ) ?? throw self::wrong( 'format' );
	}

	/**
	 * @param string $names Separated by commas, '' for the usual ones.
	 * @return list<ColumnGroup>
	 * @throws Failure 400 for an unknown one.
	 */
	private static function groups( string $names ): array {
		if ( '' === $names ) {
			return ColumnGroup::defaults();
		}
		return array_map(
			static fn ( string $name ): ColumnGroup => ColumnGroup::tryFrom( $name ) ?? throw self::wrong( 'columns' ),
			explode( ',', $names )
		);
	}

	/**
	 * @param string $ids Separated by commas.
	 * @return list<int>
	 * @throws Failure 400 for other texts, and for too many.
	 */
	private static function ids( string $ids ): array {
		if ( '' === $ids ) {
			return array();
		}
		if ( 1 !== preg_match( '/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/D', $ids ) ) {
			throw self::wrong( 'ids' );
		}
		$list = array_values( array_unique( array_map( 'intval', explode( ',', $ids ) ) ) );
		if ( count( $list ) > self::MAX_IDS ) {
			throw self::wrong( 'ids' );
		}
		return $list;
	}

	/**
	 * @param array<mixed> $given Fields.
	 * @throws Failure 400 where it is not a short text.
	 */
	private static function text( array $given, string $name ): string {
		$text = $given[ $name ] ?? '';
		$text = is_int( $text ) || is_bool( $text ) ? (string) $text : $text;
		if ( ! is_string( $text ) || strlen( $text ) > self::MAX_LENGTH ) {
			throw self::wrong( $name );
		}
		return trim( $text );
	}

	private static function wrong( string $name ): Failure {
		return Failure::invalid( array( $name => __( 'This value is not possible.', 'userfeedback' ) ), 400 );
	}
}

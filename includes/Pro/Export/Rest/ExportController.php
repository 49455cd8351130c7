<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Export\Addresses;
use UserFeedback\Pro\Export\Background\PrepareExport;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\Columns;
use UserFeedback\Pro\Export\ExportInput;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Pro\Export\ExportQuery;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\XlsxFile;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\Range;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;

/**
 * What can be exported of a survey: the choices of the dialog before an export.
 */
final class ExportController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private SurveyReport $report,
		private ExportQuery $query,
		private ResultsQuery $results,
		private Columns $columns
	) {}

	public function register_routes(): void {
		$date = array(
			'type'      => 'string',
			'maxLength' => 32,
		);
		$this->route(
			'/surveys/(?P<id>\d+)/export',
			'GET',
			Capability::View,
			fn ( WP_REST_Request $request ): array => $this->read( $request ),
			array(
				'id'   => self::id_arg(),
				'from' => $date,
				'to'   => $date,
			)
		);
	}

	/**
	 * Wire type `ExportChoices`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path and range.
	 * @return array<string, mixed>
	 * @throws Failure 403 where the plan has no export, 404 for an unknown survey.
	 */
	private function read( WP_REST_Request $request ): array {
		$this->entitlements->require( Feature::Export );
		$survey   = $this->surveys->find( $request['id'] )
			?? throw Failure::no_survey();
		$range    = $this->report->range(
			array(
				'from' => $request['from'],
				'to'   => $request['to'],
			),
			$survey
		);
		$groups   = static fn ( bool $split ): ExportOptions => new ExportOptions(
			$survey,
			Format::Csv,
			$range,
			null,
			ColumnGroup::cases(),
			$split,
			true
		);
		$whole    = $this->columns->by_group( $groups( false ) );
		$split    = count( $this->columns->of( $groups( true ) ) ) - count( $this->columns->of( $groups( false ) ) );
		$in_range = $this->results->tallies( $survey->id, $range );
		$of_all   = $this->results->tallies(
			$survey->id,
			$this->report->range(
				array(
					'from' => Range::ALL_TIME,
					'to'   => '',
				),
				$survey
			)
		);
		// Without the group they stay out of the answers, so owners must see whether it is chosen.
		$has_addresses = Addresses::may_be_among( $this->columns->questions( $groups( false ) ) );
		return array(
			'url'        => ExportPage::url( $survey->id ),
			'max_ids'    => ExportInput::MAX_IDS,
			'background' => PrepareExport::rows(),
			'range'      => $range->to_wire(),
			'counts'     => array(
				'range' => $this->query->counts( $survey->id, $range ),
				'all'   => $this->query->counts( $survey->id, null ),
			),
			'xlsx'       => XlsxFile::is_possible(),
			'columns'    => array_map(
				static fn ( ColumnGroup $group ): array => array(
					'key'      => $group->value,
					'label'    => $group->label(),
					'count'    => count( $whole[ $group->value ] ),
					'offered'  => array() !== $whole[ $group->value ]
						|| ( ColumnGroup::Person === $group && $has_addresses ),
					'default'  => $group->is_default(),
					'personal' => $group->is_personal(),
				),
				ColumnGroup::cases()
			),
			'split'      => $split,
			'questions'  => array_map(
				static fn ( Question $question ): array => array(
					'id'      => $question->id,
					'title'   => Columns::title( $question ),
					'answers' => array(
						'range' => $in_range[ $question->id ]->answered ?? 0,
						'all'   => $of_all[ $question->id ]->answered ?? 0,
					),
				),
				$this->columns->questions( $groups( false ) )
			),
		);
	}
}

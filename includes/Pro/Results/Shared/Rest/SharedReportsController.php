<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Results\Shared\ReportPage;
use UserFeedback\Pro\Results\Shared\SharedReport;
use UserFeedback\Pro\Results\Shared\SharedReportRepository;
use UserFeedback\Pro\Results\Shared\ShareReport;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Links to the report of a survey. A link publishes figures, so only those who manage the plugin may make one.
 */
final class SharedReportsController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private SurveyRepository $surveys,
		private SharedReportRepository $reports,
		private ShareReport $share,
		private Clock $clock
	) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/(?P<id>\d+)/shared-reports',
			'GET',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::SharedReports );
				$now = $this->clock->now();
				return array(
					'items' => array_map(
						static fn ( SharedReport $report ): array => $report->to_wire( $now ),
						$this->reports->of_survey( $this->survey( $request )->id )
					),
				);
			},
			array( 'id' => self::id_arg() )
		);
		$this->route(
			'/surveys/(?P<id>\d+)/shared-reports',
			'POST',
			Capability::Manage,
			$this->create( ... ),
			array(
				'id'       => self::id_arg(),
				'name'     => Schema::text( 100 ) + array(
					'description' => 'Name of the link, for the list of links.',
					'required'    => true,
					'minLength'   => 1,
				),
				'days'     => Schema::text( 40 ) + array(
					'description' => 'Days by name, which move on: today, yesterday, last_week, last_month, last_7_days, last_30_days, last_90_days, last_14_days, this_month, last_12_months, this_year, all_time. Or two days: 2026-01-01/2026-01-31.',
					'required'    => true,
				),
				'filter'   => array( 'type' => 'object' ),
				'stop'     => Schema::flag() + array(
					'description' => 'Whether the figures of now stay.',
					'default'     => false,
				),
				'written'  => Schema::flag() + array(
					'description' => 'Whether the page shows what people wrote.',
					'default'     => false,
				),
				'summary'  => Schema::flag() + array(
					'description' => 'Whether the page shows the AI summary.',
					'default'     => false,
				),
				'password' => Schema::text( 200 ) + array(
					'description' => 'Password of the page, empty for none.',
					'default'     => '',
				),
				'ends'     => array(
					'type'        => 'integer',
					'enum'        => SharedReport::ENDS,
					'default'     => 30,
					'description' => 'Days for which the link lasts, 0 for ever.',
				),
			)
		);
		$this->route(
			'/surveys/(?P<id>\d+)/shared-reports/(?P<report_id>\d+)',
			'DELETE',
			Capability::Manage,
			// Without a plan too: a link can always be taken back.
			function ( WP_REST_Request $request ): array {
				if ( ! $this->reports->delete( $request['id'], $request['report_id'] ) ) {
					throw Failure::not_found( __( 'This link does not exist.', 'userfeedback' ) );
				}
				return array( 'deleted' => $request['report_id'] );
			},
			array(
				'id'        => self::id_arg(),
				'report_id' => self::id_arg() + array( 'description' => 'The link.' ),
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path and body.
	 * @throws Failure See ShareReport.
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$this->entitlements->require( Feature::SharedReports );
		$name = trim( $request['name'] );
		if ( '' === $name ) {
			throw Failure::invalid( array( 'name' => __( 'Please enter a name.', 'userfeedback' ) ) );
		}
		list( $report, $token ) = $this->share->run(
			$this->survey( $request ),
			$name,
			$request['days'],
			is_array( $request['filter'] ) ? $request['filter'] : array(),
			$request['stop'],
			$request['written'],
			$request['summary'],
			$request['password'],
			$request['ends']
		);
		return new WP_REST_Response(
			array(
				'report' => $report->to_wire( $this->clock->now() ),
				'link'   => ReportPage::link( $token ),
			),
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @throws Failure 404 for an unknown survey.
	 */
	private function survey( WP_REST_Request $request ): Survey {
		return $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Checks\QrCode;
use UserFeedback\Surveys\Checks\SurveyAddress;
use UserFeedback\Surveys\Checks\SurveyChecks;
use UserFeedback\Surveys\Checks\WeeklyReach;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySchema;
use WP_REST_Request;

/**
 * POST surveys/checks and GET surveys/{id}/checks.
 */
final class ChecksController extends RestController {

	public function __construct(
		private SaveSurvey $save,
		private SurveyRepository $surveys,
		private SurveyChecks $checks,
		private WeeklyReach $reach
	) {}

	public function register_routes(): void {
		$this->route( '/surveys/checks', 'POST', Capability::Edit, array( $this, 'draft' ), SurveySchema::args() );
		$this->route(
			'/surveys/(?P<id>\d+)/checks',
			'GET',
			Capability::Edit,
			array( $this, 'stored' ),
			array( 'id' => self::id_arg() )
		);
	}

	/**
	 * Checks a survey as POST surveys would store it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The survey.
	 * @return array<string, mixed>
	 */
	public function draft( WP_REST_Request $request ): array {
		$sent = array_filter(
			array_intersect_key( $request->get_params(), SurveySchema::args() ),
			static fn ( mixed $value ): bool => null !== $value
		);
		return $this->to_wire( $this->save->draft( $sent, get_current_user_id() ) );
	}

	/**
	 * Checks a survey as it is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array<string, mixed>
	 * @throws Failure 404 for an unknown survey.
	 */
	public function stored( WP_REST_Request $request ): array {
		return $this->to_wire( $this->surveys->find( $request['id'] ) ?? throw Failure::no_survey() );
	}

	/**
	 * @return array<string, mixed> Wire type SurveyChecks.
	 */
	private function to_wire( Survey $survey ): array {
		$address = SurveyAddress::of( $survey );
		return array(
			'checks'  => $this->checks->of( $survey ),
			'address' => $address,
			'qr'      => QrCode::rows( $address ),
			'reach'   => $this->reach->of( $survey ),
		);
	}
}

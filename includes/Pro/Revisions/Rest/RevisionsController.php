<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Revisions\ReadRevisions;
use UserFeedback\Pro\Revisions\RestoreRevision;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyListQuery;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyTransformer;
use WP_REST_Request;

/**
 * Revisions of a survey.
 */
final class RevisionsController extends RestController {

	public function __construct(
		private SurveyRepository $surveys,
		private SurveyListQuery $query,
		private ReadRevisions $revisions,
		private RestoreRevision $restore
	) {}

	public function register_routes(): void {
		$list = '/surveys/(?P<id>\d+)/revisions';
		$one  = $list . '/(?P<revision_id>\d+)';
		$id   = array( 'id' => self::id_arg() );
		$ids  = $id + array( 'revision_id' => self::id_arg() + array( 'description' => 'The revision.' ) );
		$this->route(
			$list,
			'GET',
			Capability::Edit,
			fn ( WP_REST_Request $request ): array => $this->revisions->all( $this->survey( $request ) ),
			$id
		);
		$this->route(
			$one,
			'GET',
			Capability::Edit,
			fn ( WP_REST_Request $request ): array => $this->revisions->one(
				$this->survey( $request ),
				$request['revision_id']
			),
			$ids
		);
		$this->route(
			$one . '/restore',
			'POST',
			Capability::Edit,
			array( $this, 'restore' ),
			$ids + array(
				'based_on' => array(
					'type'        => 'integer',
					'minimum'     => 0,
					'required'    => true,
					'description' => '`revision` of the survey that the caller sees.',
				),
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Path and body.
	 * @return array<string, mixed> Wire type SavedSurvey.
	 */
	public function restore( WP_REST_Request $request ): array {
		$result = $this->restore->restore(
			$this->survey( $request ),
			$request['revision_id'],
			$request['based_on'],
			get_current_user_id()
		);
		$survey = $result['survey'];
		return SurveyTransformer::to_wire(
			$survey,
			$this->query->totals_of( 'publish', array( $survey->id ) )[ $survey->id ] ?? 0,
			$this->query->totals_of( 'impression', array( $survey->id ) )[ $survey->id ] ?? 0
		) + array(
			'published' => '' === $result['message'],
			'message'   => $result['message'],
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

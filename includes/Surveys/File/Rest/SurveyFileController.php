<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\File\ExportSurveys;
use UserFeedback\Surveys\File\ImportSurveys;
use UserFeedback\Surveys\File\SurveyFile;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET and POST surveys/file: surveys leave and come as one file.
 */
final class SurveyFileController extends RestController {

	public function __construct( private ExportSurveys $export, private ImportSurveys $import ) {}

	public function register_routes(): void {
		$this->route(
			'/surveys/file',
			'GET',
			Capability::Edit,
			array( $this, 'export' ),
			array(
				'survey_ids' => array( 'maxItems' => SurveyFile::MAX_SURVEYS ) + self::ids_arg(),
				'pictures'   => Schema::flag() + array( 'default' => false ),
			)
		);
		$this->route(
			'/surveys/file',
			'POST',
			Capability::Edit,
			array( $this, 'import' ),
			array(
				'file'    => array( 'required' => true ) + Schema::text( SurveyFile::MAX_FILE ),
				'dry_run' => Schema::flag() + array( 'default' => false ),
			)
		);
	}

	/**
	 * The content of the file.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return array<string, mixed>
	 */
	public function export( WP_REST_Request $request ): array {
		return $this->export->file( array_values( $request['survey_ids'] ), true === $request['pictures'] );
	}

	/**
	 * Makes drafts, or says what would come.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 */
	public function import( WP_REST_Request $request ): WP_REST_Response {
		$dry_run = true === $request['dry_run'];
		return new WP_REST_Response(
			$this->import->import( $request['file'], get_current_user_id(), $dry_run ),
			$dry_run ? 200 : 201
		);
	}
}

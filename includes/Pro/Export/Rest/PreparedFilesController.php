<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Export\Background\ExportJob;
use UserFeedback\Pro\Export\Background\JobState;
use UserFeedback\Pro\Export\Background\PrepareExport;
use UserFeedback\Pro\Export\ExportPage;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Moment;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Files that are prepared in the background. Everybody sees only their own.
 */
final class PreparedFilesController extends RestController {

	/**
	 * Seconds of a slice that a screen waits for.
	 */
	private const SLICE = 2.0;

	public function __construct( private Entitlements $entitlements, private PrepareExport $prepare ) {}

	public function register_routes(): void {
		$key = array(
			'key' => array(
				'type'        => 'string',
				'description' => 'The file.',
				'pattern'     => '^[a-f0-9]{32}\z',
			),
		);
		$this->route(
			'/exports',
			'GET',
			Capability::View,
			function (): array {
				$this->entitlements->require( Feature::Export );
				$jobs = $this->prepare->of( get_current_user_id() );
				return array( 'items' => array_map( self::to_wire( ... ), $jobs ) );
			}
		);
		$this->route(
			'/surveys/(?P<id>\d+)/exports',
			'POST',
			Capability::View,
			function ( WP_REST_Request $request ): WP_REST_Response {
				$this->entitlements->require( Feature::Export );
				$job = $this->prepare->start(
					array(
						'survey_id' => (string) $request['id'],
						'report'    => $request['report'],
						'extras'    => $request['extras'],
					),
					get_current_user_id()
				);
				return new WP_REST_Response( self::to_wire( $job ), 201 );
			},
			array(
				'id'     => self::id_arg(),
				'report' => Schema::one_of( 'general', 'question' ) + array(
					'description' => 'All questions, or one.',
					'default'     => 'general',
				),
				'extras' => array(
					'type'          => 'object',
					'description'   => 'What the file has, as the address of an export says it.',
					'default'       => array(),
					'maxProperties' => 20,
				),
			)
		);
		$this->route(
			'/exports/(?P<key>[a-f0-9]{32})/slice',
			'POST',
			Capability::View,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Export );
				$this->prepare->find( $request['key'], get_current_user_id() );
				$this->prepare->step( $request['key'], self::SLICE );
				return self::to_wire( $this->prepare->find( $request['key'], get_current_user_id() ) );
			},
			$key
		);
		$this->route(
			'/exports/(?P<key>[a-f0-9]{32})',
			'DELETE',
			Capability::View,
			// Without a plan too: a file can always be deleted.
			function ( WP_REST_Request $request ): array {
				$this->prepare->delete( $this->prepare->find( $request['key'], get_current_user_id() ) );
				return array( 'deleted' => $request['key'] );
			},
			$key
		);
	}

	/**
	 * Wire type `PreparedFile`.
	 *
	 * @return array<string, mixed>
	 */
	private static function to_wire( ExportJob $job ): array {
		return array(
			'key'        => $job->id,
			'survey_id'  => $job->survey_id,
			'name'       => $job->name,
			'state'      => $job->state->value,
			'rows'       => $job->place->rows ?? 0,
			'total'      => $job->exact ? $job->total : null,
			'bytes'      => $job->bytes,
			'created_at' => Moment::of_timestamp( $job->created ),
			'ends_at'    => Moment::of_timestamp( $job->created + PrepareExport::LIFETIME ),
			'url'        => JobState::Ready === $job->state ? ExportPage::file_url( $job->id ) : null,
			'error'      => $job->error,
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Access\Capability;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * The routes under google-drive. Who edits surveys sees whether rows arrive; the account is of those who manage the
 * plugin.
 */
final class DriveController extends RestController {

	private const SURVEY = '/google-drive/surveys/(?P<id>\d+)';

	public function __construct(
		private AddonRights $rights,
		private DriveView $view,
		private ManageSheets $sheets
	) {}

	public function register_routes(): void {
		$this->add(
			'/google-drive',
			'GET',
			fn (): array => $this->view->state( Capability::Manage->allowed() ),
			array(),
			array( Capability::Edit, Capability::Manage )
		);
		$this->add(
			'/google-drive/folders',
			'GET',
			fn (): array => array( 'items' => array_map( $this->view->folder( ... ), $this->sheets->folders() ) )
		);
		$this->add(
			'/google-drive/folders',
			'POST',
			fn ( WP_REST_Request $request ): array => $this->view->folder(
				$this->sheets->create_folder( trim( $request['name'] ) )
			),
			array(
				'name' => array(
					'type'        => 'string',
					'description' => 'Name of the new folder in Google Drive.',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
					'pattern'     => '\S',
				),
			)
		);
		$this->add(
			self::SURVEY,
			'GET',
			fn ( WP_REST_Request $request ): array => $this->view->sheet( $this->sheets->survey( $request['id'] ) ),
			array( 'id' => self::id_arg() ),
			array( Capability::Edit, Capability::Manage )
		);
		foreach ( array(
			'retry'    => $this->sheets->retry( ... ),
			'send-all' => $this->sheets->send_all( ... ),
			'renew'    => $this->sheets->renew( ... ),
		) as $name => $run ) {
			$this->add(
				self::SURVEY . '/' . $name,
				'POST',
				function ( WP_REST_Request $request ) use ( $run ): array {
					$run( $this->sheets->survey( $request['id'] ) );
					return $this->view->sheet( $this->sheets->survey( $request['id'] ) );
				},
				array( 'id' => self::id_arg() )
			);
		}
	}

	/**
	 * A route that plan and addon must open.
	 *
	 * @param non-falsy-string                                           $path    See route().
	 * @param callable(WP_REST_Request<array<string, mixed>>): array<mixed> $handler See route().
	 * @param array<string, array<string, mixed>>                        $args    See route().
	 * @param Capability|list<Capability>                                $needs   See route().
	 * @throws Failure When the addon may not be used here.
	 */
	private function add(
		string $path,
		string $method,
		callable $handler,
		array $args = array(),
		Capability|array $needs = Capability::Manage
	): void {
		$this->route(
			$path,
			$method,
			$needs,
			function ( WP_REST_Request $request ) use ( $handler ): array {
				$this->rights->require_addon( 'google-drive' );
				return $handler( $request );
			},
			$args
		);
	}
}

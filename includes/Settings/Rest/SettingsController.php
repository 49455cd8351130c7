<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Settings\ReadSettings;
use UserFeedback\Settings\SaveSettings;
use WP_REST_Request;

/**
 * The plugin's settings (CALL-24, CALL-25).
 */
final class SettingsController extends RestController {

	public function __construct( private ReadSettings $reader, private SaveSettings $saver ) {}

	/**
	 * GET and POST of `settings`.
	 */
	public function register_routes(): void {
		$this->route( '/settings', 'GET', Capability::Manage, fn (): array => $this->reader->to_wire() );
		$this->route(
			'/settings',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->reader->to_wire(
				$this->saver->save( $request['settings'] )
			),
			array(
				'settings' => array(
					'type'                 => 'object',
					'description'          => 'The settings to change: key => value.',
					'required'             => true,
					// SaveSettings knows the keys and names what is wrong with them.
					'additionalProperties' => true,
					'sanitize_callback'    => static fn ( mixed $value ): array => (array) $value,
				),
			)
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\SettingsRepository;
use WP_REST_Request;

/**
 * The plugin's settings (CALL-24, CALL-25), as far as they can be set yet.
 */
final class SettingsController extends RestController {

	public function __construct( private SettingsRepository $settings ) {}

	/**
	 * GET and POST of `settings`.
	 */
	public function register_routes(): void {
		$this->route( '/settings', 'GET', Capability::Manage, fn (): array => $this->to_wire() );
		$this->route(
			'/settings',
			'POST',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->settings->save( $request['settings'] );
				return $this->to_wire();
			},
			array(
				'settings' => Schema::record(
					array_map(
						fn ( string $key ): array => is_int( $this->settings->defaults()[ $key ] )
							? Schema::number( 0, SettingsRepository::MOST )
							: Schema::flag(),
						array_combine( SettingsRepository::SETTABLE, SettingsRepository::SETTABLE )
					)
				) + array(
					'description' => 'The settings to change.',
					'required'    => true,
				),
			)
		);
	}

	/**
	 * Wire type `PluginSettings`.
	 *
	 * @return array{settings: array<string, mixed>}
	 */
	private function to_wire(): array {
		return array(
			'settings' => array_intersect_key( $this->settings->all(), array_flip( SettingsRepository::SETTABLE ) ),
		);
	}
}

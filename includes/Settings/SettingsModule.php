<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Settings\Rest\SettingsController;

/**
 * Objects and hooks of this feature.
 */
final class SettingsModule implements Module {

	/**
	 * Option with the plugin's settings. Modules hold names of options and hooks that every request needs, so
	 * that it does not load the class.
	 */
	public const OPTION = 'userfeedback_core_settings';

	public function register( Container $container ): void {
		$container->set( SettingsRepository::class, static fn (): SettingsRepository => new SettingsRepository() );
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				( new SettingsController( $container->get( SettingsRepository::class ) ) )->register_routes();
			}
		);
	}
}

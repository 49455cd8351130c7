<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Addons\AutomaticUpdates;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plan\Rights;
use UserFeedback\Settings\Rest\SettingsController;

/**
 * Objects and hooks of this feature that no visitor needs. The registry is made here, so that whoever asks for it
 * gets the settings of all modules.
 */
final class SettingsPageModule implements Module {

	public function register( Container $container ): void {
		$container->set( SettingsRegistry::class, static fn (): SettingsRegistry => new SettingsRegistry() );
		$container->set(
			ReadSettings::class,
			static fn ( Container $c ): ReadSettings => new ReadSettings(
				$c->get( SettingsRegistry::class ),
				$c->get( SettingsRepository::class ),
				$c->get( Rights::class )
			)
		);
		$container->set(
			SaveSettings::class,
			static fn ( Container $c ): SaveSettings => new SaveSettings(
				$c->get( SettingsRegistry::class ),
				$c->get( SettingsRepository::class ),
				$c->get( Rights::class )
			)
		);
		$container->extend( SettingsRegistry::class, array( CommonSettings::class, 'register' ) );
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new SettingsController(
				$container->get( ReadSettings::class ),
				$container->get( SaveSettings::class )
			) )->register_routes()
		);
		// Before Pro's own rule, which leaves out updates that the license does not include.
		add_filter(
			'auto_update_plugin',
			static fn ( mixed $update, mixed $item ): mixed => ( new AutomaticUpdates(
				$container->get( SettingsRepository::class )
			) )->decide( $update, $item ),
			5,
			2
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Module;

/**
 * What a visitor's page needs of this feature; `SettingsPageModule` has the rest.
 */
final class SettingsModule implements Module {

	/**
	 * Option with the plugin's settings. Modules hold names of options and hooks that every request needs, so
	 * that it does not load the class.
	 */
	public const OPTION = 'userfeedback_core_settings';

	/**
	 * Seconds after which a killed process has lost it.
	 */
	private const LOCK_LIFETIME = 10;

	public function register( Container $container ): void {
		$container->set(
			SettingsRepository::class,
			static fn ( Container $c ): SettingsRepository => new SettingsRepository(
				static fn (): SettingsRegistry => $c->get( SettingsRegistry::class ),
				static fn (): Lock => new Lock(
					$c->get( Database::class ),
					SettingsRepository::LOCK,
					self::LOCK_LIFETIME
				)
			)
		);
	}

	public function boot( Container $container ): void {}
}

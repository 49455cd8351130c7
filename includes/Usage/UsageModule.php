<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Rights;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Usage\Rest\UsageController;

/**
 * Usage data, only where a person agreed (A105).
 */
final class UsageModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			UsageReport::class,
			static fn ( Container $c ): UsageReport => new UsageReport(
				new UsageQuery( $c->get( Database::class ) ),
				$c->get( Rights::class ),
				$c->get( AddonStates::class ),
				$c->get( Owner::class )
			)
		);
		$container->set(
			SendUsage::class,
			static fn ( Container $c ): SendUsage => new SendUsage(
				$c->get( UsageReport::class ),
				$c->get( SettingsRepository::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new UsageController( $container->get( UsageReport::class ) ) )->register_routes()
		);
		add_action( 'userfeedback_settings_saved', static fn () => $container->get( SendUsage::class )->follow() );
		// After the plugin was switched off and on.
		add_action(
			'admin_init',
			static fn () => true === ( SettingsRepository::stored()[ CommonSettings::USAGE_TRACKING ] ?? false )
				? $container->get( SendUsage::class )->follow()
				: null
		);
		add_action( SendUsage::EVENT, static fn () => $container->get( SendUsage::class )->run() );
	}
}

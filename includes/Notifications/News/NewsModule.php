<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\News;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Notifications\Rest\NewsController;
use UserFeedback\Plan\Vendor;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;

/**
 * Messages of the vendor in the drawer, only where a person agreed (A102).
 */
final class NewsModule implements Module {

	public function register( Container $container ): void {
		$container->extend(
			SettingsRegistry::class,
			static fn ( SettingsRegistry $registry ) => $registry->add(
				new Setting( FollowNews::SETTING, false, Schema::flag() )
			)
		);
		$container->set(
			FollowNews::class,
			static fn ( Container $c ): FollowNews => new FollowNews(
				new NewsFeed( $c->get( Vendor::class ) ),
				$c->get( Notifications::class ),
				$c->get( SettingsRepository::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new NewsController( $container->get( FollowNews::class ) ) )->register_routes()
		);
		add_action( 'userfeedback_settings_saved', static fn () => $container->get( FollowNews::class )->follow() );
		// After the plugin was switched off and on.
		add_action(
			'admin_init',
			static fn () => true === ( SettingsRepository::stored()[ FollowNews::SETTING ] ?? false )
				? $container->get( FollowNews::class )->follow()
				: null
		);
		add_action( FollowNews::EVENT, static fn () => $container->get( FollowNews::class )->run() );
	}
}

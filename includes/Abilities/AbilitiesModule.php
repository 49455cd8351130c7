<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * Hooks of WordPress's Abilities API, which came with WordPress 6.9. Older versions never fire them.
 */
final class AbilitiesModule implements Module {

	public function register( Container $container ): void {
		$container->set( Abilities::class, static fn (): Abilities => new Abilities( new ReadSurveys() ) );
	}

	public function boot( Container $container ): void {
		add_action(
			'wp_abilities_api_categories_init',
			static fn () => $container->get( Abilities::class )->register_category()
		);
		add_action(
			'wp_abilities_api_init',
			static fn () => $container->get( Abilities::class )->register()
		);
	}
}

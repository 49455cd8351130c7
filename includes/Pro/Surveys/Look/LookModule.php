<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Look;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Surveys\Look\Rest\LookController;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The site's look for surveys that have their own.
 */
final class LookModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			LookController::class,
			static fn ( Container $c ): LookController => new LookController(
				new SiteLook(
					$c->get( Entitlements::class ),
					$c->get( SurveyRepository::class ),
					new LookQuery( $c->get( Database::class ) ),
					$c->get( SurveyDefaults::class ),
					$c->get( Clock::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( LookController::class )->register_routes()
		);
	}
}

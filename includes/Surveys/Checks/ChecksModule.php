<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Module;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Checks\Rest\ChecksController;
use UserFeedback\Surveys\Events\SurveyEventRepository;
use UserFeedback\Surveys\PublishCheck;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Checks before a survey is published.
 */
final class ChecksModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			ChecksController::class,
			static fn ( Container $c ): ChecksController => new ChecksController(
				$c->get( SaveSurvey::class ),
				$c->get( SurveyRepository::class ),
				new SurveyChecks(
					$c->get( PublishCheck::class ),
					$c->get( SurveyParts::class ),
					$c->get( AddonStates::class ),
					$c->get( Clock::class )
				),
				new WeeklyReach(
					new ReachQuery( $c->get( Database::class ) ),
					$c->get( SurveyRepository::class ),
					$c->get( SurveyEventRepository::class ),
					$c->get( SurveyParts::class ),
					$c->get( AddonStates::class ),
					$c->get( Clock::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( ChecksController::class )->register_routes()
		);
	}
}

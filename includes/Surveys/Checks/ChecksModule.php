<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Checks\Rest\ChecksController;
use UserFeedback\Surveys\PublishCheck;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
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
					$c->get( QuestionTypeRegistry::class ),
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

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Events;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Events\Rest\EventsController;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What happened to surveys.
 */
final class EventsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			SurveyEventRepository::class,
			static fn ( Container $c ): SurveyEventRepository => new SurveyEventRepository( $c->get( Database::class ) )
		);
		$container->set(
			StoreSurvey::class,
			static fn ( Container $c ): StoreSurvey => new StoreSurvey(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyEventRepository::class )
			)
		);
		$container->set(
			EventsController::class,
			static fn ( Container $c ): EventsController => new EventsController(
				$c->get( SurveyRepository::class ),
				new ReadEvents( $c->get( SurveyEventRepository::class ), $c->get( Clock::class ) )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( EventsController::class )->register_routes()
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Paths;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Pro\Paths\Rest\PathFiguresController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Figures for the map of a survey. The rule of paths itself is `PathWalk`.
 */
final class PathsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			PathFiguresController::class,
			static fn ( Container $c ): PathFiguresController => new PathFiguresController(
				$c->get( SurveyRepository::class ),
				new PathFigures(
					$c->get( Entitlements::class ),
					$c->get( SurveyReport::class ),
					$c->get( ResultsQuery::class ),
					$c->get( SmallestGroup::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( PathFiguresController::class )->register_routes()
		);
	}
}

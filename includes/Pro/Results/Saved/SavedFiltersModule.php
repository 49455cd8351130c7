<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Saved;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Responses\Annotations\TagRepository;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Saved\Rest\SavedFiltersController;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Filters that people keep.
 */
final class SavedFiltersModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			SavedFiltersController::class,
			static fn ( Container $c ): SavedFiltersController => new SavedFiltersController(
				$c->get( SurveyRepository::class ),
				new SavedFilters(
					$c->get( Entitlements::class ),
					new SavedFilterRepository( $c->get( Database::class ) ),
					$c->get( ChosenFilters::class ),
					$c->get( TagRepository::class ),
					$c->get( SurveyReport::class ),
					$c->get( Clock::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( SavedFiltersController::class )->register_routes()
		);
	}
}

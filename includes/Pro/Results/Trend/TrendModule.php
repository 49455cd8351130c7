<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Trend;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Trend\Rest\TrendController;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Scores and shares over time.
 */
final class TrendModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			TrendController::class,
			static fn ( Container $c ): TrendController => new TrendController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				new ReadTrend(
					$c->get( Entitlements::class ),
					$c->get( ChosenFilters::class ),
					$c->get( Groups::class ),
					$c->get( Counting::class ),
					new TrendQuery( $c->get( Database::class ) ),
					$c->get( ResultsQuery::class ),
					$c->get( QuestionStats::class ),
					$c->get( Clock::class ),
					$c->get( SmallestGroup::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( TrendController::class )->register_routes()
		);
	}
}

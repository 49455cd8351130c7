<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Breakdown\ReadBreakdown;
use UserFeedback\Pro\Results\Breakdown\Rest\BreakdownController;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Compare\ReadComparison;
use UserFeedback\Pro\Results\Compare\Rest\ComparisonController;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\CountQuery;
use UserFeedback\Pro\Results\Filters\FilterInput;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Filters;
use UserFeedback\Results\KnownCountries;
use UserFeedback\Results\OverviewRange;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\StatusFilters;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What Pro adds to the results: an overview of any days, filters, break-downs, and the trash.
 */
final class OverviewModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			OverviewRange::class,
			static fn ( Container $c ): OverviewRange => new AnyRange( $c->get( Entitlements::class ) )
		);
		$container->set(
			Columns::class,
			static function ( Container $c ): Columns {
				$columns = new Columns();
				$codes   = $c->get( KnownCountries::class )->codes();
				if ( array() !== $codes ) {
					$columns->add( 'country', $codes );
				}
				return $columns;
			}
		);
		$container->set(
			Counting::class,
			static fn ( Container $c ): Counting => new Counting( new CountQuery( $c->get( Database::class ) ) )
		);
		$container->set(
			SmallestGroup::class,
			static fn ( Container $c ): SmallestGroup => new SmallestGroup(
				$c->get( SettingsRepository::class ),
				new CountQuery( $c->get( Database::class ) )
			)
		);
		$container->set(
			ChosenFilters::class,
			static fn ( Container $c ): ChosenFilters => new ChosenFilters(
				$c->get( Entitlements::class ),
				new FilterInput( $c->get( Columns::class ) ),
				$c->get( Counting::class ),
				$c->get( ResultsQuery::class ),
				$c->get( AnswersQuery::class ),
				$c->get( ResponsesQuery::class ),
				new CountQuery( $c->get( Database::class ) ),
				$c->get( QuestionTypeRegistry::class ),
				$c->get( SmallestGroup::class )
			)
		);
		$container->set( Filters::class, static fn ( Container $c ): Filters => $c->get( ChosenFilters::class ) );
		$container->set(
			BreakdownController::class,
			static fn ( Container $c ): BreakdownController => new BreakdownController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				new ReadBreakdown(
					$c->get( Entitlements::class ),
					$c->get( ChosenFilters::class ),
					$c->get( Counting::class ),
					$c->get( QuestionStats::class ),
					$c->get( QuestionTypeRegistry::class ),
					$c->get( Columns::class ),
					$c->get( ResultsQuery::class ),
					$c->get( SmallestGroup::class ),
					new OpinionRepository( $c->get( Database::class ) ),
					new TopicRepository( $c->get( Database::class ) )
				)
			)
		);
		$container->set(
			Groups::class,
			static fn ( Container $c ): Groups => new Groups(
				$c->get( Entitlements::class ),
				$c->get( ChosenFilters::class ),
				$c->get( SurveyReport::class )
			)
		);
		$container->set(
			ComparisonController::class,
			static fn ( Container $c ): ComparisonController => new ComparisonController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				new ReadComparison(
					$c->get( Groups::class ),
					$c->get( Counting::class ),
					$c->get( SurveyReport::class ),
					$c->get( ResultsQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( SmallestGroup::class ),
					$c->get( QuestionTypeRegistry::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		$container->extend(
			StatusFilters::class,
			static fn ( StatusFilters $filters ) => $filters->add( 'publish', 'trash' )
		);
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( BreakdownController::class )->register_routes();
				$container->get( ComparisonController::class )->register_routes();
			}
		);
	}
}

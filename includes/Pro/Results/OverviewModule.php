<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\Columns;
use UserFeedback\Pro\Results\Filters\Counting;
use UserFeedback\Pro\Results\Filters\CountQuery;
use UserFeedback\Pro\Results\Filters\FilterInput;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Filters;
use UserFeedback\Results\OverviewRange;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\StatusFilters;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * What Pro adds to the results: an overview of any days, filters, and the trash.
 */
final class OverviewModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			OverviewRange::class,
			static fn ( Container $c ): OverviewRange => new AnyRange( $c->get( Entitlements::class ) )
		);
		$container->set( Columns::class, static fn (): Columns => new Columns() );
		$container->set(
			Counting::class,
			static fn ( Container $c ): Counting => new Counting( new CountQuery( $c->get( Database::class ) ) )
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
				$c->get( QuestionTypeRegistry::class )
			)
		);
		$container->set( Filters::class, static fn ( Container $c ): Filters => $c->get( ChosenFilters::class ) );
	}

	public function boot( Container $container ): void {
		$container->extend(
			StatusFilters::class,
			static fn ( StatusFilters $filters ) => $filters->add( 'publish', 'trash' )
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Results\OverviewRange;
use UserFeedback\Results\StatusFilters;

/**
 * What Pro adds to the results: an overview of any days, and the trash.
 */
final class OverviewModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			OverviewRange::class,
			static fn ( Container $c ): OverviewRange => new AnyRange( $c->get( Entitlements::class ) )
		);
	}

	public function boot( Container $container ): void {
		$container->extend(
			StatusFilters::class,
			static fn ( StatusFilters $filters ) => $filters->add( 'publish', 'trash' )
		);
	}
}

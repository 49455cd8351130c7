<?php
declare(strict_types=1);

namespace UserFeedback\Dashboard;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Inbox\InboxQuery;
use UserFeedback\Module;
use UserFeedback\Results\NewestWordsQuery;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The widget on wp-admin's dashboard.
 */
final class DashboardModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			DashboardWidget::class,
			static fn ( Container $c ): DashboardWidget => new DashboardWidget(
				new WeekFigures(
					$c->get( ResultsSummary::class ),
					$c->get( SurveyRepository::class ),
					new NewestWordsQuery( $c->get( Database::class ) )
				),
				$c->get( SurveyRepository::class ),
				$c->get( InboxQuery::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( 'wp_dashboard_setup', static fn () => $container->get( DashboardWidget::class )->add() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use UserFeedback\Admin\ScriptTranslations;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\Build;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Responses\Annotations\TagRepository;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Shared\Rest\SharedReportsController;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Results\QuestionAnswers;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Links to reports that people without an account can open (docs/shared-reports.md).
 */
final class SharedModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			SharedReportRepository::class,
			static fn ( Container $c ): SharedReportRepository => new SharedReportRepository(
				$c->get( Database::class )
			)
		);
		$container->set(
			ReportFigures::class,
			static fn ( Container $c ): ReportFigures => new ReportFigures(
				$c->get( SurveyReport::class ),
				$c->get( QuestionAnswers::class ),
				$c->get( ChosenFilters::class ),
				$c->get( SmallestGroup::class ),
				$c->get( SummaryStore::class ),
				$c->get( Entitlements::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			ReportPage::class,
			static fn ( Container $c ): ReportPage => new ReportPage(
				$c->get( Entitlements::class ),
				$c->get( RateLimiter::class ),
				$c->get( SharedReportRepository::class ),
				$c->get( SurveyRepository::class ),
				$c->get( ReportFigures::class ),
				new FilterNames( $c->get( TagRepository::class ), new TopicRepository( $c->get( Database::class ) ) ),
				new ReportDocument(
					$c->get( Build::class ),
					new ScriptTranslations( array( Plugin::path( 'languages' ), WP_LANG_DIR . '/plugins' ) ),
					$c->get( Clock::class )
				),
				$c->get( Clock::class )
			)
		);
		$container->set(
			SharedReportsController::class,
			static fn ( Container $c ): SharedReportsController => new SharedReportsController(
				$c->get( Entitlements::class ),
				$c->get( SurveyRepository::class ),
				$c->get( SharedReportRepository::class ),
				new ShareReport(
					$c->get( SharedReportRepository::class ),
					$c->get( ReportFigures::class ),
					$c->get( ChosenFilters::class ),
					$c->get( Clock::class )
				),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( SharedReportsController::class )->register_routes()
		);
	}
}

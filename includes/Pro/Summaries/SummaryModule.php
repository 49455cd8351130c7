<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Summaries\Rest\SummaryController;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Summaries by the site's AI connector (AI-01 to AI-05).
 */
final class SummaryModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			WrittenAnswersQuery::class,
			static fn ( Container $c ): WrittenAnswersQuery => new WrittenAnswersQuery(
				$c->get( Database::class ),
				$c->get( AnswerReader::class ),
				$c->get( QuestionTypeRegistry::class )
			)
		);
		$container->set(
			SummaryStore::class,
			static fn ( Container $c ): SummaryStore => new SummaryStore( $c->get( Clock::class ) )
		);
		$container->set(
			Summarize::class,
			static fn ( Container $c ): Summarize => new Summarize(
				$c->get( Database::class ),
				$c->get( WrittenAnswersQuery::class ),
				$c->get( SummaryStore::class ),
				new Quotes( $c->get( WrittenAnswersQuery::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			SummaryController::class,
			static fn ( Container $c ): SummaryController => new SummaryController(
				$c->get( Entitlements::class ),
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				$c->get( ChosenFilters::class ),
				$c->get( SmallestGroup::class ),
				$c->get( Summarize::class ),
				new ReadSummary(
					$c->get( WrittenAnswersQuery::class ),
					$c->get( SummaryStore::class ),
					$c->get( Summarize::class ),
					new Quotes( $c->get( WrittenAnswersQuery::class ) ),
					new Providers()
				),
				$c->get( SummaryStore::class ),
				new Providers()
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( SummaryController::class )->register_routes()
		);
		add_action(
			ResponsesGone::ACTION,
			static function ( array $ids, array $survey_ids ) use ( $container ): void {
				foreach ( array_filter( $survey_ids, 'is_int' ) as $survey_id ) {
					$container->get( SummaryStore::class )->forget_quotes(
						$survey_id,
						array_values( array_filter( $ids, 'is_int' ) )
					);
				}
			},
			10,
			2
		);
		add_action(
			SurveyChanged::ACTION,
			static function ( int $survey_id ) use ( $container ): void {
				if ( ! $container->get( SurveyRepository::class )->exists( $survey_id ) ) {
					$container->get( SummaryStore::class )->delete( $survey_id );
				}
			}
		);
	}
}

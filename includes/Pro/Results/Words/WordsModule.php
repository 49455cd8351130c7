<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Words\Rest\WordsController;
use UserFeedback\Results\AnswerSearch;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The most frequent words of written answers.
 */
final class WordsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			WordsController::class,
			static fn ( Container $c ): WordsController => new WordsController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				new ReadWords(
					$c->get( Entitlements::class ),
					$c->get( ChosenFilters::class ),
					new AnswerSearch( new AnswerSearchQuery( $c->get( Database::class ) ) ),
					new WordsQuery( $c->get( Database::class ) ),
					$c->get( QuestionTypeRegistry::class ),
					$c->get( SmallestGroup::class ),
					Plugin::path( 'build/pro-stop-words' )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( WordsController::class )->register_routes()
		);
	}
}

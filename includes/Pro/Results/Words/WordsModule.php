<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Compare\Groups;
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
					self::written( $c ),
					$c->get( SmallestGroup::class )
				),
				new CompareWords(
					$c->get( Entitlements::class ),
					$c->get( Groups::class ),
					self::written( $c ),
					$c->get( SmallestGroup::class )
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

	private static function written( Container $container ): WrittenWords {
		return new WrittenWords(
			new AnswerSearch( new AnswerSearchQuery( $container->get( Database::class ) ) ),
			new WordsQuery( $container->get( Database::class ) ),
			$container->get( QuestionTypeRegistry::class ),
			Plugin::path( 'build/pro-stop-words' )
		);
	}
}

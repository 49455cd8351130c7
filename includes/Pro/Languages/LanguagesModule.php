<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Module;
use UserFeedback\Pro\Drafts\AskConnector;
use UserFeedback\Pro\Languages\Rest\LanguagesController;
use UserFeedback\Pro\Languages\Rest\TextsController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Responses\Calls\RecordImpression;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Languages of surveys: the routes. What a page needs of them is in ProModule.
 */
final class LanguagesModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			TranslationRepository::class,
			static fn ( Container $c ): TranslationRepository => new TranslationRepository( $c->get( Database::class ) )
		);
		$container->set(
			FileLanguages::class,
			static fn ( Container $c ): FileLanguages => new LanguagesInFile(
				$c->get( Entitlements::class ),
				$c->get( TranslationRepository::class )
			)
		);
		$container->set(
			LanguagesController::class,
			static fn ( Container $c ): LanguagesController => new LanguagesController(
				$c->get( Entitlements::class ),
				new TranslateSurvey( $c->get( SurveyRepository::class ), $c->get( TranslationRepository::class ) ),
				new SuggestTexts(
					$c->get( SurveyRepository::class ),
					$c->get( TranslationRepository::class ),
					$c->get( AskConnector::class )
				),
				$c->get( SurveyInLanguage::class )
			)
		);
		$container->set(
			SurveyInLanguage::class,
			static fn ( Container $c ): SurveyInLanguage => new SurveyInLanguage(
				static fn ( int $id ): Survey => $c->get( RecordImpression::class )->survey( $id ),
				$c->get( SurveyRepository::class ),
				$c->get( TranslationRepository::class ),
				$c->get( WidgetSurvey::class ),
				$c->get( WidgetParts::class ),
				$c->get( LiveIndex::class )
			)
		);
		$container->set(
			TextsController::class,
			static fn ( Container $c ): TextsController => new TextsController( $c->get( SurveyInLanguage::class ) )
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( LanguagesController::class )->register_routes();
				$container->get( TextsController::class )->register_routes();
			}
		);
	}
}

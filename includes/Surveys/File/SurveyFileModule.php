<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Container;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Module;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\Events\SurveyEventRepository;
use UserFeedback\Surveys\File\Rest\SurveyFileController;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\Languages\NoFileLanguages;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\Templates\ListTemplates;
use UserFeedback\Surveys\Trim;

/**
 * Surveys as files.
 */
final class SurveyFileModule implements Module {

	public function register( Container $container ): void {
		$container->set( FileLanguages::class, static fn (): FileLanguages => new NoFileLanguages() );
		$container->set(
			ImportSurveys::class,
			static fn ( Container $c ): ImportSurveys => new ImportSurveys(
				$c->get( SaveSurvey::class ),
				new Fitting(
					$c->get( QuestionTypeRegistry::class ),
					$c->get( PageRuleRegistry::class ),
					$c->get( Trim::class )
				),
				$c->get( ListTemplates::class ),
				$c->get( StoreSurvey::class ),
				$c->get( SurveyEventRepository::class ),
				$c->get( FileLanguages::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			SurveyFileController::class,
			static fn ( Container $c ): SurveyFileController => new SurveyFileController(
				new ExportSurveys( $c->get( SurveyRepository::class ), $c->get( FileLanguages::class ) ),
				$c->get( ImportSurveys::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( SurveyFileController::class )->register_routes()
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Files\CleanFiles;
use UserFeedback\Module;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Events\StoreSurvey;
use UserFeedback\Surveys\QuestionTypes\CoreTypes;
use UserFeedback\Surveys\Languages\NoLanguages;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Logic\PlainWalk;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Rest\BulkController;
use UserFeedback\Surveys\Rest\LockController;
use UserFeedback\Surveys\Rest\SurveysController;
use UserFeedback\Surveys\Rest\TemplatesController;
use UserFeedback\Surveys\Templates\CoreTemplates;
use UserFeedback\Surveys\Templates\ListTemplates;
use UserFeedback\Surveys\Templates\NoTemplateAddons;
use UserFeedback\Surveys\Templates\PremiumTemplates;
use UserFeedback\Surveys\Templates\TemplateAddons;
use UserFeedback\Surveys\Templates\TemplateQuestions;
use UserFeedback\Surveys\Templates\TemplateRegistry;

/**
 * Surveys: their data, rules, templates and routes.
 */
final class SurveysModule implements Module {

	/**
	 * Background job that removes the rows of deleted surveys.
	 */
	public const PURGE_EVENT = 'userfeedback_core_purge_surveys';

	public function register( Container $container ): void {
		$container->set(
			QuestionTypeRegistry::class,
			static function (): QuestionTypeRegistry {
				$types = new QuestionTypeRegistry();
				CoreTypes::register( $types );
				return $types;
			}
		);
		$container->set(
			SurveyDefaults::class,
			static fn (): SurveyDefaults => new SurveyDefaults()
		);
		$container->set(
			SurveyRepository::class,
			static fn ( Container $c ): SurveyRepository => new SurveyRepository(
				$c->get( Database::class ),
				static fn (): SurveyDefaults => $c->get( SurveyDefaults::class )
			)
		);
		$container->set(
			SurveyListQuery::class,
			static fn ( Container $c ): SurveyListQuery => new SurveyListQuery( $c->get( Database::class ) )
		);
		$container->set(
			PublishCheck::class,
			static fn ( Container $c ): PublishCheck => new PublishCheck( $c->get( QuestionTypeRegistry::class ) )
		);
		$container->set(
			Trim::class,
			static fn ( Container $c ): Trim => new TrimToLite( $c->get( SurveyDefaults::class ) )
		);
		$container->set( Walk::class, static fn (): Walk => new PlainWalk() );
		$container->set( SurveyLanguages::class, static fn (): SurveyLanguages => new NoLanguages() );
		$container->set( SettingsReader::class, static fn (): SettingsReader => new LiteSettings() );
		$container->set( TemplateAddons::class, static fn (): TemplateAddons => new NoTemplateAddons() );
		$container->set(
			AddonRights::class,
			static fn ( Container $c ): AddonRights => $c->get( TemplateAddons::class )
		);
		$container->set(
			ListTemplates::class,
			static fn ( Container $c ): ListTemplates => new ListTemplates(
				$c->get( TemplateRegistry::class ),
				new PremiumTemplates(),
				$c->get( TemplateAddons::class )
			)
		);
		$container->set(
			PurgeSurveys::class,
			static fn ( Container $c ): PurgeSurveys => new PurgeSurveys(
				$c->get( SurveyRepository::class ),
				static fn (): CleanFiles => $c->get( CleanFiles::class )
			)
		);
		$container->set(
			ListSurveys::class,
			static fn ( Container $c ): ListSurveys => new ListSurveys(
				$c->get( SurveyListQuery::class ),
				$c->get( SurveyDefaults::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			DuplicateSurvey::class,
			static fn ( Container $c ): DuplicateSurvey => new DuplicateSurvey(
				$c->get( SurveyRepository::class ),
				$c->get( Trim::class ),
				$c->get( Clock::class ),
				$c->get( SurveyLanguages::class )
			)
		);
		$container->set(
			BulkSurveys::class,
			static fn ( Container $c ): BulkSurveys => new BulkSurveys(
				$c->get( SurveyRepository::class ),
				$c->get( PublishCheck::class ),
				$c->get( Trim::class ),
				$c->get( PurgeSurveys::class ),
				$c->get( StoreSurvey::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			QuestionInput::class,
			static fn ( Container $c ): QuestionInput => new QuestionInput(
				$c->get( QuestionTypeRegistry::class ),
				$c->get( SurveyDefaults::class ),
				$c->get( Trim::class )
			)
		);
		$container->set(
			SaveSurvey::class,
			static fn ( Container $c ): SaveSurvey => new SaveSurvey(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyDefaults::class ),
				$c->get( QuestionInput::class ),
				$c->get( SettingsReader::class ),
				$c->get( Trim::class ),
				$c->get( ListTemplates::class ),
				$c->get( PublishCheck::class ),
				$c->get( StoreSurvey::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			TemplateQuestions::class,
			static fn ( Container $c ): TemplateQuestions => new TemplateQuestions(
				$c->get( QuestionTypeRegistry::class ),
				$c->get( SurveyDefaults::class )
			)
		);
		$container->set(
			TemplateRegistry::class,
			static function ( Container $c ): TemplateRegistry {
				$templates = new TemplateRegistry();
				$templates->add(
					static fn (): array => ( new CoreTemplates( $c->get( TemplateQuestions::class ) ) )->all()
				);
				return $templates;
			}
		);
		$this->register_controllers( $container );
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( SurveysController::class )->register_routes();
				$container->get( BulkController::class )->register_routes();
				$container->get( LockController::class )->register_routes();
				$container->get( TemplatesController::class )->register_routes();
			}
		);
		add_action( self::PURGE_EVENT, static fn () => $container->get( PurgeSurveys::class )->run() );
	}

	/**
	 * The controllers.
	 *
	 * @param Container $container The plugin's container.
	 */
	private function register_controllers( Container $container ): void {
		$container->set(
			SurveysController::class,
			static fn ( Container $c ): SurveysController => new SurveysController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyListQuery::class ),
				$c->get( ListSurveys::class ),
				$c->get( SaveSurvey::class ),
				$c->get( DuplicateSurvey::class )
			)
		);
		$container->set(
			LockController::class,
			static fn ( Container $c ): LockController => new LockController(
				new EditLockRepository( $c->get( Database::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			BulkController::class,
			static fn ( Container $c ): BulkController => new BulkController( $c->get( BulkSurveys::class ) )
		);
		$container->set(
			TemplatesController::class,
			static fn ( Container $c ): TemplatesController => new TemplatesController(
				$c->get( ListTemplates::class )
			)
		);
	}
}

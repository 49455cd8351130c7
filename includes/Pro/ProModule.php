<?php
declare(strict_types=1);

namespace UserFeedback\Pro;

use UserFeedback\Access\RoleMap;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonRegistrar;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Addons\PackageInstaller;
use UserFeedback\Addons\PackageRight;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Cli\RestCalls;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Module;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Rights;
use UserFeedback\Plugin;
use UserFeedback\Pro\Access\ChosenRoles;
use UserFeedback\Pro\Addons\ActivateAddon;
use UserFeedback\Pro\Addons\AddonActions;
use UserFeedback\Pro\Addons\AddonGate;
use UserFeedback\Pro\Addons\DeactivateAddon;
use UserFeedback\Pro\Addons\PackagesOfPlan;
use UserFeedback\Pro\Cli\LicenseCommand;
use UserFeedback\Pro\Cli\ManageResponses;
use UserFeedback\Pro\Drafts\DraftModule;
use UserFeedback\Pro\Export\ExportModule;
use UserFeedback\Pro\Fonts\FontsModule;
use UserFeedback\Pro\Languages\LanguagesModule;
use UserFeedback\Pro\Languages\StoredLanguages;
use UserFeedback\Pro\Languages\TranslationRepository;
use UserFeedback\Pro\Opinions\OpinionModule;
use UserFeedback\Pro\Paths\PathsModule;
use UserFeedback\Pro\Paths\PathWalk;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Plan\LicenseUse;
use UserFeedback\Pro\QuestionTypes\IconChoiceType;
use UserFeedback\Pro\QuestionTypes\ImageRadioType;
use UserFeedback\Pro\Responses\Annotations\AnnotationsModule;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Pro\Responses\Rest\BulkController;
use UserFeedback\Pro\Results\OverviewModule;
use UserFeedback\Pro\Results\Saved\SavedFiltersModule;
use UserFeedback\Pro\Results\Shared\ReportPage;
use UserFeedback\Pro\Results\Shared\SharedModule;
use UserFeedback\Pro\Results\Trend\TrendModule;
use UserFeedback\Pro\Results\Words\WordsModule;
use UserFeedback\Pro\Revisions\RevisionsModule;
use UserFeedback\Pro\Summaries\SummaryModule;
use UserFeedback\Pro\Surveys\Look\LookModule;
use UserFeedback\Pro\Surveys\Lookup\ContentSearch;
use UserFeedback\Pro\Surveys\Lookup\RuleValues;
use UserFeedback\Pro\Surveys\Rest\LookupController;
use UserFeedback\Pro\Surveys\SettingsInput;
use UserFeedback\Pro\Surveys\TrimSurvey;
use UserFeedback\Pro\Updates\UpdatesModule;
use UserFeedback\Pro\Webhooks\WebhooksModule;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\ChosenResponses;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SettingsReader;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\Templates\TemplateAddons;
use UserFeedback\Surveys\Trim;
use WP_CLI;

/**
 * What only the Pro edition has. The Lite zip is made without this folder, so
 * nothing outside it may name its classes, except `Plugin::modules()`. Core has
 * a plain version of each part that is replaced here.
 */
final class ProModule implements Module {

	/**
	 * Modules that start with core's later ones.
	 *
	 * @return list<Module>
	 */
	public static function later(): array {
		return array(
			new OverviewModule(),
			new ExportModule(),
			new SummaryModule(),
			new OpinionModule(),
			new DraftModule(),
			new TrendModule(),
			new AnnotationsModule(),
			new SharedModule(),
			new FontsModule(),
			new LookModule(),
			new WebhooksModule(),
			new SavedFiltersModule(),
			new WordsModule(),
			new LanguagesModule(),
			new RevisionsModule(),
			new PathsModule(),
		);
	}

	public function register( Container $container ): void {
		$container->set(
			Entitlements::class,
			static fn ( Container $c ): Entitlements => new Entitlements(
				$c->get( LicenseStore::class ),
				$c->get( AddonStates::class )
			)
		);
		$container->set( Rights::class, static fn ( Container $c ): Rights => $c->get( Entitlements::class ) );
		$container->set(
			RoleMap::class,
			static fn ( Container $c ): RoleMap => new ChosenRoles( $c->get( SettingsRepository::class ) )
		);
		self::register_surveys( $container );
		self::register_responses( $container );
		self::register_addons( $container );
		foreach ( self::parts() as $part ) {
			$part->register( $container );
		}
	}

	public function boot( Container $container ): void {
		$container->extend(
			OutboxHandlers::class,
			static fn ( OutboxHandlers $handlers ) => WebhooksModule::add_handlers( $handlers, $container )
		);
		$container->extend(
			QuestionTypeRegistry::class,
			static function ( QuestionTypeRegistry $types ): void {
				$types->register( new ImageRadioType() );
				$types->register( new IconChoiceType() );
			}
		);
		$container->extend(
			SurveyDefaults::class,
			static fn ( SurveyDefaults $defaults ) => $defaults->ask_for_devices(
				static fn (): bool => $container->get( Entitlements::class )->allows( Feature::Devices )
			)
		);
		$container->extend(
			SurveyParts::class,
			static fn ( SurveyParts $survey ) => $survey->replace( SurveyParts::LOOK, static fn (): array => array() )
		);
		// Before the query of the page: a shared report is not one of the site's pages.
		add_action(
			'parse_request',
			static function () use ( $container ): void {
				if ( isset( $_GET['uf-report'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- opened from a link.
					$container->get( ReportPage::class )->send();
				}
			},
			0
		);
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( BulkController::class )->register_routes();
				$container->get( LookupController::class )->register_routes();
			}
		);
		// After core's commands, below which these are.
		add_action(
			'cli_init',
			static function () use ( $container ): void {
				( new ManageResponses( new RestCalls() ) )->add();
				WP_CLI::add_command(
					'userfeedback license',
					new LicenseCommand(
						$container->get( Licenses::class ),
						$container->get( LicenseStore::class ),
						$container->get( LicenseUse::class )
					)
				);
			},
			20
		);
		add_action(
			'admin_init',
			static function () use ( $container ): void {
				$container->get( AddonActions::class )->add();
				$container->get( LicenseUse::class )->add( new AjaxRouter() );
			}
		);
		foreach ( self::parts() as $part ) {
			$part->boot( $container );
		}
	}

	/**
	 * @param Container $container The plugin's container.
	 */
	private static function register_surveys( Container $container ): void {
		$container->set(
			Trim::class,
			static fn ( Container $c ): Trim => new TrimSurvey(
				$c->get( Entitlements::class ),
				$c->get( SurveyDefaults::class )
			)
		);
		$container->set( Walk::class, static fn (): Walk => new PathWalk() );
		$container->set(
			SurveyLanguages::class,
			static fn ( Container $c ): SurveyLanguages => new StoredLanguages(
				static fn (): TranslationRepository => new TranslationRepository( $c->get( Database::class ) )
			)
		);
		$container->set(
			SettingsReader::class,
			static fn ( Container $c ): SettingsReader => new SettingsInput(
				$c->get( Clock::class ),
				$c->get( TriggerRegistry::class )
			)
		);
		$container->set(
			TemplateAddons::class,
			static fn ( Container $c ): TemplateAddons => $c->get( Entitlements::class )
		);
		$container->set(
			LookupController::class,
			static fn ( Container $c ): LookupController => new LookupController(
				new ContentSearch(),
				new RuleValues(),
				$c->get( Entitlements::class )
			)
		);
		$container->set(
			LicenseUse::class,
			static fn ( Container $c ): LicenseUse => new LicenseUse(
				$c->get( LiveSurveysQuery::class ),
				new TrimSurvey( new Entitlements( null, $c->get( AddonStates::class ) ), new SurveyDefaults() )
			)
		);
	}

	/**
	 * @param Container $container The plugin's container.
	 */
	private static function register_responses( Container $container ): void {
		$container->set(
			BulkResponses::class,
			static fn ( Container $c ): BulkResponses => new BulkResponses(
				$c->get( Database::class ),
				$c->get( ResponseRepository::class ),
				$c->get( CounterRepository::class )
			)
		);
		$container->set(
			BulkController::class,
			static fn ( Container $c ): BulkController => new BulkController(
				$c->get( ChosenResponses::class ),
				$c->get( BulkResponses::class )
			)
		);
	}

	/**
	 * @param Container $container The plugin's container.
	 */
	private static function register_addons( Container $container ): void {
		$container->set(
			AddonGate::class,
			static fn ( Container $c ): AddonGate => new AddonGate(
				$c->get( Entitlements::class ),
				$c->get( LicenseStore::class )
			)
		);
		$container->set(
			PackageRight::class,
			static fn ( Container $c ): PackageRight => new PackagesOfPlan(
				$c->get( AddonCatalog::class ),
				$c->get( AddonGate::class ),
				$c->get( LicenseStore::class )
			)
		);
		$container->set(
			AddonActions::class,
			static fn ( Container $c ): AddonActions => new AddonActions(
				new AjaxRouter(),
				$c->get( ListAddons::class ),
				$c->get( PackageInstaller::class ),
				new ActivateAddon(
					$c->get( AddonCatalog::class ),
					$c->get( AddonGate::class ),
					$c->get( AddonStates::class ),
					$c->get( AddonFailures::class ),
					$c->get( AddonRegistrar::class )
				),
				new DeactivateAddon( $c->get( AddonCatalog::class ), $c->get( AddonFailures::class ) )
			)
		);
	}

	/**
	 * Modules that no visitor's page needs.
	 *
	 * @return list<Module>
	 */
	private static function parts(): array {
		return Plugin::may_be_a_visitor() ? array() : array( new UpdatesModule() );
	}
}

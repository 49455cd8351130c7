<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Database\Migrator;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Health\Checks\CountersCheck;
use UserFeedback\Health\Checks\CronCheck;
use UserFeedback\Health\Checks\LicenseCheck;
use UserFeedback\Health\Checks\LoopbackCheck;
use UserFeedback\Health\Checks\MailCheck;
use UserFeedback\Health\Checks\ObjectCacheCheck;
use UserFeedback\Health\Checks\OutboxCheck;
use UserFeedback\Health\Checks\PageCacheCheck;
use UserFeedback\Health\Checks\PublicCall;
use UserFeedback\Health\Checks\SurveysCheck;
use UserFeedback\Health\Checks\TablesCheck;
use UserFeedback\Health\Checks\VersionsCheck;
use UserFeedback\Health\Rest\HealthController;
use UserFeedback\Module;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Responses\Retention\RetentionQuery;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;
use WP_CLI;

/**
 * Objects and hooks of Site Health and `wp userfeedback doctor`.
 */
final class HealthModule implements Module {

	public function register( Container $container ): void {
		$container->set( HealthChecks::class, self::checks( ... ) );
		$container->set(
			SiteHealth::class,
			static fn ( Container $c ): SiteHealth => new SiteHealth(
				$c->get( HealthChecks::class ),
				new HealthFacts(
					new HealthQuery( $c->get( Database::class ) ),
					$c->get( RetentionQuery::class ),
					$c->get( Migrator::class ),
					$c->get( Edition::class ),
					$c->get( LicenseStore::class ),
					$c->get( AddonStates::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_filter(
			'site_status_tests',
			static fn ( mixed $tests ): mixed => $container->get( SiteHealth::class )->tests( $tests )
		);
		add_filter(
			'debug_information',
			static fn ( mixed $sections ): mixed => $container->get( SiteHealth::class )->debug( $sections )
		);
		add_action(
			'rest_api_init',
			static fn () => ( new HealthController( $container->get( HealthChecks::class ) ) )->register_routes()
		);
		add_action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback doctor',
				new DoctorCommand( $container->get( HealthChecks::class ) )
			)
		);
	}

	private static function checks( Container $c ): HealthChecks {
		$query  = new HealthQuery( $c->get( Database::class ) );
		$call   = new PublicCall();
		$checks = new HealthChecks();
		$checks->add(
			new TablesCheck( $query, $c->get( Migrator::class ) ),
			new CountersCheck( $c->get( RecountCounters::class ) ),
			new SurveysCheck( $c->get( SurveyRepository::class ), $c->get( LiveIndex::class ) ),
			new OutboxCheck( $query, $c->get( OutboxHandlers::class ), $c->get( Clock::class ) ),
			new CronCheck(),
			new MailCheck( $query ),
			new LicenseCheck( $c->get( LicenseStore::class ), $c->get( Edition::class ) ),
			new ObjectCacheCheck( $query ),
			new VersionsCheck(
				$c->get( AddonCatalog::class ),
				$c->get( AddonStates::class ),
				$c->get( AddonFailures::class )
			),
			new LoopbackCheck( $call ),
			new PageCacheCheck( $call )
		);
		return $checks;
	}
}

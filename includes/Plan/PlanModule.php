<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Addons\PackageInstaller;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;

/**
 * Edition and license.
 */
final class PlanModule implements Module {

	public function register( Container $container ): void {
		$container->set( Edition::class, static fn (): Edition => Edition::of_files() );
		$container->set(
			LicenseStore::class,
			static fn ( Container $c ): LicenseStore => new LicenseStore( $c->get( Clock::class ) )
		);
		$container->set( Rights::class, static fn (): Rights => new LiteRights() );
		$container->set( Owner::class, static fn (): Owner => new Owner( Plugin::path( 'owner.json' ) ) );
		$container->set(
			UpgradeLink::class,
			static fn ( Container $c ): UpgradeLink => new UpgradeLink(
				$c->get( Owner::class ),
				$c->get( Edition::class )
			)
		);
		$container->set(
			Vendor::class,
			static fn ( Container $c ): Vendor => Vendor::of_site( $c->get( Owner::class ) )
		);
		$container->set(
			LicenseClient::class,
			static fn ( Container $c ): LicenseClient => new LicenseClient(
				$c->get( Vendor::class ),
				$c->get( Owner::class )
			)
		);
		$container->set(
			LicenseSchedule::class,
			static fn ( Container $c ): LicenseSchedule => new LicenseSchedule( $c->get( LicenseStore::class ) )
		);
		$container->set(
			Licenses::class,
			static fn ( Container $c ): Licenses => new Licenses(
				$c->get( LicenseStore::class ),
				$c->get( LicenseClient::class ),
				$c->get( LicenseSchedule::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			AjaxActions::class,
			static fn ( Container $c ): AjaxActions => new AjaxActions(
				new AjaxRouter(),
				$c->get( Licenses::class ),
				$c->get( LicenseStore::class ),
				$c->get( Connect::class )
			)
		);
		$container->set(
			Connect::class,
			static fn ( Container $c ): Connect => new Connect(
				$c->get( Edition::class ),
				$c->get( Licenses::class ),
				static fn ( string $slug ): string => $c->get( PackageInstaller::class )->install( $slug )
			)
		);
	}

	public function boot( Container $container ): void {
		// Also after the plugin was deactivated and activated again, and after Pro was installed by hand.
		add_action( 'admin_init', static fn () => $container->get( LicenseSchedule::class )->follow() );
		add_action( 'admin_init', static fn () => $container->get( AjaxActions::class )->add() );
		add_action(
			LicenseSchedule::EVENT,
			static function () use ( $container ): void {
				foreach ( $container->get( LicenseSchedule::class )->scopes() as $scope ) {
					$container->get( Licenses::class )->check( $scope );
				}
			}
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Addons\Companions\Analytics;
use UserFeedback\Addons\Companions\CompanionActions;
use UserFeedback\Addons\Companions\Companions;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Module;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Rights;
use UserFeedback\Plan\Vendor;
use UserFeedback\Support\Clock;

/**
 * Addons: handshake, catalog, installation; and the plugins of others that we recommend.
 */
final class AddonsModule implements Module {

	public function register( Container $container ): void {
		$container->set( AddonExports::class, static fn (): AddonExports => new AddonExports() );
		$container->set( AddonCatalog::class, static fn (): AddonCatalog => new AddonCatalog() );
		$container->set( AddonStates::class, static fn (): AddonStates => new AddonStates( WP_PLUGIN_DIR ) );
		$container->set(
			AddonFailures::class,
			static fn ( Container $c ): AddonFailures => new AddonFailures( $c->get( AddonStates::class ) )
		);
		// Visitors' pages have it, and load what notes failures only when there are some.
		$later = static fn (
			string $slug,
			string $version,
			Throwable $thrown
		) => $container->get( AddonFailures::class )->note( $slug, $version, $thrown );
		$container->set(
			AddonRegistrar::class,
			static fn ( Container $c ): AddonRegistrar => new AddonRegistrar(
				$c->get( Edition::class ),
				$c->get( AddonStates::class ),
				$c,
				$later
			)
		);
		$container->set(
			AddonNotices::class,
			static fn ( Container $c ): AddonNotices => new AddonNotices(
				$c->get( AddonCatalog::class ),
				$c->get( AddonStates::class ),
				$c->get( AddonFailures::class )
			)
		);
		$container->set(
			ListAddons::class,
			static fn ( Container $c ): ListAddons => new ListAddons(
				$c->get( AddonCatalog::class ),
				$c->get( AddonStates::class ),
				$c->get( AddonFailures::class ),
				$c->get( Rights::class ),
				$c->get( Vendor::class )
			)
		);
		$container->set(
			PackageCatalog::class,
			static fn ( Container $c ): PackageCatalog => new PackageCatalog(
				$c->get( Vendor::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			PackageDownload::class,
			static fn ( Container $c ): PackageDownload => new PackageDownload(
				$c->get( Vendor::class ),
				$c->get( LicenseStore::class )
			)
		);
		$container->set(
			PackageVerifier::class,
			static fn ( Container $c ): PackageVerifier => PackageVerifier::of_site( $c->get( Vendor::class ) )
		);
		$container->set(
			PackageRight::class,
			static fn ( Container $c ): PackageRight => new ProPackage( $c->get( LicenseStore::class ) )
		);
		$container->set(
			PackageSource::class,
			static fn ( Container $c ): PackageSource => new PackageSource(
				$c->get( PackageRight::class ),
				$c->get( PackageCatalog::class ),
				$c->get( PackageDownload::class ),
				$c->get( PackageVerifier::class )
			)
		);
		$container->set(
			PackageInstaller::class,
			static fn ( Container $c ): PackageInstaller => new PackageInstaller(
				$c->get( PackageSource::class ),
				new Lock( $c->get( Database::class ), PackageInstaller::LOCK, PackageInstaller::LOCK_LIFETIME )
			)
		);
		$container->set( Companions::class, static fn (): Companions => new Companions() );
		$container->set(
			Analytics::class,
			static fn ( Container $c ): Analytics => new Analytics( $c->get( Clock::class ) )
		);
		$container->set(
			CompanionActions::class,
			static fn ( Container $c ): CompanionActions => new CompanionActions(
				new AjaxRouter(),
				$c->get( Companions::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'admin_init',
			static function () use ( $container ): void {
				( new AjaxRouter() )->add(
					'userfeedback_get_addons',
					Capability::Manage,
					array(),
					static fn (): array => array( 'addons' => $container->get( ListAddons::class )->all() )
				);
				$container->get( CompanionActions::class )->add();
			}
		);
		foreach ( array( 'admin_notices', 'network_admin_notices' ) as $hook ) {
			add_action( $hook, static fn () => $container->get( AddonNotices::class )->print() );
		}
		add_filter(
			'plugin_row_meta',
			static fn (
				array $meta,
				string $file
			): array => $container->get( AddonNotices::class )->row_meta( $meta, $file ),
			10,
			2
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Support\Clock;

/**
 * Edition, licence and what they open.
 */
final class PlanModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set( Edition::class, static fn (): Edition => Edition::of_files() );
		$container->set( LicenceStore::class, static fn ( Container $c ): LicenceStore => new LicenceStore( $c->get( Clock::class ) ) );
		$container->set( Entitlements::class, static fn ( Container $c ): Entitlements => new Entitlements( $c->get( Edition::class ), $c->get( LicenceStore::class ), $c->get( AddonStates::class ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {}
}

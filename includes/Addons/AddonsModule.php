<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plan\Edition;

/**
 * Addons: handshake, catalogue, installation.
 */
final class AddonsModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set( AddonCatalog::class, static fn (): AddonCatalog => new AddonCatalog() );
		$container->set( AddonStates::class, static fn (): AddonStates => new AddonStates( WP_PLUGIN_DIR ) );
		$container->set( AddonRegistrar::class, static fn ( Container $c ): AddonRegistrar => new AddonRegistrar( $c->get( Edition::class ), $c->get( AddonStates::class ), $c ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {}
}

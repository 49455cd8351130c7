<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * The self-test of the fast path, for sites whose owner switched it on.
 */
final class FastPathModule implements Module {

	public function register( Container $container ): void {}

	public function boot( Container $container ): void {
		add_action( FastPathSetup::EVENT, static fn () => $container->get( FastPathSetup::class )->test() );
		add_action( 'admin_init', static fn () => $container->get( FastPathSetup::class )->follow() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * What every feature needs and no feature owns.
 */
final class SupportModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set( Clock::class, static fn (): Clock => new SystemClock() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {}
}

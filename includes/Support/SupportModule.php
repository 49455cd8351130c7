<?php
declare(strict_types=1);

namespace UserFeedback\Support;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * What every feature needs and no feature owns.
 */
final class SupportModule implements Module {

	public function register( Container $container ): void {
		$container->set( Clock::class, static fn (): Clock => new SystemClock() );
	}

	public function boot( Container $container ): void {}
}

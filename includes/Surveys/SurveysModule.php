<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * Objects and hooks of this feature.
 */
final class SurveysModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {}
}

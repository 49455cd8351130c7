<?php
declare(strict_types=1);

namespace UserFeedback;

/**
 * One feature's composition root: read it top to bottom and you know its
 * objects and its hooks. Modules are the only users of the container.
 */
interface Module {

	/**
	 * Puts the factories of the feature's objects into the container. Builds nothing.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void;

	/**
	 * Adds the feature's WordPress hooks; called once all modules are registered.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void;
}

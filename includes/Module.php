<?php
declare(strict_types=1);

namespace UserFeedback;

/**
 * Composition root of one feature: its objects and its hooks, from top to bottom. Only modules use the
 * container.
 */
interface Module {

	/**
	 * Registers factories in the container. Creates nothing.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void;

	/**
	 * Adds the feature's WordPress hooks, after all modules registered.
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void;
}

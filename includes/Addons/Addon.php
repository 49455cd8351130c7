<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Container;

/**
 * The object that an addon passes to AddonRegistrar on `userfeedback_loaded`.
 */
interface Addon {

	/**
	 * Slug of addons.json, e.g. `question-types`.
	 */
	public function slug(): string;

	/**
	 * Its version, e.g. `0.1.0`.
	 */
	public function version(): string;

	/**
	 * Least version of UserFeedback that it works with.
	 */
	public function requires(): string;

	/**
	 * Registers its parts in the registries of core. Builds and prints nothing.
	 *
	 * @param Container $container Holds the registries, by class name.
	 */
	public function register( Container $container ): void;
}

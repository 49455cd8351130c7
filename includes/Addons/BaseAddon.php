<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Throwable;
use UserFeedback\Container;

/**
 * Base class of UserFeedback's addons. It belongs to core, so an addon may only name it in classes that
 * AddonRegistrar::load() finds.
 */
abstract class BaseAddon implements Addon {

	/**
	 * Slug of addons.json.
	 */
	protected const SLUG = '';

	/**
	 * Its own version, which `npm run version` sets.
	 */
	public const VERSION = '0.0.0';

	/**
	 * Least version of UserFeedback.
	 */
	protected const REQUIRES = '0.1.0';

	public function slug(): string {
		return static::SLUG;
	}

	public function version(): string {
		return static::VERSION;
	}

	public function requires(): string {
		return static::REQUIRES;
	}

	public function register( Container $container ): void {}

	/**
	 * Its door to WordPress's hooks: add every action, filter and shortcode through it.
	 */
	protected static function hooks( Container $container ): AddonHooks {
		return new AddonHooks(
			static::SLUG,
			$container->get( AddonStates::class ),
			// A newer version is not blamed for what this one throws.
			static fn ( Throwable $thrown ) => $container->get( AddonFailures::class )->note(
				static::SLUG,
				static::VERSION,
				$thrown
			)
		);
	}
}

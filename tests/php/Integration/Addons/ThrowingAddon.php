<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use RuntimeException;
use UserFeedback\Addons\Addon;
use UserFeedback\Container;
use UserFeedback\Plugin;

/**
 * An addon that fails when it should register.
 */
final class ThrowingAddon implements Addon {

	/**
	 * In whose place it stands.
	 *
	 * @var string
	 */
	public static string $slug = '';

	public function slug(): string {
		return self::$slug;
	}

	public function version(): string {
		return Plugin::VERSION;
	}

	public function requires(): string {
		return Plugin::VERSION;
	}

	public function register( Container $container ): void {
		throw new RuntimeException( 'broken' );
	}
}

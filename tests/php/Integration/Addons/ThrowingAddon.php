<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use RuntimeException;
use UserFeedback\Addons\Addon;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Plugin;

/**
 * An addon that fails when it should register, or later.
 */
final class ThrowingAddon implements Addon {

	public const VERSION = '0.1.1';

	/**
	 * In whose place it stands.
	 *
	 * @var string
	 */
	public static string $slug = '';

	/**
	 * Whether it fails later, when a survey's parts are first asked for.
	 *
	 * @var bool
	 */
	public static bool $later = false;

	public function slug(): string {
		return self::$slug;
	}

	/**
	 * Another than the real addon's, so that nothing is left of what that one made.
	 */
	public function version(): string {
		return self::VERSION;
	}

	public function requires(): string {
		return Plugin::VERSION;
	}

	public function register( Container $container ): void {
		$fail = static fn () => throw new RuntimeException( 'A part is <b>missing</b>' );
		self::$later ? $container->extend( SurveyParts::class, $fail ) : $fail();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Branding;

use UserFeedback\Addons\Addon as AddonContract;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;

/**
 * The Branding addon: what it registers in UserFeedback.
 */
final class Addon implements AddonContract {

	public const VERSION = '0.1.0';

	/**
	 * Slug of addons.json.
	 */
	public function slug(): string {
		return 'branding';
	}

	/**
	 * Version of this addon.
	 */
	public function version(): string {
		return self::VERSION;
	}

	/**
	 * Least version of UserFeedback.
	 */
	public function requires(): string {
		return '0.1.0';
	}

	/**
	 * Registers its parts.
	 *
	 * @param Container $container Holds the registries, by class name.
	 */
	public function register( Container $container ): void {
		$container->extend(
			SurveyParts::class,
			static function ( SurveyParts $parts ): void {
				$parts->replace( SurveyParts::THEMING, array( ThemingPart::class, 'of' ) );
			}
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Branding;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;

/**
 * The Branding addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'branding';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->extend(
			SurveyParts::class,
			static function ( SurveyParts $parts ): void {
				$parts->replace( SurveyParts::THEMING, array( ThemingPart::class, 'of' ) );
			}
		);
	}
}

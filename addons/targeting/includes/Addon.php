<?php
declare(strict_types=1);

namespace UserFeedback\Targeting;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\SurveyParts;

/**
 * The Targeting addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'targeting';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->extend(
			PageRuleRegistry::class,
			static function ( PageRuleRegistry $rules ): void {
				array_map( array( $rules, 'register' ), Rules::all() );
			}
		);
		$container->extend(
			SurveyParts::class,
			static function ( SurveyParts $parts ): void {
				$parts->replace( SurveyParts::DEVICES, array( DevicesPart::class, 'of' ) );
			}
		);
	}
}

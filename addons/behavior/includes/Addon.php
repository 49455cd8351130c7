<?php
declare(strict_types=1);

namespace UserFeedback\Behavior;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\Triggers\Trigger;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The Behavior addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'behavior';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->extend(
			TriggerRegistry::class,
			static function ( TriggerRegistry $triggers ): void {
				$triggers->register( new Trigger( 'delay' ) );
				$triggers->register( new Trigger( 'before_abandon' ) );
				$triggers->register( new Trigger( 'half_page' ) );
			}
		);
		$container->extend(
			SurveyParts::class,
			static function ( SurveyParts $parts ) use ( $container ): void {
				$parts->replace(
					SurveyParts::BEHAVIOR,
					static fn (
						Survey $survey
					): array => ( new BehaviorPart( $container->get( TriggerRegistry::class ) ) )->of( $survey )
				);
				$parts->replace(
					SurveyParts::THANK_YOU,
					static fn ( Survey $survey ): array => ( new ThankYouPart() )->of( $survey )
				);
			}
		);
	}
}

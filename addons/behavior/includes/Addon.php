<?php
declare(strict_types=1);

namespace UserFeedback\Behavior;

use UserFeedback\Addons\Addon as AddonContract;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\Triggers\Trigger;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The Behavior addon: what it registers in UserFeedback.
 */
final class Addon implements AddonContract {

	public const VERSION = '0.1.0';

	/**
	 * Slug of addons.json.
	 */
	public function slug(): string {
		return 'behavior';
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

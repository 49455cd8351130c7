<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Surveys\QuestionTypes\CoreTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * Objects and hooks of this feature.
 */
final class SurveysModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set(
			QuestionTypeRegistry::class,
			static function (): QuestionTypeRegistry {
				$registry = new QuestionTypeRegistry();
				CoreTypes::register( $registry );
				return $registry;
			}
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {}
}

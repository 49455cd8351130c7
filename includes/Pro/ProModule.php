<?php
declare(strict_types=1);

namespace UserFeedback\Pro;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Pro\QuestionTypes\IconChoiceType;
use UserFeedback\Pro\QuestionTypes\ImageRadioType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * What only the Pro edition has. The Lite zip is made without this folder, so
 * nothing outside it may name its classes, except `Plugin::modules()`.
 */
final class ProModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {
		$container->extend(
			QuestionTypeRegistry::class,
			static function ( QuestionTypeRegistry $types ): void {
				$types->register( new ImageRadioType() );
				$types->register( new IconChoiceType() );
			}
		);
	}
}

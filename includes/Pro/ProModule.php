<?php
declare(strict_types=1);

namespace UserFeedback\Pro;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Pro\QuestionTypes\IconChoiceType;
use UserFeedback\Pro\QuestionTypes\ImageRadioType;
use UserFeedback\Pro\Updates\UpdatesModule;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * What only the Pro edition has. The Lite zip is made without this folder, so
 * nothing outside it may name its classes, except `Plugin::modules()`.
 */
final class ProModule implements Module {

	public function register( Container $container ): void {
		foreach ( self::parts() as $part ) {
			$part->register( $container );
		}
	}

	public function boot( Container $container ): void {
		$container->extend(
			QuestionTypeRegistry::class,
			static function ( QuestionTypeRegistry $types ): void {
				$types->register( new ImageRadioType() );
				$types->register( new IconChoiceType() );
			}
		);
		foreach ( self::parts() as $part ) {
			$part->boot( $container );
		}
	}

	/**
	 * Modules that no visitor's page needs.
	 *
	 * @return list<Module>
	 */
	private static function parts(): array {
		return Plugin::may_be_a_visitor() ? array() : array( new UpdatesModule() );
	}
}

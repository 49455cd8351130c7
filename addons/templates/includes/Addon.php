<?php
declare(strict_types=1);

namespace UserFeedback\Templates;

use UserFeedback\Addons\Addon as AddonContract;
use UserFeedback\Container;
use UserFeedback\Surveys\Templates\TemplateQuestions;
use UserFeedback\Surveys\Templates\TemplateRegistry;

/**
 * The Templates addon: what it registers in UserFeedback.
 */
final class Addon implements AddonContract {

	public const VERSION = '0.1.0';

	/**
	 * Slug of addons.json.
	 */
	public function slug(): string {
		return 'templates';
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
			TemplateRegistry::class,
			static function ( TemplateRegistry $templates ) use ( $container ): void {
				$templates->add(
					static fn (): array => ( new TemplateFiles(
						dirname( __DIR__ ) . '/templates/',
						$container->get( TemplateQuestions::class )
					) )->all()
				);
			}
		);
	}
}

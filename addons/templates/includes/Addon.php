<?php
declare(strict_types=1);

namespace UserFeedback\Templates;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Surveys\Templates\TemplateQuestions;
use UserFeedback\Surveys\Templates\TemplateRegistry;

/**
 * The Templates addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'templates';
	protected const REQUIRES = '0.1.0';

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

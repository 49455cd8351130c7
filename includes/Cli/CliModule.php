<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Responses\FastPathSetup;
use UserFeedback\Responses\RecountCounters;
use UserFeedback\Responses\SeedResponses;
use UserFeedback\Surveys\SurveyRepository;
use WP_CLI;

/**
 * Commands for the terminal: `wp userfeedback …`.
 */
final class CliModule implements Module {

	public function register( Container $container ): void {}

	public function boot( Container $container ): void {
		add_action(
			'cli_init',
			static function () use ( $container ): void {
				WP_CLI::add_command(
					'userfeedback recount',
					new RecountCommand( $container->get( RecountCounters::class ) )
				);
				WP_CLI::add_command(
					'userfeedback fast-impressions',
					new FastImpressionsCommand( $container->get( FastPathSetup::class ) )
				);
				WP_CLI::add_command(
					'userfeedback seed',
					new SeedCommand(
						$container->get( SurveyRepository::class ),
						$container->get( SeedResponses::class )
					)
				);
			}
		);
	}
}

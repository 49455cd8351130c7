<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use UserFeedback\Cli\Seed\SampleAnswers;
use UserFeedback\Cli\Seed\SeedCommand;
use UserFeedback\Cli\Seed\SeedResponses;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Retention\PruneResponses;
use UserFeedback\Responses\Retention\RetentionQuery;
use UserFeedback\Settings\ReadSettings;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;
use WP_CLI;

/**
 * Commands for the terminal: `wp userfeedback …`.
 */
final class CliModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			SeedResponses::class,
			static fn ( Container $c ): SeedResponses => new SeedResponses(
				$c->get( Database::class ),
				$c->get( ResponseRepository::class ),
				$c->get( CounterRepository::class ),
				new SampleAnswers( $c->get( QuestionTypeRegistry::class ), $c->get( Walk::class ) ),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'cli_init',
			static function () use ( $container ): void {
				$calls = new RestCalls();
				WP_CLI::add_command( 'userfeedback survey', new SurveyCommand( $calls ) );
				$files = new SurveyFileCommand( $calls );
				WP_CLI::add_command( 'userfeedback survey export', array( $files, 'export' ) );
				WP_CLI::add_command( 'userfeedback survey import', array( $files, 'import' ) );
				WP_CLI::add_command( 'userfeedback response', new ResponseCommand( $calls ) );
				WP_CLI::add_command( 'userfeedback results', new ResultsCommand( $calls ) );
				WP_CLI::add_command(
					'userfeedback recount',
					new RecountCommand( $container->get( RecountCounters::class ) )
				);
				WP_CLI::add_command(
					'userfeedback settings',
					new SettingsCommand(
						$container->get( ReadSettings::class ),
						$container->get( SaveSettings::class ),
						$container->get( SettingsRegistry::class ),
						static fn ( int $days ): int => $container->get( RetentionQuery::class )->count(
							$container->get( PruneResponses::class )->first_day( $days )
						)
					)
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

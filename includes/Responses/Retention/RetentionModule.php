<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Retention;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Support\Clock;
use WP_CLI;

/**
 * Objects and hooks of "Keep responses for".
 */
final class RetentionModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			RetentionQuery::class,
			static fn ( Container $c ): RetentionQuery => new RetentionQuery( $c->get( Database::class ) )
		);
		$container->set(
			PruneResponses::class,
			static fn ( Container $c ): PruneResponses => new PruneResponses(
				$c->get( Database::class ),
				$c->get( RetentionQuery::class ),
				$c->get( ResponseRepository::class ),
				$c->get( CounterRepository::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RetentionSchedule::class,
			static fn ( Container $c ): RetentionSchedule => new RetentionSchedule(
				$c->get( PruneResponses::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( RetentionSchedule::EVENT, static fn () => $container->get( RetentionSchedule::class )->run() );
		foreach ( array( 'add_option_', 'update_option_' ) as $hook ) {
			add_action(
				$hook . SettingsModule::OPTION,
				static fn () => $container->get( RetentionSchedule::class )->follow(),
				10,
				0
			);
		}
		// After a reactivation: deactivating ended all background jobs.
		add_action( 'admin_init', static fn () => $container->get( RetentionSchedule::class )->follow() );
		add_action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback response prune',
				new PruneCommand( $container->get( PruneResponses::class ), $container->get( RetentionQuery::class ) )
			)
		);
	}
}

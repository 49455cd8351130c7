<?php
declare(strict_types=1);

namespace UserFeedback\Outbox;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Support\Clock;
use WP_CLI;

/**
 * Background jobs: written in the transaction of what they belong to, run by WP-Cron (ADR 8).
 */
final class OutboxModule implements Module {

	/**
	 * Schedule::EVENT and Schedule::HOURLY, here so that a visitor's page loads no further class.
	 */
	private const EVENTS = array( 'userfeedback_core_outbox', 'userfeedback_core_outbox_hourly' );

	public function register( Container $container ): void {
		$container->set(
			OutboxRepository::class,
			static fn ( Container $c ): OutboxRepository => new OutboxRepository( $c->get( Database::class ) )
		);
		$container->set( OutboxHandlers::class, static fn (): OutboxHandlers => new OutboxHandlers() );
		$container->set(
			Worker::class,
			static fn ( Container $c ): Worker => new Worker(
				$c->get( OutboxRepository::class ),
				$c->get( OutboxHandlers::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RunOutbox::class,
			static fn ( Container $c ): RunOutbox => new RunOutbox( $c->get( Worker::class ) )
		);
		$container->set(
			ReviveJobs::class,
			static fn ( Container $c ): ReviveJobs => new ReviveJobs(
				$c->get( OutboxRepository::class ),
				$c->get( OutboxHandlers::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Outbox::class,
			static fn ( Container $c ): Outbox => new Outbox(
				$c->get( OutboxRepository::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		foreach ( self::EVENTS as $event ) {
			add_action( $event, static fn () => $container->get( RunOutbox::class )->run() );
		}
		add_action( 'admin_init', static fn () => Schedule::keep_hourly() );
		add_action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback outbox',
				new OutboxCommand(
					$container->get( Worker::class ),
					$container->get( OutboxRepository::class ),
					$container->get( ReviveJobs::class )
				)
			)
		);
	}
}

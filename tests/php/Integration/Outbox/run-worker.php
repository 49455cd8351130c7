<?php
/**
 * A worker in a process of its own, to run beside others or to be killed:
 * `run-worker.php <file> <seconds of a claim> <microseconds of a job>`. Each job appends a line "begin <key>" before
 * and "end <key>" after the step that cannot be taken back, which is the line itself.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Outbox\Attempt;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Outcome;
use UserFeedback\Outbox\Worker;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Integration\Outbox\LogHandler;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process.
WordPress::load();
list( , $file, $claim, $pause ) = $argv;
$handlers                       = new OutboxHandlers();
$handlers->register(
	new LogHandler(
		static function ( Job $job, Attempt $attempt ) use ( $file, $pause ): Outcome {
			usleep( (int) $pause );
			$attempt->begin();
			file_put_contents( $file, $job->key . "\n", FILE_APPEND | LOCK_EX );
			usleep( (int) $pause );
			return Outcome::done();
		}
	)
);
echo "ready\n";
fgets( STDIN );
( new Worker(
	Plugin::container()->get( OutboxRepository::class ),
	$handlers,
	Plugin::container()->get( Clock::class ),
	(int) $claim
) )->run( 60 );
echo "finished\n";

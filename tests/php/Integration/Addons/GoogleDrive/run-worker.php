<?php
/**
 * A worker in a process of its own, to run beside others or to be killed: `run-worker.php <address of Google> <seconds
 * of a claim> <seconds of a lease>`.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\GoogleDrive\Attempts;
use UserFeedback\GoogleDrive\ResponseRows;
use UserFeedback\GoogleDrive\RowsQuery;
use UserFeedback\GoogleDrive\SendResponse;
use UserFeedback\GoogleDrive\SheetRepository;
use UserFeedback\GoogleDrive\SheetWriter;
use UserFeedback\GoogleDrive\Spreadsheets;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Worker;
use UserFeedback\Plugin;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\GoogleService;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 4 ) . '/bootstrap.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- A script of its own process.
list( , $url, $claim, $lease ) = $argv;
define( 'USERFEEDBACK_CORE_GOOGLE_URL', $url );
define( 'USERFEEDBACK_CORE_GOOGLE_CLIENT_ID', GoogleService::CLIENT_ID );
define( 'USERFEEDBACK_CORE_GOOGLE_CLIENT_SECRET', GoogleService::CLIENT_SECRET );
WordPress::load();
$container = Plugin::container();
$container->set(
	SheetWriter::class,
	static fn (): SheetWriter => new SheetWriter(
		$container->get( Spreadsheets::class ),
		$container->get( SheetRepository::class ),
		new ResponseRows(
			$container->get( RowsQuery::class ),
			$container->get( AnswersQuery::class ),
			$container->get( AnswerReader::class )
		),
		$container->get( SurveyRepository::class ),
		$container->get( Clock::class ),
		(int) $lease
	)
);
$handlers = new OutboxHandlers();
$handlers->register( new SendResponse( static fn (): Attempts => $container->get( Attempts::class ), $container->get( Clock::class ) ) );
echo "ready\n";
fgets( STDIN );
( new Worker( $container->get( OutboxRepository::class ), $handlers, $container->get( Clock::class ), (int) $claim ) )->run( 60 );
echo "finished\n";

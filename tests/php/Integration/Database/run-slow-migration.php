<?php
/**
 * Runs MarkInBatches slowly in a process of its own, to be killed.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\Database\Database;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Lock;
use UserFeedback\Database\Migrator;
use UserFeedback\Tests\Integration\Database\MarkInBatches;
use UserFeedback\Tests\WordPress;

require dirname( __DIR__, 3 ) . '/bootstrap.php';

WordPress::load();
echo "ready\n";
$userfeedback_database = new Database( $GLOBALS['wpdb'] );
( new Migrator(
	$userfeedback_database,
	new Lock( $userfeedback_database, Migrator::LOCK_OPTION, Migrator::LOCK_LIFETIME ),
	array(
		DatabaseModule::NEWEST     => new MarkInBatches(),
		DatabaseModule::NEWEST + 1 => new MarkInBatches( 50000 ),
	)
) )->run();

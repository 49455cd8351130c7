<?php
/**
 * Fast impressions on a network: `on-a-network.php install`, then `on-a-network.php run`,
 * which prints what happened.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Plugin;
use UserFeedback\Support\Failure;

require dirname( __DIR__, 3 ) . '/bootstrap.php';
require dirname( __DIR__, 2 ) . '/network.php';

$userfeedback_message = '';
try {
	Plugin::container()->get( FastImpressions::class )->enable();
} catch ( Failure $userfeedback_failure ) {
	$userfeedback_message = $userfeedback_failure->getMessage();
}
echo "\n" . wp_json_encode(
	array(
		'message' => $userfeedback_message,
		'enabled' => FastImpressions::is_enabled(),
		'file'    => file_exists( FastImpressions::path() ),
	)
);

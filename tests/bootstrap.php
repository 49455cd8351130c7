<?php
/**
 * PHPUnit's bootstrap. WordPress itself is loaded by the first integration
 * test only, so that unit tests stay fast and provably need none of it.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

require dirname( __DIR__ ) . '/vendor/autoload.php';
require dirname( __DIR__ ) . '/tools/demo/DevelopmentLicense.php';

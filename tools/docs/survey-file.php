<?php
/**
 * Prints the schema of survey files as JSON, for tools/docs.mjs: without WordPress.
 *
 * @package UserFeedback\Tools
 */

declare(strict_types=1);

namespace UserFeedback\Tools;

use UserFeedback\Surveys\File\SurveyFile;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

echo json_encode( SurveyFile::schema(), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );

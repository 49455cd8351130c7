<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use RuntimeException;

/**
 * Another worker writes into the spreadsheet.
 */
final class Busy extends RuntimeException {}

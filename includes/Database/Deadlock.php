<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use RuntimeException;

/**
 * The database chose this transaction to lose; it can be tried again.
 */
final class Deadlock extends RuntimeException {}

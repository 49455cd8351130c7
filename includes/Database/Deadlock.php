<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use RuntimeException;

/**
 * The database aborted this transaction because of a deadlock; it can be retried.
 */
final class Deadlock extends RuntimeException {}

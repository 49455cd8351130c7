<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use RuntimeException;

/**
 * The vendor gave no answer that can be used. The message is for developers and
 * holds neither key nor body.
 */
final class VendorUnreachable extends RuntimeException {}

<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use RuntimeException;

/**
 * The vendor sent no usable reply. The message is for developers and contains neither key nor body.
 */
final class VendorUnreachable extends RuntimeException {}

<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * The vendor's last verdict on a key.
 */
enum LicenseStatus: string {

	case None        = 'none';
	case Valid       = 'valid';
	case Expired     = 'expired';
	case Disabled    = 'disabled';
	case Invalid     = 'invalid';
	case Unreachable = 'unreachable';
}

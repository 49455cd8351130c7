<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * What the vendor last said of a license key.
 */
enum LicenseStatus: string {

	case None        = 'none';
	case Valid       = 'valid';
	case Expired     = 'expired';
	case Disabled    = 'disabled';
	case Invalid     = 'invalid';
	case Unreachable = 'unreachable';
}

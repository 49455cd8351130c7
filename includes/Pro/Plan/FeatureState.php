<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Plan;

/**
 * Whether a feature is open, and if not, what opens it.
 */
enum FeatureState: string {

	case Open     = 'open';
	case Upgrade  = 'upgrade';
	case License  = 'license';
	case Install  = 'install';
	case Activate = 'activate';
	case Repair   = 'repair';
}

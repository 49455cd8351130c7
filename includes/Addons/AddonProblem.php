<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

/**
 * Why an addon that WordPress loads does not work.
 */
enum AddonProblem: string {

	case NeedsPro = 'needs_pro';
	case OldCore  = 'old_core';
	case OldAddon = 'old_addon';
	case Broken   = 'broken';
}

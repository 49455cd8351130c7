<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Addons\BaseAddon;

/**
 * The Heatmaps addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'heatmaps';
	protected const REQUIRES = '0.1.0';
}

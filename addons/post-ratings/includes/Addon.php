<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Addons\BaseAddon;

/**
 * The Post Ratings addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'post-ratings';
	protected const REQUIRES = '0.1.0';
}

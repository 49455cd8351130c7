<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Addons\BaseAddon;

/**
 * The Geo Restrictions addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'geo-restrictions';
	protected const REQUIRES = '0.1.0';
}

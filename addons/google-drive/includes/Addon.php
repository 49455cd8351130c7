<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Addons\BaseAddon;

/**
 * The Google Drive addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'google-drive';
	protected const REQUIRES = '0.1.0';
}

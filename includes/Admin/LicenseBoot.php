<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Access\Capability;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Notices\UserChoices;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\UpgradeLink;

/**
 * Boot data about the license and the offers. It comes from stored data: no page calls the vendor.
 */
final class LicenseBoot {

	/**
	 * Id of the banner below the list of surveys. It is dismissed like a notice (A103).
	 */
	private const LITE_BANNER = 'lite-banner';

	/**
	 * @param LicenseNotices $notices The notice about the license.
	 */
	public function __construct(
		private LicenseStore $store,
		private Owner $owner,
		private UpgradeLink $links,
		private LicenseNotices $notices,
		private UserChoices $choices
	) {}

	/**
	 * Data for the current user. Only people who may change the key get it, masked.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$source = $this->store->source();
		$notice = $this->notices->current();
		return array(
			'license'        => $this->store->info( $source, Capability::Manage->allowed() && $source->may_change() ),
			'license_notice' => null === $notice ? null : $notice->to_array(),
			'owner'          => $this->owner->shown(),
			'upgrade_link'   => $this->links->template(),
			'blurb'          => $this->choices->blurb(),
			// Not the blurb: dismissing this banner keeps the offers on other screens (A83).
			'lite_banner'    => ! $this->choices->has_dismissed( self::LITE_BANNER ),
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Pro\Addons\AddonGate;
use UserFeedback\Addons\Package;
use UserFeedback\Admin\Page;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\UpgradeLink;

/**
 * Whether this site's license includes an update, and what to do otherwise.
 */
final class UpdateRight {

	/**
	 * @param AddonGate    $gate     Which of them the plan includes.
	 * @param LicenseStore $licenses The license that counts. On a network the main site asks, for all of them.
	 * @param UpgradeLink  $links    Where to renew and to upgrade.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonGate $gate,
		private LicenseStore $licenses,
		private UpgradeLink $links
	) {}

	/**
	 * Whether the owner entered a key: before that nothing leaves the site (SEC-PR1).
	 */
	public function has_key(): bool {
		return '' !== $this->licenses->current()->key;
	}

	/**
	 * The reason why there is no update, as a sentence, or ''.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	public function obstacle( string $slug ): string {
		if ( null !== $this->licenses->plan() ) {
			$addon = $this->addons->find( $slug );
			return Package::PRO === $slug || ( null !== $addon && $this->gate->is_licensed( $addon ) )
				? ''
				: __( 'Your plan does not include this addon. Upgrade your plan to get this update.', 'userfeedback' );
		}
		return match ( $this->licenses->current()->status ) {
			LicenseStatus::None        => __( 'Enter your license key to get this update.', 'userfeedback' ),
			LicenseStatus::Expired     => __(
				'Your UserFeedback license has expired. Renew it to get this update.',
				'userfeedback'
			),
			LicenseStatus::Unreachable => __(
				'Your UserFeedback license could not be checked for a long time. Refresh the key to get this update.',
				'userfeedback'
			),
			default                    => __(
				'Your UserFeedback license key is not valid any more. Enter another key to get this update.',
				'userfeedback'
			),
		};
	}

	/**
	 * The link that goes with the sentence.
	 *
	 * @return array{url: string, text: string} `url` is '' when the owner has no such address.
	 */
	public function way_out(): array {
		if ( null !== $this->licenses->plan() ) {
			return array(
				'url'  => $this->links->to( 'plugin-update' ),
				'text' => __( 'Upgrade your plan', 'userfeedback' ),
			);
		}
		return LicenseStatus::Expired === $this->licenses->current()->status ? array(
			'url'  => $this->links->to( 'plugin-update', 'renew' ),
			'text' => __( 'Renew your license', 'userfeedback' ),
		) : array(
			'url'  => Page::Settings->url(),
			'text' => __( 'Open the license settings', 'userfeedback' ),
		);
	}
}

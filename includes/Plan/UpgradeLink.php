<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Plugin;

/**
 * Links that lead to the vendor's shop (PLAN-16, PLAN-17).
 */
final class UpgradeLink {

	/**
	 * Stands in template() where the campaign tag of a control goes.
	 */
	public const TAG = '__medium__';

	/**
	 * @param Edition $edition Lite or Pro, as the source of the visit.
	 */
	public function __construct( private Owner $owner, private Edition $edition ) {}

	/**
	 * A link with campaign tracking.
	 *
	 * @param string $medium Campaign tag of the control, e.g. `survey-runtime`.
	 * @param string $link   upgrade, account, renew or docs.
	 * @return string '' when the owner has no such address.
	 */
	public function to( string $medium, string $link = 'upgrade' ): string {
		$address = $this->owner->link( $link );
		if ( '' === $address ) {
			return '';
		}
		$tracked   = add_query_arg(
			array(
				'utm_source'   => $this->edition->is_pro() ? 'proplugin' : 'liteplugin',
				'utm_medium'   => rawurlencode( $medium ),
				'utm_campaign' => 'userfeedback',
				'utm_content'  => rawurlencode( Plugin::VERSION ),
			),
			$address
		);
		$affiliate = 'upgrade' === $link ? $this->owner->affiliate() : null;
		return null === $affiliate ? $tracked : strtr(
			$affiliate['url'],
			array(
				'{id}'  => rawurlencode( $affiliate['id'] ),
				'{url}' => rawurlencode( $tracked ),
			)
		);
	}

	/**
	 * The upgrade link of every control, for boot data: screens put a control's
	 * campaign tag (letters, digits, hyphens) where TAG stands.
	 */
	public function template(): string {
		return $this->to( self::TAG );
	}
}

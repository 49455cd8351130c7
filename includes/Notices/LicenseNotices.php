<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use DateTimeImmutable;
use UserFeedback\Access\Capability;
use UserFeedback\Admin\Page;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseInfo;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\UpgradeLink;

/**
 * The license notice (STG-22, ERR-21 to ERR-23), in this priority: expired, disabled, invalid, unreachable
 * vendor. Shown to people who can act on it.
 */
final class LicenseNotices {

	/**
	 * In the order of their priority.
	 */
	private const ORDER = array(
		LicenseStatus::Expired,
		LicenseStatus::Disabled,
		LicenseStatus::Invalid,
		LicenseStatus::Unreachable,
	);

	/**
	 * @param Edition $edition Lite has no license section.
	 */
	public function __construct(
		private Edition $edition,
		private LicenseStore $store,
		private UpgradeLink $links,
		private UserChoices $choices
	) {}

	/**
	 * The notice for the current user, or null.
	 */
	public function current(): ?Notice {
		$notice = Capability::Manage->allowed() ? $this->problem() : null;
		return null === $notice || $this->choices->has_dismissed( $notice->id ) ? null : $notice;
	}

	/**
	 * The notice, whoever asks.
	 */
	public function problem(): ?Notice {
		foreach ( $this->edition->is_pro() ? self::ORDER : array() as $status ) {
			foreach ( $this->that_count() as $license ) {
				if ( $license->status === $status ) {
					return $this->of( $license );
				}
			}
		}
		return null;
	}

	/**
	 * The effective license. When none is valid, the site or the network may have a faulty key.
	 *
	 * @return list<License>
	 */
	private function that_count(): array {
		return null === $this->store->plan()
			? array( $this->store->site(), $this->store->network() )
			: array( $this->store->current() );
	}

	/**
	 * The notice about a license.
	 *
	 * @param License $license One whose status is in ORDER.
	 */
	private function of( License $license ): Notice {
		// A dismissed notice must not hide one for the next key, the next outage or the end of the grace period.
		$since = LicenseInfo::unreachable_since( $license );
		$of    = $license->key . $since . ( $this->store->is_grace_over( $license ) ? 'over' : '' );
		$id    = 'license-' . $license->status->value . '-' . substr( wp_hash( $of ), 0, 8 );
		return new Notice(
			$id,
			LicenseStatus::Unreachable === $license->status ? 'warning' : 'error',
			$license->status->value,
			$this->parts( $license, $since )
		);
	}

	/**
	 * Its text.
	 *
	 * @param string $since Day of the first silence, YYYY-MM-DD.
	 * @return list<array{text: string, url?: string}>
	 */
	private function parts( License $license, string $since ): array {
		return match ( $license->status ) {
			LicenseStatus::Expired  => Notice::sentence(
				__(
					'Your license key for the product has expired. Please <a>click here</a> to renew your license key.',
					'userfeedback'
				),
				$this->links->to( 'license-expired', 'renew' )
			),
			LicenseStatus::Disabled => Notice::sentence(
				__(
					'Your license key for the product has been disabled. Please <a>use a different key</a>.',
					'userfeedback'
				),
				Page::Settings->url()
			),
			LicenseStatus::Invalid  => Notice::sentence(
				__(
					'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please <a>use a different key</a>.',
					'userfeedback'
				),
				Page::Settings->url()
			),
			default                 => Notice::sentence( $this->silence( $license, $since ) ),
		};
	}

	/**
	 * Effect of an unreachable vendor.
	 *
	 * @param string $since Day of the first silence, YYYY-MM-DD.
	 */
	private function silence( License $license, string $since ): string {
		if ( $this->store->is_grace_over( $license ) ) {
			return sprintf(
				/* translators: %s: date. */
				__(
					'The license server has been unreachable since %s. Paid features are off until it answers; surveys run on. UserFeedback tries again every day.',
					'userfeedback'
				),
				self::day( $since )
			);
		}
		$until = null === $license->grace_until ? '' : self::day( $license->grace_until->format( 'Y-m-d' ) );
		return sprintf(
			/* translators: 1: date, 2: a later date. */
			__(
				'The license server has been unreachable since %1$s. Everything works until %2$s, and surveys run on after that. UserFeedback tries again every day.',
				'userfeedback'
			),
			self::day( $since ),
			$until
		);
	}

	/**
	 * A day in the site's format.
	 */
	private static function day( string $day ): string {
		$format = get_option( 'date_format' );
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return false === $moment
			? ''
			: (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $moment->getTimestamp() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Verdicts of the Easy Digital Downloads Software Licensing API on a key (decision A88): values of `license`
 * and of `error`.
 */
enum LicenseVerdict: string {

	case Valid               = 'valid';
	case Expired             = 'expired';
	case Disabled            = 'disabled';
	case Revoked             = 'revoked';
	case Invalid             = 'invalid';
	case Missing             = 'missing';
	case MissingUrl          = 'missing_url';
	case SiteInactive        = 'site_inactive';
	case Inactive            = 'inactive';
	case ItemNameMismatch    = 'item_name_mismatch';
	case InvalidItemId       = 'invalid_item_id';
	case KeyMismatch         = 'key_mismatch';
	case NoActivationsLeft   = 'no_activations_left';
	case LicenseNotActivable = 'license_not_activable';

	/**
	 * Its meaning for this site.
	 */
	public function status(): LicenseStatus {
		return match ( $this ) {
			self::Valid                   => LicenseStatus::Valid,
			self::Expired                 => LicenseStatus::Expired,
			self::Disabled, self::Revoked => LicenseStatus::Disabled,
			default                       => LicenseStatus::Invalid,
		};
	}

	/**
	 * Whether the key is valid but not active on this site.
	 */
	public function is_inactive_here(): bool {
		return self::SiteInactive === $this || self::Inactive === $this;
	}

	/**
	 * The message for people who entered the key (ERR-19).
	 */
	public function message(): string {
		return match ( $this ) {
			self::Valid                                                        => __(
				'The license key is active on this site.',
				'userfeedback'
			),
			self::Expired                                                      => __(
				'This license key has expired. Please renew it or use a different key.',
				'userfeedback'
			),
			self::Disabled, self::Revoked                                      => __(
				'This license key has been disabled. Please use a different key.',
				'userfeedback'
			),
			self::SiteInactive, self::Inactive                                 => __(
				'This license key is not active on this site. Please verify it again.',
				'userfeedback'
			),
			self::NoActivationsLeft                                            => __(
				'This license key is active on all the sites that it allows. Deactivate it on another site or use a different key.',
				'userfeedback'
			),
			self::ItemNameMismatch, self::InvalidItemId, self::KeyMismatch     => __(
				'This license key belongs to another product.',
				'userfeedback'
			),
			self::LicenseNotActivable                                          => __(
				'This is the key of a bundle, which cannot be activated. Please use the license key of UserFeedback itself.',
				'userfeedback'
			),
			self::Invalid, self::Missing, self::MissingUrl                     => __(
				'This license key is unknown. Please check it for typing errors.',
				'userfeedback'
			),
		};
	}
}

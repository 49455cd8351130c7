<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use DateInterval;
use DateTimeImmutable;
use UserFeedback\Support\Moment;

/**
 * A license as screens see it: wire type LicenseInfo (src/types/license.ts; ENT-32).
 * The key is masked, always (SEC-L1).
 */
final class LicenseInfo {

	/**
	 * For screens.
	 *
	 * @param bool $with_key Whether the reader may see the masked key.
	 * @return array<string, string|bool>|null Null without a license.
	 */
	public static function of(
		License $license,
		LicenseScope $scope,
		DateTimeImmutable $now,
		bool $with_key = true
	): ?array {
		if ( '' === $license->key ) {
			return null;
		}
		$grace = LicenseStatus::Unreachable === $license->status ? $license->grace_until : null;
		return array(
			'key'               => $with_key ? $license->masked_key() : '',
			'type'              => null === $license->plan ? '' : $license->plan->value,
			'status'            => $license->status->value,
			'is_invalid'        => LicenseStatus::Invalid === $license->status,
			'is_expired'        => LicenseStatus::Expired === $license->status,
			'is_disabled'       => LicenseStatus::Disabled === $license->status,
			'expires_at'        => $license->expires,
			'checked_at'        => null === $license->checked_at ? '' : Moment::wire( $license->checked_at ),
			'source'            => $scope->value,
			'unreachable_since' => self::unreachable_since( $license ),
			'works_until'       => null === $grace ? '' : $grace->format( 'Y-m-d' ),
			'is_grace_over'     => $license->is_grace_over( $now ),
		);
	}

	/**
	 * Day of the vendor's first silence, YYYY-MM-DD, '' while it answers.
	 */
	public static function unreachable_since( License $license ): string {
		return LicenseStatus::Unreachable !== $license->status || null === $license->grace_until
			? ''
			: $license->grace_until->sub( new DateInterval( 'P' . Licenses::GRACE_DAYS . 'D' ) )->format( 'Y-m-d' );
	}
}

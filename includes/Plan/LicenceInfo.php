<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use DateInterval;

/**
 * A licence as screens see it: wire type LicenceInfo (src/types/licence.ts; ENT-32).
 * The key is masked, always (security-cases L1).
 */
final class LicenceInfo {

	/**
	 * For screens.
	 *
	 * @param Licence      $licence  The licence.
	 * @param LicenceScope $scope    Whose it is.
	 * @param bool         $with_key Whether the reader may see the masked key.
	 * @return array<string, string|bool>|null Null without a licence.
	 */
	public static function of( Licence $licence, LicenceScope $scope, bool $with_key = true ): ?array {
		if ( '' === $licence->key ) {
			return null;
		}
		$grace = LicenceStatus::Unreachable === $licence->status ? $licence->grace_until : null;
		return array(
			'key'               => $with_key ? $licence->masked_key() : '',
			'type'              => null === $licence->plan ? '' : $licence->plan->value,
			'status'            => $licence->status->value,
			'is_invalid'        => LicenceStatus::Invalid === $licence->status,
			'is_expired'        => LicenceStatus::Expired === $licence->status,
			'is_disabled'       => LicenceStatus::Disabled === $licence->status,
			'expires_at'        => $licence->expires,
			'source'            => $scope->value,
			'unreachable_since' => null === $grace ? '' : $grace->sub( new DateInterval( 'P' . Licences::GRACE_DAYS . 'D' ) )->format( 'Y-m-d' ),
			'works_until'       => null === $grace ? '' : $grace->format( 'Y-m-d' ),
		);
	}
}

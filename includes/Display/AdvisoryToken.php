<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use DateTimeImmutable;

/**
 * The `nonces` of the page payload (ENT-36, A66, A116): a keyed digest of
 * survey, purpose and day. It names nobody, so a cached page may carry it for
 * weeks, and it is a hint for spam scoring, never a reason to refuse.
 */
final class AdvisoryToken {

	public const IMPRESSION = 'impression';
	public const SUBMISSION = 'submission';

	private const LENGTH = 10;

	/**
	 * The token of a day (UTC).
	 */
	public static function make( string $purpose, int $survey_id, DateTimeImmutable $now ): string {
		$day = intdiv( $now->getTimestamp(), DAY_IN_SECONDS );
		return substr(
			hash_hmac( 'sha256', "userfeedback|{$purpose}|{$survey_id}|{$day}", wp_salt( 'nonce' ) ),
			0,
			self::LENGTH
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use DateTimeImmutable;

/**
 * The `nonces` of the page payload (ENT-36, A66, A116): a keyed digest of
 * survey, purpose and day. It names nobody, so a cached page may carry it for
 * weeks, and it is a hint for spam scoring, never a reason to refuse.
 *
 * The one for submissions ends with the revision of the survey that the page shows. That only decides how much of a
 * response is kept which would be refused otherwise.
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

	/**
	 * The token of a submission from a page that shows this revision.
	 */
	public static function of_page( int $survey_id, int $revision, DateTimeImmutable $now ): string {
		return self::make( self::SUBMISSION, $survey_id, $now ) . "-$revision";
	}

	/**
	 * The revision that a page showed, or null when the token does not say. Anybody can make one up, so it may only
	 * decide how much of a response is lost.
	 *
	 * @param mixed $token As sent.
	 */
	public static function revision( mixed $token ): ?int {
		return is_string( $token ) && 1 === preg_match( '/^[0-9a-f]{10}-(\d{1,9})$/D', $token, $found )
			? (int) $found[1]
			: null;
	}
}

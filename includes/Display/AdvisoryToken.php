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
	 * The token of a day.
	 */
	public static function make( string $purpose, int $survey_id, DateTimeImmutable $now ): string {
		return self::of_day( $purpose, $survey_id, self::day( $now ) );
	}

	/**
	 * How many days old a token is.
	 *
	 * @param int $days How far to look back.
	 * @return int|null Days; null when it is not one of ours, or older.
	 */
	public static function age(
		string $token,
		string $purpose,
		int $survey_id,
		DateTimeImmutable $now,
		int $days = 14
	): ?int {
		for ( $age = 0; $age <= $days; $age++ ) {
			if ( hash_equals( self::of_day( $purpose, $survey_id, self::day( $now ) - $age ), $token ) ) {
				return $age;
			}
		}
		return null;
	}

	/**
	 * Number of the UTC day.
	 */
	private static function day( DateTimeImmutable $now ): int {
		return intdiv( $now->getTimestamp(), DAY_IN_SECONDS );
	}

	/**
	 * The digest.
	 */
	private static function of_day( string $purpose, int $survey_id, int $day ): string {
		return substr(
			hash_hmac( 'sha256', "userfeedback|{$purpose}|{$survey_id}|{$day}", wp_salt( 'nonce' ) ),
			0,
			self::LENGTH
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Files;

/**
 * What a browser holds of a file that it sent: random, and signed for one question of one survey. The database has
 * only its digest.
 */
final class FileToken {

	public static function make( int $survey_id, string $question_id ): string {
		$random = bin2hex( random_bytes( 16 ) );
		return $random . self::signature( $random, $survey_id, $question_id );
	}

	/**
	 * Whether it looks like one.
	 *
	 * @phpstan-assert-if-true string $value
	 */
	public static function is_token( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^[0-9a-f]{64}$/D', $value );
	}

	public static function is_of( string $token, int $survey_id, string $question_id ): bool {
		return hash_equals(
			self::signature( substr( $token, 0, 32 ), $survey_id, $question_id ),
			substr( $token, 32 )
		);
	}

	public static function digest( string $token ): string {
		return hash( 'sha256', $token );
	}

	private static function signature( string $random, int $survey_id, string $question_id ): string {
		return substr( hash_hmac( 'sha256', "$survey_id $question_id $random", wp_salt( 'nonce' ) . 'file' ), 0, 32 );
	}
}

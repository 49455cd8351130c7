<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Privacy\DataPolicy;

/**
 * Which surveys of this site a signed-in person answered, or saw where they show once (A51), in user meta: unlike
 * the cookie it outlives the browser session and follows the person to other browsers.
 */
final class RememberedSurveys {

	/**
	 * Begins the key; the number of the site follows, because a network's users are the same on all sites.
	 */
	private const KEY = 'userfeedback_core_answered_';

	/**
	 * The oldest go first.
	 */
	private const MOST = 200;

	/**
	 * Stands for the response where responses are anonymous.
	 */
	private const SOME_RESPONSE = 'anonymous';

	/**
	 * @return array<int, array{client_id: string, at: int}> By survey: '' for one that was only seen, and the moment in seconds since 1970.
	 */
	public static function of( int $user_id ): array {
		$stored     = get_user_meta( $user_id, self::key(), true );
		$remembered = array();
		foreach ( is_array( $stored ) ? $stored : array() as $survey_id => $answered ) {
			if ( is_array( $answered ) && is_string( $answered[0] ?? null ) && is_int( $answered[1] ?? null ) ) {
				$remembered[ (int) $survey_id ] = array(
					'client_id' => $answered[0],
					'at'        => $answered[1],
				);
			}
		}
		return $remembered;
	}

	/**
	 * Remembers that it was answered. Where responses are anonymous, neither the response nor the hour, which
	 * would lead to it.
	 *
	 * @param string $client_id UUID of the response.
	 * @param int    $at        Seconds since 1970.
	 */
	public static function add_answered( int $user_id, int $survey_id, string $client_id, int $at ): void {
		$is_anonymous = DataPolicy::current()->is_anonymous();
		self::add( $user_id, $survey_id, $is_anonymous ? self::SOME_RESPONSE : $client_id, $at );
	}

	/**
	 * @param string $client_id UUID of the response, '' without one.
	 * @param int    $at        Seconds since 1970.
	 */
	public static function add( int $user_id, int $survey_id, string $client_id, int $at ): void {
		$stored = get_user_meta( $user_id, self::key(), true );
		$kept   = is_array( $stored ) ? $stored : array();
		unset( $kept[ $survey_id ] );
		if ( DataPolicy::current()->is_anonymous() ) {
			$at -= $at % DAY_IN_SECONDS;
		}
		$kept[ $survey_id ] = array( $client_id, $at );
		update_user_meta( $user_id, self::key(), array_slice( $kept, -self::MOST, null, true ) );
	}

	/**
	 * Remembers that it was seen. An answer, or the first time, stays as it is.
	 *
	 * @param int $at Seconds since 1970.
	 */
	public static function add_seen( int $user_id, int $survey_id, int $at ): void {
		if ( ! isset( self::of( $user_id )[ $survey_id ] ) ) {
			self::add( $user_id, $survey_id, '', $at );
		}
	}

	/**
	 * @return bool Whether there was anything.
	 */
	public static function forget( int $user_id ): bool {
		return delete_user_meta( $user_id, self::key() );
	}

	/**
	 * Forgets those of everybody on this site.
	 */
	public static function forget_all(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	private static function key(): string {
		return self::KEY . get_current_blog_id();
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Support\Clock;

/**
 * Gives a signed-in person the cookies of the surveys that they answered before, or saw where they show once, in
 * this browser or another (A51). The page stays the same for everybody: only its headers differ.
 */
final class RestoredCookies {

	public function __construct( private LiveIndex $index, private Clock $clock ) {}

	/**
	 * Sends them with a page.
	 */
	public function send(): void {
		if ( headers_sent() ) {
			return;
		}
		$has = array_map( static fn ( mixed $cookie ): mixed => wp_unslash( $cookie ), $_COOKIE );
		foreach ( $this->missing( get_current_user_id(), $has ) as $cookie ) {
			setcookie(
				$cookie['name'],
				$cookie['value'],
				array(
					'expires'  => $cookie['expires'],
					'path'     => '/',
					'secure'   => is_ssl(),
					'samesite' => 'Lax',
				)
			);
		}
	}

	/**
	 * Cookies of live surveys that the browser lacks; none before its visitor agreed to any.
	 *
	 * @param array<mixed> $has Cookies of the browser.
	 * @return list<array{name: string, value: string, expires: int}> `expires` in seconds since 1970, 0 for the session.
	 */
	public function missing( int $user_id, array $has ): array {
		if ( ! ConsentGuard::is_given() ) {
			return array();
		}
		$cookies = array();
		$now     = $this->clock->now();
		foreach ( RememberedSurveys::of( $user_id ) as $survey_id => $answered ) {
			$entry     = $this->index->find( $survey_id, $now );
			$payload   = new Fields( null === $entry ? array() : $this->index->payload( $entry ) ?? array() );
			$name      = $payload->text( 'cookie_name' );
			$days      = $payload->part( 'behavior' )->number( 'remember_days' );
			$expires   = $days > 0 ? $answered['at'] + $days * DAY_IN_SECONDS : 0;
			$submitted = '' !== $answered['client_id'];
			if (
				'' === $name
				|| self::knows( $has[ $name ] ?? '', $submitted )
				|| ( $days > 0 && $expires <= $now->getTimestamp() )
			) {
				continue;
			}
			$cookies[] = array(
				'name'    => $name,
				'value'   => (string) wp_json_encode(
					array(
						'submitted'        => $submitted,
						'last_response_id' => $submitted ? $answered['client_id'] : null,
					)
				),
				'expires' => $expires,
			);
		}
		return $cookies;
	}

	/**
	 * Whether a cookie has as much as the account.
	 */
	private static function knows( mixed $cookie, bool $submitted ): bool {
		$value = is_string( $cookie ) ? json_decode( $cookie, true ) : null;
		return is_array( $value ) && ( ! $submitted || true === ( $value['submitted'] ?? false ) );
	}
}

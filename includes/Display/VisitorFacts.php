<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Responses\Calls\Visitor;

/**
 * Facts about the visitor for the rules `user_logged_in` and `user_role`, which a cached page cannot know. It
 * uses admin-ajax, because REST without a nonce sees a guest. It only reads; other sites cannot read the reply
 * (no CORS header), and it contains only the visitor's own login state, roles and country.
 */
final class VisitorFacts {

	public const ACTION = DisplayModule::VISITOR_FACTS;

	/**
	 * Parameter that asks for the country too.
	 */
	public const COUNTRY = 'country';

	/**
	 * The facts of the current user.
	 *
	 * @return array{logged_in: bool, roles: list<string>}
	 */
	public static function of_current_user(): array {
		$user = wp_get_current_user();
		return array(
			'logged_in' => $user->exists(),
			'roles'     => $user->exists() ? array_values( array_map( 'strval', $user->roles ) ) : array(),
		);
	}

	/**
	 * What a call asks for.
	 *
	 * @param array<mixed> $query Of the call.
	 * @return array{logged_in: bool, roles: list<string>, country?: string}
	 */
	public static function asked( array $query ): array {
		$facts = self::of_current_user();
		if ( isset( $query[ self::COUNTRY ] ) ) {
			$facts['country'] = Visitor::from_request()->country();
		}
		return $facts;
	}

	/**
	 * Answers GET admin-ajax.php?action=userfeedback_visitor_facts, with `&country=1` also the country.
	 */
	public static function answer(): void {
		nocache_headers();
		// No nonce: visitors have none, and it changes nothing.
		wp_send_json( self::asked( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification
	}
}

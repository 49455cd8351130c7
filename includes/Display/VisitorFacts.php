<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Facts about the visitor for the rules `user_logged_in` and `user_role`, which a cached page cannot know. It
 * uses admin-ajax, because REST without a nonce sees a guest. It only reads; other sites cannot read the reply
 * (no CORS header), and it contains only the visitor's own login state and roles.
 */
final class VisitorFacts {

	public const ACTION = DisplayModule::VISITOR_FACTS;

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
	 * Answers GET admin-ajax.php?action=userfeedback_visitor_facts.
	 */
	public static function answer(): void {
		nocache_headers();
		wp_send_json( self::of_current_user() );
	}
}

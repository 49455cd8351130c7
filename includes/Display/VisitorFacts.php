<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Says who is looking, for the rules `user_logged_in` and `user_role`: a cached
 * page cannot. By admin-ajax and not by REST, because REST without a nonce
 * knows nobody. Reads only; other sites cannot read the answer (no CORS header
 * for them), and it holds nothing but the visitor's own login state and roles.
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

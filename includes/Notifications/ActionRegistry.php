<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use Closure;
use UserFeedback\Access\Permission;
use UserFeedback\Support\Failure;

/**
 * What buttons of notifications can do (A109): class and action of a request are only looked up here.
 *
 * @phpstan-type ActionResult array{reload?: bool, redirect_to?: string}
 */
final class ActionRegistry {

	/**
	 * @var array<string, array{Permission, Closure(): ActionResult}>
	 */
	private array $actions = array();

	/**
	 * Adds an action; a second one of the same name is refused.
	 *
	 * @param string                  $owner `class` of the request, e.g. `license`.
	 * @param Closure(): ActionResult $run   Answers with `reload` or `redirect_to` where the page follows (DRAWER-09).
	 */
	public function add( string $owner, string $action, Permission $needs, Closure $run ): void {
		$key = $owner . '/' . $action;
		if ( isset( $this->actions[ $key ] ) ) {
			_doing_it_wrong( __METHOD__, esc_html( 'This action of notifications exists already: ' . $key ), '0.1.0' );
			return;
		}
		$this->actions[ $key ] = array( $needs, $run );
	}

	/**
	 * Runs one.
	 *
	 * @return ActionResult
	 * @throws Failure 400 for an unknown pair, 403 where the user may not.
	 */
	public function run( string $owner, string $action ): array {
		list( $needs, $run ) = $this->actions[ $owner . '/' . $action ] ?? array( null, null );
		if ( null === $needs || null === $run ) {
			throw Failure::invalid( array( 'action' => __( 'There is no such action.', 'userfeedback' ) ), 400 );
		}
		if ( ! $needs->allowed() ) {
			throw Failure::forbidden( __( 'Sorry, you are not allowed to do that.', 'userfeedback' ) );
		}
		return $run();
	}
}

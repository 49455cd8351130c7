<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Cli;

use UserFeedback\Cli\RestCalls;
use WP_CLI;

/**
 * `wp userfeedback response trash`, `restore` and `delete`.
 */
final class ManageResponses {

	public function __construct( private RestCalls $calls ) {}

	/**
	 * Adds the commands.
	 */
	public function add(): void {
		WP_CLI::add_command( 'userfeedback response trash', array( $this, 'trash' ) );
		WP_CLI::add_command( 'userfeedback response restore', array( $this, 'restore' ) );
		WP_CLI::add_command( 'userfeedback response delete', array( $this, 'delete' ) );
	}

	/**
	 * Moves responses to the trash; the figures lose them.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * <id>...
	 * : Its responses.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback response trash 3 812 813
	 *
	 * @param list<string> $args Survey and responses.
	 */
	public function trash( array $args ): void {
		$this->change( 'POST', '/trash', $args, '%d moved to the trash.' );
	}

	/**
	 * Takes responses out of the trash.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * <id>...
	 * : Its responses.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback response restore 3 812
	 *
	 * @param list<string> $args Survey and responses.
	 */
	public function restore( array $args ): void {
		$this->change( 'POST', '/restore', $args, '%d restored.' );
	}

	/**
	 * Deletes responses that are in the trash.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * <id>...
	 * : Its responses.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback response delete 3 812 --yes
	 *
	 * @param list<string>               $args    Survey and responses.
	 * @param array<string, string|bool> $options yes.
	 */
	public function delete( array $args, array $options ): void {
		WP_CLI::confirm( 'Delete these responses for good?', $options );
		$this->change( 'DELETE', '', $args, '%d deleted.' );
	}

	/**
	 * @param list<string> $args Survey and responses.
	 * @param string       $done What happened, with %d for the number.
	 */
	private function change( string $method, string $action, array $args, string $done ): void {
		$survey = RestCalls::ids( array( array_shift( $args ) ?? '' ), 'survey' )[0];
		$this->calls->change(
			$method,
			"/surveys/$survey/responses$action",
			array( 'response_ids' => RestCalls::ids( $args, 'response' ) ),
			$done
		);
	}
}

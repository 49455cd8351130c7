<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;

/**
 * Whether visitors' calls reach the plugin.
 */
final class LoopbackCheck implements Check {

	public function __construct( private PublicCall $call ) {}

	public function id(): string {
		return 'loopback';
	}

	public function name(): string {
		return __( 'UserFeedback: calls of visitors', 'userfeedback' );
	}

	public function is_slow(): bool {
		return true;
	}

	public function run(): Finding {
		$reply = $this->call->reply();
		if ( 404 === $reply['status'] && str_starts_with( $reply['code'], 'userfeedback_' ) ) {
			return Finding::good(
				__( 'Calls of visitors reach UserFeedback', 'userfeedback' ),
				__( 'The site answered a call to itself as it answers visitors.', 'userfeedback' )
			);
		}
		$label = __( 'Calls of visitors may not reach UserFeedback', 'userfeedback' );
		if ( 0 === $reply['status'] ) {
			return Finding::recommended(
				__( 'The site cannot call itself', 'userfeedback' ),
				/* translators: %s: message of an error. */
				sprintf( __( 'WordPress starts background jobs with such calls. The error was: %s', 'userfeedback' ), $reply['error'] ),
				__( 'Ask your host to let the server reach its own address, or let the server run wp-cron.php every few minutes.', 'userfeedback' )
			);
		}
		if ( 401 === $reply['status'] || 403 === $reply['status'] ) {
			return Finding::critical(
				$label,
				/* translators: %s: number of an HTTP status, e.g. 401. */
				sprintf( __( 'A call without an account was refused with status %s, so visitors’ answers may be refused too.', 'userfeedback' ), (string) $reply['status'] ),
				__( 'A security plugin, a firewall or a password in front of the site closes the REST API. Allow the addresses below “userfeedback/v1/surveys/” for everybody.', 'userfeedback' )
			);
		}
		if ( $reply['status'] >= 300 && $reply['status'] < 400 ) {
			return Finding::critical(
				$label,
				/* translators: %s: an address. */
				sprintf( __( 'The call was redirected to %s. Answers are lost in such a redirect.', 'userfeedback' ), $reply['headers']['location'] ?? '' ),
				__( 'Under Settings, General, enter the address of the site exactly as visitors see it, with https and with or without www.', 'userfeedback' )
			);
		}
		return Finding::critical(
			$label,
			/* translators: %s: number of an HTTP status, e.g. 500. */
			sprintf( __( 'The call was answered with status %s, and not by this plugin.', 'userfeedback' ), (string) $reply['status'] ),
			__( 'Save Settings, Permalinks once. If it stays, look at the error log of the server, and switch off plugins that change the REST API.', 'userfeedback' )
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthQuery;

/**
 * Whether the last mails went out.
 */
final class MailCheck implements Check {

	/**
	 * Kinds of the jobs that send mail.
	 */
	private const KINDS = array( 'mail', 'weekly' );

	public function __construct( private HealthQuery $query ) {}

	public function id(): string {
		return 'mail';
	}

	public function name(): string {
		return __( 'UserFeedback: mail', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$failed = $this->query->last_failure( self::KINDS );
		if ( null !== $failed ) {
			return Finding::recommended(
				__( 'A mail of UserFeedback could not be sent', 'userfeedback' ),
				/* translators: %s: reason, a sentence. */
				sprintf( __( 'The mail server or WordPress said: %s', 'userfeedback' ), $failed['reason'] ),
				__( 'Check the addresses in the settings, and how this site sends mail: most hosts want an SMTP plugin. Tries repeat for a day.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'Mails of UserFeedback are sent', 'userfeedback' ),
			__( 'Every mail that failed was sent later. Only the recipients know whether it arrived.', 'userfeedback' )
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Admin\Page;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;

/**
 * The notification about mails that could not be sent.
 */
final class MailFailures {

	private const ID = 'mail-failing';

	public function __construct( private Notifications $notifications ) {}

	/**
	 * Informs the owner, unless the notification is there.
	 *
	 * @param string $reason In words of the mail server.
	 */
	public function add( string $reason ): void {
		$this->notifications->add(
			self::ID,
			__( 'Mails could not be sent', 'userfeedback' ),
			sprintf(
				/* translators: %s: what the mail server answered. */
				__( 'UserFeedback tried six times in 28 hours to send a mail and gave up. The mail server said: %s. The responses are stored; only the mail is missing. Send yourself a test mail in the settings.', 'userfeedback' ),
				rtrim( wp_html_excerpt( $reason, 300, '…' ), '. ' )
			),
			array( Button::link( __( 'Email settings', 'userfeedback' ), Page::Settings->url() . '#/email' ) )
		);
	}

	/**
	 * A mail was sent: the problem is gone.
	 */
	public function remove(): void {
		$this->notifications->remove( self::ID );
	}
}

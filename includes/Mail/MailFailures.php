<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Admin\Page;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Surveys\Survey;

/**
 * The notification about mails that could not be sent.
 */
final class MailFailures {

	private const ID = 'mail-failing';

	/**
	 * Option: digest of the refused addresses that were told, by survey.
	 */
	private const REFUSED = 'userfeedback_core_mail_refused';

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
	 * Informs the owner of addresses that get no mails while others of the same survey do.
	 *
	 * @param list<string> $addresses Of its workflow; none where all get theirs.
	 */
	public function refused( array $addresses, Survey $survey ): void {
		$known  = get_option( self::REFUSED, array() );
		$known  = is_array( $known ) ? $known : array();
		$digest = array() === $addresses ? '' : md5( implode( ' ', $addresses ) );
		if ( ( $known[ $survey->id ] ?? '' ) === $digest ) {
			return;
		}
		$id = 'mail-refused-' . $survey->id;
		$this->notifications->remove( $id );
		unset( $known[ $survey->id ] );
		update_option( self::REFUSED, '' === $digest ? $known : $known + array( $survey->id => $digest ), false );
		if ( array() === $addresses ) {
			return;
		}
		$workflow = Page::Surveys->url() . "#/edit/{$survey->id}/notifications";
		$this->notifications->add(
			$id,
			__( 'The mail server refuses an address', 'userfeedback' ),
			sprintf(
				/* translators: 1: one or more e-mail addresses. 2: title of a survey. */
				__( 'No mail about responses went to %1$s, because the mail server refused it. The other addresses of “%2$s” got theirs. Correct the addresses in the survey’s workflow.', 'userfeedback' ),
				implode( wp_get_list_item_separator(), $addresses ),
				$survey->title
			),
			array( Button::link( __( 'Open workflow', 'userfeedback' ), $workflow ) ),
			survey: $survey->id
		);
	}

	/**
	 * A mail was sent: the problem is gone.
	 */
	public function remove(): void {
		$this->notifications->remove( self::ID );
	}
}

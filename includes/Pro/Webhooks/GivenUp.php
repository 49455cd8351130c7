<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use UserFeedback\Admin\Page;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;

/**
 * The notifications about messages of webhooks that were given up. Stopped tells of webhooks that were switched
 * off.
 */
final class GivenUp {

	private const UNMADE = 'webhook-unmade';

	public function __construct( private Notifications $notifications ) {}

	/**
	 * A webhook that is still on did not accept a message.
	 *
	 * @param string $reason Of the last attempt, a whole sentence.
	 */
	public function undelivered( Webhook $webhook, string $reason ): void {
		$this->add(
			self::id( $webhook ),
			__( 'A webhook message was not delivered', 'userfeedback' ),
			sprintf(
				/* translators: 1: name or address of a webhook. 2: a whole sentence about the last attempt. */
				__( '“%1$s” did not accept a message, and UserFeedback gave it up. Last attempt: %2$s The list of its deliveries can send it again.', 'userfeedback' ),
				$webhook->label(),
				self::sentence( $reason )
			)
		);
	}

	/**
	 * The messages about something that happened could not be made.
	 *
	 * @param string $reason Of the last attempt.
	 */
	public function unmade( string $reason ): void {
		$this->add(
			self::UNMADE,
			__( 'Webhook messages could not be made', 'userfeedback' ),
			sprintf(
				/* translators: %s: reason, a whole sentence. */
				__( 'UserFeedback tried for a day to make the messages about a response or a survey, and gave up: %s “wp userfeedback outbox retry --all” tries again.', 'userfeedback' ),
				self::sentence( $reason )
			)
		);
	}

	/**
	 * What a webhook did not accept could not be prepared to be sent again. It shows as undelivered.
	 *
	 * @param string $reason Of the last attempt.
	 */
	public function not_again( Webhook $webhook, string $reason ): void {
		$this->add(
			self::id( $webhook ),
			__( 'Webhook messages were not sent again', 'userfeedback' ),
			sprintf(
				/* translators: 1: name or address of a webhook. 2: reason, a whole sentence. */
				__( 'UserFeedback tried for a day to send again what “%1$s” had not accepted, and gave up: %2$s Its deliveries show which messages are left.', 'userfeedback' ),
				$webhook->label(),
				self::sentence( $reason )
			)
		);
	}

	/**
	 * The webhook accepts messages again: the next failure is told again.
	 */
	public function forget( Webhook $webhook ): void {
		$this->notifications->remove( self::id( $webhook ) );
	}

	private function add( string $id, string $title, string $text ): void {
		$page = Page::Settings->url() . '#/integrations';
		$this->notifications->add(
			$id,
			$title,
			$text,
			array( Button::link( __( 'Open webhooks', 'userfeedback' ), $page ) )
		);
	}

	private static function sentence( string $reason ): string {
		return rtrim( wp_html_excerpt( $reason, 300, '…' ), '. ' ) . '.';
	}

	/**
	 * Id of the notification about a webhook.
	 */
	public static function id( Webhook $webhook ): string {
		return "webhook-undelivered-{$webhook->id}";
	}
}

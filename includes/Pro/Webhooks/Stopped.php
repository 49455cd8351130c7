<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use Closure;
use UserFeedback\Admin\Page;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Pro\Webhooks\Http\Outcome;
use UserFeedback\Support\Clock;

/**
 * Switches webhooks off that fail for days, and tells those who manage the plugin.
 */
final class Stopped {

	/**
	 * @param Closure(): Notifications $notifications Asked for when there is something to tell.
	 */
	public function __construct(
		private WebhookRepository $webhooks,
		private DeliveryRepository $deliveries,
		private Closure $notifications,
		private Clock $clock
	) {}

	/**
	 * @param Outcome $outcome Of the last attempt.
	 */
	public function stop( Webhook $webhook, Outcome $outcome ): void {
		if ( ! $this->webhooks->stop( $webhook->id, $this->clock->now() ) ) {
			return;
		}
		$this->deliveries->give_up( $webhook->id );
		( $this->notifications )()->add(
			self::id( $webhook ),
			__( 'A webhook was switched off', 'userfeedback' ),
			sprintf(
				/* translators: 1: name or address of a webhook. 2: a whole sentence about the last attempt. */
				__( '“%1$s” stopped accepting messages. Last attempt: %2$s', 'userfeedback' ),
				$webhook->label(),
				$outcome->sentence()
			),
			array( Button::link( __( 'Open webhooks', 'userfeedback' ), Page::Settings->url() . '#/integrations' ) )
		);
	}

	/**
	 * The webhook was switched on again or is gone.
	 */
	public function forget( Webhook $webhook ): void {
		( $this->notifications )()->remove( self::id( $webhook ) );
		( $this->notifications )()->remove( GivenUp::id( $webhook ) );
	}

	private static function id( Webhook $webhook ): string {
		return "webhook-off-{$webhook->id}";
	}
}

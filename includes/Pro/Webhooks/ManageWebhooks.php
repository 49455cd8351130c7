<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use DateTimeImmutable;
use UserFeedback\Database\Database;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Creates, changes and deletes webhooks.
 */
final class ManageWebhooks {

	public function __construct(
		private Database $database,
		private WebhookRepository $webhooks,
		private DeliveryRepository $deliveries,
		private WebhookInput $input,
		private Stopped $stopped,
		private Outbox $outbox,
		private Clock $clock
	) {}

	/**
	 * @throws Failure 404.
	 */
	public function find( int $id ): Webhook {
		return $this->webhooks->find( $id ) ?? throw self::gone();
	}

	/**
	 * @param array<string, mixed> $sent Valid by WebhookInput::args().
	 * @throws Failure 422 naming fields, 409 when there are too many.
	 */
	public function create( array $sent ): Webhook {
		if ( count( $this->webhooks->all() ) >= WebhookRepository::MOST ) {
			throw Failure::conflict(
				__( 'There are 50 webhooks. Delete one before you add another.', 'userfeedback' )
			);
		}
		return $this->webhooks->add( $this->input->read( $sent, WebhookInput::blank() ) );
	}

	/**
	 * @param array<string, mixed> $sent   As for create().
	 * @param bool                 $resend Whether messages that were not accepted are sent again.
	 * @throws Failure 404, 422 naming fields.
	 */
	public function change( int $id, array $sent, bool $resend ): Webhook {
		// It may change while its address is looked up, so what is stored comes from a second reading.
		$this->input->read( $sent, $this->find( $id ) );
		$starts_anew = false;
		$webhook     = $this->webhooks->change(
			$id,
			function ( Webhook $before ) use ( $sent, &$starts_anew ): Webhook {
				$webhook     = $this->input->read( $sent, $before, false );
				$resumes     = $webhook->active && ! $before->active;
				$starts_anew = $resumes || $webhook->url !== $before->url;
				return $webhook->with(
					array(
						'failing_since' => $starts_anew ? null : $before->failing_since,
						'stopped_at'    => $resumes ? null : $before->stopped_at,
					)
				);
			}
		) ?? throw self::gone();
		if ( $starts_anew ) {
			$this->stopped->forget( $webhook );
		}
		if ( ! $webhook->active ) {
			$this->deliveries->give_up( $id );
		}
		if ( $resend && $webhook->active ) {
			$this->order_resend( $id );
		}
		return $webhook;
	}

	/**
	 * Makes a new secret. The former one signs too for a day.
	 *
	 * @throws Failure 404.
	 */
	public function rotate( int $id ): Webhook {
		return $this->webhooks->change(
			$id,
			fn ( Webhook $before ): Webhook => $before->with(
				array(
					'secret'     => Secret::create(),
					'old_secret' => $before->secret,
					'old_until'  => $this->clock->now()->modify( '+' . Secret::OVERLAP_HOURS . ' hours' ),
				)
			)
		) ?? throw self::gone();
	}

	/**
	 * @throws Failure 404.
	 */
	public function delete( int $id ): void {
		$webhook = $this->find( $id );
		$this->webhooks->delete( $id );
		$this->stopped->forget( $webhook );
	}

	/**
	 * Sends a batch of what a webhook did not accept again, with its ids, and orders the next.
	 *
	 * @param DateTimeImmutable $revived When all of it was let wait.
	 * @param int               $after   Id of the last message of the batch before, 0 for the first.
	 */
	public function resend( int $id, DateTimeImmutable $revived, int $after ): void {
		$this->database->transaction(
			function () use ( $id, $revived, $after ): void {
				$batch = $this->deliveries->revived( $id, $revived, $after );
				foreach ( $batch as $delivery ) {
					Send::again( $this->outbox, $delivery );
				}
				if ( array() !== $batch ) {
					Resend::order( $this->outbox, $id, $revived, max( array_column( $batch, 'id' ) ) );
				}
			}
		);
	}

	/**
	 * Gives up what was let wait and could not be sent again.
	 *
	 * @return Webhook|null Null when it is gone.
	 */
	public function give_up_resend( int $id, DateTimeImmutable $revived, int $after ): ?Webhook {
		$this->deliveries->give_up_revived( $id, $revived, $after );
		return $this->webhooks->find( $id );
	}

	/**
	 * Deletes what is too old for the logs, also of webhooks that send nothing any more and of plans that ended.
	 */
	public function trim_logs(): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			$this->deliveries->trim( $webhook->id, $this->clock->now() );
		}
		$this->deliveries->trim_orphans();
	}

	/**
	 * All of it waits from now on, and is given up again with the rest when the webhook is switched off.
	 */
	private function order_resend( int $id ): void {
		$this->database->transaction(
			function () use ( $id ): void {
				$now = $this->clock->now();
				if ( $this->deliveries->revive( $id, $now ) > 0 ) {
					Resend::order( $this->outbox, $id, $now, 0 );
				}
			}
		);
	}

	private static function gone(): Failure {
		return Failure::not_found( __( 'This webhook does not exist.', 'userfeedback' ) );
	}
}

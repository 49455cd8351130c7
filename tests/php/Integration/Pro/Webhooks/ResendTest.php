<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Job;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Pro\Webhooks\GivenUp;
use UserFeedback\Pro\Webhooks\Resend;
use UserFeedback\Tests\WebhookReceiver;

/**
 * What a webhook did not accept is sent again by jobs, in batches of two here.
 */
final class ResendTest extends WebhooksTestCase {

	public function test_all_that_was_not_delivered_is_sent_again_however_much_it_is(): void {
		$webhook = $this->down();
		$this->resume( $webhook );
		self::assertSame( array( 'waiting' ), array_values( array_unique( array_column( $this->log( $webhook ), 'status' ) ) ) );
		self::assertSame( 1, $this->waiting( Resend::KIND ), 'The request prepares one job, not one per message.' );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls() );
		self::assertSame( 0, $this->one( $webhook )['undelivered'] );
	}

	public function test_a_batch_that_is_repeated_sends_nothing_twice(): void {
		$webhook = $this->down();
		$this->resume( $webhook );
		$this->manage()->resend( $webhook['id'], $this->clock->now(), 0 );
		$this->manage()->resend( $webhook['id'], $this->clock->now(), 0 );
		self::assertSame( 2, $this->waiting( 'webhook-send' ), 'A batch.' );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls() );
	}

	public function test_what_fails_again_is_not_sent_by_a_later_batch(): void {
		$webhook = $this->down();
		$this->resume( $webhook, '/500' );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls(), 'Each once.' );
		self::assertSame( 0, $this->waiting( Resend::KIND ) );
	}

	public function test_nothing_goes_on_for_a_webhook_that_is_switched_off_or_deleted_meanwhile(): void {
		$webhook = $this->down();
		$this->resume( $webhook );
		$this->manage()->change( $webhook['id'], array( 'active' => false ), false );
		$this->manage()->change( $webhook['id'], array( 'active' => true ), false );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls(), 'Nobody asked to send it when it was switched on.' );
		self::assertSame( 5, $this->one( $webhook )['undelivered'] );

		$this->pass( '+1 minute' );
		$this->manage()->change( $webhook['id'], array( 'active' => true ), true );
		$this->manage()->delete( $webhook['id'] );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls() );
		self::assertSame( 0, $this->waiting( Resend::KIND ) );
	}

	public function test_what_could_not_be_sent_again_is_undelivered_and_the_owner_is_told(): void {
		$webhook   = $this->down();
		$container = $this->container();
		$this->resume( $webhook );
		$batch  = "{$webhook['id']}-{$this->clock->now()->getTimestamp()}-0";
		$resend = new Resend( fn () => $this->manage(), static fn () => $container->get( GivenUp::class ) );
		$resend->gave_up( new Job( 1, Resend::KIND, $batch, 0, 0, $batch, 6, $this->clock->now() ), 'The database is full' );
		self::assertSame( 5, $this->one( $webhook )['undelivered'] );
		$told = $container->get( Notifications::class )->lists()['notifications'];
		self::assertSame( array( 'Webhook messages were not sent again' ), array_column( $told, 'title' ) );
		self::assertStringContainsString( 'gave up: The database is full. Its deliveries', $told[0]['content'] );
		// The next try takes it back.
		$this->manage()->change( $webhook['id'], array( 'url' => $this->address( '/gone' ) ), false );
		self::assertSame( array(), $container->get( Notifications::class )->lists()['notifications'] );
	}

	/**
	 * A webhook that refused five messages and was switched off.
	 *
	 * @return array<string, mixed>
	 */
	private function down(): array {
		$webhook = $this->webhook( '/500' );
		$survey  = $this->coffee();
		for ( $i = 0; $i < 5; $i++ ) {
			$this->respond( $survey, array( 'nps' => 7 ), 1 );
		}
		$this->work();
		$this->manage()->change( $webhook['id'], array( 'active' => false ), false );
		$this->pass( '+1 day' );
		$this->work();
		WebhookReceiver::calls();
		return $webhook;
	}

	/**
	 * Switches it on and has everything sent again.
	 *
	 * @param array<string, mixed> $webhook From down().
	 */
	private function resume( array $webhook, string $path = '/ok' ): void {
		$this->manage()->change( $webhook['id'], array( 'active' => true, 'url' => $this->address( $path ) ), true );
	}

	private function waiting( string $kind ): int {
		return $this->count_rows(
			'outbox',
			array(
				'kind'     => $kind,
				'status'   => OutboxRepository::WAITING,
				'attempts' => 0,
			)
		);
	}
}

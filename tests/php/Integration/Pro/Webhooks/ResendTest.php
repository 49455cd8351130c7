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
 * What a webhook did not accept is sent again in batches of two here: the first with the request, the others by jobs.
 */
final class ResendTest extends WebhooksTestCase {

	public function test_all_that_was_not_delivered_is_sent_again_however_much_it_is(): void {
		$webhook = $this->down();
		$this->manage()->change( $webhook['id'], array( 'active' => true, 'url' => $this->address( '/ok' ) ), true );
		self::assertSame( 2, $this->waiting( 'webhook-send' ), 'The request takes no more than a batch.' );
		self::assertSame( 1, $this->waiting( Resend::KIND ) );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls() );
		self::assertSame( 0, $this->one( $webhook )['undelivered'] );
	}

	public function test_a_batch_that_is_repeated_sends_nothing_twice(): void {
		$webhook = $this->down();
		$this->manage()->change( $webhook['id'], array( 'active' => true, 'url' => $this->address( '/ok' ) ), true );
		$this->manage()->resend( $webhook['id'] );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls() );
	}

	public function test_what_fails_again_is_not_sent_by_a_later_batch(): void {
		$webhook = $this->down();
		$this->manage()->change( $webhook['id'], array( 'active' => true ), true );
		$this->work();
		self::assertCount( 5, WebhookReceiver::calls(), 'Each once.' );
		self::assertSame( 0, $this->waiting( Resend::KIND ) );
	}

	public function test_nothing_goes_on_for_a_webhook_that_is_switched_off_or_deleted_meanwhile(): void {
		$webhook = $this->down();
		$this->manage()->change( $webhook['id'], array( 'active' => true, 'url' => $this->address( '/ok' ) ), true );
		$this->manage()->change( $webhook['id'], array( 'active' => false ), false );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls() );
		self::assertSame( 5, $this->one( $webhook )['undelivered'] );

		$this->manage()->change( $webhook['id'], array( 'active' => true ), true );
		$this->manage()->delete( $webhook['id'] );
		$this->work();
		self::assertSame( array(), WebhookReceiver::calls() );
		self::assertSame( 0, $this->waiting( Resend::KIND ) );
	}

	public function test_the_owner_is_told_when_it_cannot_go_on(): void {
		$container = $this->container();
		$resend    = new Resend( fn () => $this->manage(), static fn () => $container->get( GivenUp::class ) );
		$job       = new Job( 1, Resend::KIND, '1-2', 0, 0, '1-2', 6, $this->clock->now() );
		$resend->gave_up( $job, 'The database is full' );
		$told = $container->get( Notifications::class )->lists()['notifications'];
		self::assertSame( array( 'Webhook messages were not sent again' ), array_column( $told, 'title' ) );
		self::assertStringContainsString( 'gave up: The database is full. “wp', $told[0]['content'] );
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

	private function waiting( string $kind ): int {
		return $this->count_rows( 'outbox', array( 'kind' => $kind, 'status' => OutboxRepository::WAITING ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Webhooks;

use DateTimeImmutable;
use UserFeedback\Database\Database;
use UserFeedback\Integrations\EventData;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Worker;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Webhooks\Deliver;
use UserFeedback\Pro\Webhooks\DeliveryRepository;
use UserFeedback\Pro\Webhooks\FanOut;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\DnsResolver;
use UserFeedback\Pro\Webhooks\Http\Post;
use UserFeedback\Pro\Webhooks\GivenUp;
use UserFeedback\Pro\Webhooks\MakeDeliveries;
use UserFeedback\Pro\Webhooks\ManageWebhooks;
use UserFeedback\Pro\Webhooks\Resend;
use UserFeedback\Pro\Webhooks\Send;
use UserFeedback\Pro\Webhooks\Stopped;
use UserFeedback\Pro\Webhooks\Subscriptions;
use UserFeedback\Pro\Webhooks\WebhookInput;
use UserFeedback\Pro\Webhooks\WebhookRepository;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;
use UserFeedback\Tests\WebhookReceiver;

/**
 * Webhooks that go to a receiver on this machine, which is allowed by name, and a clock that moves.
 */
abstract class WebhooksTestCase extends ResultsTestCase {

	protected FixedClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FixedClock( new DateTimeImmutable() );
		$this->sign_in( 'administrator' );
		add_filter( 'userfeedback_webhook_ports', array( $this, 'ports' ) );
		add_filter( 'userfeedback_webhook_private_hosts', array( $this, 'hosts' ) );
		WebhookReceiver::calls();
	}

	protected function tearDown(): void {
		remove_filter( 'userfeedback_webhook_ports', array( $this, 'ports' ) );
		remove_filter( 'userfeedback_webhook_private_hosts', array( $this, 'hosts' ) );
		parent::tearDown();
	}

	/**
	 * @return list<int>
	 */
	public function ports(): array {
		return array( 80, 443, WebhookReceiver::port() );
	}

	/**
	 * @return list<string>
	 */
	public function hosts(): array {
		return array( 'localhost' );
	}

	/**
	 * Address of the receiver.
	 */
	protected function address( string $path ): string {
		return 'http://localhost:' . WebhookReceiver::port() . $path;
	}

	/**
	 * Creates a webhook and makes the receiver know its secret.
	 *
	 * @param array<string, mixed> $more Fields beside the address.
	 * @return array<string, mixed> Wire type Webhook.
	 */
	protected function webhook( string $path = '/ok', array $more = array() ): array {
		$reply = $this->rest( 'POST', '/webhooks', array( 'url' => $this->address( $path ) ) + $more );
		$data  = (array) $reply->get_data();
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $data ) );
		self::assertIsString( $data['secret'] );
		WebhookReceiver::know( $data['secret'] );
		return (array) $data['webhook'];
	}

	/**
	 * A survey with a score, choices and a text.
	 */
	protected function coffee(): Survey {
		return $this->survey(
			array(
				$this->question( 'nps', 'nps' ),
				$this->question( 'why', 'long-text' ),
			)
		);
	}

	/**
	 * Runs due jobs, also those that the site made by its own clock since the test began.
	 *
	 * @return array{done: int, retry: int, dead: int, hold: int}
	 */
	protected function work(): array {
		$this->clock->set( max( $this->clock->now(), new DateTimeImmutable() ) );
		return ( new Worker( $this->container()->get( OutboxRepository::class ), $this->handlers(), $this->clock ) )->run( 60 );
	}

	/**
	 * The handlers of webhooks, with the clock that moves.
	 */
	protected function handlers(): OutboxHandlers {
		$c          = $this->container();
		$database   = $c->get( Database::class );
		$webhooks   = new WebhookRepository( $database, new Subscriptions() );
		$deliveries = new DeliveryRepository( $database );
		$stopped    = new Stopped( $webhooks, $deliveries, static fn () => $c->get( Notifications::class ), $this->clock );
		$deliver    = new Deliver( new Post( new AddressCheck( new DnsResolver() ) ), $deliveries, $webhooks, $stopped, static fn () => $c->get( GivenUp::class ), $this->clock );
		$make       = new MakeDeliveries(
			$database,
			$c->get( Entitlements::class ),
			$c->get( SurveyRepository::class ),
			$webhooks,
			$deliveries,
			$c->get( EventData::class ),
			new Outbox( $c->get( OutboxRepository::class ), $this->clock ),
			$this->clock
		);
		$handlers   = new OutboxHandlers();
		$handlers->register( new FanOut( new Subscriptions(), static fn () => $make, static fn () => $c->get( GivenUp::class ) ) );
		$handlers->register( new Send( static fn () => $webhooks, static fn () => $deliveries, static fn () => $deliver, static fn () => $c->get( GivenUp::class ) ) );
		$handlers->register( new Resend( fn (): ManageWebhooks => $this->manage(), static fn () => $c->get( GivenUp::class ) ) );
		return $handlers;
	}

	/**
	 * Sends two messages of a batch again at once.
	 *
	 * @param AddressCheck|null $address Instead of the site's.
	 */
	protected function manage( ?AddressCheck $address = null ): ManageWebhooks {
		$c = $this->container();
		return new ManageWebhooks(
			$c->get( Database::class ),
			$c->get( WebhookRepository::class ),
			new DeliveryRepository( $c->get( Database::class ), 2 ),
			new WebhookInput( $c->get( SurveyRepository::class ), $address ?? $c->get( AddressCheck::class ) ),
			$c->get( Stopped::class ),
			new Outbox( $c->get( OutboxRepository::class ), $this->clock ),
			$this->clock
		);
	}

	protected function pass( string $time ): void {
		$this->clock->set( new DateTimeImmutable( $this->clock->now()->format( DATE_ATOM ) . ' ' . $time ) );
	}

	/**
	 * The log of a webhook.
	 *
	 * @param array<string, mixed> $webhook Wire type Webhook.
	 * @return list<array<string, mixed>> Wire type WebhookDelivery.
	 */
	protected function log( array $webhook, bool $failed = false ): array {
		return $this->get( "/webhooks/{$webhook['id']}/deliveries", array( 'failed' => $failed ) )['items'];
	}

	/**
	 * @param array<string, mixed> $webhook Wire type Webhook.
	 * @return array<string, mixed> As the list has it now.
	 */
	protected function one( array $webhook ): array {
		foreach ( $this->get( '/webhooks' )['items'] as $item ) {
			if ( $item['id'] === $webhook['id'] ) {
				return $item;
			}
		}
		self::fail( 'It is not in the list.' );
	}
}

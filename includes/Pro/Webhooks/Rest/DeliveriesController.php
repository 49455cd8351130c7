<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Webhooks\Deliver;
use UserFeedback\Pro\Webhooks\Delivery;
use UserFeedback\Pro\Webhooks\DeliveryRepository;
use UserFeedback\Pro\Webhooks\ManageWebhooks;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use WP_REST_Request;

/**
 * The log of a webhook.
 */
final class DeliveriesController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private ManageWebhooks $webhooks,
		private DeliveryRepository $deliveries,
		private Deliver $deliver
	) {}

	public function register_routes(): void {
		$delivery = array(
			'id'          => self::id_arg(),
			'delivery_id' => self::id_arg() + array( 'description' => 'The delivery.' ),
		);
		$this->route(
			'/webhooks/(?P<id>\d+)/deliveries',
			'GET',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Webhooks );
				$webhook = $this->webhooks->find( $request['id'] );
				return array(
					'items' => array_map( WebhookView::delivery( ... ), $this->deliveries->newest( $webhook->id, $request['failed'] ) ),
				) + $this->deliveries->counts( $webhook->id );
			},
			array(
				'id'     => self::id_arg(),
				'failed' => Schema::flag() + array(
					'description' => 'Only those that were not accepted.',
					'default'     => false,
				),
			)
		);
		$this->route(
			'/webhooks/(?P<id>\d+)/deliveries/(?P<delivery_id>\d+)',
			'GET',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Webhooks );
				$delivery = $this->find( $request['id'], $request['delivery_id'] );
				return WebhookView::delivery( $delivery ) + array(
					'sent'   => trim( $delivery->sent . "\n\n" . $delivery->body ),
					'answer' => $delivery->answer,
				);
			},
			$delivery
		);
		$this->route(
			'/webhooks/(?P<id>\d+)/deliveries/(?P<delivery_id>\d+)',
			'POST',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->entitlements->require( Feature::Webhooks );
				return WebhookView::delivery(
					$this->deliver->attempt(
						$this->webhooks->find( $request['id'] ),
						$this->find( $request['id'], $request['delivery_id'] ),
						true
					)
				);
			},
			$delivery
		);
	}

	/**
	 * @throws Failure 404, also for a delivery of another webhook.
	 */
	private function find( int $webhook_id, int $id ): Delivery {
		$delivery = $this->deliveries->find( $id );
		if ( null === $delivery || $delivery->webhook_id !== $webhook_id ) {
			throw Failure::not_found( __( 'This delivery does not exist.', 'userfeedback' ) );
		}
		return $delivery;
	}
}

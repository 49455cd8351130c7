<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Integrations\EventData;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Webhooks\Event;
use UserFeedback\Pro\Webhooks\Formats\Format;
use UserFeedback\Pro\Webhooks\Http\Post;
use UserFeedback\Pro\Webhooks\ManageWebhooks;
use UserFeedback\Pro\Webhooks\Secret;
use UserFeedback\Pro\Webhooks\Signature;
use UserFeedback\Pro\Webhooks\WebhookInput;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Webhooks. They send answers of visitors elsewhere, so only those who manage the plugin may see and change them.
 */
final class WebhooksController extends RestController {

	public function __construct(
		private Entitlements $entitlements,
		private ManageWebhooks $webhooks,
		private WebhookView $view,
		private Post $post,
		private Clock $clock
	) {}

	public function register_routes(): void {
		$this->add(
			'/webhooks',
			'GET',
			fn ( WP_REST_Request $request ): array => $this->view->all( $request['survey'] ),
			array(
				'survey' => Schema::number( 0, PHP_INT_MAX ) + array(
					'description' => 'Only those that are told about this survey; 0 for all.',
					'default'     => 0,
				),
			)
		);
		$this->add(
			'/webhooks',
			'POST',
			function ( WP_REST_Request $request ): WP_REST_Response {
				$webhook = $this->webhooks->create( self::sent( $request ) );
				return new WP_REST_Response(
					array(
						'webhook' => $this->view->one( $webhook ),
						'secret'  => $webhook->secret,
					),
					201
				);
			},
			array( 'url' => array( 'required' => true ) + WebhookInput::url_arg() ) + WebhookInput::args()
		);
		$this->add(
			'/webhooks/test',
			'POST',
			$this->test( ... ),
			array(
				'url'     => array( 'required' => true ) + WebhookInput::url_arg(),
				'format'  => array( 'default' => Format::Json->value ) + WebhookInput::format_arg(),
				'webhook' => Schema::number( 0, PHP_INT_MAX ) + array(
					'description' => 'The webhook whose secret signs, 0 for a new one.',
					'default'     => 0,
				),
			)
		);
		$this->add(
			'/webhooks/(?P<id>\d+)',
			'POST',
			fn ( WP_REST_Request $request ): array => $this->view->one(
				$this->webhooks->change( $request['id'], self::sent( $request ), $request['resend'] )
			),
			array(
				'id'     => self::id_arg(),
				'resend' => Schema::flag() + array(
					'description' => 'Whether messages that were not accepted are sent again.',
					'default'     => false,
				),
			) + WebhookInput::args()
		);
		$this->route(
			'/webhooks/(?P<id>\d+)',
			'DELETE',
			Capability::Manage,
			// Without a plan too: what leads outside can always be taken away.
			function ( WP_REST_Request $request ): array {
				$this->webhooks->delete( $request['id'] );
				return array( 'deleted' => $request['id'] );
			},
			array( 'id' => self::id_arg() )
		);
		$this->add(
			'/webhooks/(?P<id>\d+)/secret',
			'GET',
			fn ( WP_REST_Request $request ): array => array(
				'secret' => $this->webhooks->find( $request['id'] )->secret,
			),
			array( 'id' => self::id_arg() )
		);
		$this->add(
			'/webhooks/(?P<id>\d+)/secret',
			'POST',
			fn ( WP_REST_Request $request ): array => array(
				'secret' => $this->webhooks->rotate( $request['id'] )->secret,
			),
			array( 'id' => self::id_arg() )
		);
	}

	/**
	 * A route that the plan must include.
	 *
	 * @param non-falsy-string                                                                 $path    See route().
	 * @param callable(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|array<mixed>) $handler See route().
	 * @param array<string, array<string, mixed>>                                              $args    See route().
	 */
	private function add( string $path, string $method, callable $handler, array $args ): void {
		$this->route(
			$path,
			$method,
			Capability::Manage,
			function ( WP_REST_Request $request ) use ( $handler ): WP_REST_Response|array {
				$this->entitlements->require( Feature::Webhooks );
				return $handler( $request );
			},
			$args
		);
	}

	/**
	 * Sends a message with made answers, at once, and says in words how it went.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Address and format.
	 * @return array{ok: bool, message: string, answer: string}
	 */
	private function test( WP_REST_Request $request ): array {
		$now     = $this->clock->now();
		$id      = is_int( $request['webhook'] ) ? $request['webhook'] : 0;
		$secrets = 0 === $id ? array( Secret::create() ) : $this->webhooks->find( $id )->secrets( $now );
		$body    = Format::from( $request['format'] )->body( Event::Test, EventData::example(), Moment::wire( $now ) );
		$outcome = $this->post->send(
			trim( $request['url'] ),
			$body,
			Signature::headers( 'msg_test_' . bin2hex( random_bytes( 12 ) ), $now->getTimestamp(), $body, $secrets )
		);
		return array(
			'ok'      => $outcome->is_delivered(),
			'message' => $outcome->sentence(),
			'answer'  => $outcome->answer,
		);
	}

	/**
	 * What was sent of the webhook's fields.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, mixed>
	 */
	private static function sent( WP_REST_Request $request ): array {
		return array_filter(
			array_intersect_key( $request->get_params(), WebhookInput::args() ),
			static fn ( mixed $value ): bool => null !== $value
		);
	}
}

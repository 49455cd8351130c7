<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Notifications\ActionRegistry;
use UserFeedback\Notifications\Notification;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Rest\RestController;
use WP_REST_Request;

/**
 * The drawer (CALL-26 to CALL-28). Everybody who sees our screens has it, each with their own messages.
 */
final class NotificationsController extends RestController {

	private const NEEDS = array( Capability::Edit, Capability::View, Capability::Delete, Capability::Manage );

	private const KEY = array(
		'type'     => 'string',
		'pattern'  => '^[a-z][a-z0-9_-]{0,39}\z',
		'required' => true,
	);

	public function __construct( private Notifications $notifications, private ActionRegistry $actions ) {}

	public function register_routes(): void {
		$this->route( '/notifications', 'GET', self::NEEDS, fn (): array => $this->notifications->lists() );
		$this->route(
			'/notifications/(?P<id>' . Notification::ID . ')/dismiss',
			'POST',
			self::NEEDS,
			function ( WP_REST_Request $request ): array {
				$this->notifications->dismiss( $request['id'] );
				return $this->notifications->lists();
			},
			array(
				'id' => array(
					'type'        => 'string',
					'description' => 'The notification, or `all`.',
					'required'    => true,
				),
			)
		);
		$this->route(
			'/notifications/action',
			'POST',
			self::NEEDS,
			fn ( WP_REST_Request $request ): array => $this->actions->run( $request['class'], $request['action'] ),
			array(
				'class'  => self::KEY,
				'action' => self::KEY,
			)
		);
	}
}

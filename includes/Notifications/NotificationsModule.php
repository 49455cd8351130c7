<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Notices\NoticeReader;
use UserFeedback\Notifications\Rest\NotificationsController;
use UserFeedback\Support\Clock;

/**
 * The drawer's messages, who dismissed which, and what their buttons do.
 */
final class NotificationsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			Notifications::class,
			static fn ( Container $c ): Notifications => new Notifications(
				new NotificationRepository( $c->get( Database::class ) ),
				new Dismissals(),
				$c->get( Clock::class )
			)
		);
		$container->set(
			ActionRegistry::class,
			static function (): ActionRegistry {
				$actions = new ActionRegistry();
				$actions->add( 'pages', 'reload', new NoticeReader(), static fn (): array => array( 'reload' => true ) );
				return $actions;
			}
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new NotificationsController(
				$container->get( Notifications::class ),
				$container->get( ActionRegistry::class )
			) )->register_routes()
		);
	}
}

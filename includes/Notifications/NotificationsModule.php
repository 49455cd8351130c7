<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WhyUnseen;
use UserFeedback\Module;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Notices\NoticeReader;
use UserFeedback\Notifications\Rest\NotificationsController;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

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
			Watch::class,
			static fn ( Container $c ): Watch => new Watch(
				$c->get( Notifications::class ),
				new SurveyMessages(
					$c->get( Notifications::class ),
					new SurveyFactsQuery( $c->get( Database::class ) ),
					new LiveSurveysQuery( $c->get( Database::class ) ),
					new WhyUnseen(
						$c->get( QuestionTypeRegistry::class ),
						$c->get( AddonStates::class ),
						$c->get( SurveyParts::class )
					),
					$c->get( SurveyParts::class ),
					$c->get( Clock::class )
				),
				new PluginMessages(
					$c->get( Notifications::class ),
					$c->get( LicenseNotices::class ),
					Plugin::VERSION,
					Plugin::path( 'readme.txt' )
				)
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
		add_action( 'admin_init', array( Watch::class, 'schedule' ) );
		add_action( Watch::EVENT, static fn () => $container->get( Watch::class )->run() );
		add_action(
			'rest_api_init',
			static fn () => ( new NotificationsController(
				$container->get( Notifications::class ),
				$container->get( ActionRegistry::class )
			) )->register_routes()
		);
	}
}

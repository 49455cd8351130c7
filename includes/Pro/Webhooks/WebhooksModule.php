<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Integrations\EventData;
use UserFeedback\Module;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Pro\Http\PublicDownload;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\DnsResolver;
use UserFeedback\Pro\Webhooks\Http\Post;
use UserFeedback\Pro\Webhooks\Http\Resolver;
use UserFeedback\Pro\Webhooks\Rest\DeliveriesController;
use UserFeedback\Pro\Webhooks\Rest\WebhooksController;
use UserFeedback\Pro\Webhooks\Rest\WebhookView;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FileDownload;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Tells other systems what happens (docs/webhooks.md).
 */
final class WebhooksModule implements Module {

	/**
	 * What a submission needs, without the rest of the module.
	 *
	 * @param Container $container The plugin's container.
	 */
	public static function add_handlers( OutboxHandlers $handlers, Container $container ): void {
		$handlers->register(
			new FanOut(
				new Subscriptions(),
				static fn (): MakeDeliveries => $container->get( MakeDeliveries::class ),
				static fn (): GivenUp => $container->get( GivenUp::class )
			)
		);
		$handlers->register(
			new Send(
				static fn (): WebhookRepository => $container->get( WebhookRepository::class ),
				static fn (): DeliveryRepository => $container->get( DeliveryRepository::class ),
				static fn (): Deliver => $container->get( Deliver::class ),
				static fn (): GivenUp => $container->get( GivenUp::class )
			)
		);
		$handlers->register(
			new Resend(
				static fn (): ManageWebhooks => $container->get( ManageWebhooks::class ),
				static fn (): GivenUp => $container->get( GivenUp::class )
			)
		);
	}

	public function register( Container $container ): void {
		$container->set( Resolver::class, static fn (): Resolver => new DnsResolver() );
		$container->set(
			AddressCheck::class,
			static fn ( Container $c ): AddressCheck => new AddressCheck( $c->get( Resolver::class ) )
		);
		$container->set(
			FileDownload::class,
			static fn ( Container $c ): FileDownload => new PublicDownload( $c->get( AddressCheck::class ) )
		);
		$container->set( Post::class, static fn ( Container $c ): Post => new Post( $c->get( AddressCheck::class ) ) );
		$container->set(
			WebhookRepository::class,
			static fn ( Container $c ): WebhookRepository => new WebhookRepository(
				$c->get( Database::class ),
				new Subscriptions()
			)
		);
		$container->set(
			DeliveryRepository::class,
			static fn ( Container $c ): DeliveryRepository => new DeliveryRepository( $c->get( Database::class ) )
		);
		$container->set(
			GivenUp::class,
			static fn ( Container $c ): GivenUp => new GivenUp( $c->get( Notifications::class ) )
		);
		$container->extend(
			HealthChecks::class,
			static fn ( HealthChecks $checks ) => $checks->add(
				new WebhooksCheck( $container->get( WebhookRepository::class ) )
			)
		);
		$container->set(
			Stopped::class,
			static fn ( Container $c ): Stopped => new Stopped(
				$c->get( WebhookRepository::class ),
				$c->get( DeliveryRepository::class ),
				static fn (): Notifications => $c->get( Notifications::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Deliver::class,
			static fn ( Container $c ): Deliver => new Deliver(
				$c->get( Post::class ),
				$c->get( DeliveryRepository::class ),
				$c->get( WebhookRepository::class ),
				$c->get( Stopped::class ),
				static fn (): GivenUp => $c->get( GivenUp::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			MakeDeliveries::class,
			static fn ( Container $c ): MakeDeliveries => new MakeDeliveries(
				$c->get( Database::class ),
				$c->get( Entitlements::class ),
				$c->get( SurveyRepository::class ),
				$c->get( WebhookRepository::class ),
				$c->get( DeliveryRepository::class ),
				$c->get( EventData::class ),
				$c->get( Outbox::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Happened::class,
			static fn ( Container $c ): Happened => new Happened(
				new Subscriptions(),
				$c->get( Outbox::class ),
				$c->get( Clock::class )
			)
		);
		self::register_rest( $container );
	}

	public function boot( Container $container ): void {
		add_action(
			'userfeedback_responses_trashed',
			static fn ( int $survey_id, array $ids ) => $container->get( Happened::class )->trashed(
				$survey_id,
				array_values( array_filter( $ids, 'is_int' ) )
			),
			10,
			2
		);
		add_action(
			SurveyChanged::STORED_ACTION,
			static fn ( Survey $survey, Survey $before ) => $container->get( Happened::class )
				->changed( $survey, $before ),
			10,
			2
		);
		// WordPress's own daily job, which every site has.
		add_action(
			'wp_scheduled_delete',
			static fn () => $container->get( ManageWebhooks::class )->trim_logs()
		);
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( WebhooksController::class )->register_routes();
				$container->get( DeliveriesController::class )->register_routes();
			}
		);
	}

	/**
	 * @param Container $container The plugin's container.
	 */
	private static function register_rest( Container $container ): void {
		$container->set(
			ManageWebhooks::class,
			static fn ( Container $c ): ManageWebhooks => new ManageWebhooks(
				$c->get( Database::class ),
				$c->get( WebhookRepository::class ),
				$c->get( DeliveryRepository::class ),
				new WebhookInput( $c->get( SurveyRepository::class ), $c->get( AddressCheck::class ) ),
				$c->get( Stopped::class ),
				$c->get( Outbox::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			WebhooksController::class,
			static fn ( Container $c ): WebhooksController => new WebhooksController(
				$c->get( Entitlements::class ),
				$c->get( ManageWebhooks::class ),
				new WebhookView(
					$c->get( WebhookRepository::class ),
					$c->get( DeliveryRepository::class ),
					$c->get( SurveyRepository::class ),
					$c->get( Clock::class )
				),
				$c->get( Post::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			DeliveriesController::class,
			static fn ( Container $c ): DeliveriesController => new DeliveriesController(
				$c->get( Entitlements::class ),
				$c->get( ManageWebhooks::class ),
				$c->get( DeliveryRepository::class ),
				$c->get( Deliver::class )
			)
		);
	}
}

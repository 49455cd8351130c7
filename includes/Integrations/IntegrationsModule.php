<?php
declare(strict_types=1);

namespace UserFeedback\Integrations;

use UserFeedback\Container;
use UserFeedback\Integrations\Automator\Automator;
use UserFeedback\Module;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What other plugins learn from this one.
 */
final class IntegrationsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			EventData::class,
			static fn ( Container $c ): EventData => new EventData(
				$c->get( PlaceQuery::class ),
				$c->get( AnswersQuery::class ),
				$c->get( AnswerReader::class )
			)
		);
	}

	public function boot( Container $container ): void {
		$container->extend(
			OutboxHandlers::class,
			static fn ( OutboxHandlers $handlers ) => $handlers->register(
				new ResponseStored(
					static fn (): SurveyRepository => $container->get( SurveyRepository::class ),
					static fn (): EventData => $container->get( EventData::class )
				)
			)
		);
		add_action(
			'automator_add_integration',
			static fn () => Automator::add(
				static fn (): SurveyRepository => $container->get( SurveyRepository::class )
			)
		);
		if ( is_admin() || wp_doing_cron() ) {
			add_action( 'wp_loaded', static fn () => ResponseStored::note_listeners(), PHP_INT_MAX );
		}
	}
}

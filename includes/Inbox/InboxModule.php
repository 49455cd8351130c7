<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Inbox\Rest\InboxController;
use UserFeedback\Module;
use UserFeedback\Responses\MarkResponses;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\Annotations;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\Scores;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What people wrote in all surveys.
 */
final class InboxModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			InboxQuery::class,
			static fn ( Container $c ): InboxQuery => new InboxQuery( $c->get( Database::class ) )
		);
		$container->set(
			ReadInbox::class,
			static fn ( Container $c ): ReadInbox => new ReadInbox(
				$c->get( InboxQuery::class ),
				new InboxItems(
					$c->get( ResponsesQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class ),
					$c->get( QuestionTypeRegistry::class ),
					$c->get( Annotations::class )
				),
				$c->get( SurveyRepository::class ),
				$c->get( Scores::class ),
				$c->get( Annotations::class )
			)
		);
		$container->set(
			InboxController::class,
			static fn ( Container $c ): InboxController => new InboxController(
				$c->get( ReadInbox::class ),
				$c->get( Clock::class ),
				new MarkAllRead( $c->get( InboxQuery::class ), $c->get( MarkResponses::class ) )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( InboxController::class )->register_routes()
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Files\FileRepository;
use UserFeedback\Module;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Responses\Calls\EarlyPath;
use UserFeedback\Responses\Calls\PublicCalls;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\RecordImpression;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Responses\Counters\RecountRepository;
use UserFeedback\Responses\Rest\SubmissionController;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Responses\Submission\SubmitResponse;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Receives, stores and counts what visitors answer.
 */
final class ResponsesModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			ResponseRepository::class,
			static fn ( Container $c ): ResponseRepository => new ResponseRepository( $c->get( Database::class ) )
		);
		$container->set(
			CounterRepository::class,
			static fn ( Container $c ): CounterRepository => new CounterRepository( $c->get( Database::class ) )
		);
		$container->set(
			MarkResponses::class,
			static fn ( Container $c ): MarkResponses => new MarkResponses(
				$c->get( Database::class ),
				$c->get( ResponseRepository::class ),
				$c->get( CounterRepository::class )
			)
		);
		$container->set(
			AnswerCheck::class,
			static fn ( Container $c ): AnswerCheck => new AnswerCheck(
				$c->get( QuestionTypeRegistry::class ),
				$c->get( SurveyParts::class ),
				$c->get( Walk::class ),
				$c->get( CounterRepository::class )
			)
		);
		$container->set(
			SubmitResponse::class,
			static fn ( Container $c ): SubmitResponse => new SubmitResponse(
				$c->get( Database::class ),
				$c->get( SurveyRepository::class ),
				$c->get( ResponseRepository::class ),
				$c->get( CounterRepository::class ),
				$c->get( OutboxRepository::class ),
				$c->get( OutboxHandlers::class ),
				$c->get( AnswerCheck::class ),
				$c->get( Clock::class ),
				$c->get( SurveyLanguages::class ),
				static fn (): FileRepository => $c->get( FileRepository::class )
			)
		);
		$container->set(
			FileRepository::class,
			static fn ( Container $c ): FileRepository => new FileRepository(
				$c->get( Database::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RecordImpression::class,
			static fn ( Container $c ): RecordImpression => new RecordImpression(
				$c->get( LiveIndex::class ),
				static fn (): SurveyRepository => $c->get( SurveyRepository::class ),
				$c->get( CounterRepository::class ),
				static fn (): AnswerCheck => $c->get( AnswerCheck::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RateLimiter::class,
			static fn ( Container $c ): RateLimiter => new RateLimiter( $c->get( Clock::class ) )
		);
		$container->set(
			PublicCalls::class,
			static fn ( Container $c ): PublicCalls => new PublicCalls(
				static fn (): SubmitResponse => $c->get( SubmitResponse::class ),
				static fn (): RecordImpression => $c->get( RecordImpression::class ),
				static fn (): RateLimiter => $c->get( RateLimiter::class ),
				static fn (): LiveIndex => $c->get( LiveIndex::class )
			)
		);
		$container->set(
			RecountCounters::class,
			static fn ( Container $c ): RecountCounters => new RecountCounters(
				$c->get( Database::class ),
				new RecountRepository( $c->get( Database::class ) ),
				$c->get( CounterRepository::class )
			)
		);
		$container->set(
			SubmissionController::class,
			static fn ( Container $c ): SubmissionController => new SubmissionController(
				$c->get( PublicCalls::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( SubmissionController::class )->register_routes();
			}
		);
		// Runs last on this hook, because addons register their question types there.
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, so that pages need not load the class.
			add_action(
				'userfeedback_loaded',
				static fn () => ( new EarlyPath(
					static fn (): PublicCalls => $container->get( PublicCalls::class )
				) )->run(),
				PHP_INT_MAX
			);
		}
	}
}

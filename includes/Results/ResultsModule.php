<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\Icons;
use UserFeedback\Module;
use UserFeedback\Responses\MarkResponses;
use UserFeedback\Results\Rest\MarksController;
use UserFeedback\Results\Rest\ResponsesController;
use UserFeedback\Results\Rest\ResultsController;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * All figures, and the lists of responses.
 */
final class ResultsModule implements Module {

	public function register( Container $container ): void {
		$container->set( KnownCountries::class, static fn (): KnownCountries => new KnownCountries() );
		$container->set(
			ResultsQuery::class,
			static fn ( Container $c ): ResultsQuery => new ResultsQuery( $c->get( Database::class ) )
		);
		$container->set(
			AnswersQuery::class,
			static fn ( Container $c ): AnswersQuery => new AnswersQuery( $c->get( Database::class ) )
		);
		$container->set(
			AnswerReader::class,
			static fn ( Container $c ): AnswerReader => new AnswerReader( $c->get( QuestionTypeRegistry::class ) )
		);
		$container->set(
			QuestionStats::class,
			static fn ( Container $c ): QuestionStats => new QuestionStats(
				$c->get( AnswersQuery::class ),
				$c->get( AnswerReader::class ),
				$c->get( QuestionTypeRegistry::class ),
				$c->get( Icons::class )
			)
		);
		$container->set( OverviewRange::class, static fn (): OverviewRange => new WeekRange() );
		$container->set( Filters::class, static fn (): Filters => new NoFilters() );
		$container->set( StatusFilters::class, static fn (): StatusFilters => new StatusFilters() );
		$container->set(
			ResultsSummary::class,
			static fn ( Container $c ): ResultsSummary => new ResultsSummary(
				$c->get( OverviewRange::class ),
				$c->get( ResultsQuery::class ),
				$c->get( SurveyRepository::class ),
				new SurveyOutcome( $c->get( QuestionTypeRegistry::class ) ),
				new WhatChanged( $c->get( QuestionTypeRegistry::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			SurveyReport::class,
			static fn ( Container $c ): SurveyReport => new SurveyReport(
				$c->get( ResultsQuery::class ),
				$c->get( AnswersQuery::class ),
				$c->get( QuestionStats::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Scores::class,
			static fn ( Container $c ): Scores => new Scores( $c->get( QuestionTypeRegistry::class ) )
		);
		$container->set(
			QuestionAnswers::class,
			static fn ( Container $c ): QuestionAnswers => new QuestionAnswers(
				$c->get( ResultsQuery::class ),
				$c->get( AnswersQuery::class ),
				new AnswerSearch( new AnswerSearchQuery( $c->get( Database::class ) ) ),
				$c->get( AnswerReader::class ),
				$c->get( Filters::class ),
				$c->get( Scores::class )
			)
		);
		$container->set(
			ResultsController::class,
			static fn ( Container $c ): ResultsController => new ResultsController(
				$c->get( ResultsSummary::class ),
				$c->get( SurveyReport::class ),
				$c->get( QuestionAnswers::class ),
				$c->get( SurveyRepository::class ),
				$c->get( Filters::class )
			)
		);
		$container->set(
			ListRange::class,
			static fn ( Container $c ): ListRange => new ListRange(
				$c->get( ResultsQuery::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			PlaceQuery::class,
			static fn ( Container $c ): PlaceQuery => new PlaceQuery( $c->get( Database::class ) )
		);
		$container->set(
			ResponsesQuery::class,
			static fn ( Container $c ): ResponsesQuery => new ResponsesQuery( $c->get( Database::class ) )
		);
		$container->set( Annotations::class, static fn (): Annotations => new NoAnnotations() );
		$container->set(
			ChosenResponses::class,
			static fn ( Container $c ): ChosenResponses => new ChosenResponses(
				$c->get( SurveyRepository::class ),
				$c->get( Filters::class ),
				$c->get( ListRange::class ),
				new WalkQuery( $c->get( Database::class ) )
			)
		);
		$container->set(
			MarksController::class,
			static fn ( Container $c ): MarksController => new MarksController(
				$c->get( ChosenResponses::class ),
				$c->get( MarkResponses::class )
			)
		);
		$container->set(
			ResponsesController::class,
			static fn ( Container $c ): ResponsesController => new ResponsesController(
				new ResponseList(
					$c->get( SurveyRepository::class ),
					$c->get( ResponsesQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class ),
					$c->get( Filters::class ),
					$c->get( ListRange::class ),
					$c->get( Annotations::class )
				),
				new ResponseDetail(
					$c->get( SurveyRepository::class ),
					$c->get( ResponsesQuery::class ),
					$c->get( PlaceQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class ),
					$c->get( Icons::class ),
					$c->get( Filters::class ),
					$c->get( ListRange::class ),
					$c->get( Annotations::class )
				),
				$c->get( StatusFilters::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( ResultsController::class )->register_routes();
				$container->get( ResponsesController::class )->register_routes();
				$container->get( MarksController::class )->register_routes();
			}
		);
		add_filter(
			'userfeedback_survey_with_figures',
			static function ( array $data, Survey $survey, array $range ) use ( $container ): array {
				$report = $container->get( SurveyReport::class );
				return $data + $report->read( $survey, $report->range( $range, $survey ) );
			},
			10,
			3
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Revisions;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Revisions\Rest\RevisionsController;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\PublishCheck;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SaveSurvey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyListQuery;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\Templates\ListTemplates;

/**
 * What surveys were before (docs/versions.md).
 */
final class RevisionsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			RevisionRepository::class,
			static fn ( Container $c ): RevisionRepository => new RevisionRepository( $c->get( Database::class ) )
		);
		$container->set(
			KeepRevisions::class,
			static fn ( Container $c ): KeepRevisions => new KeepRevisions(
				$c->get( Entitlements::class ),
				$c->get( RevisionRepository::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			RestoreRevision::class,
			static fn ( Container $c ): RestoreRevision => new RestoreRevision(
				$c->get( Entitlements::class ),
				$c->get( RevisionRepository::class ),
				$c->get( SaveSurvey::class ),
				$c->get( KeepRevisions::class ),
				$c->get( PublishCheck::class ),
				new ChangeWords( $c->get( QuestionTypeRegistry::class ) )
			)
		);
		$container->set(
			RevisionsController::class,
			static fn ( Container $c ): RevisionsController => new RevisionsController(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyListQuery::class ),
				new ReadRevisions(
					$c->get( Entitlements::class ),
					$c->get( RevisionRepository::class ),
					new ChangeWords( $c->get( QuestionTypeRegistry::class ) ),
					$c->get( RestoreRevision::class ),
					$c->get( ListTemplates::class )
				),
				$c->get( RestoreRevision::class )
			)
		);
		$container->set(
			PersonalRevisions::class,
			static fn ( Container $c ): PersonalRevisions => new PersonalRevisions(
				$c->get( RevisionRepository::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			SurveyChanged::STORED_ACTION,
			static fn ( Survey $survey, Survey $before, bool $autosave = false ) => $container
				->get( KeepRevisions::class )
				->keep( $survey, $before, $autosave ),
			10,
			3
		);
		add_action(
			'rest_api_init',
			static fn () => $container->get( RevisionsController::class )->register_routes()
		);
		add_filter(
			'wp_privacy_personal_data_exporters',
			static fn ( array $exporters ): array => $exporters + array(
				'userfeedback-revisions' => array(
					'exporter_friendly_name' => __( 'UserFeedback survey revisions', 'userfeedback' ),
					'callback'               => static fn ( string $email, int $page = 1 ): array => $container->get(
						PersonalRevisions::class
					)->export( $email, $page ),
				),
			)
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			static fn ( array $erasers ): array => $erasers + array(
				'userfeedback-revisions' => array(
					'eraser_friendly_name' => __( 'UserFeedback survey revisions', 'userfeedback' ),
					'callback'             => static fn ( string $email ): array => $container->get(
						PersonalRevisions::class
					)->erase( $email ),
				),
			)
		);
	}
}

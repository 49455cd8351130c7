<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Addons\AddonExports;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Privacy\DataErased;
use UserFeedback\Pro\Export\Background\ExportFolder;
use UserFeedback\Pro\Export\Background\JobRepository;
use UserFeedback\Pro\Export\Background\PrepareExport;
use UserFeedback\Pro\Export\Rest\ExportController;
use UserFeedback\Pro\Export\Rest\PreparedFilesController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\KnownCountries;
use UserFeedback\Results\ResultsQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;
use WP_CLI;

/**
 * Export of responses (EXP-01 to EXP-05).
 */
final class ExportModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			ExportQuery::class,
			static fn ( Container $c ): ExportQuery => new ExportQuery( $c->get( Database::class ) )
		);
		$container->set(
			Columns::class,
			static fn ( Container $c ): Columns => new Columns(
				$c->get( ExportQuery::class ),
				$c->get( AnswerReader::class ),
				$c->get( Entitlements::class ),
				$c->get( QuestionTypeRegistry::class ),
				array() !== $c->get( KnownCountries::class )->codes()
			)
		);
		$container->set(
			WriteExport::class,
			static fn ( Container $c ): WriteExport => new WriteExport(
				$c->get( ExportQuery::class ),
				$c->get( Columns::class )
			)
		);
		$container->set(
			Files::class,
			static fn ( Container $c ): Files => new Files(
				new FigureSheets(
					$c->get( SurveyReport::class ),
					$c->get( ChosenFilters::class ),
					$c->get( Clock::class )
				)
			)
		);
		$container->set(
			ExportInput::class,
			static fn ( Container $c ): ExportInput => new ExportInput(
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				$c->get( ChosenFilters::class ),
				$c->get( SmallestGroup::class )
			)
		);
		$container->set(
			PrepareExport::class,
			static fn ( Container $c ): PrepareExport => new PrepareExport(
				$c->get( Database::class ),
				new JobRepository( $c->get( Database::class ) ),
				new ExportFolder(),
				$c->get( ExportInput::class ),
				$c->get( ExportQuery::class ),
				$c->get( Columns::class ),
				$c->get( WriteExport::class ),
				$c->get( Files::class ),
				$c->get( Notifications::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			ExportPage::class,
			static fn ( Container $c ): ExportPage => new ExportPage(
				$c->get( Entitlements::class ),
				$c->get( ExportInput::class ),
				$c->get( WriteExport::class ),
				$c->get( Files::class ),
				$c->get( PrepareExport::class ),
				$c->get( Clock::class ),
				$c->get( AddonExports::class )
			)
		);
		$container->set(
			ExportController::class,
			static fn ( Container $c ): ExportController => new ExportController(
				$c->get( Entitlements::class ),
				$c->get( SurveyRepository::class ),
				$c->get( SurveyReport::class ),
				$c->get( ExportQuery::class ),
				$c->get( ResultsQuery::class ),
				$c->get( Columns::class )
			)
		);
		$container->set(
			ExportCommand::class,
			static fn ( Container $c ): ExportCommand => new ExportCommand(
				$c->get( Entitlements::class ),
				$c->get( ExportInput::class ),
				$c->get( WriteExport::class ),
				$c->get( Files::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( 'admin_menu', static fn () => $container->get( ExportPage::class )->add() );
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				$container->get( ExportController::class )->register_routes();
				( new PreparedFilesController(
					$container->get( Entitlements::class ),
					$container->get( PrepareExport::class )
				) )->register_routes();
			}
		);
		add_action(
			PrepareExport::EVENT,
			static fn ( string $id ) => $container->get( PrepareExport::class )->step_and_go_on( $id )
		);
		foreach ( array( PrepareExport::CLEAN_EVENT, Schedule::HOURLY ) as $event ) {
			add_action( $event, static fn () => $container->get( PrepareExport::class )->clean() );
		}
		add_action( DataErased::ACTION, static fn () => $container->get( PrepareExport::class )->delete_all() );
		add_action(
			'cli_init',
			static fn () => WP_CLI::add_command( 'userfeedback export', $container->get( ExportCommand::class ) )
		);
	}
}

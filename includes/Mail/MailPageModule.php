<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Mail\Rest\MailController;
use UserFeedback\Mail\Weekly\LeavePage;
use UserFeedback\Mail\Weekly\LeaveSummary;
use UserFeedback\Mail\Weekly\WeeklyHandler;
use UserFeedback\Mail\Weekly\WeeklyMail;
use UserFeedback\Mail\Weekly\WeeklySchedule;
use UserFeedback\Mail\Weekly\WeeklySettings;
use UserFeedback\Mail\Weekly\WeekReport;
use UserFeedback\Module;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\NewestWordsQuery;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Results\ResultsSummary;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Writes and sends the mails, in background jobs and for the settings' preview.
 */
final class MailPageModule implements Module {

	public function register( Container $container ): void {
		$container->set( Template::class, static fn (): Template => new Template() );
		$container->set( Mailer::class, static fn (): Mailer => new Mailer() );
		$container->set(
			MailFailures::class,
			static fn ( Container $c ): MailFailures => new MailFailures( $c->get( Notifications::class ) )
		);
		$container->set(
			HeaderImage::class,
			static fn ( Container $c ): HeaderImage => new HeaderImage(
				$c->get( SettingsRepository::class ),
				$c->get( AddonStates::class )
			)
		);
		$container->set(
			ResponseMail::class,
			static fn ( Container $c ): ResponseMail => new ResponseMail(
				$c->get( SurveyRepository::class ),
				$c->get( PlaceQuery::class ),
				new AnswerLines(
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class ),
					$c->get( QuestionTypeRegistry::class )
				),
				$c->get( OutboxRepository::class ),
				$c->get( Template::class ),
				$c->get( HeaderImage::class ),
				$c->get( Mailer::class ),
				$c->get( MailFailures::class )
			)
		);
		$container->set(
			WeeklyMail::class,
			static fn ( Container $c ): WeeklyMail => new WeeklyMail(
				new WeekReport(
					$c->get( ResultsSummary::class ),
					$c->get( SurveyRepository::class ),
					new NewestWordsQuery( $c->get( Database::class ) )
				),
				$c->get( SettingsRepository::class ),
				$c->get( Template::class ),
				$c->get( HeaderImage::class )
			)
		);
		$container->set(
			WeeklySchedule::class,
			static fn ( Container $c ): WeeklySchedule => new WeeklySchedule(
				$c->get( SettingsRepository::class ),
				$c->get( Outbox::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			LeavePage::class,
			static fn ( Container $c ): LeavePage => new LeavePage(
				new LeaveSummary( $c->get( SettingsRepository::class ) )
			)
		);
		$container->extend( SettingsRegistry::class, array( WeeklySettings::class, 'register' ) );
		$container->extend(
			OutboxHandlers::class,
			static fn ( OutboxHandlers $handlers ) => $handlers->register(
				new WeeklyHandler(
					static fn (): WeeklyMail => $container->get( WeeklyMail::class ),
					static fn (): WeeklySchedule => $container->get( WeeklySchedule::class ),
					$container->get( Mailer::class ),
					$container->get( SettingsRepository::class ),
					static fn (): MailFailures => $container->get( MailFailures::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new MailController(
				new MailPreview(
					$container->get( SurveyRepository::class ),
					new NewestResponseQuery( $container->get( Database::class ) ),
					$container->get( ResponseMail::class ),
					$container->get( WeeklyMail::class ),
					$container->get( Mailer::class ),
					$container->get( Clock::class )
				)
			) )->register_routes()
		);
		$plan = static fn () => $container->get( WeeklySchedule::class )->plan();
		add_action( Schedule::HOURLY, $plan );
		add_action( 'userfeedback_settings_saved', $plan );
		add_action( 'update_option_timezone_string', $plan );
		add_action( 'update_option_gmt_offset', $plan );
	}
}

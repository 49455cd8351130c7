<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Container;
use UserFeedback\Mail\Weekly\LeavePage;
use UserFeedback\Mail\Weekly\WeeklySchedule;
use UserFeedback\Module;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * What a visitor's request needs of mail: jobs for responses, and the page that leaves the weekly summary.
 * `MailPageModule` has the rest.
 */
final class MailModule implements Module {

	/**
	 * LeaveLink::FIELD and WeeklySchedule::EVENT, here so that a visitor's page loads no further class.
	 */
	private const LEAVE  = 'uf-leave';
	private const WEEKLY = 'userfeedback_core_weekly';

	public function register( Container $container ): void {
		$container->extend(
			OutboxHandlers::class,
			static fn ( OutboxHandlers $handlers ) => $handlers->register(
				new ResponseMailHandler(
					static fn (): QuestionTypeRegistry => $container->get( QuestionTypeRegistry::class ),
					static fn (): ResponseMail => $container->get( ResponseMail::class ),
					static fn (): MailFailures => $container->get( MailFailures::class )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		if ( isset( $_GET[ self::LEAVE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- opened from a link.
			add_action( 'parse_request', static fn () => $container->get( LeavePage::class )->send(), 0 );
		}
		add_action( self::WEEKLY, static fn () => $container->get( WeeklySchedule::class )->run() );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Plan\Owner;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Responses\ResponsesGone;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The Google Drive addon: what it registers in UserFeedback and in WordPress (docs/google-drive.md).
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'google-drive';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->get( AddonTables::class )->add(
			self::SLUG,
			Tables::NAMES,
			Tables::NEWEST,
			Tables::migrations( ... )
		);
		self::make_client( $container );
		self::make_writer( $container );
		self::make_screens( $container );
		$container->extend(
			OutboxHandlers::class,
			static function ( OutboxHandlers $handlers ) use ( $container ): void {
				$attempts = static fn (): Attempts => $container->get( Attempts::class );
				$handlers->register( new SendResponse( $attempts, $container->get( Clock::class ) ) );
				$handlers->register(
					new SendAll(
						$attempts,
						static fn (): SheetRepository => $container->get( SheetRepository::class ),
						static fn (): RowsQuery => $container->get( RowsQuery::class ),
						$container->get( Clock::class )
					)
				);
			}
		);
		$container->extend(
			SettingsRegistry::class,
			static fn ( SettingsRegistry $registry ) => $registry->add( ConnectionSetting::make() )
		);
		self::events( $container );
		self::privacy( $container );
	}

	/**
	 * Google and the account.
	 */
	private static function make_client( Container $container ): void {
		$container->set(
			GoogleClient::class,
			static fn ( Container $c ): GoogleClient => GoogleClient::of_site( $c->get( Owner::class ) )
		);
		$container->set(
			Connection::class,
			static fn ( Container $c ): Connection => new Connection(
				new TokenRepository( $c->get( Database::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Google::class,
			static fn ( Container $c ): Google => new Google(
				$c->get( GoogleClient::class ),
				$c->get( Connection::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Spreadsheets::class,
			static fn ( Container $c ): Spreadsheets => new Spreadsheets(
				$c->get( Google::class ),
				$c->get( GoogleClient::class )
			)
		);
		$container->set(
			Consent::class,
			static fn ( Container $c ): Consent => new Consent(
				$c->get( GoogleClient::class ),
				$c->get( Google::class ),
				$c->get( Connection::class ),
				$c->get( SheetRepository::class ),
				$c->get( OutboxRepository::class ),
				$c->get( Alerts::class ),
				$c->get( Clock::class )
			)
		);
	}

	/**
	 * What writes rows.
	 */
	private static function make_writer( Container $container ): void {
		$container->set(
			SheetRepository::class,
			static fn ( Container $c ): SheetRepository => new SheetRepository( $c->get( Database::class ) )
		);
		$container->set(
			RowsQuery::class,
			static fn ( Container $c ): RowsQuery => new RowsQuery( $c->get( Database::class ) )
		);
		$container->set(
			Alerts::class,
			static fn ( Container $c ): Alerts => new Alerts( $c->get( Notifications::class ) )
		);
		$container->set(
			SheetWriter::class,
			static fn ( Container $c ): SheetWriter => new SheetWriter(
				$c->get( Spreadsheets::class ),
				$c->get( SheetRepository::class ),
				new ResponseRows(
					$c->get( RowsQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class )
				),
				$c->get( SurveyRepository::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Attempts::class,
			static fn ( Container $c ): Attempts => new Attempts(
				$c->get( SheetWriter::class ),
				$c->get( SheetRepository::class ),
				$c->get( SurveyRepository::class ),
				$c->get( Connection::class ),
				$c->get( AddonRights::class ),
				$c->get( Alerts::class ),
				$c->get( Clock::class )
			)
		);
	}

	/**
	 * What screens ask.
	 */
	private static function make_screens( Container $container ): void {
		$container->set(
			ManageSheets::class,
			static fn ( Container $c ): ManageSheets => new ManageSheets(
				$c->get( SurveyRepository::class ),
				$c->get( SheetRepository::class ),
				$c->get( RowsQuery::class ),
				$c->get( Google::class ),
				$c->get( Spreadsheets::class ),
				$c->get( Connection::class ),
				$c->get( Outbox::class ),
				$c->get( OutboxRepository::class ),
				$c->get( Alerts::class ),
				$c->get( Database::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			DriveController::class,
			static fn ( Container $c ): DriveController => new DriveController(
				$c->get( AddonRights::class ),
				new DriveView(
					$c->get( GoogleClient::class ),
					$c->get( SheetRepository::class ),
					$c->get( RowsQuery::class ),
					$c->get( OutboxRepository::class ),
					$c->get( SurveyRepository::class )
				),
				$c->get( ManageSheets::class )
			)
		);
	}

	/**
	 * Routes, actions and what happens to surveys.
	 */
	private static function events( Container $container ): void {
		$hooks = self::hooks( $container );
		$hooks->action( 'rest_api_init', static fn () => $container->get( DriveController::class )->register_routes() );
		$hooks->action(
			'admin_init',
			static fn () => ( new DriveActions(
				new AjaxRouter(),
				$container->get( AddonRights::class ),
				static fn (): Consent => $container->get( Consent::class ),
				static fn (): ManageSheets => $container->get( ManageSheets::class )
			) )->add()
		);
		$hooks->action(
			'admin_menu',
			static fn () => ( new ConsentPage(
				static fn (): Consent => $container->get( Consent::class ),
				$hooks
			) )->add()
		);
		$hooks->filter(
			'userfeedback_spreadsheet_links',
			static fn ( array $links, array $ids ): array => $links
				+ $container->get( SheetRepository::class )->urls( array_values( array_filter( $ids, 'is_int' ) ) ),
			10,
			2
		);
		$hooks->action(
			SurveyChanged::ACTION,
			static function ( int $survey_id ) use ( $container ): void {
				if ( ! $container->get( SurveyRepository::class )->exists( $survey_id ) ) {
					$container->get( SheetRepository::class )->forget( $survey_id );
					$container->get( Alerts::class )->works( $survey_id );
				}
			}
		);
		$hooks->action(
			ResponsesGone::ACTION,
			static fn ( array $ids ) => $container->get( SheetRepository::class )->forget_deleted(
				array_values( array_filter( $ids, 'is_int' ) )
			)
		);
	}

	/**
	 * What the tools for privacy learn.
	 */
	private static function privacy( Container $container ): void {
		$hooks = self::hooks( $container );
		$data  = static fn (): PersonalData => new PersonalData(
			$container->get( PersonalDataRepository::class ),
			$container->get( RowsQuery::class ),
			$container->get( GoogleClient::class )
		);
		$hooks->filter(
			'userfeedback_personal_data_copies',
			static fn ( array $copies, array $ids ): array => array(
				...$copies,
				...$data()->copies( array_values( array_filter( $ids, 'is_int' ) ) ),
			),
			10,
			2
		);
		// Before UserFeedback's own eraser, after which nothing leads from the person to the responses.
		$hooks->filter(
			'wp_privacy_personal_data_erasers',
			static fn ( array $erasers ): array => array(
				'userfeedback-google-drive' => array(
					'eraser_friendly_name' => __( 'UserFeedback Google Drive', 'userfeedback-google-drive' ),
					'callback'             => static fn ( string $email ): array => $data()->erase( $email ),
				),
			) + $erasers
		);
		$hooks->action(
			'admin_init',
			static fn () => wp_add_privacy_policy_content(
				__( 'UserFeedback Google Drive', 'userfeedback-google-drive' ),
				'<p>' . esc_html__(
					'We copy answers to our surveys into spreadsheets in Google Drive, with the time and the page on which they were given. Your IP address and your browser are not copied. Google Ireland Limited, or Google LLC, stores these spreadsheets for us.',
					'userfeedback-google-drive'
				) . '</p>'
			)
		);
	}
}

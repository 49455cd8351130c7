<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Database\Database;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What an owner does with the spreadsheet of a survey, and with the connection.
 */
final class ManageSheets {

	public function __construct(
		private SurveyRepository $surveys,
		private SheetRepository $sheets,
		private RowsQuery $rows,
		private Google $google,
		private Spreadsheets $files,
		private Connection $connection,
		private Outbox $outbox,
		private OutboxRepository $jobs,
		private Alerts $alerts,
		private Database $database,
		private Clock $clock
	) {}

	/**
	 * @throws Failure 404 for an unknown survey.
	 */
	public function survey( int $survey_id ): Survey {
		return $this->surveys->find( $survey_id ) ?? throw Failure::no_survey();
	}

	/**
	 * Tries again what waits, at once. Google's own pause is over then too: the owner knows better.
	 */
	public function retry( Survey $survey ): void {
		$this->connection->pause( 0 );
		$this->sheets->hurry( $survey->id );
		foreach ( array( SendResponse::KIND, SendAll::KIND ) as $kind ) {
			$this->jobs->wake( $kind, $survey->id, $this->clock->now() );
		}
		Schedule::after_reply();
	}

	/**
	 * Sends all responses that are not in the spreadsheet.
	 *
	 * @throws Failure 409 without a connection, or while it is running.
	 */
	public function send_all( Survey $survey ): void {
		if ( ! Connection::shown()['connected'] ) {
			throw Failure::conflict( __( 'Connect Google Drive first.', 'userfeedback-google-drive' ) );
		}
		if ( $this->sheets->find( $survey->id )->all_to > 0 ) {
			throw Failure::conflict( __( 'The old responses are being sent.', 'userfeedback-google-drive' ) );
		}
		$missing = $this->rows->count_missing( $survey->id );
		if ( 0 === $missing['rows'] ) {
			return;
		}
		// The mark holds new rows back, so it must not be there without the job that takes it away.
		$this->database->transaction(
			function () use ( $survey, $missing ): void {
				$this->sheets->start_all( $survey->id, $missing['newest'], $missing['rows'] );
				$this->outbox->add(
					SendAll::KIND,
					$survey->id . '-' . bin2hex( random_bytes( 8 ) ),
					'',
					null,
					$survey->id
				);
			}
		);
	}

	/**
	 * Lets the next row begin a new spreadsheet; the old one stays as it is.
	 */
	public function renew( Survey $survey ): void {
		$this->sheets->renew( $survey->id );
		$this->surveys->note_spreadsheet( $survey->id, '' );
		$this->alerts->works( $survey->id );
		$this->retry( $survey );
	}

	/**
	 * @return list<array{id: string, name: string}>
	 * @throws Failure 502 with Google's reason.
	 */
	public function folders(): array {
		return self::asked( fn (): array => $this->files->folders() );
	}

	/**
	 * Creates a folder at Google and chooses it.
	 *
	 * @return array{id: string, name: string}
	 * @throws Failure 502 with Google's reason.
	 */
	public function create_folder( string $name ): array {
		$folder = self::asked( fn (): array => $this->files->create_folder( $name ) );
		$this->connection->use_folder( $folder['id'], $folder['name'] );
		return $folder;
	}

	/**
	 * Chooses a folder for new spreadsheets (GD-06, CALL-49).
	 *
	 * @throws Failure 422 for one that this app may not use, 502 with Google's reason.
	 */
	public function use_folder( string $id ): void {
		$folder = self::asked( fn (): ?array => $this->files->folder( $id ) );
		if ( null === $folder ) {
			throw Failure::invalid(
				array( 'folder_id' => __( 'This folder is not in Google Drive, or UserFeedback may not use it.', 'userfeedback-google-drive' ) )
			);
		}
		$this->connection->use_folder( $folder['id'], $folder['name'] );
	}

	/**
	 * New spreadsheets go to the account's own folder again (GD-07, CALL-50).
	 */
	public function leave_folder(): void {
		$this->connection->use_folder( '', '' );
	}

	/**
	 * An access token for the picker in the owner's browser (CALL-48, A115).
	 *
	 * @throws Failure 502 with Google's reason.
	 */
	public function access(): string {
		return self::asked( fn (): string => $this->google->access()['token'] );
	}

	/**
	 * Takes the grant back at Google and forgets the account (GD-05, CALL-47).
	 */
	public function disconnect(): void {
		$this->google->revoke();
		$this->connection->forget();
		$this->alerts->connected();
	}

	/**
	 * @template T
	 * @param callable(): T $ask Calls Google.
	 * @return T
	 * @throws Failure 502 with Google's reason in words.
	 */
	private static function asked( callable $ask ): mixed {
		try {
			return $ask();
		} catch ( GoogleError $error ) {
			throw Failure::elsewhere( GoogleError::words( $error->reason, $error->detail ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- sent as JSON.
		}
	}
}

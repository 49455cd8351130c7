<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use DateTimeImmutable;
use UserFeedback\Database\Database;
use UserFeedback\GoogleDrive\Alerts;
use UserFeedback\GoogleDrive\Attempts;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\GoogleDrive\Consent;
use UserFeedback\GoogleDrive\DriveView;
use UserFeedback\GoogleDrive\Google;
use UserFeedback\GoogleDrive\GoogleClient;
use UserFeedback\GoogleDrive\ManageSheets;
use UserFeedback\GoogleDrive\ResponseRows;
use UserFeedback\GoogleDrive\RowsQuery;
use UserFeedback\GoogleDrive\SendAll;
use UserFeedback\GoogleDrive\SendResponse;
use UserFeedback\GoogleDrive\SheetRepository;
use UserFeedback\GoogleDrive\SheetWriter;
use UserFeedback\GoogleDrive\Spreadsheets;
use UserFeedback\GoogleDrive\TokenRepository;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Outbox\Outbox;
use UserFeedback\Outbox\OutboxHandlers;
use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Worker;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Support\FixedClock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\GoogleService;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * The addon against the stand-in for Google, with a clock that moves.
 */
abstract class DriveTestCase extends ResultsTestCase {

	protected FixedClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FixedClock( $this->moment( 0, '12:01:00' ) );
		GoogleService::reset();
		$this->sign_in( 'administrator' );
	}

	protected function later( string $how_much ): void {
		$this->clock->set( $this->clock->now()->modify( $how_much ) );
	}

	protected function client(): GoogleClient {
		return new GoogleClient( GoogleService::CLIENT_ID, GoogleService::CLIENT_SECRET, '', GoogleService::url() );
	}

	protected function connection(): Connection {
		return new Connection( new TokenRepository( $this->container()->get( Database::class ) ), $this->clock );
	}

	protected function google(): Google {
		return new Google( $this->client(), $this->connection(), $this->clock );
	}

	protected function sheets(): SheetRepository {
		return $this->container()->get( SheetRepository::class );
	}

	protected function alerts(): Alerts {
		return new Alerts( $this->container()->get( Notifications::class ) );
	}

	protected function consent(): Consent {
		return new Consent(
			$this->client(),
			$this->google(),
			$this->connection(),
			$this->sheets(),
			$this->container()->get( OutboxRepository::class ),
			$this->alerts(),
			$this->clock
		);
	}

	protected function manage(): ManageSheets {
		$c = $this->container();
		return new ManageSheets(
			$c->get( SurveyRepository::class ),
			$this->sheets(),
			$c->get( RowsQuery::class ),
			$this->google(),
			new Spreadsheets( $this->google(), $this->client() ),
			$this->connection(),
			new Outbox( $c->get( OutboxRepository::class ), $this->clock ),
			$c->get( OutboxRepository::class ),
			$this->alerts(),
			$c->get( Database::class ),
			$this->clock
		);
	}

	protected function view(): DriveView {
		$c = $this->container();
		return new DriveView(
			$this->client(),
			$this->sheets(),
			$c->get( RowsQuery::class ),
			$c->get( OutboxRepository::class ),
			$c->get( SurveyRepository::class )
		);
	}

	/**
	 * Connects the account as a person does.
	 */
	protected function connect( string $return = 'settings' ): string {
		return $this->consent()->answer( GoogleService::consent( $this->consent()->url( $return ) ) );
	}

	/**
	 * Runs due jobs once.
	 *
	 * @return array{done: int, retry: int, dead: int, hold: int}
	 */
	protected function run_jobs(): array {
		$attempts = fn (): Attempts => $this->attempts();
		$handlers = new OutboxHandlers();
		$handlers->register( new SendResponse( $attempts, $this->clock ) );
		$handlers->register(
			new SendAll(
				$attempts,
				fn (): SheetRepository => $this->sheets(),
				fn (): RowsQuery => $this->container()->get( RowsQuery::class ),
				$this->clock
			)
		);
		return ( new Worker( $this->container()->get( OutboxRepository::class ), $handlers, $this->clock ) )->run( 60 );
	}

	protected function attempts(): Attempts {
		$c = $this->container();
		return new Attempts(
			new SheetWriter(
				new Spreadsheets( $this->google(), $this->client() ),
				$this->sheets(),
				new ResponseRows(
					$c->get( RowsQuery::class ),
					$c->get( AnswersQuery::class ),
					$c->get( AnswerReader::class )
				),
				$c->get( SurveyRepository::class ),
				$this->clock
			),
			$this->sheets(),
			$c->get( SurveyRepository::class ),
			$this->connection(),
			$c->get( AddonRights::class ),
			$this->alerts(),
			$this->clock
		);
	}

	/**
	 * A survey whose responses go to Drive.
	 *
	 * @param list<\UserFeedback\Surveys\Question>|null $questions Its questions.
	 */
	protected function driven( ?array $questions = null, string $file = 'Coffee sheet' ): Survey {
		$survey                   = $this->survey( $questions ?? array( $this->question( 'a', 'text' ) ) );
		$settings                 = $survey->settings;
		$settings['google_drive'] = array(
			'enable'         => true,
			'file_name'      => $file,
			'spreadsheet_id' => '',
		);
		return $this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'settings' => $settings ) ) );
	}

	protected function reread( Survey $survey ): Survey {
		return $this->container()->get( SurveyRepository::class )->find( $survey->id ) ?? self::fail( 'The survey is gone.' );
	}

	/**
	 * Jobs of the addon that are not done.
	 */
	protected function open_jobs(): int {
		return (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'outbox' )} WHERE kind LIKE 'google%' AND status <> 'done'" );
	}

	/**
	 * The spreadsheets at Google.
	 *
	 * @return list<array{id: string, name: string, parents: list<string>, tab: array{title: string, columns: int, frozen: int, cells: list<list<string|int|float|null>>}}>
	 */
	protected function files(): array {
		$files = array();
		foreach ( GoogleService::state()['files'] as $file ) {
			if ( isset( $file['tab'] ) ) {
				$files[] = array(
					'id'      => $file['id'],
					'name'    => $file['name'],
					'parents' => $file['parents'],
					'tab'     => $file['tab'],
				);
			}
		}
		return $files;
	}

	/**
	 * Cells of the only spreadsheet.
	 *
	 * @return list<list<string|int|float|null>>
	 */
	protected function cells(): array {
		$files = $this->files();
		self::assertCount( 1, $files, 'One spreadsheet.' );
		return $files[0]['tab']['cells'];
	}

	/**
	 * What stands in the first column of the only spreadsheet, without the header.
	 *
	 * @return list<string|int|float|null>
	 */
	protected function ids(): array {
		return array_column( array_slice( $this->cells(), 1 ), 0 );
	}
}

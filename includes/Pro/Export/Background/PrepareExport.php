<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Background;

use Throwable;
use UserFeedback\Database\Database;
use UserFeedback\Admin\Page;
use UserFeedback\Database\Lock;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Category;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Pro\Export\Column;
use UserFeedback\Pro\Export\Columns;
use UserFeedback\Pro\Export\ExportInput;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\ExportQuery;
use UserFeedback\Pro\Export\ExportStopped;
use UserFeedback\Pro\Export\FileName;
use UserFeedback\Pro\Export\Files;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Support\Clock;
use UserFeedback\Support\ErrorLog;
use UserFeedback\Support\Failure;

/**
 * Prepares files in slices, for responses that one request of the host cannot write. Whoever has time makes the
 * next slice: the open dialog, and WP-Cron once a minute.
 */
final class PrepareExport {

	/**
	 * Event of WP-Cron that makes the next slice; its argument is the id of the file.
	 */
	public const EVENT = 'userfeedback_core_export';

	/**
	 * Event of WP-Cron that deletes old files.
	 */
	public const CLEAN_EVENT = 'userfeedback_core_export_clean';

	/**
	 * Seconds for which a file is kept.
	 */
	public const LIFETIME = 24 * 60 * 60;

	/**
	 * Files that a person may have at the same time.
	 */
	public const MOST = 5;

	private const ROWS = 50000;

	/**
	 * How often a file may begin anew, or a slice fail.
	 */
	private const TRIES = 3;

	/**
	 * Seconds after which the lock of a slice counts as left behind.
	 */
	private const LOCK = 300;

	public function __construct(
		private Database $database,
		private JobRepository $jobs,
		private ExportFolder $folder,
		private ExportInput $input,
		private ExportQuery $query,
		private Columns $columns,
		private WriteExport $export,
		private Files $files,
		private Notifications $notifications,
		private Clock $clock
	) {}

	/**
	 * Rows from which on a file is prepared in the background.
	 */
	public static function rows(): int {
		/**
		 * Filters the number of rows from which on an export is prepared in the background. Lower it where the host
		 * ends long requests early.
		 *
		 * @since 0.1.0
		 *
		 * @param int $rows Default 50000.
		 */
		return max( 0, (int) apply_filters( 'userfeedback_export_background_rows', self::ROWS ) );
	}

	/**
	 * Begins a file.
	 *
	 * @param array<mixed> $fields As the address of an export has them.
	 * @throws Failure As ExportInput, and 409 where the person has too many files.
	 */
	public function start( array $fields, int $user_id ): ExportJob {
		$this->clean();
		$options = $this->input->read( $fields );
		if ( count( $this->of( $user_id ) ) >= self::MOST ) {
			throw Failure::conflict(
				__( 'You have five prepared files already. Delete one of them first.', 'userfeedback' )
			);
		}
		$counts = $this->query->counts( $options->survey->id, $options->range );
		$is_all = array() === $options->ids;
		$job    = new ExportJob(
			bin2hex( random_bytes( 16 ) ),
			$user_id,
			$options->survey->id,
			$fields,
			FileName::of( $options, $this->clock->site_now()->format( 'Y-m-d' ) ),
			$is_all ? $counts['publish'] + ( $options->with_trash ? $counts['trash'] : 0 ) : count( $options->ids ),
			$is_all && null === $options->filter && null === $options->question,
			$this->clock->now()->getTimestamp()
		);
		$this->jobs->add( $job );
		$this->go_on_later( $job );
		wp_schedule_single_event( $job->created + self::LIFETIME + MINUTE_IN_SECONDS, self::CLEAN_EVENT );
		return $job;
	}

	/**
	 * Files of a person that are not too old.
	 *
	 * @return list<ExportJob> Newest first.
	 */
	public function of( int $user_id ): array {
		return array_values(
			array_filter(
				$this->jobs->all(),
				fn ( ExportJob $job ): bool => $job->user_id === $user_id && ! $this->is_old( $job )
			)
		);
	}

	/**
	 * A file of a person.
	 *
	 * @throws Failure 404 for files of others, and for those that are gone.
	 */
	public function find( string $id, int $user_id ): ExportJob {
		$job = $this->jobs->find( $id );
		return null === $job || $job->user_id !== $user_id || $this->is_old( $job ) ? throw self::gone() : $job;
	}

	public static function gone(): Failure {
		return Failure::not_found( __( 'This file is no longer there. Please export again.', 'userfeedback' ) );
	}

	/**
	 * Path of a file that is downloaded now: nobody needs to be told any more that it is ready.
	 */
	public function take( ExportJob $job ): string {
		$this->notifications->remove( self::notification( $job ) );
		return $this->path( $job );
	}

	/**
	 * Path of a file that is ready.
	 */
	public function path( ExportJob $job ): string {
		return $this->folder->path( self::file_name( $job ) );
	}

	/**
	 * Makes the next slice, unless another process makes it just now.
	 *
	 * @param float $seconds How long it may take.
	 */
	public function step( string $id, float $seconds ): void {
		$lock = new Lock( $this->database, 'userfeedback_core_export_lock_' . $id, self::LOCK );
		$job  = $this->jobs->find( $id );
		if ( null === $job || JobState::Running !== $job->state || $this->is_old( $job ) || ! $lock->take() ) {
			return;
		}
		try {
			$job = $this->jobs->find( $id );
			if ( null !== $job && JobState::Running === $job->state ) {
				$this->slice( $job, microtime( true ) + $seconds );
			}
		} finally {
			$lock->give_back();
		}
	}

	/**
	 * The work of WP-Cron: a slice, and the next event while the file is not ready.
	 */
	public function step_and_go_on( string $id ): void {
		$job = $this->jobs->find( $id );
		if ( null === $job || JobState::Running !== $job->state || $this->is_old( $job ) ) {
			return;
		}
		$this->go_on_later( $job );
		$this->step( $id, 20.0 );
	}

	public function delete( ExportJob $job ): void {
		$this->notifications->remove( self::notification( $job ) );
		$this->jobs->delete( $job->id );
		$this->folder->delete( self::file_name( $job ) );
		$this->folder->delete( self::part_name( $job ) );
		wp_clear_scheduled_hook( self::EVENT, array( $job->id ) );
	}

	/**
	 * Deletes all files: somebody's data was erased, and any of them may have a copy.
	 */
	public function delete_all(): void {
		foreach ( $this->jobs->all() as $job ) {
			$this->delete( $job );
		}
	}

	/**
	 * Deletes what is older than a day, and files of slices that died.
	 */
	public function clean(): void {
		$known = array();
		foreach ( $this->jobs->all() as $job ) {
			if ( $this->is_old( $job ) ) {
				$this->delete( $job );
			} else {
				$known[] = $job->id;
			}
		}
		$this->folder->keep( $known );
	}

	private function is_old( ExportJob $job ): bool {
		return $job->created + self::LIFETIME < $this->clock->now()->getTimestamp();
	}

	private function slice( ExportJob $job, float $until ): void {
		// The names of columns are in the language of who asked, whoever makes the slice.
		$switched = switch_to_user_locale( $job->user_id );
		try {
			$after = $this->work( $job, $until );
			$this->jobs->change( $after );
			if ( JobState::Ready === $after->state ) {
				$this->tell( $after, __( 'Your export is ready', 'userfeedback' ), $after->name );
			}
		} catch ( Failure | ExportStopped $error ) {
			$this->give_up( $job, $error->getMessage() );
		} catch ( Throwable $error ) {
			ErrorLog::write( 'Export: ' . $error->getMessage() );
			$again = $job->anew();
			if ( $again->tries > self::TRIES ) {
				$this->give_up( $job, __( 'The file could not be made. Nothing was lost: please try again.', 'userfeedback' ) );
			} else {
				$this->jobs->change( $again );
			}
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Reads responses until the time is over.
	 *
	 * @throws ExportStopped When the file cannot be written, or the survey is edited again and again.
	 */
	private function work( ExportJob $job, float $until ): ExportJob {
		$options = $this->input->read( $job->fields );
		$columns = $this->columns->of( $options );
		$digest  = Column::digest( $columns );
		$stream  = fopen( $this->folder->path( self::part_name( $job ) ), 'c+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
		if ( false === $stream ) {
			throw ExportStopped::no_space();
		}
		$is_edited = $digest !== $job->columns;
		// A host that cleans up may have taken the part: PHP would fill what is missing with NUL bytes.
		if ( null !== $job->place && ( $is_edited || ( fstat( $stream )['size'] ?? 0 ) < $job->bytes ) ) {
			$job = $job->anew();
			if ( $job->tries > self::TRIES ) {
				throw $is_edited ? ExportStopped::edited() : ExportStopped::no_space();
			}
		}
		$bytes = max( 0, $job->bytes );
		if ( ! ftruncate( $stream, $bytes ) || 0 !== fseek( $stream, $bytes ) ) {
			throw ExportStopped::no_space();
		}
		$place = $job->place ?? $this->export->start( $options );
		$file  = Format::Xlsx === $options->format
			? $this->files->cells( $options, $stream )
			: $this->files->of( $options, $stream, '' );
		if ( null === $job->place && Format::Xlsx === $options->format ) {
			// Under a filter its figures can take long.
			$this->take_time( $job );
		}
		$file->open( $columns, null !== $job->place );
		// At least one chunk: the slowest host comes to the end too.
		do {
			$place = $place->is_end ? $place : $this->export->next( $options, $columns, $file, $place );
		} while ( ! $place->is_end && microtime( true ) < $until );
		$bytes = ftell( $stream );
		if ( false === $bytes || ! fflush( $stream ) ) {
			throw ExportStopped::no_space();
		}
		$job = $job->at( $place, $bytes, $digest );
		return $place->is_end ? $this->finish( $job, $options, $columns, $stream ) : $job;
	}

	/**
	 * @param list<Column> $columns Of the file.
	 * @param resource     $stream  The part that was written in slices.
	 * @throws ExportStopped When the host ends the work each time.
	 */
	private function finish( ExportJob $job, ExportOptions $options, array $columns, $stream ): ExportJob {
		$path = $this->path( $job );
		$rows = $job->place->rows ?? 0;
		if ( Format::Xlsx !== $options->format ) {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in work().
			if ( ! rename( $this->folder->path( self::part_name( $job ) ), $path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in work().
				throw ExportStopped::no_space();
			}
			return $job->ready( (int) filesize( $path ) );
		}
		// A spreadsheet is made at one go.
		$this->take_time( $job );
		$cells = $this->files->cells( $options, $stream );
		$sheet = $this->files->of( $options, $stream, $path, $cells->figures() );
		$sheet->open( $columns );
		foreach ( $cells->rows() as $row ) {
			$sheet->add( $row );
		}
		$sheet->close( $rows );
		$this->folder->delete( self::part_name( $job ) );
		clearstatcache( true, $path );
		return $job->ready( (int) filesize( $path ) );
	}

	/**
	 * Before work that has no slices. If the host ends it half-way, the next slice finds one try fewer.
	 *
	 * @throws ExportStopped When the host ends it each time.
	 */
	private function take_time( ExportJob $job ): void {
		if ( $job->tries >= self::TRIES ) {
			throw ExportStopped::too_long();
		}
		$this->jobs->change( $job->tried() );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::LOCK ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- As an export of a million responses.
		}
	}

	private function give_up( ExportJob $job, string $why ): void {
		$this->folder->delete( self::part_name( $job ) );
		$this->folder->delete( self::file_name( $job ) );
		$this->jobs->change( $job->failed( $why ) );
		$this->tell( $job, __( 'Your export failed', 'userfeedback' ), $job->name . "\n" . $why );
	}

	/**
	 * Tells who asked for the file, who may have left the screen.
	 */
	private function tell( ExportJob $job, string $title, string $content ): void {
		$this->notifications->add(
			self::notification( $job ),
			$title,
			$content,
			array(
				Button::link(
					__( 'Show my files', 'userfeedback' ),
					Page::Results->url() . "#/survey/{$job->survey_id}?files=1"
				),
			),
			$job->user_id,
			Category::Exports
		);
	}

	private static function notification( ExportJob $job ): string {
		return 'export-' . $job->id;
	}

	private function go_on_later( ExportJob $job ): void {
		wp_schedule_single_event(
			$this->clock->now()->getTimestamp() + MINUTE_IN_SECONDS,
			self::EVENT,
			array( $job->id )
		);
	}

	private static function part_name( ExportJob $job ): string {
		return ExportFolder::name( $job->id, 'part' );
	}

	private static function file_name( ExportJob $job ): string {
		return ExportFolder::name( $job->id, pathinfo( $job->name, PATHINFO_EXTENSION ) );
	}
}

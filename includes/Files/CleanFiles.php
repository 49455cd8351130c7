<?php
declare(strict_types=1);

namespace UserFeedback\Files;

/**
 * Deletes files that belong to no response: nobody sent them in time, or their response is gone.
 */
final class CleanFiles {

	public const EVENT = 'userfeedback_core_clean_files';

	private const BATCH = 200;

	public function __construct( private FileRepository $files, private FileFolder $folder ) {}

	/**
	 * Deletes them now.
	 */
	public function run(): void {
		do {
			$expired = $this->files->expired( self::BATCH );
			$count   = count( $expired );
			$gone    = 0;
			foreach ( $expired as $file ) {
				// The row first: a response that comes now must not lose its file.
				if ( $this->files->forget( $file['id'] ) ) {
					$this->folder->delete( $file['stored_as'] );
					++$gone;
				}
			}
		} while ( self::BATCH === $count && $gone > 0 );
	}

	/**
	 * The background job: also files that lost their row, for example when a process was killed.
	 */
	public function run_and_sweep(): void {
		$this->run();
		foreach ( array_chunk( $this->folder->old(), self::BATCH ) as $names ) {
			foreach ( array_diff( $names, $this->files->known( $names ) ) as $name ) {
				$this->folder->delete( $name );
			}
		}
		$this->follow();
	}

	/**
	 * Schedules the background job while files wait.
	 */
	public function follow(): void {
		if ( $this->files->has_waiting() ) {
			self::later();
		}
	}

	/**
	 * Runs when what waits now has expired.
	 */
	public static function later(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + FileRepository::WAITS + MINUTE_IN_SECONDS, self::EVENT );
		}
	}
}

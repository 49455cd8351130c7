<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Addons\AddonExports;
use UserFeedback\Pro\Export\Background\ExportJob;
use UserFeedback\Pro\Export\Background\JobState;
use UserFeedback\Pro\Export\Background\PrepareExport;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\ErrorLog;
use UserFeedback\Support\Failure;

/**
 * The page of wp-admin that answers with the file (EXP-01). It is in no menu.
 *
 * @phpstan-import-type Workbook from AddonExports
 */
final class ExportPage {

	public const SLUG = AddonExports::PAGE;

	private const NONCE = AddonExports::NONCE;

	/**
	 * Seconds that PHP may take for a chunk, where the host lets a script say so.
	 */
	private const CHUNK_SECONDS = 120;

	/**
	 * Rows of the file that is being written; null while there is none.
	 *
	 * @var int|null
	 */
	private ?int $rows = null;

	public function __construct(
		private Entitlements $entitlements,
		private ExportInput $input,
		private WriteExport $export,
		private Files $files,
		private PrepareExport $prepare,
		private Clock $clock,
		private AddonExports $addons
	) {}

	/**
	 * Adds the page; called on admin_menu.
	 */
	public function add(): void {
		$screen = add_submenu_page(
			'',
			__( 'Export', 'userfeedback' ),
			__( 'Export', 'userfeedback' ),
			Capability::View->value,
			self::SLUG,
			'__return_null'
		);
		if ( false !== $screen ) {
			add_action( 'load-' . $screen, $this->answer( ... ) );
		}
	}

	/**
	 * Address of the page for a survey and the current user; valid for a day.
	 */
	public static function url( int $survey_id ): string {
		return self::address( array( 'survey_id' => $survey_id ) );
	}

	/**
	 * Address of a file that was prepared, for the current user; valid for a day.
	 */
	public static function file_url( string $id ): string {
		return self::address( array( 'file' => $id ) );
	}

	/**
	 * @param array<string, string|int> $fields Of the query.
	 */
	private static function address( array $fields ): string {
		return add_query_arg(
			array( 'page' => self::SLUG ) + $fields + array( '_wpnonce' => wp_create_nonce( self::NONCE ) ),
			admin_url( 'admin.php' )
		);
	}

	/**
	 * Checks a request.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @throws Failure 403 for strangers, other sites and other plans, 404 and 400 for wrong fields.
	 */
	public function check( array $query, string $fetch_site ): ExportOptions {
		$this->check_person( $query, $fetch_site );
		return $this->input->read( $query );
	}

	/**
	 * Checks a request for a file that was prepared.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @throws Failure As check(), and 404 where the file is of somebody else, not ready or gone.
	 */
	public function check_file( array $query, string $fetch_site ): ExportJob {
		$this->check_person( $query, $fetch_site );
		$job = $this->prepare->find( is_string( $query['file'] ) ? $query['file'] : '', get_current_user_id() );
		SurveyScope::reach( $job->survey_id );
		if ( JobState::Ready !== $job->state ) {
			throw Failure::not_found( __( 'This file is not ready yet.', 'userfeedback' ) );
		}
		// A host that cleans up may have taken it: an empty file would look like an export without responses.
		if ( ! is_file( $this->prepare->path( $job ) ) ) {
			throw PrepareExport::gone();
		}
		return $job;
	}

	/**
	 * The workbook of an addon that a request asks for.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @return Workbook
	 * @throws Failure As check().
	 */
	public function workbook( string $name, array $query, string $fetch_site ): array {
		$this->check_person( $query, $fetch_site );
		return $this->addons->workbook( $name, $query );
	}

	/**
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @throws Failure 403.
	 */
	private function check_person( array $query, string $fetch_site ): void {
		$nonce = is_string( $query['_wpnonce'] ?? null ) ? $query['_wpnonce'] : '';
		if ( 'cross-site' === $fetch_site || false === wp_verify_nonce( $nonce, self::NONCE ) ) {
			throw Failure::forbidden(
				__( 'This link has expired. Please go back to the results and start the export again.', 'userfeedback' )
			);
		}
		Capability::View->enforce();
		$this->entitlements->require( Feature::Export );
	}

	/**
	 * Answers the request with the file, or with a page that says why there is none.
	 */
	private function answer(): never {
		$site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		try {
			$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Each of them verifies it.
			$site  = is_string( $site ) ? $site : '';
			if ( isset( $query['file'] ) ) {
				$this->send_prepared( $this->check_file( $query, $site ) );
			} elseif ( is_string( $query['of'] ?? null ) ) {
				$this->send_workbook( $this->workbook( $query['of'], $query, $site ) );
			} else {
				$this->send( $this->check( $query, $site ), $query );
			}
		} catch ( Throwable $error ) {
			if ( ! headers_sent() ) {
				header_remove();
				wp_die(
					esc_html( $this->reason( $error ) ),
					esc_html__( 'The export stopped', 'userfeedback' ),
					array(
						'response'  => $error instanceof Failure ? $error->status : 500, // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
						'back_link' => true,
					)
				);
			}
		}
		exit;
	}

	/**
	 * Sends the workbook of an addon.
	 *
	 * @param Workbook $workbook What stands in it.
	 * @throws ExportStopped When it cannot be completed.
	 */
	private function send_workbook( array $workbook ): void {
		self::prepare();
		$path = wp_tempnam( 'userfeedback-export' );
		register_shutdown_function(
			static function () use ( $path ): void {
				if ( is_file( $path ) ) {
					wp_delete_file( $path );
				}
			}
		);
		( new XlsxFile( $path ) )->write(
			$workbook['sheets'],
			static fn ( int $written ) => self::go_on()
		);
		clearstatcache( true, $path );
		self::head( Format::Xlsx, $workbook['file'] . '.' . Format::Xlsx->value );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		self::pass( $path );
	}

	/**
	 * Sends a file that is ready.
	 */
	private function send_prepared( ExportJob $job ): void {
		self::prepare();
		$path   = $this->prepare->take( $job );
		$format = Format::tryFrom( pathinfo( $path, PATHINFO_EXTENSION ) ) ?? Format::Csv;
		self::head( $format, $job->name );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		self::pass( $path );
	}

	/**
	 * Sends the file. CSV and JSON Lines go out while they are written; a spreadsheet first becomes a file.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @throws ExportStopped When it cannot be completed.
	 */
	private function send( ExportOptions $options, array $query ): void {
		self::prepare();
		$is_stream = Format::Xlsx !== $options->format;
		$path      = $is_stream ? '' : wp_tempnam( 'userfeedback-export' );
		$stream    = fopen( $is_stream ? 'php://output' : $path, 'r+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
		if ( false === $stream ) {
			throw ExportStopped::no_space();
		}
		$file       = $this->files->of( $options, $stream, $path );
		$this->rows = 0;
		$name       = FileName::of( $options, $this->clock->site_now()->format( 'Y-m-d' ) );
		$user_id    = get_current_user_id();
		// A time limit ends the script here. The file must say that it is not complete, and a whole one is made.
		register_shutdown_function(
			function () use ( $file, $path, $is_stream, $query, $user_id ): void {
				if ( null !== $this->rows ) {
					$this->take_over( $query, $user_id );
				}
				if ( null !== $this->rows && $is_stream ) {
					$file->fail( $this->rows );
				}
				if ( '' !== $path && is_file( $path ) ) {
					wp_delete_file( $path );
				}
			}
		);
		if ( $is_stream ) {
			self::head( $options->format, $name );
		}
		try {
			$this->export->write(
				$options,
				$file,
				function ( int $written ): void {
					$this->rows = $written;
					self::go_on();
				}
			);
		} finally {
			$this->rows = null;
		}
		if ( ! $is_stream ) {
			clearstatcache( true, $path );
			self::head( $options->format, $name );
			header( 'Content-Length: ' . (int) filesize( $path ) );
			self::pass( $path );
		}
	}

	/**
	 * Prepares in the background what the host did not let one request write.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 */
	private function take_over( array $query, int $user_id ): void {
		try {
			$this->prepare->start( $query, $user_id );
		} catch ( Throwable ) {
			// The incomplete file says what happened.
			return;
		}
	}

	/**
	 * Sends a file piece by piece: some hosts hold the whole of readfile() in memory.
	 */
	private static function pass( string $path ): void {
		$stream = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem reads whole files.
		while ( false !== $stream && ! feof( $stream ) ) {
			echo fread( $stream, 65536 ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- A file, no HTML.
			self::go_on();
		}
	}

	/**
	 * Lets the browser have what there is, and takes more time.
	 *
	 * @throws ExportStopped When nobody waits for the file any more.
	 */
	private static function go_on(): void {
		flush();
		if ( 1 === connection_aborted() ) {
			throw ExportStopped::left();
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::CHUNK_SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- An export of a million responses takes longer than a page.
		}
	}

	/**
	 * Nothing but the file may reach the browser, and at once.
	 */
	private static function prepare(): void {
		ignore_user_abort( true );
		ini_set( 'display_errors', '0' ); // phpcs:ignore WordPress.PHP -- A notice would stand in the file.
		ini_set( 'zlib.output_compression', '0' ); // phpcs:ignore WordPress.PHP -- It holds the file back.
		for ( $level = ob_get_level(); $level > 0; --$level ) {
			ob_end_clean();
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::CHUNK_SECONDS ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- As in go_on().
		}
	}

	private static function head( Format $format, string $name ): void {
		nocache_headers();
		header( 'Content-Type: ' . $format->content_type() );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Accel-Buffering: no' );
		header( 'Content-Disposition: ' . FileName::disposition( $name ) );
	}

	/**
	 * What to tell the person.
	 */
	private function reason( Throwable $error ): string {
		if ( $error instanceof Failure ) {
			return implode( ' ', array( $error->getMessage(), ...array_values( $error->params ) ) );
		}
		if ( $error instanceof ExportStopped ) {
			return $error->getMessage();
		}
		ErrorLog::write( 'Export: ' . $error->getMessage() );
		return __( 'The file could not be made. Nothing was lost: please try again.', 'userfeedback' );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Cli\RestCalls;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use WP_CLI;

/**
 * `wp userfeedback export`.
 */
final class ExportCommand {

	public function __construct(
		private Entitlements $entitlements,
		private ExportInput $input,
		private WriteExport $export,
		private Files $files,
		private Clock $clock
	) {}

	/**
	 * Writes the responses of a survey to a file.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of the survey.
	 *
	 * [--format=<format>]
	 * : csv, xlsx or jsonl. Default: csv.
	 *
	 * [--file=<file>]
	 * : Where to write. Default: a name with survey, range and day in this folder.
	 *
	 * [--from=<date>]
	 * : First day, YYYY-MM-DD in the time zone of the site.
	 *
	 * [--to=<date>]
	 * : Last day.
	 *
	 * [--question=<id>]
	 * : Only the answers to one question.
	 *
	 * [--columns=<groups>]
	 * : Any of response, status, page, device, browser, address, answers, person and comments, separated by commas.
	 *
	 * [--split]
	 * : One column per option of a multiple choice.
	 *
	 * [--filter=<conditions>]
	 * : Conditions as addresses of results have them, for example "filter[device]=mobile".
	 *
	 * [--with-trash]
	 * : Also responses in the trash.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export 12 --format=xlsx --from=2026-01-01
	 *
	 * @param list<string>               $args  The survey.
	 * @param array<string, string|bool> $given Options.
	 */
	public function __invoke( array $args, array $given ): void {
		try {
			$this->entitlements->require( Feature::Export );
			$filter  = RestCalls::filter( is_string( $given['filter'] ?? null ) ? $given['filter'] : '' );
			$options = $this->input->read(
				array(
					'filter'      => $filter,
					'survey_id'   => $args[0] ?? '',
					'report'      => isset( $given['question'] ) ? 'question' : 'general',
					'question_id' => $given['question'] ?? '',
					'format'      => $given['format'] ?? '',
					'start'       => $given['from'] ?? '',
					'end'         => $given['to'] ?? '',
					'columns'     => $given['columns'] ?? '',
					'split'       => isset( $given['split'] ) ? '1' : '',
					'trash'       => isset( $given['with-trash'] ) ? '1' : '',
				)
			);
			$file    = $given['file'] ?? '';
			$path    = is_string( $file ) && '' !== $file
				? $file
				: FileName::of( $options, $this->clock->site_now()->format( 'Y-m-d' ) );
			$stream  = fopen( $path, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
			if ( false === $stream ) {
				WP_CLI::error( sprintf( 'Cannot write to %s.', $path ) );
			}
			$rows = $this->export->write( $options, $this->files->of( $options, $stream, $path ) );
			WP_CLI::success( sprintf( '%d responses in %s', $rows, $path ) );
		} catch ( Failure | ExportStopped $error ) {
			$fields = $error instanceof Failure ? $error->params : array();
			WP_CLI::error( trim( $error->getMessage() . ' ' . implode( ', ', $fields ) ) );
		}
	}
}

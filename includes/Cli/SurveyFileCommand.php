<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use WP_CLI;

/**
 * Surveys as files: `wp userfeedback survey export` and `import` (docs/survey-file.md).
 */
final class SurveyFileCommand {

	public function __construct( private RestCalls $calls ) {}

	/**
	 * Prints surveys as one file, for import on this or another site.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * [--pictures]
	 * : With pictures of the media library inside, each up to 500 KB. Else they are addresses.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey export 3 4 > surveys.json
	 *
	 * @param list<string>               $args    The surveys.
	 * @param array<string, string|bool> $options pictures.
	 */
	public function export( array $args, array $options = array() ): void {
		$ids = RestCalls::ids( $args, 'survey' );
		WP_CLI::print_value(
			$this->calls->data(
				'GET',
				'/surveys/file',
				array(
					'survey_ids' => $ids,
					'pictures'   => isset( $options['pictures'] ),
				)
			),
			array( 'format' => 'json' )
		);
	}

	/**
	 * Makes drafts of the surveys of a file. If one of them is wrong, none is made. Pictures inside the file come
	 * for a user who may upload files: --user=<login>.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : JSON as export prints it; - reads it from the standard input.
	 *
	 * [--dry-run]
	 * : Say what would come, and store nothing.
	 *
	 * [--porcelain]
	 * : Print the new ids only.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey import surveys.json --dry-run
	 *
	 * @param list<string>               $args    File.
	 * @param array<string, string|bool> $options dry-run, porcelain.
	 */
	public function import( array $args, array $options ): void {
		$dry_run = isset( $options['dry-run'] );
		$reply   = $this->calls->data(
			'POST',
			'/surveys/file',
			array(
				'file'    => SurveyCommand::content( $args[0] ?? '' ),
				'dry_run' => $dry_run,
			)
		);
		foreach ( $reply['surveys'] as $survey ) {
			if ( isset( $options['porcelain'] ) ) {
				WP_CLI::log( (string) $survey['id'] );
				continue;
			}
			WP_CLI::log( sprintf( '%d: %s (%d questions)', $survey['id'], $survey['title'], $survey['questions'] ) );
			foreach ( $survey['notes'] as $note ) {
				WP_CLI::warning( $note );
			}
		}
	}
}

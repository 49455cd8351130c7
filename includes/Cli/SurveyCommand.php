<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use WP_CLI;

/**
 * Lists, makes, changes and deletes surveys.
 */
final class SurveyCommand {

	private const COLUMNS = array( 'id', 'title', 'status', 'type', 'responses_count', 'created_at' );

	public function __construct( private RestCalls $calls ) {}

	/**
	 * Lists surveys, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only surveys of this status.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - publish
	 *   - scheduled
	 *   - draft
	 *   - trash
	 * ---
	 *
	 * [--search=<text>]
	 * : Only surveys with this text in their title.
	 *
	 * [--page=<page>]
	 * : Page of the list.
	 * ---
	 * default: 1
	 * ---
	 *
	 * [--per-page=<rows>]
	 * : Rows of a page.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, of id, title, status, type, responses_count, created_at, publish_at.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey list --status=publish
	 *     wp userfeedback survey trash $(wp userfeedback survey list --status=draft --format=ids)
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options status, search, page, per-page, fields, format.
	 */
	public function list( array $args, array $options ): void {
		$list   = $this->calls->data(
			'GET',
			'/surveys',
			array(
				'filter'   => array( 'status' => $options['status'] ?? 'all' ),
				'search'   => $options['search'] ?? '',
				'page'     => $options['page'] ?? 1,
				'per_page' => $options['per-page'] ?? 100,
				'select'   => array( 'title', 'status', 'created_at', 'publish_at' ),
			)
		);
		$fields = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : self::COLUMNS;
		Lists::show( $list, $fields, $options['format'] ?? 'table' );
	}

	/**
	 * Prints a survey with its questions and settings.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The survey.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: json
	 * options:
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey get 3
	 *     wp userfeedback survey get 3 | wp --url=other.example userfeedback survey create -
	 *
	 * @param list<string>          $args    The survey.
	 * @param array<string, string> $options format.
	 */
	public function get( array $args, array $options ): void {
		$survey = $this->calls->data( 'GET', '/surveys/' . RestCalls::ids( $args, 'survey' )[0] );
		WP_CLI::print_value( $survey, array( 'format' => $options['format'] ?? 'json' ) );
	}

	/**
	 * Creates a survey, by default as a draft.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : JSON of a survey, as get prints it; - reads it from the standard input.
	 *
	 * [--template=<key>]
	 * : Starts with the questions of a template.
	 *
	 * [--title=<title>]
	 * : Its title.
	 *
	 * [--status=<status>]
	 * : An unfinished survey stays a draft.
	 * ---
	 * default: draft
	 * options:
	 *   - draft
	 *   - publish
	 * ---
	 *
	 * [--porcelain]
	 * : Print the new id only.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey create survey.json --status=publish
	 *     wp userfeedback survey create --template=blank --title="After the order"
	 *
	 * @param list<string>               $args    File.
	 * @param array<string, string|bool> $options template, title, status, porcelain.
	 */
	public function create( array $args, array $options ): void {
		$survey = isset( $args[0] ) ? self::read( $args[0] ) : array();
		// What belongs to the survey that was printed, not to its copy.
		unset( $survey['id'], $survey['based_on'], $survey['publish_at'] );
		$survey['status'] = $options['status'] ?? 'draft';
		if ( isset( $options['template'] ) ) {
			$survey = $this->template( (string) $options['template'] ) + $survey;
		}
		if ( isset( $options['title'] ) ) {
			$survey['title'] = $options['title'];
		}
		$saved = $this->calls->data( 'POST', '/surveys', $survey );
		if ( '' !== $saved['message'] ) {
			WP_CLI::warning( $saved['message'] );
		}
		self::created( $saved['id'], $options );
	}

	/**
	 * Copies a survey as a draft.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The survey.
	 *
	 * [--porcelain]
	 * : Print the new id only.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey duplicate 3
	 *
	 * @param list<string>               $args    The survey.
	 * @param array<string, string|bool> $options porcelain.
	 */
	public function duplicate( array $args, array $options ): void {
		$id = RestCalls::ids( $args, 'survey' )[0];
		self::created( $this->calls->data( 'POST', "/surveys/$id/duplicate" )['id'], $options );
	}

	/**
	 * Publishes surveys. Unfinished ones are refused.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey publish 3 4
	 *
	 * @param list<string> $args The surveys.
	 */
	public function publish( array $args ): void {
		$this->change( 'POST', '/surveys/publish', $args, '%d published.' );
	}

	/**
	 * Takes surveys off the site: they become drafts and keep their responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey pause 3
	 *
	 * @param list<string> $args The surveys.
	 */
	public function pause( array $args ): void {
		$this->change( 'POST', '/surveys/draft', $args, '%d paused.' );
	}

	/**
	 * Moves surveys to the trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey trash 3
	 *
	 * @param list<string> $args The surveys.
	 */
	public function trash( array $args ): void {
		$this->change( 'POST', '/surveys/trash', $args, '%d moved to the trash.' );
	}

	/**
	 * Takes surveys out of the trash, as drafts.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey restore 3
	 *
	 * @param list<string> $args The surveys.
	 */
	public function restore( array $args ): void {
		$this->change( 'POST', '/surveys/restore', $args, '%d restored as drafts.' );
	}

	/**
	 * Deletes surveys that are in the trash, with all their responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The surveys.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey delete 3 --yes
	 *
	 * @param list<string>               $args    The surveys.
	 * @param array<string, string|bool> $options yes.
	 */
	public function delete( array $args, array $options ): void {
		WP_CLI::confirm( 'Delete these surveys and all their responses for good?', $options );
		$this->change( 'DELETE', '/surveys', $args, '%d deleted.' );
	}

	/**
	 * @param list<string> $args Ids.
	 * @param string       $done What happened, with %d for the number.
	 */
	private function change( string $method, string $path, array $args, string $done ): void {
		$this->calls->change( $method, $path, array( 'survey_ids' => RestCalls::ids( $args, 'survey' ) ), $done );
	}

	/**
	 * Questions and type of a template.
	 *
	 * @return array<string, mixed>
	 */
	private function template( string $key ): array {
		$keys = array();
		foreach ( $this->calls->data( 'GET', '/survey-templates' ) as $template ) {
			if ( $template['key'] === $key ) {
				return array(
					'template'  => $key,
					'title'     => $template['name'],
					'type'      => $template['type'],
					'questions' => $template['questions'],
				);
			}
			$keys[] = $template['key'];
		}
		WP_CLI::error( sprintf( 'There is no template %s. There are: %s.', $key, implode( ', ', $keys ) ) );
	}

	/**
	 * @param array<string, string|bool> $options porcelain.
	 */
	private static function created( int $id, array $options ): void {
		if ( isset( $options['porcelain'] ) ) {
			WP_CLI::log( (string) $id );
		} else {
			WP_CLI::success( sprintf( 'Survey %d created.', $id ) );
		}
	}

	/**
	 * A survey from a file.
	 *
	 * @param string $file Path, or - for the standard input.
	 * @return array<string, mixed>
	 */
	private static function read( string $file ): array {
		$survey = json_decode( self::content( $file ), true );
		if ( ! is_array( $survey ) || array_is_list( $survey ) ) {
			WP_CLI::error( sprintf( '%s does not contain a survey as JSON.', $file ) );
		}
		return $survey;
	}

	/**
	 * @param string $file Path, or - for the standard input.
	 */
	public static function content( string $file ): string {
		$path = '-' === $file ? 'php://stdin' : $file;
		if ( '-' !== $file && ! is_readable( $path ) ) {
			WP_CLI::error( sprintf( '%s cannot be read.', $file ) );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- No address.
		return (string) file_get_contents( $path );
	}
}

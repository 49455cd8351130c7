<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use WP_CLI;

/**
 * Lists, prints and manages the responses of a survey.
 */
final class ResponseCommand {

	private const COLUMNS = array( 'id', 'status', 'submitted_at', 'page', 'device' );

	public function __construct( private RestCalls $calls ) {}

	/**
	 * Lists the responses of a survey, newest first.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * [--status=<status>]
	 * : all leaves the trash out.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - publish
	 *   - trash
	 * ---
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
	 * : Columns, of id, status, submitted_at, page, device, browser, system, and the ids of questions.
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
	 *     wp userfeedback response list 3 --fields=id,submitted_at,q1 --format=csv
	 *
	 * @param list<string>          $args    The survey.
	 * @param array<string, string> $options status, page, per-page, fields, format.
	 */
	public function list( array $args, array $options ): void {
		$list          = $this->calls->data(
			'GET',
			'/surveys/' . RestCalls::ids( $args, 'survey' )[0] . '/responses',
			array(
				'filter'   => array( 'status' => $options['status'] ?? 'all' ),
				'page'     => $options['page'] ?? 1,
				'per_page' => $options['per-page'] ?? 100,
			)
		);
		$list['items'] = array_map( array( self::class, 'row' ), $list['items'] );
		$fields        = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : self::COLUMNS;
		Lists::show( $list, $fields, $options['format'] ?? 'table' );
	}

	/**
	 * Prints a response with its answers.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * <id>
	 * : The response.
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
	 *     wp userfeedback response get 3 812
	 *
	 * @param list<string>          $args    Survey and response.
	 * @param array<string, string> $options format.
	 */
	public function get( array $args, array $options ): void {
		$survey   = RestCalls::ids( array( $args[0] ?? '' ), 'survey' )[0];
		$response = RestCalls::ids( array( $args[1] ?? '' ), 'response' )[0];
		WP_CLI::print_value(
			$this->calls->data( 'GET', "/surveys/$survey/responses/$response" ),
			array( 'format' => $options['format'] ?? 'json' )
		);
	}

	/**
	 * A response as a row: an answer stands under the id of its question.
	 *
	 * @param array<string, mixed> $response Wire type SurveyResponse.
	 * @return array<string, mixed>
	 */
	public static function row( array $response ): array {
		$answers = array();
		foreach ( $response['answers'] as $answer ) {
			$value                             = $answer['value'];
			$answers[ $answer['question_id'] ] = is_array( $value ) ? implode( ', ', $value ) : (string) $value;
		}
		return array(
			'id'           => $response['id'],
			'status'       => $response['status'],
			'submitted_at' => $response['submitted_at'],
			'page'         => $response['page_submitted']['url'],
			'device'       => $response['user_device'],
			'browser'      => $response['user_browser'],
			'system'       => $response['user_os'],
		) + $answers;
	}
}

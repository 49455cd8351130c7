<?php
declare(strict_types=1);

namespace UserFeedback\Integrations;

use UserFeedback\Admin\Page;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * An event as other systems get it: webhooks, the action `userfeedback_response_stored` and Uncanny Automator.
 * docs/webhooks.md describes it.
 *
 * @phpstan-type Data array{
 *   site: array{name: string, url: string},
 *   survey: array{id: int, title: string, type: string, status: string},
 *   response?: array<string, mixed>,
 *   score?: array{question_id: string, question: string, value: int, below: int}
 * }
 */
final class EventData {

	/**
	 * @param PlaceQuery $responses Finds a response.
	 */
	public function __construct(
		private PlaceQuery $responses,
		private AnswersQuery $answers,
		private AnswerReader $reader
	) {}

	/**
	 * About a survey.
	 *
	 * @return Data
	 */
	public static function of_survey( Survey $survey ): array {
		return array(
			'site'   => array(
				'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'url'  => home_url( '/' ),
			),
			'survey' => array(
				'id'     => $survey->id,
				'title'  => $survey->title,
				'type'   => $survey->type,
				'status' => $survey->status,
			),
		);
	}

	/**
	 * About a response.
	 *
	 * @param bool $visitor Whether IP address, browser and account go out too (A68).
	 * @return Data|null Null when the response is gone.
	 */
	public function of_response( Survey $survey, int $response_id, bool $visitor ): ?array {
		$row = $this->responses->find( $survey->id, $response_id );
		if ( null === $row ) {
			return null;
		}
		$stored   = $this->answers->of_responses( array( $response_id ) )[ $response_id ] ?? array();
		$response = array(
			'id'           => $response_id,
			'status'       => (string) $row['status'],
			'submitted_at' => (string) Moment::of_column( $row['submitted_at'] ),
			'link'         => Page::Results->url() . "#/survey/{$survey->id}/responses/{$response_id}",
			'page'         => array(
				'title' => (string) $row['page_title'],
				'url'   => (string) $row['page_url'],
			),
			'device'       => (string) $row['device'],
			'answers'      => array_map(
				self::answer( ... ),
				$survey->asked(),
				$this->reader->answers( $survey, $stored )
			),
		);
		$fields   = HiddenFields::to_wire( $survey->settings, $row['hidden_fields'] ?? null );
		if ( array() !== $fields ) {
			$response['hidden_fields'] = $fields;
		}
		if ( $visitor ) {
			$response['visitor'] = array(
				'ip'      => (string) $row['ip'],
				'browser' => (string) $row['browser'],
				'os'      => (string) $row['os'],
			);
		}
		return self::of_survey( $survey ) + array( 'response' => $response );
	}

	/**
	 * The lowest score of a response that is watched and below a limit.
	 *
	 * @param Data   $data     Of of_response().
	 * @param string $question Id of a question, or a type for all questions of that type.
	 * @return array{question_id: string, question: string, value: int, below: int}|null
	 */
	public static function low_score( array $data, string $question, int $below ): ?array {
		$lowest  = null;
		$answers = $data['response']['answers'] ?? array();
		foreach ( is_array( $answers ) ? $answers : array() as $answer ) {
			$value = is_array( $answer ) ? $answer['value'] ?? null : null;
			if (
				is_array( $answer )
				&& is_int( $value )
				&& $value < $below
				&& in_array( $question, array( $answer['question_id'], $answer['type'] ), true )
				&& $value < ( $lowest['value'] ?? PHP_INT_MAX )
			) {
				$lowest = array(
					'question_id' => (string) $answer['question_id'],
					'question'    => (string) $answer['question'],
					'value'       => $value,
					'below'       => $below,
				);
			}
		}
		return $lowest;
	}

	/**
	 * A made response, for tests.
	 *
	 * @return Data
	 */
	public static function example(): array {
		return array(
			'site'     => array(
				'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'url'  => home_url( '/' ),
			),
			'survey'   => array(
				'id'     => 0,
				'title'  => __( 'Test from UserFeedback', 'userfeedback' ),
				'type'   => 'survey',
				'status' => Survey::PUBLISH,
			),
			'response' => array(
				'id'           => 0,
				'status'       => 'publish',
				'submitted_at' => Moment::of_timestamp( time() ),
				'link'         => Page::Results->url(),
				'page'         => array(
					'title' => __( 'Example page', 'userfeedback' ),
					'url'   => home_url( '/' ),
				),
				'device'       => 'desktop',
				'answers'      => array(
					array(
						'question_id' => 'example',
						'question'    => __( 'Does this webhook work?', 'userfeedback' ),
						'type'        => 'radio-button',
						'value'       => __( 'Yes', 'userfeedback' ),
					),
				),
			),
		);
	}

	/**
	 * @param array{question_id: string, value: mixed, words?: string, extra?: array<string, string>} $read By AnswerReader.
	 * @return array<string, mixed>
	 */
	private static function answer( Question $question, array $read ): array {
		$extra = $read['extra'] ?? array();
		return array_filter(
			array(
				'question_id' => $question->id,
				'question'    => $question->title,
				'type'        => $question->type,
				'value'       => $read['value'],
				'words'       => $read['words'] ?? '',
				'comment'     => $extra['comments'] ?? '',
				'name'        => $extra['name'] ?? '',
			),
			static fn ( mixed $value, string $key ): bool => '' !== $value || 'value' === $key,
			ARRAY_FILTER_USE_BOTH
		);
	}
}

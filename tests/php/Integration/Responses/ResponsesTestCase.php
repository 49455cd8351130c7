<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A survey of all nine types with one branch, and visitors who answer it.
 */
abstract class ResponsesTestCase extends IntegrationTestCase {

	private int $visitors = 0;

	/**
	 * Stores the survey.
	 *
	 * @param array<string, mixed> $changes Properties other than those of a live survey.
	 */
	protected function survey( array $changes = array() ): Survey {
		$defaults = $this->container()->get( SurveyDefaults::class );
		$now      = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		$survey   = new Survey(
			0,
			'All types',
			'survey',
			Survey::PUBLISH,
			'blank',
			self::questions(),
			$defaults->settings(),
			$defaults->notifications(),
			null,
			$now,
			1,
			$now,
			$now
		);
		return $this->container()->get( SurveyRepository::class )->store( $survey->with( $changes ) );
	}

	/**
	 * Questions of all types; `why` shows only when `choice` is "No".
	 *
	 * @return list<Question>
	 */
	protected static function questions(): array {
		$options = array( 'options' => array( 'Yes', 'No', 'Perhaps' ) );
		$with    = static fn ( array $picture ): array => array(
			'options' => array( array( 'label' => 'One' ) + $picture, array( 'label' => 'Two' ) + $picture ),
		);
		$image   = array(
			'id'  => 1,
			'url' => 'https://example.org/picture.png',
		);
		$icon    = array(
			'name'  => 'mug-hot',
			'style' => 'solid',
		);
		return array(
			self::question( 'choice', 'radio-button', $options ),
			self::question( 'why', 'text', array(), array( array( 'choice', '=', 'No' ) ) ),
			self::question( 'several', 'checkbox', $options ),
			self::question( 'image', 'image-radio', $with( array( 'image' => $image ) ) ),
			self::question( 'icon', 'icon-choice', $with( array( 'icon' => $icon ) ) ),
			self::question( 'stars', 'star-rating' ),
			self::question( 'nps', 'nps' ),
			self::question( 'long', 'long-text' ),
			self::question( 'mail', 'email', array( 'include_name' => true ) ),
		);
	}

	/**
	 * One question with a comment box.
	 *
	 * @param array<string, mixed> $config     Config.
	 * @param list<array{string, string, string}> $conditions When it shows: question, operator, value.
	 */
	protected static function question(
		string $id,
		string $type,
		array $config = array(),
		array $conditions = array()
	): Question {
		return new Question(
			$id,
			$type,
			'Question ' . $id,
			$config,
			array(
				'required'    => true,
				'randomize'   => false,
				'comment_box' => true,
			),
			array(
				'enabled'    => array() !== $conditions,
				'action'     => 'show',
				'conditions' => array_map(
					static fn ( array $condition ): array => array(
						'question_id' => $condition[0],
						'compare'     => $condition[1],
						'value'       => $condition[2],
					),
					$conditions
				),
			)
		);
	}

	/**
	 * A body as the widget sends it.
	 *
	 * @param array<string, mixed> $answers Value by question.
	 * @param array<string, mixed> $changes Other keys.
	 * @return array<string, mixed>
	 */
	protected function body( array $answers = array( 'choice' => 'Yes' ), array $changes = array() ): array {
		$given = array();
		foreach ( $answers as $id => $value ) {
			$given[] = array(
				'question_id' => $id,
				'value'       => $value,
			);
		}
		return $changes + array(
			'client_id'      => sprintf( '00000000-0000-4000-8000-%012d', ++$this->visitors ),
			'answers'        => $given,
			'page_submitted' => array(
				'link'  => home_url( '/a-page/?x=1' ),
				'title' => 'A page',
			),
			'nonce'          => 'of a page from last month',
		);
	}

	/**
	 * Sends a body.
	 *
	 * @param array<string, mixed> $body Body.
	 */
	protected function submit( int $survey, array $body ): WP_REST_Response {
		return $this->rest( 'POST', "/surveys/$survey/responses", $body );
	}

	/**
	 * The answers of the newest response, as stored.
	 *
	 * @return list<array{string, int, string, string, string}> Question, position, key, text, extra.
	 */
	protected function stored_answers(): array {
		$rows = $this->wpdb()->get_results(
			'SELECT question_id, position, value_key, value_text, extra FROM '
				. $this->table( 'answer' )
				. ' WHERE response_id = ( SELECT MAX(id) FROM '
				. $this->table(
					'response'
				) . ' ) ORDER BY question_id, position',
			ARRAY_A
		);
		self::assertIsArray( $rows );
		return array_map(
			static fn ( array $row ): array => array(
				$row['question_id'],
				(int) $row['position'],
				$row['value_key'],
				$row['value_text'],
				$row['extra'],
			),
			array_values( $rows )
		);
	}

	/**
	 * All counters that are not zero.
	 *
	 * @return array<string, string> "metric question key" => "total sum".
	 */
	protected function counters(): array {
		$counters = array();
		$rows     = $this->wpdb()->get_results(
			'SELECT metric, question_id, value_key, SUM(total) AS total, SUM(value_sum) AS value_sum FROM '
				. $this->table( 'counter' )
				. ' GROUP BY metric, question_id, value_key',
			ARRAY_A
		);
		self::assertIsArray( $rows );
		foreach ( $rows as $row ) {
			if ( '0' !== $row['total'] || '0' !== $row['value_sum'] ) {
				$counters[ trim( $row['metric'] . ' ' . $row['question_id'] . ' ' . $row['value_key'] ) ] = $row['total']
					. ' '
					. $row['value_sum'];
			}
		}
		return $counters;
	}

	/**
	 * Fails when the counters are not what the responses say.
	 */
	protected function assert_counters_are_right( string $message = '' ): void {
		$recount = $this->container()->get( RecountCounters::class );
		foreach ( $recount->pieces() as $piece ) {
			self::assertEquals(
				array(),
				$recount->run( $piece['survey_id'], $piece['from'], $piece['to'], false ),
				$message
			);
		}
	}

	/**
	 * Names of the fields of an error.
	 *
	 * @return list<string>
	 */
	protected static function fields( WP_REST_Response $response ): array {
		$data = $response->get_data();
		return is_array( $data ) ? array_map( 'strval', array_keys( $data['data']['params'] ?? array() ) ) : array();
	}
}

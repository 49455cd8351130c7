<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * Tests of surveys through their routes, as an administrator.
 */
abstract class SurveyTestCase extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		remove_filter( 'user_has_cap', array( self::class, 'may_manage' ) );
		parent::tearDown();
	}

	/**
	 * A second person who may edit surveys.
	 */
	protected function sign_in_as_colleague(): void {
		add_filter( 'user_has_cap', array( self::class, 'may_manage' ) );
		$this->sign_in( 'editor' );
	}

	/**
	 * Filter user_has_cap.
	 *
	 * @param array<string, bool> $capabilities Of anybody.
	 * @return array<string, bool>
	 */
	public static function may_manage( array $capabilities ): array {
		return array( 'manage_options' => true ) + $capabilities;
	}

	/**
	 * A question that may be published.
	 *
	 * @param array<string, mixed> $changes What is otherwise.
	 * @return array<string, mixed>
	 */
	protected static function question( string $id, array $changes = array() ): array {
		return $changes + array(
			'id'    => $id,
			'type'  => 'text',
			'title' => 'Question ' . $id,
		);
	}

	/**
	 * A question of each type with all that its config can have, as it is stored.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function question_of_each_type(): array {
		$questions = array();
		foreach ( $this->container()->get( QuestionTypeRegistry::class )->all() as $key => $type ) {
			$config      = array(
				'options'     => array(
					array(
						'label' => 'One',
						'image' => array( 'id' => 0, 'url' => 'https://example.org/a.png', 'alt' => 'A picture' ),
						'icon'  => array( 'name' => 'star', 'style' => 'solid' ),
					),
					array(
						'label' => 'Two',
						'image' => array( 'id' => 0, 'url' => 'https://example.org/b.png', 'alt' => 'Another' ),
						'icon'  => array( 'name' => 'heart', 'style' => 'solid' ),
					),
				),
				'option_ids'  => array( 'id-one', 'id-two' ),
				'rows'        => array( array( 'id' => 'id-row', 'label' => 'Row' ) ),
				'other'       => 'id-one',
				'exclusive'   => 'id-two',
				'text'        => 'I agree to the [terms].',
				'link'        => 'https://example.org/privacy',
				'image'       => array( 'id' => 0, 'url' => 'https://example.org/c.png', 'alt' => 'A third' ),
				'description' => 'Look at [this](https://example.org).',
				'placeholder' => 'Write',
				'low_label'   => 'Low',
				'high_label'  => 'High',
				'unit'        => 'kg',
				'min'         => 1,
				'max'         => 9,
				'step'        => 1,
				'columns'     => 2,
				'earliest'    => '2020-01-01',
				'latest'      => '2030-01-01',
			);
			$config      = 'nps' === $key ? array( 'options' => array( 'Low', 'High' ) ) + $config : $config;
			$questions[] = self::question(
				'q-' . $key,
				array(
					'type'   => $key,
					'config' => $type->sanitize_config( $config ),
				)
			);
		}
		return $questions;
	}

	/**
	 * A radio-button question.
	 *
	 * @param list<string> $options Its options.
	 * @return array<string, mixed>
	 */
	protected static function choice( string $id, array $options ): array {
		return self::question(
			$id,
			array(
				'type'   => 'radio-button',
				'config' => array( 'options' => $options ),
			)
		);
	}

	/**
	 * Logic with one condition.
	 *
	 * @param string $question Id of the question it refers to.
	 * @return array<string, mixed>
	 */
	protected static function logic( string $question ): array {
		return array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array( self::condition( $question ) ),
		);
	}

	/**
	 * A condition.
	 *
	 * @param string $question Id of the question it refers to.
	 * @param string $value    What it is compared with.
	 * @return array<string, string>
	 */
	protected static function condition( string $question, string $value = 'Yes' ): array {
		return array(
			'question_id' => $question,
			'compare'     => '=',
			'value'       => $value,
		);
	}

	/**
	 * Saves.
	 *
	 * @param array<string, mixed> $survey Body.
	 */
	protected function save( array $survey ): WP_REST_Response {
		return $this->rest( 'POST', '/surveys', $survey );
	}

	/**
	 * Saves a survey that must be stored, and returns it as the wire carries it.
	 *
	 * @param array<string, mixed> $survey What differs from one published question.
	 * @return array<string, mixed>
	 */
	protected function saved( array $survey = array() ): array {
		$response = $this->save(
			$survey + array(
				'title'     => 'Survey',
				'status'    => 'publish',
				'questions' => array( self::question( 'a' ) ),
			)
		);
		self::assertContains(
			$response->get_status(),
			array( 200, 201 ),
			(string) wp_json_encode( $response->get_data() )
		);
		return $this->wire( $response );
	}

	/**
	 * The data of a response, as a client decodes it.
	 *
	 * @return array<string, mixed>
	 */
	protected function wire( WP_REST_Response $response ): array {
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * Names of the fields that a response complains of.
	 *
	 * @return list<string>
	 */
	protected function refused_fields( WP_REST_Response $response ): array {
		return array_map( 'strval', array_keys( $this->wire( $response )['data']['params'] ?? array() ) );
	}
}

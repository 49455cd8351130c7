<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The names that a survey lists (docs/paths.md).
 */
final class HiddenFieldsTest extends SurveyTestCase {

	/**
	 * @param array<string, mixed> $more Fields beside the questions.
	 */
	private function store( mixed $fields, array $more = array() ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/surveys',
			$more + array(
				'questions' => array( self::question( 'a', array( 'type' => 'nps' ) ) ),
				'settings'  => array( 'hidden_fields' => $fields ),
			)
		);
	}

	/**
	 * @return array<string, mixed>|null What is stored of them.
	 */
	private static function listed( \WP_REST_Response $reply ): ?array {
		$data = (array) $reply->get_data();
		self::assertContains( $reply->get_status(), array( 200, 201 ), (string) wp_json_encode( $data ) );
		return $data['settings']['hidden_fields'] ?? null;
	}

	public function test_names_are_kept_and_those_that_go_are_remembered(): void {
		$reply = $this->store( array( 'names' => array( 'plan', 'order-id' ) ) );
		$id    = $reply->get_data()['id'];
		self::assertSame( array( 'names' => array( 'plan', 'order-id' ) ), self::listed( $reply ) );
		self::assertSame(
			array(
				'names'  => array( 'order-id' ),
				'former' => array( 'plan' ),
			),
			self::listed(
				$this->store(
					array(
						'names'  => array( 'order-id' ),
						'former' => array( 'forged' ),
					),
					array( 'id' => $id )
				)
			)
		);
		$untouched = $this->rest( 'POST', '/surveys', array( 'id' => $id, 'title' => 'Other' ) );
		self::assertSame( array( 'order-id' ), self::listed( $untouched )['names'] ?? null );
		self::assertSame( array( 'plan' ), self::listed( $this->store( array( 'names' => array( 'plan' ) ), array( 'id' => $id ) ) )['names'] ?? null );
		self::assertSame(
			array(
				'names'  => array(),
				'former' => array( 'plan', 'order-id' ),
			),
			self::listed( $this->store( null, array( 'id' => $id ) ) )
		);
	}

	public function test_a_survey_without_any_stores_nothing(): void {
		self::assertNull( self::listed( $this->store( array( 'names' => array() ) ) ) );
		self::assertNull( self::listed( $this->store( null ) ) );
	}

	/**
	 * @return array<string, array{mixed, int, string}>
	 */
	public static function wrong(): array {
		$many = array_map( static fn ( int $at ): string => "field$at", range( 1, 11 ) );
		return array(
			'twice'      => array( array( 'names' => array( 'plan', 'plan' ) ), 422, 'settings[hidden_fields][names][1]' ),
			'capitals'   => array( array( 'names' => array( 'Plan' ) ), 400, 'settings' ),
			'a digit'    => array( array( 'names' => array( '1plan' ) ), 400, 'settings' ),
			'a line end' => array( array( 'names' => array( "plan\n" ) ), 400, 'settings' ),
			'long'       => array( array( 'names' => array( str_repeat( 'a', 33 ) ) ), 400, 'settings' ),
			'many'       => array( array( 'names' => $many ), 400, 'settings' ),
			'a text'     => array( 'plan', 400, 'settings' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_names_of_another_form_are_refused( mixed $fields, int $status, string $field ): void {
		$reply = $this->store( $fields );
		self::assertSame( $status, $reply->get_status() );
		self::assertTrue( str_starts_with( (string) array_key_first( $reply->get_data()['data']['params'] ), $field ) );
	}

	public function test_without_the_plan_they_stay_as_they_are_stored(): void {
		$id = $this->store( array( 'names' => array( 'plan' ) ) )->get_data()['id'];
		$this->license( null );
		self::assertSame( array( 'names' => array( 'plan' ) ), self::listed( $this->store( array( 'names' => array( 'other' ) ), array( 'id' => $id ) ) ) );
		self::assertNull( self::listed( $this->store( array( 'names' => array( 'new' ) ) ) ) );
		$this->license( PlanLevel::Plus );
		self::assertSame( array( 'new' ), self::listed( $this->store( array( 'names' => array( 'new' ) ) ) )['names'] ?? null );
	}

	public function test_copies_and_files_have_the_names_but_not_those_of_before(): void {
		$id = $this->store( array( 'names' => array( 'plan', 'gone' ) ) )->get_data()['id'];
		$this->store( array( 'names' => array( 'plan' ) ), array( 'id' => $id ) );
		$copy = $this->rest( 'POST', "/surveys/$id/duplicate" );
		self::assertContains( $copy->get_status(), array( 200, 201 ) );
		$ids = array_column( $this->rest( 'GET', '/surveys' )->get_data()['items'], 'id' );
		self::assertNotEmpty( $ids );
		$newest = max( $ids );
		self::assertSame( array( 'names' => array( 'plan' ) ), $this->container()->get( SurveyRepository::class )->find( $newest )?->settings['hidden_fields'] ?? null );
		$file = $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => array( $id ) ) )->get_data();
		self::assertSame( array( 'names' => array( 'plan' ) ), json_decode( (string) wp_json_encode( $file ), true )['surveys'][0]['settings']['hidden_fields'] );
	}

	public function test_a_condition_about_a_name_that_is_not_listed_is_told_before_publishing(): void {
		$logic  = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => '@field.plan',
					'compare'     => 'ANY_OF',
					'value'       => '',
					'values'      => array( 'basic', 'pro' ),
				),
			),
		);
		$reply  = $this->store(
			array( 'names' => array( 'campaign' ) ),
			array( 'questions' => array( self::question( 'a' ), array( 'logic' => $logic ) + self::question( 'b' ) ) )
		);
		$survey = $this->container()->get( SurveyRepository::class )->find( $reply->get_data()['id'] );
		self::assertNotNull( $survey );
		self::assertSame( '@field.plan', $survey->questions[1]->logic['conditions'][0]['question_id'] );
		self::assertStringContainsString( '“plan”', $this->found( $survey->id ) );
		$this->rest(
			'POST',
			'/surveys',
			array(
				'id'       => $survey->id,
				'settings' => array( 'hidden_fields' => array( 'names' => array( 'plan' ) ) ),
			)
		);
		self::assertStringNotContainsString( '“plan”', $this->found( $survey->id ) );
	}

	/**
	 * Texts of the checks.
	 */
	private function found( int $id ): string {
		return implode( "\n", array_column( (array) $this->rest( 'GET', "/surveys/$id/checks" )->get_data()['checks'], 'text' ) );
	}
}

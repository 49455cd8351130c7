<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;
use WP_REST_Response;

/**
 * Consent and statement, from their save to what is left of them in results and files.
 */
final class ConsentTest extends ExportTestCase {

	private const TEXT = array(
		'text' => 'I agree, see the [privacy policy].',
		'link' => 'https://shop.test/privacy',
		'must' => true,
	);

	private const AGREED = 'I agree, see the privacy policy.';

	/**
	 * @return array<string, array{string, array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return array(
			'script'          => array( 'consent', array( 'link' => 'javascript:alert(1)' ), 422, '[link]' ), // phpcs:ignore WordPress.WP.EnqueuedResources
			'no host'         => array( 'consent', array( 'link' => 'https://' ), 422, '[link]' ),
			'markup'          => array( 'consent', array( 'link' => 'https://a.test/"><b>' ), 422, '[link]' ),
			'link as a list'  => array( 'consent', array( 'link' => array() ), 400, '[link]' ),
			'text too long'   => array( 'consent', array( 'text' => str_repeat( 'a', 2001 ) ), 400, '[text]' ),
			'must as a text'  => array( 'consent', array( 'must' => 'x' ), 400, '[must]' ),
			'picture a text'  => array( 'statement', array( 'image' => 'https://a.test/a.png' ), 400, '[image]' ),
			'address a list'  => array( 'statement', array( 'image' => array( 'url' => array() ) ), 400, '[image]' ),
			'number as words' => array( 'statement', array( 'image' => array( 'id' => 'x' ) ), 400, '[image]' ),
		);
	}

	/**
	 * @param array<string, mixed> $config Config.
	 */
	#[DataProvider( 'refused' )]
	public function test_a_wrong_field_is_named_and_nothing_is_saved( string $type, array $config, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$before   = $this->rest( 'GET', '/surveys' )->get_data();
		$response = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Consent',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => $type,
						'title'  => 'May we?',
						'config' => $config,
					),
				),
			)
		);
		$reply    = (string) wp_json_encode( $response->get_data() );
		self::assertSame( $status, $response->get_status(), $reply );
		self::assertStringContainsString( "[config]$field", $reply );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_a_script_as_a_picture_is_dropped(): void {
		$this->sign_in( 'administrator' );
		$question = $this->question( 'a', 'statement', array( 'image' => array( 'url' => 'javascript:alert(1)' ) ) );
		$saved    = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'S',
				'questions' => array( $question->to_array() ),
			)
		)->get_data();
		self::assertSame( array(), (array) $saved['questions'][0]['config'] );
	}

	public function test_nothing_is_stored_without_a_consent_that_must_be_given(): void {
		$survey = $this->mixed( self::TEXT );
		foreach ( array( array( 't' => 'Fine' ), array( 't' => 'Fine', 'c' => null ) ) as $answers ) {
			$reply = $this->send( $survey, $answers );
			self::assertSame( 422, $reply->get_status() );
			self::assertStringContainsString( 'answers[c]', (string) wp_json_encode( $reply->get_data() ) );
		}
		self::assertSame( 0, $this->stats( $survey )[0]['asked'] );
		self::assertSame( 201, $this->send( $this->mixed( array( 'must' => false ) + self::TEXT ), array( 't' => 'Fine' ) )->get_status() );
	}

	public function test_a_response_keeps_the_wording_that_its_visitor_read(): void {
		$survey = $this->mixed( self::TEXT );
		$this->respond( $survey, array( 'c' => self::AGREED, 't' => 'Fine' ) );
		$this->sign_in( 'administrator' );
		$sent                           = $this->get( "/surveys/{$survey->id}" );
		$sent['questions'][1]['config'] = array(
			'text' => 'I agree to [everything].',
			'link' => 'https://shop.test/new',
			'must' => true,
		);
		$saved                          = $this->rest( 'POST', '/surveys', $sent );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertArrayNotHasKey( 'former_wordings', (array) $saved->get_data()['questions'][1]['config'] );
		$now = $this->container()->get( SurveyRepository::class )->find( $survey->id );
		self::assertNotNull( $now );
		$this->respond( $now, array( 'c' => 'I agree to everything.', 't' => 'New page' ) );
		$this->respond( $now, array( 'c' => self::AGREED, 't' => 'Old page' ) );
		$old = self::AGREED . ' (https://shop.test/privacy)';
		$new = 'I agree to everything. (https://shop.test/new)';
		self::assertSame(
			array( $old, $new, $old ),
			array_map(
				static fn ( array $response ): string => $response['answers'][0]['value'],
				$this->get( "/surveys/{$survey->id}/responses" )['items']
			)
		);
		self::assertSame( array( $old, $new, $old ), array_column( $this->csv( $now ), 'Question c' ) );
	}

	public function test_a_consent_counts_who_was_asked_and_a_statement_is_nowhere(): void {
		$survey = $this->mixed( array( 'must' => false ) + self::TEXT );
		$this->respond( $survey, array( 'c' => self::AGREED, 't' => 'Fine' ) );
		$this->respond( $survey, array( 't' => 'Fine' ) );
		$stats = $this->stats( $survey );
		self::assertSame( array( 'c', 't' ), array_column( $stats, 'id' ) );
		self::assertSame( array( 2, 1, array() ), array( $stats[0]['asked'], $stats[0]['total_answers'], $stats[0]['answers'] ) );
		$this->sign_in( 'administrator' );
		$results = $this->get( "/surveys/{$survey->id}/results" );
		self::assertSame( array( 'c', 't' ), array_column( $results['questions'], 'id' ) );
		$item = $this->get( "/surveys/{$survey->id}/responses" )['items'][0];
		self::assertSame( array( 'c', 't' ), array_column( $item['answers'], 'question_id' ) );
		$detail = $this->get( "/surveys/{$survey->id}/responses/{$item['id']}" );
		self::assertSame( array( 'Question c', 'Question t' ), array_column( $detail['answers'], 'question_title' ) );
		self::assertArrayNotHasKey( 'Question s', $this->csv( $survey )[0] );
		global $wpdb;
		self::assertSame( array(), $wpdb->get_col( "SELECT * FROM {$this->table( 'counter' )} WHERE question_id = 's'" ) ); // phpcs:ignore WordPress.DB
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function conditions(): array {
		return array(
			'all of it' => array( '=', self::AGREED ),
			'its end'   => array( 'ENDS_WITH', 'policy.' ),
			'address'   => array( '!CONTAINS', 'shop.test' ),
		);
	}

	#[DataProvider( 'conditions' )]
	public function test_conditions_compare_the_wording_as_the_browser_does( string $compare, string $value ): void {
		$asked  = $this->question( 't', 'text' )->with_logic(
			array(
				'enabled'    => true,
				'action'     => 'show',
				'conditions' => array(
					array(
						'question_id' => 'c',
						'compare'     => $compare,
						'value'       => $value,
					),
				),
			)
		);
		$survey = $this->survey( array( $this->question( 'c', 'consent', self::TEXT ), $asked ) );
		$reply  = $this->send( $survey, array( 'c' => self::AGREED, 't' => 'Fine' ) );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( self::AGREED . ' (https://shop.test/privacy)', $this->csv( $survey )[0]['Question c'] );
	}

	/**
	 * @param array<string, mixed> $answers Value by question.
	 */
	private function send( Survey $survey, array $answers ): WP_REST_Response {
		$given = array();
		foreach ( $answers as $id => $value ) {
			$given[] = array(
				'question_id' => $id,
				'value'       => $value,
			);
		}
		return $this->rest(
			'POST',
			"/surveys/{$survey->id}/responses",
			array(
				'client_id' => wp_generate_uuid4(),
				'answers'   => $given,
			)
		);
	}

	/**
	 * A statement, a consent and a text.
	 *
	 * @param array<string, mixed> $consent Its config.
	 */
	private function mixed( array $consent ): Survey {
		return $this->survey(
			array(
				$this->question( 's', 'statement', array( 'text' => 'Hello' ) ),
				$this->question( 'c', 'consent', $consent ),
				$this->question( 't', 'text' ),
			)
		);
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'];
	}
}

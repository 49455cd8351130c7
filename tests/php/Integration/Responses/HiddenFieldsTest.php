<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Integrations\EventData;
use UserFeedback\Mail\ResponseMail;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Privacy\ResponseExporter;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\Files;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyDefaults;
use WP_REST_Response;

/**
 * Values that the owner's site hands over with a response (docs/paths.md).
 */
final class HiddenFieldsTest extends ResponsesTestCase {

	private const XSS = '</script><img src=x onerror=alert(1)>';

	/**
	 * A survey that lists names; `why` is for the plan "pro".
	 *
	 * @param list<string> $names  Listed.
	 * @param list<string> $former Listed before.
	 */
	private function listing( array $names = array( 'plan', 'order-id' ), array $former = array() ): Survey {
		$logic = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => '@field.plan',
					'compare'     => '=',
					'value'       => 'pro',
				),
			),
		);
		return $this->survey(
			array(
				'questions' => array(
					self::question( 'nps', 'nps' ),
					Question::from_array( array( 'logic' => $logic ) + self::question( 'why', 'text' )->to_array() ),
					self::question( 'mail', 'email' ),
				),
				'settings'  => array(
					HiddenFields::KEY => array(
						'names'  => $names,
						'former' => $former,
					),
				) + $this->container()->get( SurveyDefaults::class )->settings(),
			)
		);
	}

	/**
	 * @param array<string, mixed> $facts   As sent.
	 * @param array<string, mixed> $answers By question.
	 */
	private function send( Survey $survey, array $facts, array $answers = array( 'nps' => 9 ) ): WP_REST_Response {
		return $this->submit( $survey->id, $this->body( $answers, array( 'facts' => $facts ) ) );
	}

	/**
	 * Stores a response; its id.
	 *
	 * @param array<string, mixed> $facts   As sent.
	 * @param array<string, mixed> $answers By question.
	 */
	private function stored( Survey $survey, array $facts, array $answers = array( 'nps' => 9 ) ): int {
		$reply = $this->send( $survey, $facts, $answers );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
	}

	private function column(): ?string {
		return $this->wpdb()->get_var( 'SELECT hidden_fields FROM ' . $this->table( 'response' ) . ' ORDER BY id DESC LIMIT 1' );
	}

	public function test_what_the_survey_lists_is_kept_with_its_origin_and_the_rest_is_dropped(): void {
		$survey = $this->listing();
		$id     = $this->stored(
			$survey,
			array(
				'@field.plan'      => " basic\nplus ",
				'@from.plan'       => 'address',
				'@field.campaign'  => 'spring',
				'@field.__proto__' => 'x',
				'@field.order-id'  => '48213',
				'@from.order-id'   => 'elsewhere',
			)
		);
		self::assertSame( '{"plan":["basic plus","address"],"order-id":["48213","page"]}', $this->column() );

		$this->sign_in( 'administrator' );
		$wire = array(
			array(
				'name'  => 'plan',
				'value' => 'basic plus',
				'from'  => 'address',
			),
			array(
				'name'  => 'order-id',
				'value' => '48213',
				'from'  => 'page',
			),
		);
		$one  = (array) $this->rest( 'GET', "/surveys/{$survey->id}/responses/$id" )->get_data();
		self::assertSame( $wire, $one['hidden_fields'] );
		$list = (array) $this->rest( 'GET', "/surveys/{$survey->id}/responses" )->get_data();
		self::assertSame( $wire, $list['items'][0]['hidden_fields'] );
		$few = (array) $this->rest( 'GET', "/surveys/{$survey->id}/responses", array( '_fields' => 'items.id' ) )->get_data();
		self::assertArrayNotHasKey( 'hidden_fields', $few['items'][0] );
	}

	public function test_nothing_given_costs_nothing_and_reads_as_not_given(): void {
		$survey = $this->listing( array( 'plan' ) );
		$id     = $this->stored( $survey, array( '@field.plan' => " \t " ) );
		self::assertNull( $this->column() );
		$this->sign_in( 'administrator' );
		$one = (array) $this->rest( 'GET', "/surveys/{$survey->id}/responses/$id" )->get_data();
		self::assertSame( array( array( 'name' => 'plan', 'value' => null, 'from' => '' ) ), $one['hidden_fields'] );

		$plain = $this->survey();
		$this->submit( $plain->id, $this->body( array( 'choice' => 'Yes' ), array( 'facts' => array( '@field.plan' => 'pro' ) ) ) );
		self::assertNull( $this->column() );
		$list = (array) $this->rest( 'GET', "/surveys/{$plain->id}/responses" )->get_data();
		self::assertArrayNotHasKey( 'hidden_fields', $list['items'][0] );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): array {
		return array(
			'a list'          => array( array( '@field.plan' => array( 'pro' ) ), 'facts[@field.plan]' ),
			'an object'       => array( array( '@field.plan' => array( 'a' => 'pro' ) ), 'facts[@field.plan]' ),
			'a number'        => array( array( '@field.plan' => 7 ), 'facts[@field.plan]' ),
			'a switch'        => array( array( '@field.plan' => true ), 'facts[@field.plan]' ),
			'a long text'     => array( array( '@field.plan' => str_repeat( 'ü', 201 ) ), 'facts[@field.plan]' ),
			'an origin'       => array( array( '@from.plan' => array() ), 'facts[@from.plan]' ),
			'no text for NUL' => array( array( '@field.plan' => "a\0b" ), 'facts[@field.plan]' ),
		);
	}

	/**
	 * @param array<string, mixed> $facts As sent.
	 */
	#[DataProvider( 'wrong' )]
	public function test_values_of_another_shape_are_refused( array $facts, string $field ): void {
		$reply = $this->send( $this->listing(), $facts );
		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $field ), self::fields( $reply ) );
		self::assertSame( array(), $this->stored_answers() );
	}

	public function test_200_characters_fit(): void {
		$this->stored( $this->listing(), array( '@field.plan' => str_repeat( 'ü', 200 ) ) );
		self::assertSame( 200, mb_strlen( HiddenFields::decode( $this->column() )['plan']['value'] ) );
	}

	public function test_a_condition_asks_for_a_value_and_not_for_one_that_the_survey_does_not_list(): void {
		$answers = array(
			'nps' => 9,
			'why' => 'Good',
		);
		$survey  = $this->listing();
		self::assertSame( 422, $this->send( $survey, array( '@field.plan' => 'basic' ), $answers )->get_status() );
		self::assertSame( 422, $this->send( $survey, array(), $answers )->get_status() );
		$this->stored( $survey, array( '@field.plan' => 'Pro' ), $answers );
		self::assertSame( 422, $this->send( $this->listing( array( 'order-id' ) ), array( '@field.plan' => 'pro' ), $answers )->get_status() );
	}

	public function test_anonymous_responses_follow_a_condition_and_keep_none(): void {
		update_option( DataPolicy::OPTION, array( DataPolicy::ANONYMOUS => true ) );
		$this->stored(
			$this->listing(),
			array( '@field.plan' => 'pro' ),
			array(
				'nps' => 9,
				'why' => 'Good',
			)
		);
		self::assertNull( $this->column() );
	}

	public function test_visitors_are_not_asked_for_a_license(): void {
		$survey = $this->listing();
		$this->license( null );
		$this->stored( $survey, array( '@field.plan' => 'pro' ) );
		self::assertSame( '{"plan":["pro","page"]}', $this->column() );
	}

	public function test_only_who_may_read_results_reads_them(): void {
		$survey = $this->listing();
		$id     = $this->stored( $survey, array( '@field.plan' => 'pro' ) );
		foreach ( array( '', 'subscriber', 'contributor', 'author' ) as $role ) {
			$this->sign_in( $role );
			foreach ( array( "/surveys/{$survey->id}/responses", "/surveys/{$survey->id}/responses/$id" ) as $route ) {
				$reply = $this->rest( 'GET', $route );
				self::assertContains( $reply->get_status(), array( 401, 403 ), "$role $route" );
				self::assertStringNotContainsString( 'hidden_fields', (string) wp_json_encode( $reply->get_data() ) );
			}
		}
	}

	public function test_a_person_gets_them_and_they_go_with_the_person(): void {
		$survey = $this->listing();
		$id     = $this->stored(
			$survey,
			array( '@field.plan' => self::XSS ),
			array(
				'nps'  => 9,
				'mail' => 'someone@example.org',
			)
		);
		$export = (string) wp_json_encode( $this->container()->get( ResponseExporter::class )->export( 'someone@example.org', 1 ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'plan: &lt;/script&gt;&lt;img src=x', $export );
		$this->container()->get( PersonalDataRepository::class )->anonymise( array( $id ), '[deleted]' );
		self::assertNull( $this->column() );
	}

	public function test_files_have_a_column_for_each_name_of_today_and_before(): void {
		$survey = $this->listing( array( 'plan', 'order-id' ), array( 'gone' ) );
		$this->stored( $survey, array( '@field.plan' => '=1+1', '@field.order-id' => '7' ) );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'response' ) . " SET hidden_fields = '" . '{"plan":["=1+1","address"],"gone":["old","page"]}' . "'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- constant.
		$csv   = $this->file( $survey, Format::Csv );
		$lines = explode( "\n", trim( substr( $csv, 3 ) ) );
		self::assertSame( 'plan,order-id,gone', trim( $lines[0] ) );
		self::assertSame( "'=1+1,,old", trim( str_replace( '"', '', $lines[1] ) ) );
		self::assertSame(
			array(
				'@field.plan'     => '=1+1',
				'@field.order-id' => '',
				'@field.gone'     => 'old',
			),
			array_diff_key( (array) json_decode( $this->file( $survey, Format::JsonLines ), true ), array( 'answers' => true ) )
		);
		self::assertSame( '', trim( substr( $this->file( $this->survey(), Format::Csv ), 3 ) ) );
	}

	private function file( Survey $survey, Format $format ): string {
		$path    = (string) tempnam( sys_get_temp_dir(), 'userfeedback-test-' );
		$stream  = fopen( $path, 'wb' );
		$options = new ExportOptions( $survey, $format, groups: array( ColumnGroup::Fields ) );
		self::assertIsResource( $stream );
		$this->container()->get( WriteExport::class )->write(
			$options,
			$this->container()->get( Files::class )->of( $options, $stream, $path )
		);
		$content = (string) file_get_contents( $path );
		unlink( $path );
		return $content;
	}

	public function test_mails_and_other_systems_get_them(): void {
		$survey = $this->listing();
		$id     = $this->stored( $survey, array( '@field.plan' => self::XSS ) );
		$mails  = $this->container()->get( ResponseMail::class );
		$stored = $mails->response( $survey->id, $id );
		self::assertIsArray( $stored );
		$mail = $mails->single( $survey, array( 'a@example.org' ), $stored );
		self::assertStringContainsString( 'plan: ' . self::XSS, $mail->text );
		self::assertStringContainsString( 'plan: &lt;/script&gt;&lt;img', $mail->html );
		self::assertStringNotContainsString( '<img src=x', $mail->html );
		self::assertStringNotContainsString( 'order-id', $mail->text );

		$data = $this->container()->get( EventData::class )->of_response( $survey, $id, false );
		self::assertSame( array( self::XSS, null ), array_column( $data['response']['hidden_fields'] ?? array(), 'value' ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\LiteSettings;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\SurveyRepository;
use WP_REST_Response;

/**
 * What is stored of earlier answers in titles and descriptions (docs/piping.md).
 */
final class PipingTest extends SurveyTestCase {

	private const TITLE = 'Why {{a|this plan}}?';

	public function test_stores_the_title_with_its_answer_and_reads_it_with_words(): void {
		$saved = $this->stored( array( 'title' => self::TITLE ) );
		self::assertSame( self::TITLE, $saved['questions'][2]['title'] );

		$survey = $this->container()->get( SurveyRepository::class )->find( $saved['id'] );
		self::assertSame( 'Why this plan?', $survey?->questions[2]->title );
	}

	/**
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function wrong(): array {
		return array(
			'no question'                       => array( array( 'title' => 'Why {{zzz|x}}?' ), array( 'questions[2][title]' ) ),
			'itself'                            => array( array( 'title' => 'Why {{c|x}}?' ), array( 'questions[2][title]' ) ),
			'a later one'                       => array( array( 'title' => 'Why {{d|x}}?' ), array( 'questions[2][title]' ) ),
			'an email'                          => array( array( 'title' => 'Why {{b|x}}?' ), array( 'questions[2][title]' ) ),
			'one that may and one that may not' => array(
				array( 'title' => 'Why {{a|x}} {{b}}?' ),
				array( 'questions[2][title]' ),
			),
			'in descriptions'                   => array(
				array( 'config' => array( 'description' => 'You said {{b|x}} in [this](https://example.com).' ) ),
				array( 'questions[2][config][description]' ),
			),
			'in a consent'                      => array(
				array(
					'type'  => 'consent',
					'title' => self::TITLE,
				),
				array( 'questions[2][title]' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $question Of the survey's third question.
	 * @param list<string>         $fields   Named.
	 */
	#[DataProvider( 'wrong' )]
	public function test_refuses_answers_that_cannot_stand_there_and_names_the_field( array $question, array $fields ): void {
		$reply = $this->store( $question );
		self::assertSame( 422, $reply->get_status() );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertSame( $fields, array_keys( $data['data']['params'] ) );
		self::assertSame( '0', $this->wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->table( 'survey' ) ) );
	}

	public function test_stores_answers_in_the_thank_you_message_and_refuses_those_that_are_not_there(): void {
		$save  = fn ( string $message, string $text = 'Bye' ): WP_REST_Response => $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'S',
				'questions' => self::questions( array() ),
				'settings'  => array(
					'thank_you' => array(
						'message' => $message,
						'endings' => array(
							array(
								'id'    => 'e1',
								'title' => 'Sorry',
								'text'  => $text,
							),
						),
					),
				),
			)
		);
		$saved = $save( 'Thanks for {{d|that}}!', 'We look at {{a}}.' );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$data = json_decode( (string) wp_json_encode( $saved->get_data() ), true );
		self::assertSame( 'Thanks for {{d|that}}!', $data['settings']['thank_you']['message'] );
		foreach ( array(
			'settings[thank_you][message]'          => $save( 'Thanks, {{zzz|friend}}!' ),
			'settings[thank_you][endings][0][text]' => $save( 'Thanks!', 'To {{b|you}}' ),
		) as $field => $reply ) {
			self::assertSame( 422, $reply->get_status() );
			self::assertSame( array( $field ), array_keys( (array) $reply->get_data()['data']['params'] ) );
		}
	}

	public function test_an_answer_that_is_gone_keeps_nobody_from_saving_where_the_text_has_no_field(): void {
		$thanks   = array( 'thank_you' => array( 'message' => 'You gave {{n|that}}, {{a|friend}}.' ) );
		$settings = ( new LiteSettings() )->settings( array(), $thanks, array( new Question( 'a', 'text', 'Who?', array(), array(), array( 'enabled' => false, 'action' => 'show', 'conditions' => array() ) ) ) );
		self::assertSame( 'You gave that, {{a|friend}}.', $settings['thank_you']['message'] );
	}

	public function test_a_copy_asks_for_its_own_answers(): void {
		$saved = $this->stored( array( 'title' => self::TITLE ) );
		$this->rest( 'POST', "/surveys/{$saved['id']}/duplicate" );
		$titles = $this->wpdb()->get_col( 'SELECT questions FROM ' . $this->table( 'survey' ) );
		self::assertCount( 2, $titles );
		self::assertStringContainsString( self::TITLE, (string) $titles[1] );
	}

	public function test_the_question_bank_keeps_words(): void {
		$reply = $this->rest(
			'POST',
			'/question-bank',
			array(
				'bank_name'     => '',
				'bank_question' => self::question(
					'c',
					array(
						'title'  => self::TITLE,
						'config' => array( 'description' => '{{a|Really}}?' ),
					)
				),
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		self::assertSame( 'Why this plan?', $data['question']['title'] );
		self::assertSame( 'Really?', $data['question']['config']['description'] );
	}

	public function test_the_checks_name_an_answer_without_words(): void {
		self::assertSame( array(), $this->checked( array( 'title' => self::TITLE ) ) );
		self::assertSame(
			array( 'Question 3 shows an earlier answer and has no words for visitors who did not give one.' ),
			$this->checked( array( 'title' => 'Why {{a|}}?' ) )
		);
	}

	/**
	 * @param array<string, mixed> $question Of the survey's third question.
	 * @return list<string> Sentences about it.
	 */
	private function checked( array $question ): array {
		$reply = $this->rest( 'POST', '/surveys/checks', array( 'questions' => self::questions( $question ) ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		return array_column(
			array_filter( $data['checks'], static fn ( array $check ): bool => 'c' === $check['question'] ),
			'text'
		);
	}

	/**
	 * A text, an email, the given question, and another text.
	 *
	 * @param array<string, mixed> $question Of the third.
	 * @return list<array<string, mixed>>
	 */
	private static function questions( array $question ): array {
		return array(
			self::question( 'a' ),
			self::question( 'b', array( 'type' => 'email' ) ),
			self::question( 'c', $question ),
			self::question( 'd' ),
		);
	}

	/**
	 * @param array<string, mixed> $question Of the third.
	 */
	private function store( array $question ): \WP_REST_Response {
		return $this->rest( 'POST', '/surveys', array( 'questions' => self::questions( $question ) ) );
	}

	/**
	 * @param array<string, mixed> $question Of the third.
	 * @return array<string, mixed>
	 */
	private function stored( array $question ): array {
		$reply = $this->store( $question );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		return $data;
	}
}

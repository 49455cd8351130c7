<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\Question;

/**
 * Answers of visitors who took a jump (docs/paths.md).
 */
final class PathsTest extends ResponsesTestCase {

	/**
	 * Detractors jump over `several`; `long` is for phones.
	 *
	 * @return list<Question>
	 */
	private static function listening(): array {
		$jump = array(
			'to'         => 'long',
			'match'      => 'all',
			'conditions' => array( self::condition( 'nps', 'IS', 'detractor' ) ),
		);
		return array(
			self::with( self::question( 'nps', 'nps' ), array( 'jumps' => array( $jump ) ) ),
			self::question( 'several', 'checkbox', array( 'options' => array( 'Yes', 'No', 'Perhaps' ) ) ),
			self::with(
				self::question( 'long', 'long-text' ),
				array(
					'enabled'    => true,
					'conditions' => array( self::condition( '@device', '=', 'mobile' ) ),
				)
			),
			self::question( 'mail', 'email' ),
		);
	}

	/**
	 * @param array<string, mixed> $logic Of the question.
	 */
	private static function with( Question $question, array $logic ): Question {
		return Question::from_array( array( 'logic' => array_replace( $question->logic, $logic ) ) + $question->to_array() );
	}

	/**
	 * @return array{question_id: string, compare: string, value: string}
	 */
	private static function condition( string $id, string $compare, string $value ): array {
		return array(
			'question_id' => $id,
			'compare'     => $compare,
			'value'       => $value,
		);
	}

	public function test_questions_that_were_jumped_over_are_neither_answered_nor_passed(): void {
		$survey = $this->survey( array( 'questions' => self::listening() ) );
		$reply  = $this->submit(
			$survey->id,
			$this->body(
				array(
					'nps'  => 3,
					'long' => 'Slow',
				),
				array( 'facts' => array( '@device' => 'mobile' ) )
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( 'mail', $this->wpdb()->get_var( 'SELECT unanswered FROM ' . $this->table( 'response' ) ) );
		$this->assert_counters_are_right();

		$this->submit( $survey->id, $this->body( array( 'nps' => 9 ), array( 'facts' => array( '@device' => 'desktop' ) ) ) );
		self::assertSame(
			array( 'mail', 'several,mail' ),
			$this->wpdb()->get_col( 'SELECT unanswered FROM ' . $this->table( 'response' ) . ' ORDER BY id' )
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>, array<string, string>, string}>
	 */
	public static function beside_the_path(): array {
		return array(
			'jumped over'                      => array(
				array(
					'nps'     => 3,
					'several' => array( 'Yes' ),
				),
				array(),
				'several',
			),
			'shown on another device'          => array(
				array(
					'nps'  => 9,
					'long' => 'Slow',
				),
				array( '@device' => 'desktop' ),
				'long',
			),
			'shown by a fact that nobody said' => array(
				array(
					'nps'  => 9,
					'long' => 'Slow',
				),
				array(),
				'long',
			),
		);
	}

	/**
	 * @param array<string, mixed>  $answers By question.
	 * @param array<string, string> $facts   As sent.
	 */
	#[DataProvider( 'beside_the_path' )]
	public function test_answers_beside_the_path_are_refused( array $answers, array $facts, string $question ): void {
		$reply = $this->submit( $this->survey( array( 'questions' => self::listening() ) )->id, $this->body( $answers, array( 'facts' => $facts ) ) );
		self::assertSame( 422, $reply->get_status() );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( "answers[$question]" ), array_keys( $data['data']['params'] ) );
		self::assertSame( array(), $this->stored_answers() );
	}

	public function test_visitors_are_not_asked_for_a_license(): void {
		$survey = $this->survey( array( 'questions' => self::listening() ) );
		$this->license( null );
		$body = $this->body(
			array(
				'nps'     => 3,
				'several' => array( 'Yes' ),
			)
		);
		self::assertSame( 422, $this->submit( $survey->id, $body )->get_status() );
		$this->license( PlanLevel::Plus );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function wrong_facts(): array {
		return array(
			'a text'          => array( 'mobile', 'facts' ),
			'a list'          => array( array( 'mobile' ), 'facts' ),
			'a fact in parts' => array( array( '@device' => array( 'mobile' ) ), 'facts[@device]' ),
			'a number'        => array( array( '@page' => 7 ), 'facts[@page]' ),
			'a long one'      => array( array( '@page' => str_repeat( 'x', 2001 ) ), 'facts[@page]' ),
		);
	}

	/**
	 * @param mixed $facts As sent.
	 */
	#[DataProvider( 'wrong_facts' )]
	public function test_facts_of_another_shape_are_refused( mixed $facts, string $field ): void {
		$reply = $this->submit( $this->survey( array( 'questions' => self::listening() ) )->id, $this->body( array( 'nps' => 9 ), array( 'facts' => $facts ) ) );
		self::assertSame( 400, $reply->get_status() );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( $field ), array_keys( $data['data']['params'] ) );
		self::assertSame( array(), $this->stored_answers() );
	}

	public function test_the_same_answers_with_other_facts_are_another_response(): void {
		$survey = $this->survey( array( 'questions' => self::listening() ) );
		$body   = $this->body( array( 'nps' => 9 ), array( 'facts' => array( '@device' => 'desktop' ) ) );
		self::assertSame( 201, $this->submit( $survey->id, $body )->get_status() );
		self::assertSame( 200, $this->submit( $survey->id, $body )->get_status() );
		$body['facts'] = array( '@device' => 'mobile' );
		self::assertSame( 409, $this->submit( $survey->id, $body )->get_status() );
	}
}

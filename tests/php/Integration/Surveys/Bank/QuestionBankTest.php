<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Bank;

use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Bank\QuestionBank;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * Questions that people keep for other surveys.
 */
final class QuestionBankTest extends SurveyTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( QuestionBank::OPTION );
	}

	protected function tearDown(): void {
		delete_option( QuestionBank::OPTION );
		parent::tearDown();
	}

	public function test_a_question_is_kept_renamed_and_deleted(): void {
		$kept = $this->kept( self::choice( 'a', array( 'Yes', 'No' ) ) + array( 'logic' => self::logic( 'b' ) ) );
		self::assertSame( 'Question a', $kept['name'] );
		self::assertSame( array( 'Yes', 'No' ), $kept['question']['config']['options'] );
		self::assertFalse( $kept['question']['logic']['enabled'] );
		$this->kept( self::question( 'z' ), '10 Zebras' );
		$this->kept( self::question( 'y' ), '9 Zebras' );

		$named = $this->rest( 'POST', '/question-bank/' . $kept['id'], array( 'bank_name' => 'Likes us' ) );
		self::assertSame( 'Likes us', $this->wire( $named )['name'] );
		self::assertSame( array( '9 Zebras', '10 Zebras', 'Likes us' ), $this->names() );

		self::assertSame( 200, $this->rest( 'DELETE', '/question-bank/' . $kept['id'] )->get_status() );
		self::assertSame( array( '9 Zebras', '10 Zebras' ), $this->names() );
		self::assertSame( 404, $this->rest( 'DELETE', '/question-bank/' . $kept['id'] )->get_status() );
		self::assertSame( 404, $this->rest( 'POST', '/question-bank/' . $kept['id'], array( 'bank_name' => 'x' ) )->get_status() );
	}

	public function test_wrong_questions_are_refused_by_field(): void {
		foreach ( array(
			'question[type]'               => self::question( 'a', array( 'type' => 'hologram' ) ),
			'question[config][options][1]' => self::choice( 'a', array( 'Yes', 'Yes' ) ),
			'question[title]'              => self::question( 'a', array( 'title' => ' ' ) ),
		) as $field => $question ) {
			$reply = $this->rest( 'POST', '/question-bank', array( 'bank_question' => $question ) );
			self::assertSame( 422, $reply->get_status() );
			self::assertSame( array( $field ), $this->refused_fields( $reply ) );
		}
		self::assertSame( 400, $this->rest( 'POST', '/question-bank', array( 'bank_question' => 'x' ) )->get_status() );
		self::assertSame( array(), $this->names() );
		$kept = $this->kept( self::question( 'a' ) );
		self::assertSame( array( 'bank_name' ), $this->refused_fields( $this->rest( 'POST', '/question-bank/' . $kept['id'], array( 'bank_name' => ' ' ) ) ) );
	}

	public function test_types_that_the_plan_lacks_are_refused(): void {
		$this->license( null );
		$reply = $this->rest( 'POST', '/question-bank', array( 'bank_question' => self::question( 'n', array( 'type' => 'nps' ) ) ) );
		self::assertSame( array( 'question[type]' ), $this->refused_fields( $reply ) );
	}

	public function test_a_question_of_each_type_comes_back_whole_and_can_be_asked(): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'uploads' => true ) );
		$sent = $this->question_of_each_type();
		self::assertSame( array_keys( $this->container()->get( QuestionTypeRegistry::class )->all() ), array_column( $sent, 'type' ) );
		foreach ( $sent as $question ) {
			$type = $question['type'];
			// Answers to a question of another survey become their words, whatever the type.
			$kept = $this->kept( array( 'title' => 'As {{other|a friend}}', 'settings' => array( 'required' => true ) ) + $question )['question'];
			self::assertSame( 'As a friend', $kept['title'], $type );
			self::assertSame( $type, $kept['type'] );
			self::assertEquals( json_decode( (string) wp_json_encode( $question['config'] ), true ), $kept['config'], $type );
			$survey = $this->saved( array( 'questions' => array( array( 'id' => 'here' ) + $kept ) ) );
			self::assertSame( 'publish', $survey['status'], $type );
			self::assertEquals( $kept['config'], $survey['questions'][0]['config'], $type );
			self::assertEquals( $kept['settings'], $survey['questions'][0]['settings'], $type );
		}
	}

	public function test_it_takes_a_hundred(): void {
		$item = $this->kept( self::question( 'a' ) );
		update_option( QuestionBank::OPTION, array_fill( 0, QuestionBank::MOST, $item ), false );
		$reply = $this->rest( 'POST', '/question-bank', array( 'bank_question' => self::question( 'b' ) ) );
		self::assertSame( 409, $reply->get_status() );
		self::assertStringContainsString( '100 is the maximum', $this->wire( $reply )['message'] );
		self::assertCount( QuestionBank::MOST, $this->names() );
		self::assertFalse( get_option( QuestionBank::LOCK ), 'The lock is given back.' );
	}

	/**
	 * @param array<string, mixed> $question Kept.
	 * @return array<string, mixed>
	 */
	private function kept( array $question, string $name = '' ): array {
		$reply = $this->rest( 'POST', '/question-bank', array( 'bank_name' => $name, 'bank_question' => $question ) );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->wire( $reply );
	}

	/**
	 * @return list<string>
	 */
	private function names(): array {
		return array_column( $this->wire( $this->rest( 'GET', '/question-bank' ) )['items'], 'name' );
	}
}

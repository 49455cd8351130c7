<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Checks;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * What people should look at before a survey is published.
 */
final class SurveyChecksTest extends SurveyTestCase {

	public function test_a_sound_survey_has_nothing_to_look_at(): void {
		$reply = $this->checks( array() );
		self::assertSame( array(), $reply['checks'] );
		self::assertSame( home_url( '/' ), $reply['address'] );
		self::assertContains( count( $reply['qr'] ), array( 21, 25, 29 ) );
		$id = $this->saved()['id'];
		self::assertSame( $reply, $this->wire( $this->rest( 'GET', "/surveys/$id/checks" ) ) );
	}

	/**
	 * @param array<string, mixed> $survey   What is otherwise.
	 * @param string               $text     Part of the sentence.
	 * @param string               $level    Of it.
	 * @param string               $step     Where it is mended.
	 * @param string               $question Id.
	 */
	#[DataProvider( 'faults' )]
	public function test_names_what_is_wrong( array $survey, string $text, string $level, string $step, string $question = '' ): void {
		$found = array_values( array_filter( $this->checks( $survey )['checks'], static fn ( array $check ): bool => str_contains( $check['text'], $text ) ) );
		self::assertCount( 1, $found );
		self::assertSame( array( $level, $step, $question ), array( $found[0]['level'], $found[0]['step'], $found[0]['question'] ) );
	}

	/**
	 * @return iterable<string, array{0: array<string, mixed>, 1: string, 2: string, 3: string, 4?: string}>
	 */
	public static function faults(): iterable {
		$ending = array(
			'thank_you' => array(
				'endings' => array(
					array(
						'id'    => 'call',
						'title' => 'Call',
					),
				),
			),
		);
		yield 'no question' => array( array( 'questions' => array() ), 'It has no questions', 'block', 'questions' );
		yield 'no title' => array( array( 'questions' => array( self::question( 'a', array( 'title' => '' ) ) ) ), 'missing titles', 'block', 'questions' );
		yield 'an idle ending' => array( array( 'settings' => $ending ), 'No question leads to one of its endings', 'block', 'questions' );
		yield 'many questions' => array( array( 'questions' => array_map( static fn ( int $n ): array => self::choice( "q$n", array( 'Yes', 'No' ) ), range( 1, 9 ) ) ), '9 questions, about 1 minute', 'look', 'questions' );
		yield 'long answers' => array( array( 'questions' => array_map( static fn ( int $n ): array => self::question( "q$n", array( 'type' => 'long-text' ) ), range( 1, 4 ) ) ), '4 questions, about 3 minutes', 'look', 'questions' );
		yield 'leading' => array( array( 'questions' => array( self::question( 'a' ), self::question( 'b', array( 'title' => 'Don’t you love it?' ) ) ) ), 'Question 2 may lead people to an answer: “Don’t you”', 'look', 'questions', 'b' );
		yield 'an address' => array( array( 'questions' => array( self::question( 'a', array( 'type' => 'email' ) ) ) ), 'Question 1 asks for an email address', 'look', 'questions', 'a' );
		yield 'no device' => array( array( 'settings' => array( 'targeting' => array( 'devices' => array() ) ) ), 'No device is chosen', 'look', 'settings' );
		yield 'no page' => array( array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => array( 'id' => 999999, 'label' => 'Gone' ) ) ) ) ) ), 'No page matches', 'look', 'settings' );
		yield 'no rule' => array( array( 'settings' => array( 'targeting' => array( 'pages' => 'select' ) ) ), 'No page rule is complete', 'look', 'settings' );
		yield 'an empty rule' => array( array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array( array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => null ) ) ) ) ), 'No page rule is complete', 'look', 'settings' );
	}

	public function test_the_last_day(): void {
		$today = $this->container()->get( Clock::class )->site_now();
		$last  = static fn ( string $day ): array => array( 'settings' => array( 'behavior' => array( 'run_time' => 'expire', 'expire_at' => array( 'month' => (int) substr( $day, 0, 2 ), 'day' => (int) substr( $day, 3 ) ) ) ) );
		self::assertSame( array( 'It ends today.' ), array_column( $this->checks( $last( $today->format( 'm-d' ) ) )['checks'], 'text' ) );
		self::assertSame( array(), $this->checks( $last( $today->modify( '+1 day' )->format( 'm-d' ) ) )['checks'] );
		$id = $this->saved( $last( $today->format( 'm-d' ) ) )['id'];
		$this->wpdb()->query( "UPDATE {$this->table( 'survey' )} SET settings = REPLACE( settings, '\"year\":{$today->format( 'Y' )}', '\"year\":2001' ) WHERE id = $id" );
		self::assertStringContainsString( 'Its last day is over', $this->wire( $this->rest( 'GET', "/surveys/$id/checks" ) )['checks'][0]['text'] );
	}

	public function test_an_address_with_words_about_it_is_fine(): void {
		foreach ( array( array( 'title' => 'Mail (see our Privacy notice)' ), array( 'config' => array( 'description' => 'We write once.' ) ) ) as $words ) {
			self::assertSame( array(), $this->checks( array( 'questions' => array( self::question( 'a', $words + array( 'type' => 'email' ) ) ) ) )['checks'] );
		}
	}

	public function test_the_address_is_a_page_that_a_rule_names(): void {
		$post = self::factory_post();
		$rule = static fn ( string $logic, mixed $data ): array => array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array( array( 'logic' => $logic, 'operator' => '&&', 'data' => $data ) ) ) ) );
		self::assertSame( get_permalink( $post ), $this->checks( $rule( 'page_or_post_is', array( 'id' => $post, 'label' => 'P' ) ) )['address'] );
		self::assertSame( home_url( '/' ), $this->checks( $rule( 'page_url_is', 'https://elsewhere.example/' ) )['address'] );
		$long = $this->checks( $rule( 'page_url_is', home_url( '/' ) . str_repeat( 'x', 260 ) ) );
		self::assertSame( array(), $long['qr'] );
		wp_delete_post( $post, true );
	}

	public function test_nothing_is_stored_and_wrong_fields_are_named(): void {
		$before = (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'survey' )}" );
		$this->checks( array( 'status' => 'publish' ) );
		self::assertSame( array( 'questions[0][type]' ), $this->refused_fields( $this->rest( 'POST', '/surveys/checks', array( 'questions' => array( self::question( 'a', array( 'type' => 'hologram' ) ) ) ) ) ) );
		self::assertSame( 404, $this->rest( 'POST', '/surveys/checks', array( 'id' => 999999 ) )->get_status() );
		self::assertSame( $before, (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'survey' )}" ) );
	}

	public function test_a_survey_with_an_idle_ending_stays_a_draft(): void {
		$reply = $this->saved(
			array(
				'settings' => array(
					'thank_you' => array(
						'endings' => array(
							array(
								'id'    => 'call',
								'title' => 'Call',
							),
						),
					),
				),
			)
		);
		self::assertSame( 'draft', $reply['status'] );
		self::assertStringContainsString( 'No question leads to one of its endings', $reply['message'] );
	}

	private static function factory_post(): int {
		return (int) wp_insert_post( array( 'post_title' => 'A page', 'post_status' => 'publish', 'post_type' => 'page' ) );
	}

	/**
	 * @param array<string, mixed> $survey What is otherwise.
	 * @return array<string, mixed>
	 */
	private function checks( array $survey ): array {
		$reply = $this->rest( 'POST', '/surveys/checks', $survey + array( 'title' => 'Survey', 'questions' => array( self::question( 'a' ) ) ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->wire( $reply );
	}
}

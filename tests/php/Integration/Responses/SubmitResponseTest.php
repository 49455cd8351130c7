<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Display\AdvisoryToken;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

final class SubmitResponseTest extends ResponsesTestCase {

	public function test_stores_response_answers_and_counters(): void {
		$survey                      = $this->survey();
		$body                        = $this->body(
			array(
				'choice'  => 'No',
				'why'     => "Because 😀\r\nof that",
				'several' => array( 'Perhaps', 'Yes' ),
				'image'   => 'Two',
				'icon'    => null,
				'stars'   => 4,
				'nps'     => 9,
				'long'    => null,
				'mail'    => 'ada@example.org',
			)
		);
		$body['answers'][6]['extra'] = array( 'comments' => 'good' );
		$body['answers'][8]['extra'] = array( 'name' => 'Ada' );
		$_SERVER['HTTP_USER_AGENT']  = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

		$reply = $this->submit( $survey->id, $body );

		self::assertSame( 201, $reply->get_status() );
		$row = $this->wpdb()->get_row( 'SELECT * FROM ' . $this->table( 'response' ), ARRAY_A );
		self::assertIsArray( $row );
		self::assertSame( array( 'data' => (int) $row['id'] ), $reply->get_data() );
		self::assertSame(
			array( 'publish', '127.0.0.1', 'Safari', 'iOS', 'mobile', '0' ),
			array( $row['status'], $row['ip'], $row['browser'], $row['os'], $row['device'], $row['user_id'] )
		);
		self::assertSame(
			array( home_url( '/a-page/?x=1' ), 'A page' ),
			array( $row['page_url'], $row['page_title'] )
		);
		self::assertSame( current_datetime()->format( 'Y-m-d' ), $row['submitted_day'] );
		self::assertEqualsWithDelta( time(), strtotime( $row['submitted_at'] . ' UTC' ), 5 );
		self::assertSame(
			array(
				array( 'choice', 0, OptionKey::of( 'No' ), 'No', '' ),
				array( 'image', 0, OptionKey::of( 'Two' ), 'Two', '' ),
				array( 'mail', 0, '', 'ada@example.org', '{"name":"Ada"}' ),
				array( 'nps', 0, '9', '', '{"comments":"good"}' ),
				array( 'several', 0, OptionKey::of( 'Perhaps' ), 'Perhaps', '' ),
				array( 'several', 1, OptionKey::of( 'Yes' ), 'Yes', '' ),
				array( 'stars', 0, '4', '', '' ),
				array( 'why', 0, '', "Because 😀\nof that", '' ),
			),
			$this->stored_answers()
		);
		$counters = $this->counters();
		self::assertSame( '1 0', $counters['publish'] );
		self::assertSame( '1 0', $counters['device  mobile'] );
		self::assertSame( '1 0', $counters['answered several'] );
		self::assertSame( '1 9', $counters['answered nps'] );
		self::assertSame( '1 9', $counters['value nps 9'] );
		self::assertSame( '1 0', $counters[ 'value several ' . OptionKey::of( 'Yes' ) ] );
		self::assertArrayNotHasKey( 'answered icon', $counters );
		$this->assert_counters_are_right();
	}

	public function test_a_submission_asks_for_no_option_alone(): void {
		add_option( DataPolicy::OPTION, array(), '', true ); // As the migration leaves it.
		$survey = $this->survey();
		$this->submit( $survey->id, $this->body( array( 'choice' => 'Yes' ) ) );
		$body  = $this->body( array( 'choice' => 'No' ) );
		$asked = $this->queries_of( fn () => self::assertSame( 201, $this->submit( $survey->id, $body )->get_status() ) );
		self::assertNotEmpty( $asked );
		self::assertSame( array(), preg_grep( "/option_name.*'userfeedback/", $asked ) );
	}

	public function test_the_same_submission_again_is_known_and_another_under_its_id_refused(): void {
		$survey = $this->survey();
		$body   = $this->body( array( 'choice' => 'Yes' ) );
		$first  = $this->submit( $survey->id, $body );
		$again  = $this->submit( $survey->id, array( 'junk' => 1 ) + $body );
		$upper  = $this->submit(
			$survey->id,
			array( 'client_id' => strtoupper( (string) $body['client_id'] ) ) + $body
		);
		$other  = $this->submit(
			$survey->id,
			array( 'client_id' => $body['client_id'] ) + $this->body( array( 'choice' => 'No' ) )
		);
		self::assertSame(
			array( 201, 200, 200, 409 ),
			array( $first->get_status(), $again->get_status(), $upper->get_status(), $other->get_status() )
		);
		self::assertSame( $first->get_data(), $again->get_data() );
		self::assertSame( 1, $this->count_rows( 'response' ) );
		self::assertSame( '1 0', $this->counters()['publish'] );
		self::assertSame( 409, $this->submit( $this->survey()->id, $body )->get_status() );
	}

	public function test_a_repeat_is_known_whatever_language_the_database_speaks(): void {
		$survey = $this->survey();
		$body   = $this->body();
		$this->wpdb()->query( "SET lc_messages = 'de_DE'" );
		$given = array(
			$this->submit( $survey->id, $body )->get_status(),
			$this->submit( $survey->id, $body )->get_status(),
		);
		$this->wpdb()->query( "SET lc_messages = 'en_US'" );
		self::assertSame( array( 201, 200 ), $given );
	}

	public function test_the_page_must_exist(): void {
		$survey = $this->survey();
		$post   = wp_insert_post(
			array(
				'post_title'  => 'A page',
				'post_type'   => 'page',
				'post_status' => 'publish',
			)
		);
		foreach ( array( $post, 99999999 ) as $id ) {
			$this->submit(
				$survey->id,
				$this->body( array( 'nps' => 1 ), array( 'page_submitted' => array( 'id' => $id ) ) )
			);
		}
		wp_delete_post( $post, true );
		self::assertSame(
			array( 1, 1 ),
			array(
				$this->count_rows( 'response', array( 'page_id' => $post ) ),
				$this->count_rows( 'response', array( 'page_id' => 0 ) ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $changes What makes the survey not live.
	 */
	#[DataProvider( 'not_live' )]
	public function test_a_survey_that_is_not_live_is_one_identical_404( array $changes ): void {
		$id = $this->survey( $changes )->id;
		foreach ( array( $id, $id + 1, 0, '9223372036854775808' ) as $given ) {
			$submission = $this->rest( 'POST', "/surveys/$given/responses", $this->body() );
			$impression = $this->rest( 'POST', "/surveys/$given/impression" );
			self::assertSame( array( 404, 404 ), array( $submission->get_status(), $impression->get_status() ) );
			self::assertSame( 'userfeedback_not_found', $submission->get_data()['code'] );
			self::assertSame( $submission->get_data(), $impression->get_data() );
			self::assertSame(
				$this->rest( 'POST', '/surveys/0/responses', $this->body() )->get_data(),
				$submission->get_data()
			);
		}
		self::assertSame(
			array( 0, 0, 0 ),
			array( $this->count_rows( 'response' ), $this->count_rows( 'answer' ), $this->count_rows( 'counter' ) )
		);
	}

	/**
	 * @return list<array{array<string, mixed>}>
	 */
	public static function not_live(): array {
		return array(
			array( array( 'status' => Survey::DRAFT ) ),
			array( array( 'status' => Survey::TRASH ) ),
			array( array( 'publish_at' => new DateTimeImmutable( '+1 hour' ) ) ),
			array( array( 'settings' => self::expiring( '-2 days' ) ) ),
		);
	}

	public function test_a_browser_that_was_offline_delivers_on_the_day_after_the_last(): void {
		$survey = $this->survey( array( 'settings' => self::expiring( '-1 day' ) ) );
		self::assertSame( 201, $this->submit( $survey->id, $this->body( array( 'nps' => 1 ) ) )->get_status() );
	}

	/**
	 * @param string $when Of the last day, from now.
	 * @return array<string, mixed>
	 */
	private static function expiring( string $when ): array {
		$day = new DateTimeImmutable( $when );
		return array(
			'behavior' => array(
				'run_time'  => 'expire',
				'expire_at' => array(
					'year'  => (int) $day->format( 'Y' ),
					'month' => (int) $day->format( 'n' ),
					'day'   => (int) $day->format( 'j' ),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $answers Answers.
	 */
	#[DataProvider( 'wrong_answers' )]
	public function test_one_wrong_answer_and_nothing_is_stored( string $field, array $answers ): void {
		$survey = $this->survey();
		$before = $this->count_all_rows();
		$reply  = $this->submit( $survey->id, $this->body( $answers ) );
		self::assertSame( 422, $reply->get_status() );
		self::assertSame( array( $field ), self::fields( $reply ) );
		self::assertSame( $before, $this->count_all_rows() );
	}

	/**
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function wrong_answers(): array {
		return array(
			'hidden by logic'        => array(
				'answers[why]',
				array(
					'choice' => 'Yes',
					'why'    => 'x',
				),
			),
			'hidden, choice skipped' => array(
				'answers[why]',
				array(
					'choice' => null,
					'why'    => 'x',
				),
			),
			'unknown question'       => array(
				'answers[nobody]',
				array(
					'choice' => 'Yes',
					'nobody' => 'x',
				),
			),
			'all skipped'            => array(
				'answers',
				array(
					'choice' => null,
					'nps'    => null,
				),
			),
			'nothing'                => array( 'answers', array() ),
			'rating 0'               => array(
				'answers[stars]',
				array(
					'choice' => 'Yes',
					'stars'  => 0,
				),
			),
			'rating 6'               => array(
				'answers[stars]',
				array(
					'stars'  => 6,
					'choice' => 'Yes',
				),
			),
			'rating 4.5'             => array( 'answers[stars]', array( 'stars' => 4.5 ) ),
			'rating as text'         => array( 'answers[stars]', array( 'stars' => '5 ' ) ),
			'nps 0'                  => array( 'answers[nps]', array( 'nps' => 0 ) ),
			'nps 11'                 => array( 'answers[nps]', array( 'nps' => 11 ) ),
			'401 characters'         => array( 'answers[long]', array( 'long' => str_repeat( 'x', 401 ) ) ),
			'not an option'          => array( 'answers[choice]', array( 'choice' => 'Maybe' ) ),
			'option twice'           => array( 'answers[several]', array( 'several' => array( 'Yes', 'Yes' ) ) ),
			'no address'             => array( 'answers[mail]', array( 'mail' => 'ada' ) ),
		);
	}

	public function test_one_question_twice_is_refused(): void {
		$body              = $this->body( array( 'choice' => 'Yes' ) );
		$body['answers'][] = array(
			'question_id' => 'choice',
			'value'       => null,
		);
		$reply             = $this->submit( $this->survey()->id, $body );
		self::assertSame( 422, $reply->get_status() );
		self::assertSame( array( 'answers[choice]' ), self::fields( $reply ) );
	}

	public function test_a_required_question_may_be_skipped_and_a_removed_one_may_be_empty(): void {
		$reply = $this->submit(
			$this->survey()->id,
			$this->body(
				array(
					'nps'               => 10,
					'choice'            => null,
					'removed-last-week' => null,
				)
			)
		);
		self::assertSame( 201, $reply->get_status() );
		self::assertSame( array( array( 'nps', 0, '10', '', '' ) ), $this->stored_answers() );
	}

	public function test_the_intro_of_a_page_without_its_file_costs_no_answer(): void {
		$reply = $this->submit(
			$this->survey()->id,
			$this->body(
				array(
					'@intro' => null,
					'nps'    => 10,
				)
			)
		);
		self::assertSame( 201, $reply->get_status() );
		self::assertSame( array( array( 'nps', 0, '10', '', '' ) ), $this->stored_answers() );
	}

	public function test_an_answer_to_a_question_that_was_removed_costs_no_other_answer(): void {
		$survey = $this->survey();
		self::assertSame( 201, $this->submit( $survey->id, $this->body( array( 'nps' => 9, 'stars' => 5 ) ) )->get_status() );
		$left = array_values( array_filter( $survey->questions, static fn ( Question $question ): bool => 'stars' !== $question->id ) );
		$this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'questions' => $left ) ) );
		self::assertSame( 201, $this->submit( $survey->id, $this->body( array( 'nps' => 8, 'stars' => 4 ) ) )->get_status() );
		self::assertSame( array( array( 'nps', 0, '8', '', '' ) ), $this->stored_answers() );
		$reply = $this->submit( $survey->id, $this->body( array( 'nps' => 8, 'nobody' => 4 ) ) );
		self::assertSame( array( 'answers[nobody]' ), self::fields( $reply ) );
		$reply = $this->submit( $survey->id, $this->body( array( 'stars' => 4 ) ) );
		self::assertSame( array( 'answers' ), self::fields( $reply ), 'Nothing is left of it.' );
	}

	public function test_a_page_from_before_the_last_save_loses_only_what_is_wrong_today(): void {
		$survey = $this->survey();
		$saved  = $this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => self::with_other_rules( $survey->questions ) ) )
		);
		$body   = $this->body(
			array(
				'choice'  => 'Yes',
				'why'     => 'Shown to everybody before the save',
				'several' => array( 'Yes' ),
				'nps'     => 9,
				'stars'   => null,
				'gone'    => 'Nobody had answered it',
			)
		);
		self::assertSame( 422, $this->submit( $survey->id, $body )->get_status(), 'The page does not say when it was made.' );

		$body['nonce'] = AdvisoryToken::of_page( $saved->id, $saved->revision, new DateTimeImmutable() );
		self::assertSame( 422, $this->submit( $survey->id, $body )->get_status(), 'The page shows the survey of today.' );

		$body['nonce'] = AdvisoryToken::of_page( $survey->id, $survey->revision, new DateTimeImmutable() );
		self::assertSame( 201, $this->submit( $survey->id, $body )->get_status() );
		self::assertSame(
			array( array( 'choice', 0, OptionKey::of( 'Yes' ), 'Yes', '' ), array( 'nps', 0, '9', '', '' ) ),
			$this->stored_answers()
		);
		self::assertSame(
			'stars',
			$this->wpdb()->get_var( 'SELECT unanswered FROM ' . $this->table( 'response' ) ),
			'Nobody skipped what the page did not ask.'
		);
		$this->assert_counters_are_right();
	}

	public function test_nothing_is_stored_when_all_answers_of_an_older_page_are_wrong_today(): void {
		$survey = $this->survey();
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => self::with_other_rules( $survey->questions ) ) )
		);
		$token  = AdvisoryToken::of_page( $survey->id, $survey->revision, new DateTimeImmutable() );
		$before = $this->count_all_rows();
		foreach ( array( array( 'several' => array( 'Yes' ) ), array( 'why' => 'x' ) ) as $answers ) {
			$reply = $this->submit( $survey->id, $this->body( $answers, array( 'nonce' => $token ) ) );
			self::assertSame( 422, $reply->get_status() );
			self::assertSame( array( 'answers[' . array_key_first( $answers ) . ']' ), self::fields( $reply ) );
		}
		self::assertSame( $before, $this->count_all_rows() );
	}

	public function test_a_consent_that_the_page_did_not_ask_for_is_still_needed(): void {
		$survey = $this->survey();
		$this->container()->get( SurveyRepository::class )->store(
			$survey->with(
				array(
					'questions' => array(
						...$survey->questions,
						self::question( 'agree', 'consent', array( 'text' => 'You may store this.' ) ),
					),
				)
			)
		);
		$token = AdvisoryToken::of_page( $survey->id, $survey->revision, new DateTimeImmutable() );
		$reply = $this->submit( $survey->id, $this->body( array( 'choice' => 'Yes' ), array( 'nonce' => $token ) ) );
		self::assertSame( array( 'answers[agree]' ), self::fields( $reply ) );
	}

	/**
	 * What an owner may change while the survey runs: options go, one question shows less often.
	 *
	 * @param list<Question> $questions Of the survey.
	 * @return list<Question>
	 */
	private static function with_other_rules( array $questions ): array {
		return array_map(
			static fn ( Question $question ): Question => match ( $question->id ) {
				'several' => self::question( 'several', 'checkbox', array( 'options' => array( 'No', 'Perhaps' ) ) ),
				'why'     => self::question( 'why', 'text', array(), array( array( 'choice', '=', 'Perhaps' ) ) ),
				default   => $question,
			},
			$questions
		);
	}

	/**
	 * @param string $host As the owner wrote it.
	 * @param string $link As browsers write it.
	 */
	#[TestWith( array( 'MyShop.example', 'https://myshop.example/a' ) )]
	#[TestWith( array( 'Müller.example', 'https://xn--mller-kva.example/a' ) )]
	#[TestWith( array( 'xn--mller-kva.example', 'https://xn--mller-kva.example/a' ) )]
	public function test_the_page_is_of_this_site_however_its_address_was_written( string $host, string $link ): void {
		add_filter( 'userfeedback_page_hosts', static fn (): array => array( $host ) );
		$reply = $this->submit( $this->survey()->id, $this->body( array( 'nps' => 1 ), array( 'page_submitted' => array( 'link' => $link, 'title' => '' ) ) ) );
		remove_all_filters( 'userfeedback_page_hosts' );
		self::assertSame( 201, $reply->get_status() );
		self::assertSame( $link, $this->wpdb()->get_var( 'SELECT page_url FROM ' . $this->table( 'response' ) ) );
	}

	/**
	 * @param string|null $stored Stored address, null for '' .
	 * @param string      $link   As sent; {home} is the site's address.
	 */
	#[DataProvider( 'links' )]
	public function test_only_addresses_of_this_site_are_stored( ?string $stored, string $link ): void {
		$link  = str_replace( '{home}', home_url(), $link );
		$reply = $this->submit(
			$this->survey()->id,
			$this->body(
				array( 'nps' => 1 ),
				array(
					'page_submitted' => array(
						'link'  => $link,
						'title' => " <b>T</b>\n" . str_repeat(
							'ä',
							300
						),
					),
				)
			)
		);
		self::assertSame( 201, $reply->get_status() );
		$row = $this->wpdb()->get_row( 'SELECT page_url, page_title FROM ' . $this->table( 'response' ), ARRAY_A );
		self::assertIsArray( $row );
		self::assertSame( null === $stored ? '' : str_replace( '{home}', home_url(), $stored ), $row['page_url'] );
		self::assertSame( mb_substr( '<b>T</b> ' . str_repeat( 'ä', 300 ), 0, 255 ), $row['page_title'] );
	}

	/**
	 * @return list<array{string|null, string}>
	 */
	public static function links(): array {
		return array(
			array( '{home}/a?b=c&d=e#f', '{home}/a?b=c&d=e#f' ),
			array( '{home}/', '{home}/' ),
			array( null, 'javascript:alert(1)' ),
			array( null, 'JaVaScRiPt:alert(1)' ),
			array( null, "java\tscript:alert(1)" ),
			array( null, "\x01javascript:alert(1)" ),
			array( null, 'data:text/html,x' ),
			array( null, 'vbscript:x' ),
			array( null, 'file:///etc/passwd' ),
			array( null, '//evil.example/' ),
			array( null, 'https://evil.example/' ),
			array( null, 'http://127.0.0.1@evil.example/' ),
			array( null, 'http://evil.example\\@127.0.0.1/' ),
			array( null, '{home}/a b' ),
			array( null, '{home}/' . str_repeat( 'x', 10000 ) ),
			array( null, '' ),
		);
	}

	/**
	 * The body of the documents: answers, page_submitted and nonce, all as a form has them.
	 */
	public function test_the_documented_body_is_taken(): void {
		$survey = $this->survey();
		$page   = (int) get_posts( array( 'fields' => 'ids' ) )[0];
		$body   = array(
			'answers'        => array(
				array(
					'question_id' => 'stars',
					'value'       => '4',
				),
				array(
					'question_id' => 'nps',
					'value'       => '10',
				),
			),
			'page_submitted' => array(
				'id'    => (string) $page,
				'link'  => home_url( '/a-page/' ),
				'title' => 'A page',
			),
			'nonce'          => 'forged',
		);
		$first  = $this->submit( $survey->id, $body );
		self::assertSame( 201, $first->get_status(), (string) wp_json_encode( $first->get_data() ) );
		self::assertSame( array( array( 'nps', 0, '10', '', '' ), array( 'stars', 0, '4', '', '' ) ), $this->stored_answers() );
		self::assertSame( 1, $this->count_rows( 'response', array( 'page_id' => $page ) ) );
		foreach ( array( array(), array( 'client_id' => null ), array( 'client_id' => '' ) ) as $none ) {
			$again = $this->submit( $survey->id, $none + $body );
			self::assertSame( 201, $again->get_status() );
			self::assertNotSame( $first->get_data(), $again->get_data() );
		}
		self::assertSame( 4, $this->count_rows( 'response' ) );
		$this->assert_counters_are_right();
	}

	/**
	 * @param mixed $value No whole number of the scale.
	 */
	#[DataProvider( 'wrong_numbers' )]
	public function test_a_number_in_a_text_must_be_one_of_the_scale( mixed $value ): void {
		$reply = $this->submit( $this->survey()->id, $this->body( array( 'stars' => $value ) ) );
		self::assertSame( array( 422, array( 'answers[stars]' ) ), array( $reply->get_status(), self::fields( $reply ) ) );
	}

	/**
	 * @return list<array{mixed}>
	 */
	public static function wrong_numbers(): array {
		return array( array( '6' ), array( '0' ), array( '04' ), array( '4.0' ), array( ' 4' ), array( "4\n" ), array( '4e0' ), array( '' ), array( true ) );
	}

	public function test_a_wrong_client_id_is_refused(): void {
		foreach ( array( '7', 0, false, array(), '0b0f8a3e-8f6b-4c1e-9d57-0f3c1a2b4d5g' ) as $id ) {
			$reply = $this->submit( $this->survey()->id, array( 'client_id' => $id ) + $this->body() );
			self::assertSame( array( 400, array( 'client_id' ) ), array( $reply->get_status(), self::fields( $reply ) ) );
		}
	}

	public function test_only_known_keys_reach_the_database(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR']  = '203.0.113.7';
		$_SERVER['HTTP_CLIENT_IP']        = '203.0.113.7';
		$_SERVER['HTTP_CF_CONNECTING_IP'] = '203.0.113.7';
		$body                             = $this->body( array( 'mail' => 'ada@example.org' ) );
		$body                            += array(
			'user_id'      => 1,
			'status'       => 'trash',
			'survey_id'    => 9,
			'submitted_at' => '2001-01-01',
		);
		$body['answers'][0]              += array(
			'extra'    => array(
				'name'     => 'Ada',
				'admin'    => 'x',
				'comments' => 'no box here',
			),
			'position' => 7,
		);
		self::assertSame( 201, $this->submit( $this->survey()->id, $body )->get_status() );
		self::assertSame(
			array( array( 'mail', 0, '', 'ada@example.org', '{"name":"Ada"}' ) ),
			$this->stored_answers()
		);
		self::assertSame(
			1,
			$this->count_rows(
				'response',
				array(
					'user_id' => 0,
					'status'  => 'publish',
					'ip'      => '127.0.0.1',
				)
			)
		);
	}

	public function test_the_address_can_be_made_anonymous_or_come_from_a_trusted_proxy(): void {
		$proxy = static fn (): string => '203.0.113.77';
		add_filter( 'userfeedback_client_ip', $proxy );
		add_filter( 'userfeedback_anonymize_ip', '__return_true' );
		$status = $this->submit( $this->survey()->id, $this->body() )->get_status();
		remove_filter( 'userfeedback_client_ip', $proxy );
		remove_filter( 'userfeedback_anonymize_ip', '__return_true' );
		self::assertSame( 201, $status );
		self::assertSame( 1, $this->count_rows( 'response', array( 'ip' => '203.0.113.0' ) ) );
	}

	#[DataProvider( 'nonces' )]
	public function test_no_nonce_is_a_reason_to_refuse( ?string $nonce ): void {
		$body          = $this->body();
		$body['nonce'] = $nonce;
		self::assertSame( 201, $this->submit( $this->survey()->id, $body )->get_status() );
	}

	/**
	 * @return list<array{string|null}>
	 */
	public static function nonces(): array {
		return array( array( null ), array( '' ), array( 'forged' ), array( str_repeat( 'x', 500 ) ) );
	}

	public function test_a_signed_in_visitor_is_noted_and_a_foreign_page_cannot_use_the_cookie(): void {
		$survey = $this->survey();
		$user   = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $user );
		$_COOKIE[ (string) constant( 'LOGGED_IN_COOKIE' ) ] = wp_generate_auth_cookie(
			$user->ID,
			time() + 600,
			'logged_in'
		);
		$this->submit( $survey->id, $this->body() );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->submit( $survey->id, $this->body() );
		self::assertSame(
			array( 1, 1 ),
			array(
				$this->count_rows( 'response', array( 'user_id' => $user->ID ) ),
				$this->count_rows( 'response', array( 'user_id' => 0 ) ),
			)
		);
	}

	public function test_when_one_part_cannot_be_stored_nothing_is(): void {
		$this->expect_log( '/userfeedback_counter/' );
		$survey = $this->survey();
		$this->wpdb()->query(
			'RENAME TABLE ' . $this->table( 'counter' ) . ' TO ' . $this->table( 'counter' ) . '_away'
		);
		$reply = $this->submit( $survey->id, $this->body() );
		$this->wpdb()->query( 'RENAME TABLE ' . $this->table( 'counter' ) . '_away TO ' . $this->table( 'counter' ) );
		self::assertSame( 503, $reply->get_status() );
		self::assertSame( 'userfeedback_store', $reply->get_data()['code'] );
		self::assertSame( '5', $reply->get_headers()['Retry-After'] );
		self::assertSame(
			array( 0, 0, 0 ),
			array( $this->count_rows( 'response' ), $this->count_rows( 'answer' ), $this->count_rows( 'counter' ) )
		);
	}
}

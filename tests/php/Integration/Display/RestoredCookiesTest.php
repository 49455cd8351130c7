<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\RestoredCookies;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Support\FixedClock;
use WP_User;

/**
 * Signed-in people are remembered (A51): whoever answered gets the survey's cookie in every browser.
 */
final class RestoredCookiesTest extends DisplayTestCase {

	private const CLIENT = '0b0f8a3e-8f6b-4c1e-9d57-0f3c1a2b4d5e';

	protected function tearDown(): void {
		RememberedSurveys::forget( $this->subscriber()->ID );
		parent::tearDown();
	}

	public function test_an_answer_of_a_signed_in_person_is_remembered_and_one_of_a_guest_is_not(): void {
		$id   = $this->survey();
		$user = $this->subscriber();
		$this->submit( $id, wp_generate_uuid4() );
		self::assertCount( 0, RememberedSurveys::of( $user->ID ) );
		$_COOKIE[ (string) constant( 'LOGGED_IN_COOKIE' ) ] = wp_generate_auth_cookie( $user->ID, time() + 600, 'logged_in' );
		$this->submit( $id, self::CLIENT );
		self::assertSame( self::CLIENT, RememberedSurveys::of( $user->ID )[ $id ]['client_id'] );
		self::assertEqualsWithDelta( time(), RememberedSurveys::of( $user->ID )[ $id ]['at'], 5 );
		self::assertSame(
			array(
				array(
					'name'    => "userfeedback-$id",
					'value'   => '{"submitted":true,"last_response_id":"' . self::CLIENT . '"}',
					'expires' => 0,
				),
			),
			$this->missing()
		);
	}

	public function test_a_browser_that_knows_gets_nothing_and_one_that_only_saw_it_does(): void {
		$id = $this->survey();
		RememberedSurveys::add( $this->subscriber()->ID, $id, self::CLIENT, time() );
		self::assertSame( array(), $this->missing( array( "userfeedback-$id" => '{"submitted":true,"last_response_id":null}' ) ) );
		foreach ( array( '{"submitted":false,"last_response_id":null}', 'broken', array( 'x' ) ) as $cookie ) {
			self::assertCount( 1, $this->missing( array( "userfeedback-$id" => $cookie ) ) );
		}
	}

	public function test_only_live_surveys_count_and_days_end(): void {
		$user  = $this->subscriber()->ID;
		$draft = $this->survey( array(), array( 'status' => 'draft' ) );
		$days  = $this->survey( array( 'behavior' => array( 'remember_days' => 3 ) ) );
		$at    = time();
		foreach ( array( $draft, $days, 999999 ) as $id ) {
			RememberedSurveys::add( $user, $id, self::CLIENT, $at );
		}
		self::assertSame( array( array( "userfeedback-$days", $at + 3 * DAY_IN_SECONDS ) ), array_map( static fn ( array $cookie ): array => array( $cookie['name'], $cookie['expires'] ), $this->missing() ) );
		self::assertSame( array(), $this->missing( array(), '+3 days 1 second' ) );
	}

	public function test_a_survey_that_shows_once_is_remembered_when_it_is_seen(): void {
		$once    = $this->survey( array( 'behavior' => array( 'display_length' => 'once' ) ) );
		$until   = $this->survey();
		$user    = $this->subscriber();
		$see     = fn ( int $id ) => self::assertSame( 200, $this->rest( 'POST', "/surveys/$id/impression" )->get_status() );
		$someone = static function ( WP_User $user ): void {
			$_COOKIE[ (string) constant( 'LOGGED_IN_COOKIE' ) ] = wp_generate_auth_cookie( $user->ID, time() + 600, 'logged_in' );
		};
		$see( $once );
		self::assertSame( array(), RememberedSurveys::of( $user->ID ), 'Guests have no account.' );
		$someone( $user );
		$see( $once );
		$see( $until );
		self::assertSame( array( $once ), array_keys( RememberedSurveys::of( $user->ID ) ) );
		self::assertSame(
			array(
				array(
					'name'    => "userfeedback-$once",
					'value'   => '{"submitted":false,"last_response_id":null}',
					'expires' => 0,
				),
			),
			$this->missing()
		);
		self::assertSame( array(), $this->missing( array( "userfeedback-$once" => '{"submitted":false,"last_response_id":null}' ) ) );
		$this->submit( $once, self::CLIENT );
		$see( $once );
		self::assertSame( self::CLIENT, RememberedSurveys::of( $user->ID )[ $once ]['client_id'], 'An answer says more.' );
		$owner = get_user_by( 'login', 'admin' );
		self::assertNotFalse( $owner );
		$someone( $owner );
		$see( $once );
		self::assertSame( array(), RememberedSurveys::of( $owner->ID ), 'Who looks at their own work may look again.' );
	}

	public function test_a_person_who_has_not_agreed_gets_none(): void {
		RememberedSurveys::add( $this->subscriber()->ID, $this->survey(), self::CLIENT, time() );
		$category = static fn (): string => 'functional';
		add_filter( 'userfeedback_consent_category', $category );
		$waits    = $this->missing();
		remove_filter( 'userfeedback_consent_category', $category );
		self::assertSame( array(), $waits );
		self::assertCount( 1, $this->missing() );
	}

	public function test_the_newest_are_kept(): void {
		$user = $this->subscriber()->ID;
		for ( $id = 1; $id <= 205; $id++ ) {
			RememberedSurveys::add( $user, $id, self::CLIENT, 1 );
		}
		self::assertSame( range( 6, 205 ), array_keys( RememberedSurveys::of( $user ) ) );
	}

	/**
	 * @param array<mixed> $has  Cookies of the browser.
	 * @param string       $when From now.
	 * @return list<array{name: string, value: string, expires: int}>
	 */
	private function missing( array $has = array(), string $when = 'now' ): array {
		$cookies = new RestoredCookies( $this->container()->get( LiveIndex::class ), new FixedClock( new \DateTimeImmutable( $when ) ) );
		return $cookies->missing( $this->subscriber()->ID, $has );
	}

	private function submit( int $survey_id, string $client_id ): void {
		$question = $this->rest_question( $survey_id );
		$reply    = $this->rest(
			'POST',
			"/surveys/$survey_id/responses",
			array(
				'client_id' => $client_id,
				'answers'   => array(
					array(
						'question_id' => $question,
						'value'       => 'Good',
					),
				),
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	private function rest_question( int $survey_id ): string {
		$entry = $this->container()->get( LiveIndex::class )->find( $survey_id, new \DateTimeImmutable() );
		self::assertNotNull( $entry );
		$questions = $this->container()->get( LiveIndex::class )->questions_of( $entry );
		self::assertIsArray( $questions );
		self::assertInstanceOf( \stdClass::class, $questions[0] );
		return $questions[0]->id;
	}

	private function subscriber(): WP_User {
		$user = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $user );
		return $user;
	}
}

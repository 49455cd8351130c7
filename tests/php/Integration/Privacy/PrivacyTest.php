<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Privacy;

use UserFeedback\Privacy\ResponseExporter;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Responses\RememberedSurveys;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * WordPress's export and erasure of personal data (SEC-PR2, SEC-PR3).
 */
final class PrivacyTest extends SurveyTestCase {

	private const EMAIL = 'visitor@example.org';

	private int $survey = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->saved(
			array(
				'title'     => 'Contact <us>',
				'questions' => array(
					self::question( 'mail', array( 'type' => 'email', 'title' => 'Your address', 'config' => array( 'include_name' => true ) ) ),
					self::choice( 'pick', array( 'Yes', 'No' ) ),
					self::question( 'text' ),
				),
			)
		)['id'];
		$this->sign_in( '' );
	}

	public function test_a_person_gets_all_responses_over_several_pages(): void {
		for ( $i = 0; $i < 2 * ResponseExporter::BATCH + 50; $i++ ) {
			$this->store( self::EMAIL, $i );
		}
		$this->store( 'other@example.org', 1 );
		$seen = array();
		$page = 1;
		do {
			$part = apply_filters( 'wp_privacy_personal_data_exporters', array() )['userfeedback']['callback']( self::EMAIL, $page++ ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
			$seen = array_merge( $seen, $part['data'] );
		} while ( ! $part['done'] );
		self::assertSame( 4, $page );
		self::assertCount( 2 * ResponseExporter::BATCH + 50, array_unique( array_column( $seen, 'item_id' ) ) );
		$fields = array_column( $seen[0]['data'], 'value', 'name' );
		self::assertSame( 'Contact &lt;us&gt;', $fields['Survey'] );
		self::assertSame( self::EMAIL . "<br>\nAnna", $fields['Your address'] );
		self::assertSame( 'Yes', $fields['Question pick'] );
		self::assertSame( 'My &lt;b&gt;story&lt;/b&gt; 0', $fields['Question text'] );
		self::assertSame( '192.0.2.7', $fields['IP address'] );
		self::assertStringNotContainsString( 'other@example.org', (string) wp_json_encode( $seen ) );
	}

	public function test_what_an_account_remembers_is_exported_and_erased(): void {
		$user = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $user );
		RememberedSurveys::forget( $user->ID );
		RememberedSurveys::add( $user->ID, $this->survey, wp_generate_uuid4(), 1767225600 );
		$part = apply_filters( 'wp_privacy_personal_data_exporters', array() )['userfeedback-remembered']['callback']( $user->user_email, 1 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertTrue( $part['done'] );
		self::assertSame( array( 'Contact &lt;us&gt;', '2026-01-01 00:00:00' ), array_column( $part['data'][0]['data'], 'value' ) );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['userfeedback']['callback']; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertTrue( $erase( $user->user_email, 1 )['items_removed'] );
		self::assertSame( array(), RememberedSurveys::of( $user->ID ) );
		self::assertFalse( $erase( $user->user_email, 1 )['items_removed'] );
	}

	public function test_erasure_leaves_nothing_of_the_person_and_every_figure(): void {
		for ( $i = 0; $i < 3; $i++ ) {
			$this->store( self::EMAIL, $i );
		}
		$this->store( 'other@example.org', 9 );
		$this->container()->get( RecountCounters::class )->run( $this->survey, '2026-01-01', '2026-01-01', true );
		$counters = $this->counters();
		self::assertNotSame( array(), $counters );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['userfeedback']['callback']; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertSame( array( 'items_removed' => true, 'items_retained' => false, 'messages' => array(), 'done' => true ), $erase( self::EMAIL, 1 ) );
		$again = $erase( self::EMAIL, 1 );
		self::assertSame( array( false, true ), array( $again['items_removed'], $again['done'] ) );

		$rows = (string) wp_json_encode(
			array(
				$this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( 'response' ) . ' ORDER BY id LIMIT 3' ),
				$this->wpdb()->get_results(
					'SELECT * FROM ' . $this->table( 'answer' ) . ' ORDER BY response_id LIMIT 9'
				),
				$this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( 'outbox' ) ),
			)
		);
		foreach ( array( self::EMAIL, 'Anna', 'story', '192.0.2.7', 'Firefox', 'Linux', 'secret-page' ) as $trace ) {
			self::assertStringNotContainsString( $trace, $rows );
		}
		self::assertStringContainsString( '"Yes"', $rows, 'A chosen option tells nobody.' );
		self::assertSame( 4, $this->count_rows( 'response' ) );
		self::assertSame( 1, $this->count_rows( 'answer', array( 'value_text' => 'other@example.org' ) ) );
		$this->container()->get( RecountCounters::class )->run( $this->survey, '2026-01-01', '2026-01-01', true );
		self::assertSame( $counters, $this->counters() );
	}

	public function test_tags_and_notes_are_exported_and_go_with_the_erasure(): void {
		$this->store( self::EMAIL, 1 );
		$this->store( 'other@example.org', 2 );
		$this->wpdb()->insert( $this->table( 'tag' ), array( 'name' => 'call <back>' ) );
		$tag = $this->wpdb()->insert_id;
		foreach ( $this->wpdb()->get_col( 'SELECT id FROM ' . $this->table( 'response' ) ) as $id ) {
			$this->wpdb()->insert(
				$this->table( 'response_tag' ),
				array(
					'response_id' => $id,
					'tag_id'      => $tag,
				)
			);
			$this->wpdb()->insert(
				$this->table( 'note' ),
				array(
					'response_id' => $id,
					'body'        => 'Anna is <angry>',
					'created_at'  => '2026-01-02 12:00:00',
				)
			);
		}
		$export = $this->container()->get( ResponseExporter::class )->export( self::EMAIL, 1 );
		$fields = array_column( $export['data'][0]['data'], 'value', 'name' );
		self::assertSame( 'call &lt;back&gt;', $fields['Tags'] );
		self::assertSame( 'Anna is &lt;angry&gt;', $fields['Notes'] );
		apply_filters( 'wp_privacy_personal_data_erasers', array() )['userfeedback']['callback']( self::EMAIL, 1 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertSame( 1, $this->count_rows( 'note' ), 'That of the other person stays.' );
		self::assertSame( 1, $this->count_rows( 'response_tag' ) );
	}

	public function test_responses_given_while_signed_in_belong_to_the_account(): void {
		$user = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $user );
		$this->store( 'typed@example.org', 1, $user->ID );
		$export = $this->container()->get( ResponseExporter::class )->export( $user->user_email, 1 );
		self::assertCount( 1, $export['data'] );
		self::assertTrue( $export['done'] );
	}

	public function test_erasing_the_person_of_a_response_forgets_what_the_account_answered(): void {
		$user = get_user_by( 'login', 'subscriber' );
		self::assertNotFalse( $user );
		$this->store( 'typed@example.org', 1, $user->ID );
		RememberedSurveys::add( $user->ID, $this->survey, wp_generate_uuid4(), 1767225600 );
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'erased' => 1 ), $this->rest( 'DELETE', "/surveys/{$this->survey}/responses/{$this->newest()}/person" )->get_data() );
		self::assertSame( array(), RememberedSurveys::of( $user->ID ) );
	}

	public function test_erasing_a_person_finds_whom_only_a_hidden_field_names(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			$this->store( '', $i );
		}
		$given = static fn ( string $address ): array => array( 'customer' => array( 'value' => $address, 'from' => 'page' ) );
		$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => HiddenFields::encode( $given( 'ann@example.org' ) ) ), array( 'survey_id' => $this->survey ) );
		$this->store( '', 6 );
		$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => HiddenFields::encode( $given( 'bob@example.org' ) ) ), array( 'id' => $this->newest() ) );
		$this->sign_in( 'administrator' );
		$person = '/surveys/' . $this->survey . '/responses/' . ( $this->newest() - 3 ) . '/person';
		self::assertSame(
			array( 'responses' => 5, 'account' => false, 'emails' => array( 'ann@example.org' ), 'copies' => array() ),
			$this->rest( 'GET', $person )->get_data()
		);
		self::assertSame( array( 'erased' => 5 ), $this->rest( 'DELETE', $person )->get_data() );
		self::assertSame( 5, $this->count_rows( 'response', array( 'ip' => '' ) ) );
		self::assertSame( 1, $this->count_rows( 'response', array( 'ip' => '192.0.2.7' ) ), 'That of the other person stays.' );
	}

	public function test_erasing_a_person_finds_the_account_of_a_typed_address(): void {
		$user  = get_user_by( 'login', 'subscriber' );
		$other = get_user_by( 'login', 'editor' );
		self::assertNotFalse( $user );
		self::assertNotFalse( $other );
		$this->store( '', 1, $user->ID );
		foreach ( array( $user, $other ) as $account ) {
			RememberedSurveys::forget( $account->ID );
			RememberedSurveys::add( $account->ID, $this->survey, wp_generate_uuid4(), 1767225600 );
		}
		$this->sign_in( 'administrator' );
		$this->survey = $this->saved( array( 'title' => 'B', 'questions' => array( self::question( 'mail', array( 'type' => 'email' ) ) ) ) )['id'];
		$this->store( '', 2, $other->ID );
		$this->store( strtoupper( $user->user_email ), 3 );
		$person = "/surveys/{$this->survey}/responses/{$this->newest()}/person";
		self::assertSame(
			array( 'responses' => 2, 'account' => true, 'emails' => array( strtoupper( $user->user_email ) ), 'copies' => array() ),
			$this->rest( 'GET', $person )->get_data()
		);
		self::assertSame( array( 'erased' => 2 ), $this->rest( 'DELETE', $person )->get_data() );
		self::assertSame( array(), RememberedSurveys::of( $user->ID ) );
		self::assertCount( 1, RememberedSurveys::of( $other->ID ) );
		self::assertSame( 1, $this->count_rows( 'response', array( 'user_id' => $other->ID ) ) );
		self::assertSame( 0, $this->count_rows( 'response', array( 'user_id' => $user->ID ) ) );
		RememberedSurveys::forget( $other->ID );
	}

	private function newest(): int {
		return (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
	}

	public function test_an_address_that_the_site_handed_over_names_the_person(): void {
		$values = array( 'order' => '7', 'customer' => 'Ann_B@example.org' );
		$this->store( 'typed@example.org', 1 );
		$given = array_map( static fn ( string $value ): array => array( 'value' => $value, 'from' => 'page' ), $values );
		$this->wpdb()->update( $this->table( 'response' ), array( 'hidden_fields' => HiddenFields::encode( $given ) ), array( 'survey_id' => $this->survey ) );
		$exporter = $this->container()->get( ResponseExporter::class );
		foreach ( array( 'nn_b@example.org', 'annxb@example.org', 'order' ) as $other ) {
			self::assertSame( array(), $exporter->export( $other, 1 )['data'], $other );
		}
		$fields = array_column( $exporter->export( 'ann_b@example.org', 1 )['data'][0]['data'], 'value', 'name' );
		self::assertSame( "order: 7<br>\ncustomer: Ann_B@example.org", $fields['Hidden fields'] );
		apply_filters( 'wp_privacy_personal_data_erasers', array() )['userfeedback']['callback']( 'ann_b@example.org', 1 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertSame( array(), $exporter->export( 'ann_b@example.org', 1 )['data'] );
		self::assertSame( 1, $this->count_rows( 'response', array( 'ip' => '' ) ) );
	}

	/**
	 * All counters.
	 *
	 * @return list<mixed>
	 */
	private function counters(): array {
		return array_values(
			(array) $this->wpdb()->get_results(
				'SELECT * FROM '
					. $this->table( 'counter' )
					. ' ORDER BY survey_id, day, metric, question_id, value_key',
				ARRAY_N
			)
		);
	}

	/**
	 * Stores a response.
	 */
	private function store( string $email, int $i, int $user = 0 ): void {
		$this->wpdb()->insert(
			$this->table( 'response' ),
			array(
				'survey_id'     => $this->survey,
				'client_id'     => wp_generate_password( 16, false ),
				'body_hash'     => '',
				'submitted_at'  => '2026-01-01 12:00:00',
				'submitted_day' => '2026-01-01',
				'page_url'      => 'https://example.org/secret-page',
				'user_id'       => $user,
				'ip'            => '192.0.2.7',
				'browser'       => 'Firefox',
				'os'            => 'Linux',
				'device'        => 'desktop',
			)
		);
		$id = (int) $this->wpdb()->insert_id;
		foreach ( array(
			array( 'mail', '', $email, '{"name":"Anna"}' ),
			array( 'pick', '85a39ab345d672ff', 'Yes', '' ),
			array( 'text', '', 'My <b>story</b> ' . $i, '' ),
		) as list( $question, $key, $text, $extra ) ) {
			$this->wpdb()->insert(
				$this->table( 'answer' ),
				array(
					'response_id' => $id,
					'question_id' => $question,
					'value_key'   => $key,
					'value_text'  => $text,
					'extra'       => $extra,
				)
			);
		}
		$this->wpdb()->insert(
			$this->table( 'outbox' ),
			array(
				'kind'         => 'mail',
				'job_key'      => (string) $id,
				'survey_id'    => $this->survey,
				'response_id'  => $id,
				'payload'      => self::EMAIL === $email ? $email : '',
				'available_at' => '2026-01-01 12:00:00',
				'created_at'   => '2026-01-01 12:00:00',
			)
		);
	}
}

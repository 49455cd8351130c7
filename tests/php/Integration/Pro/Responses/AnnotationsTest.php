<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Responses;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Results\ResponseCondition;
use UserFeedback\Results\ResponsesQuery;
use UserFeedback\Results\WalkQuery;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * What the team keeps beside responses: marks, tags, notes; who may and which plan has it.
 */
final class AnnotationsTest extends ResultsTestCase {

	private Survey $survey;

	private string $path = '';

	/**
	 * Newest first.
	 *
	 * @var list<int>
	 */
	private array $ids = array();

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->path   = "/surveys/{$this->survey->id}/responses";
		foreach ( array( 5, 4, 4, 1, 0 ) as $days_ago ) {
			array_unshift(
				$this->ids,
				$this->respond( $this->survey, array( 'why' => 'anna@example.org' ), $days_ago )
			);
		}
		$this->sign_in( 'administrator' );
	}

	public function test_marks_hold_for_everyone_and_the_unread_are_counted(): void {
		$mark = array(
			'response_ids' => array( $this->ids[0], $this->ids[1] ),
			'mark'         => 'read',
		);
		self::assertSame( 5, $this->get( $this->path )['unread'] );
		self::assertSame( array( $this->ids[1], $this->ids[0] ), $this->call( 'POST', '/mark', $mark )['changed'] );
		self::assertSame( array(), $this->call( 'POST', '/mark', $mark )['changed'], 'They are read already.' );
		$list = $this->get( $this->path );
		self::assertSame( 3, $list['unread'] );
		self::assertSame( array( true, true, false, false, false ), array_column( $list['items'], 'read' ) );
		$this->call( 'POST', '/mark', array( 'on' => false ) + $mark );
		self::assertSame( 5, $this->get( $this->path )['unread'] );
		$this->call( 'POST', '/mark', array( 'mark' => 'starred' ) + $mark );
		self::assertTrue( $this->get( "{$this->path}/{$this->ids[0]}" )['starred'] );
		$other = $this->survey( array() );
		self::assertSame(
			400,
			$this->rest( 'POST', "/surveys/{$other->id}/responses/mark", $mark )->get_status(),
			'Not through another survey.'
		);
	}

	public function test_an_action_reaches_all_that_match_slice_by_slice(): void {
		$walk  = new WalkQuery( $this->container()->get( Database::class ), 2, 2, 10.0 );
		$seen  = array();
		$place = '';
		do {
			$slice = $walk->slice(
				$this->survey->id,
				'publish',
				'1000-01-01',
				'9999-12-31',
				$place,
				new ResponseCondition( 'r.id <> %d', array( $this->ids[2] ) )
			);
			$seen  = array( ...$seen, ...$slice['ids'] );
			$place = $slice['next'] ?? '';
			self::assertLessThanOrEqual( 3, count( $slice['ids'] ) );
		} while ( '' !== $place );
		self::assertSame( array_values( array_diff( $this->ids, array( $this->ids[2] ) ) ), $seen );

		$reply = $this->call(
			'POST',
			'/mark',
			array(
				'mark'     => 'read',
				'matching' => array(
					'from'   => $this->day( 4 ),
					'to'     => $this->day( 0 ),
					'filter' => array( 'read' => '0' ),
				),
			)
		);
		self::assertNull( $reply['next'] );
		self::assertEqualsCanonicalizing( array_slice( $this->ids, 0, 4 ), $reply['changed'] );
		self::assertSame( 1, $this->container()->get( ResponsesQuery::class )->unread( 0 ) );
		foreach ( array( array(), array( 'matching' => array(), 'response_ids' => $this->ids ) ) as $wrong ) {
			self::assertSame(
				400,
				$this->rest( 'POST', $this->path . '/mark', array( 'mark' => 'read' ) + $wrong )->get_status()
			);
		}
	}

	public function test_tags_are_created_renamed_merged_and_deleted(): void {
		$pay     = $this->tag( 'pay' );
		$payment = $this->tag( 'Payment', 3 );
		self::assertSame( 409, $this->rest( 'POST', '/tags', array( 'name' => ' PAY ' ) )->get_status() );
		self::assertSame( 422, $this->rest( 'POST', '/tags', array( 'name' => '  ' ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/tags', array( 'name' => 'x', 'color' => 7 ) )->get_status() );
		self::assertSame( 409, $this->rest( 'POST', "/tags/$pay", array( 'name' => 'payment' ) )->get_status() );
		$this->call( 'POST', '/tags', array( 'response_ids' => array_slice( $this->ids, 0, 3 ), 'add' => array( $pay ) ) );
		$this->call( 'POST', '/tags', array( 'response_ids' => array( $this->ids[0] ), 'add' => array( $payment ) ) );
		self::assertSame( array( 3, 1 ), array_column( $this->get( '/tags' )['items'], 'responses' ) );
		self::assertSame( 3, $this->data( 'POST', "/tags/$pay/merge", array( 'into' => $payment ) )['changed'] );
		self::assertSame(
			array(
				array(
					'id'        => $payment,
					'name'      => 'Payment',
					'color'     => 3,
					'responses' => 3,
				),
			),
			$this->get( '/tags' )['items']
		);
		self::assertSame( 'payments', $this->data( 'POST', "/tags/$payment", array( 'name' => 'payments' ) )['name'] );
		self::assertSame( 3, $this->data( 'DELETE', "/tags/$payment" )['changed'] );
		self::assertSame( array( 0, 0 ), array( $this->count_rows( 'tag' ), $this->count_rows( 'response_tag' ) ) );
		self::assertSame( 404, $this->rest( 'DELETE', "/tags/$payment" )->get_status() );
	}

	public function test_a_filter_asks_for_tags_marks_and_notes(): void {
		$pay  = $this->tag( 'pay' );
		$ship = $this->tag( 'shipping' );
		$this->call( 'POST', '/tags', array( 'response_ids' => array( $this->ids[0], $this->ids[1] ), 'add' => array( $pay ) ) );
		$this->call( 'POST', '/tags', array( 'response_ids' => array( $this->ids[1], $this->ids[2] ), 'add' => array( $ship ) ) );
		$this->call( 'POST', '/mark', array( 'response_ids' => array( $this->ids[3] ), 'mark' => 'starred' ) );
		$this->data( 'POST', "{$this->path}/{$this->ids[4]}/notes", array( 'body' => 'Call back.' ), 201 );
		$cases = array(
			array( array( 'tag' => (string) $pay ), array( 0, 1 ) ),
			array( array( 'tag' => "$pay,$ship" ), array( 0, 1, 2 ) ),
			array( array( 'tag' => 'none' ), array( 3, 4 ) ),
			array( array( 'tag' => "none,$ship" ), array( 1, 2, 3, 4 ) ),
			array( array( 'tag' => '999999' ), array() ),
			array( array( 'starred' => '1' ), array( 3 ) ),
			array( array( 'starred' => '0', 'tag' => 'none' ), array( 4 ) ),
			array( array( 'note' => '1' ), array( 4 ) ),
			array( array( 'note' => '0', 'read' => '0' ), array( 0, 1, 2, 3 ) ),
		);
		foreach ( $cases as list( $filter, $at ) ) {
			$list = $this->get( $this->path, array( 'filter' => $filter ) );
			self::assertSame(
				array_map( fn ( int $place ): int => $this->ids[ $place ], $at ),
				array_column( $list['items'], 'id' ),
				(string) wp_json_encode( $filter )
			);
			self::assertSame(
				count( $at ),
				$this->get( "/surveys/{$this->survey->id}/results", array( 'filter' => $filter ) )['range_responses_count']
			);
		}
		$this->call( 'POST', '/tags', array( 'response_ids' => $this->ids, 'add' => array( $ship ), 'remove' => array( $pay ) ) );
		self::assertSame( 0, $this->get( $this->path, array( 'filter' => array( 'tag' => (string) $pay ) ) )['pagination']['total'] );
		self::assertSame( 5, $this->get( $this->path, array( 'filter' => array( 'tag' => (string) $ship ) ) )['pagination']['total'] );
	}

	public function test_only_its_author_changes_a_note(): void {
		$all  = "{$this->path}/{$this->ids[0]}/notes";
		$note = $this->data( 'POST', $all, array( 'body' => " Call <b>back</b>.\nToday. " ), 201 )['notes'][0];
		self::assertSame( "Call back.\nToday.", $note['body'] );
		self::assertTrue( $note['mine'] );
		self::assertNull( $note['edited_at'] );
		self::assertSame( 422, $this->rest( 'POST', $all, array( 'body' => ' ' ) )->get_status() );
		$this->allow( 'editor', true );
		self::assertSame( 403, $this->rest( 'POST', "$all/{$note['id']}", array( 'body' => 'x' ) )->get_status() );
		self::assertSame( 403, $this->rest( 'DELETE', "$all/{$note['id']}" )->get_status() );
		$mine = $this->data( 'POST', $all, array( 'body' => 'Mine.' ), 201 )['notes'][1];
		self::assertSame( 'Mine!', $this->data( 'POST', "$all/{$mine['id']}", array( 'body' => 'Mine!' ) )['notes'][1]['body'] );
		$this->sign_in( 'administrator' );
		self::assertCount( 1, $this->data( 'DELETE', "$all/{$mine['id']}" )['notes'], 'Who manages the site deletes any.' );
		$elsewhere = "{$this->path}/{$this->ids[1]}/notes/{$note['id']}";
		self::assertSame( 404, $this->rest( 'DELETE', $elsewhere )->get_status() );
	}

	public function test_who_may_only_view_reads_and_marks(): void {
		$tag = $this->tag( 'pay' );
		$one = "{$this->path}/{$this->ids[0]}";
		$this->call( 'POST', '/tags', array( 'response_ids' => array( $this->ids[0] ), 'add' => array( $tag ) ) );
		$note   = $this->data( 'POST', "$one/notes", array( 'body' => 'Secret.' ), 201 )['notes'][0]['id'];
		$writes = array(
			array( 'POST', "{$this->path}/tags", array( 'response_ids' => $this->ids, 'add' => array( $tag ) ) ),
			array( 'POST', '/tags', array( 'name' => 'new' ) ),
			array( 'POST', "/tags/$tag", array( 'name' => 'new' ) ),
			array( 'POST', "/tags/$tag/merge", array( 'into' => $tag ) ),
			array( 'DELETE', "/tags/$tag", array() ),
			array( 'POST', "$one/notes", array( 'body' => 'x' ) ),
			array( 'POST', "$one/notes/$note", array( 'body' => 'x' ) ),
			array( 'DELETE', "$one/notes/$note", array() ),
			array( 'GET', "$one/person", array() ),
			array( 'DELETE', "$one/person", array() ),
		);
		$mark   = array( 'POST', "{$this->path}/mark", array( 'response_ids' => array( $this->ids[0] ), 'mark' => 'read' ) );
		$this->allow( 'editor', false );
		$detail = $this->get( $one );
		self::assertSame( array( 'pay', 'Secret.' ), array( $detail['tags'][0]['name'], $detail['notes'][0]['body'] ) );
		self::assertSame( 200, $this->rest( ...$mark )->get_status() );
		foreach ( $writes as $write ) {
			self::assertSame( 403, $this->rest( ...$write )->get_status(), "$write[0] $write[1]" );
		}
		$this->sign_in( 'author' );
		foreach ( array( ...$writes, $mark, array( 'GET', '/tags', array() ) ) as $write ) {
			self::assertSame( 403, $this->rest( ...$write )->get_status(), "author: $write[0] $write[1]" );
		}
		$this->container()->get( SettingsRepository::class )->save( array( 'delete_surveys' => array( 'author' ) ) );
		foreach ( array( $writes[0], ...array_slice( $writes, 5 ) ) as $write ) {
			self::assertSame( 403, $this->rest( ...$write )->get_status(), "deletes only: $write[0] $write[1]" );
		}
		$restore = fn ( array $filter ): int => $this->rest( 'POST', "{$this->path}/restore", array( 'matching' => array( 'filter' => $filter ) ) )->get_status();
		self::assertSame( 403, $restore( array( 'status' => 'trash', 'text' => 'cancer' ) ), 'What a filter finds tells what was answered.' );
		self::assertSame( 200, $restore( array( 'status' => 'trash' ) ) );
		self::assertSame( array( 1, 1 ), array( $this->count_rows( 'note' ), $this->count_rows( 'response_tag' ) ) );
	}

	public function test_the_plan_decides_about_tags_and_notes_and_not_about_marks(): void {
		$tag = $this->tag( 'pay' );
		$one = "{$this->path}/{$this->ids[0]}";
		$this->call( 'POST', '/tags', array( 'response_ids' => array( $this->ids[0] ), 'add' => array( $tag ) ) );
		$this->license( null );
		self::assertArrayNotHasKey( 'tags', $this->get( $one ) );
		self::assertArrayNotHasKey( 'tags', $this->get( $this->path )['items'][0] );
		foreach ( array(
			array( 'GET', '/tags', array() ),
			array( 'POST', '/tags', array( 'name' => 'x' ) ),
			array( 'DELETE', "/tags/$tag", array() ),
			array( 'POST', "{$this->path}/tags", array( 'response_ids' => $this->ids, 'add' => array( $tag ) ) ),
			array( 'POST', "$one/notes", array( 'body' => 'x' ) ),
		) as $call ) {
			$refused = $this->rest( ...$call );
			self::assertSame( 403, $refused->get_status(), "$call[0] $call[1]" );
			self::assertSame( 'annotations', ( (array) $refused->get_data() )['data']['feature'] );
		}
		self::assertSame( 200, $this->rest( 'POST', "{$this->path}/mark", array( 'response_ids' => $this->ids, 'mark' => 'read' ) )->get_status() );
		$this->license( PlanLevel::Plus );
		self::assertSame( 'pay', $this->get( $one )['tags'][0]['name'], 'A lapsed plan loses nothing.' );
	}

	public function test_a_person_is_erased_from_one_of_the_responses(): void {
		$kept = $this->respond( $this->survey, array( 'why' => 'berta@example.org' ), 0 );
		$this->sign_in( 'administrator' );
		$one = "{$this->path}/{$this->ids[2]}";
		self::assertSame(
			array(
				'responses' => 5,
				'account'   => false,
				'emails'    => array( 'anna@example.org' ),
				'copies'    => array(),
			),
			$this->get( "$one/person" )
		);
		self::assertSame( 5, $this->data( 'DELETE', "$one/person" )['erased'] );
		self::assertSame( 1, $this->count_rows( 'answer', array( 'value_text' => 'berta@example.org' ) ) );
		self::assertSame( 0, $this->count_rows( 'answer', array( 'value_text' => 'anna@example.org' ) ) );
		self::assertSame( 1, $this->get( "$one/person" )['responses'], 'Nothing names others any more.' );
		self::assertSame( 1, $this->get( "{$this->path}/$kept/person" )['responses'] );
	}

	public function test_a_person_with_more_responses_than_a_batch_is_erased_whole(): void {
		$last = 0;
		for ( $more = 0; $more < 100; $more++ ) {
			$last = $this->respond( $this->survey, array( 'why' => 'anna@example.org' ) );
		}
		self::assertSame( 105, $this->data( 'DELETE', "{$this->path}/$last/person" )['erased'] );
		self::assertSame( 0, $this->count_rows( 'answer', array( 'value_text' => 'anna@example.org' ) ) );
	}

	public function test_an_option_that_reads_like_an_address_is_nobodys(): void {
		$options = array( 'anna@example.org', 'shop@example.org' );
		$survey  = $this->survey(
			array( $this->question( 'desk', 'radio-button', array( 'options' => $options ) ), $this->question( 'text', 'text' ) )
		);
		$others  = array(
			$this->respond( $survey, array( 'desk' => $options[0], 'text' => 'One of them' ) ),
			$this->respond( $survey, array( 'desk' => $options[1], 'text' => 'Another' ) ),
		);
		self::assertSame( 5, $this->data( 'DELETE', "{$this->path}/{$this->ids[0]}/person" )['erased'] );
		self::assertSame( 1, $this->data( 'DELETE', "/surveys/{$survey->id}/responses/{$others[1]}/person" )['erased'] );
		self::assertSame( 1, $this->count_rows( 'answer', array( 'value_text' => 'One of them' ) ) );
		self::assertSame( 0, $this->count_rows( 'answer', array( 'value_text' => 'Another' ) ) );
		$data = $this->container()->get( PersonalDataRepository::class );
		self::assertSame( array(), $data->responses( $options[0], 0, 10, 0 ), 'WordPress exports none of them either.' );
	}

	/**
	 * Signs an editor in who may view results, and change responses or not.
	 */
	private function allow( string $role, bool $change ): void {
		$this->container()->get( SettingsRepository::class )->save(
			array(
				'view_results'   => array( $role ),
				'delete_surveys' => $change ? array( $role ) : array(),
			)
		);
		$this->sign_in( $role );
	}

	private function tag( string $name, int $color = 0 ): int {
		return $this->data( 'POST', '/tags', array( 'name' => $name, 'color' => $color ), 201 )['id'];
	}

	/**
	 * @param array<string, mixed> $params Of the request.
	 * @return array<mixed>
	 */
	private function call( string $method, string $below, array $params ): array {
		return $this->data( $method, $this->path . $below, $params );
	}

	/**
	 * @param array<string, mixed> $params Of the request.
	 * @return array<mixed>
	 */
	private function data( string $method, string $route, array $params = array(), int $status = 200 ): array {
		$reply = $this->rest( $method, $route, $params );
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (array) json_decode( (string) wp_json_encode( $reply->get_data() ), true );
	}
}

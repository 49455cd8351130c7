<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Tests\RunsNetwork;

/**
 * The early path over HTTP, beside the REST route that would answer without it.
 *
 * A query key that the early path does not know makes it leave the request to REST.
 */
final class EarlyPathTest extends ResponsesTestCase {

	use RunsNetwork;

	private static int $visitor = 0;

	/**
	 * @param string $body JSON; {id} becomes a new client id.
	 * @param string $base What is before the route.
	 */
	#[DataProvider( 'submissions' )]
	public function test_both_ways_give_the_same_result( string $body, int $status, string $base ): void {
		$survey = $this->survey();
		$route  = "$base/userfeedback/v1/surveys/{$survey->id}/responses";
		$early  = $this->post( $route, $body );
		$stored = array( $this->content(), $this->counters() );
		$this->reset_responses();
		$rest = $this->post( $route . ( str_contains( $base, '?' ) ? '&' : '?' ) . 'other=1', $body );

		self::assertSame( array( $status, $status ), array( $early['status'], $rest['status'] ) );
		self::assertSame( $stored, array( $this->content(), $this->counters() ) );
		self::assertSame( $status < 300, '' === $early['link'], 'A success is answered early, a refusal by REST.' );
		self::assertNotSame( '', $rest['link'] );
		unset( $early['link'], $rest['link'] );
		if ( $status < 300 ) {
			$early['body'] = array_keys( $early['body'] );
			$rest['body']  = array_keys( $rest['body'] );
		}
		self::assertSame( $rest, $early );
	}

	/**
	 * @return iterable<string, array{string, int, string}>
	 */
	public static function submissions(): iterable {
		$bodies = array(
			'a response'    => array(
				'{"client_id":"{id}","answers":[{"question_id":"choice","value":"No"},{"question_id":"why","value":"ça 😀"},{"question_id":"nps","value":7,"extra":{"comments":"c"}}],"page_submitted":{"link":"{home}/x","title":"X"}}',
				201,
			),
			'wrong answer'  => array( '{"client_id":"{id}","answers":[{"question_id":"nps","value":11}]}', 422 ),
			'hidden answer' => array( '{"client_id":"{id}","answers":[{"question_id":"why","value":"x"}]}', 422 ),
			'no UUID'       => array( '{"client_id":"7","answers":[{"question_id":"nps","value":7}]}', 400 ),
			'NUL'           => array(
				'{"client_id":"{id}","answers":[{"question_id":"long","value":"a\u0000b"}]}',
				400,
			),
			'no JSON'       => array( '{"client_id":', 400 ),
			'bad UTF-8'     => array(
				"{\"client_id\":\"{id}\",\"answers\":[{\"question_id\":\"long\",\"value\":\"\xC3\x28\"}]}",
				400,
			),
			'surrogate'     => array( '{"client_id":"{id}","answers":[{"question_id":"long","value":"\ud800"}]}', 400 ),
			'too large'     => array(
				'{"client_id":"{id}","answers":[{"question_id":"long","value":"' . str_repeat( 'x', 66000 ) . '"}]}',
				413,
			),
		);
		foreach ( $bodies as $name => list( $body, $status ) ) {
			yield $name => array( $body, $status, '/wp-json' );
		}
		yield 'plain address' => array( $bodies['a response'][0], 201, '/?rest_route=' );
		yield 'plain address, refused' => array( $bodies['wrong answer'][0], 422, '/?rest_route=' );
		yield 'nothing is rewritten' => array( $bodies['a response'][0], 201, '/index.php/wp-json' );
	}

	public function test_repeats_and_conflicts_are_recognized_across_both_ways(): void {
		$path  = "/wp-json/userfeedback/v1/surveys/{$this->survey()->id}/responses";
		$body  = str_replace(
			'{id}',
			'aaaaaaaa-0000-4000-8000-000000000001',
			'{"client_id":"{id}","answers":[{"question_id":"nps","value":7}]}'
		);
		$other = str_replace( '7}', '8}', $body );
		$given = array_column(
			array(
				$this->post( $path, $body ),
				$this->post( "$path?other=1", $body ),
				$this->post( $path, $body ),
				$this->post( $path, $other ),
				$this->post( "$path?other=1", $other ),
			),
			'status'
		);
		self::assertSame( array( 201, 200, 200, 409, 409 ), $given );
		self::assertSame( 1, $this->count_rows( 'response' ) );
	}

	public function test_impressions_are_counted_once_each_and_bring_the_questions(): void {
		$path  = "/wp-json/userfeedback/v1/surveys/{$this->survey()->id}/impression";
		$plain = $this->post( $path, '' );
		$early = $this->post( "$path?with=questions", '' );
		$rest  = $this->post( "$path?with=questions&other=1", '' );
		self::assertSame( array( 'data' => true ), $plain['body'] );
		self::assertSame( $rest['body'], $early['body'] );
		self::assertCount( 9, $early['body']['questions'] );
		self::assertSame( array( '', '' ), array( $plain['link'], $early['link'] ) );
		self::assertSame( '3 0', $this->counters()['impression'] );
	}

	public function test_what_is_not_an_ordinary_call_is_left_to_rest(): void {
		$path = "/wp-json/userfeedback/v1/surveys/{$this->survey()->id}/responses";
		$body = '{"client_id":"{id}","answers":[{"question_id":"nps","value":7}]}';
		self::assertSame( 403, $this->post( $path, $body, array( 'X-WP-Nonce' => 'stale' ) )['status'] );
		self::assertSame( 400, $this->post( $path, $body, array( 'Content-Type' => 'text/plain' ) )['status'] );
		self::assertSame(
			'userfeedback_forbidden',
			$this->post( $path, $body, array( 'X-HTTP-Method-Override' => 'DELETE' ) )['body']['code']
		);
		self::assertSame( 0, $this->count_rows( 'response' ) );
	}

	public function test_sites_of_a_network_that_core_shows_to_nobody_are_left_to_core(): void {
		self::assertSame(
			array(
				'public'        => array( true, 0 ),
				'private'       => array( true, 0 ),
				'archived'      => array( false, 410 ),
				'spam'          => array( false, 410 ),
				'deleted'       => array( false, 410 ),
				'not activated' => array( false, 500 ),
			),
			$this->on_a_network( __DIR__ . '/on-a-network.php' )
		);
	}

	/**
	 * Sends a request to the test site; every one is another visitor, so that none is too many.
	 *
	 * @param string                $body    Body; {id} and {home} are filled in.
	 * @param array<string, string> $headers Headers.
	 * @return array{status: int, body: array<string, mixed>, type: string, cache: string, sniff: string, link: string} `link` is a header that only REST sends.
	 */
	private function post( string $path, string $body, array $headers = array() ): array {
		++self::$visitor;
		$reply = wp_remote_post(
			home_url( $path ),
			array(
				'timeout'    => 30,
				'user-agent' => 'visitor ' . getmypid() . ' ' . self::$visitor,
				'headers'    => $headers + array( 'Content-Type' => 'application/json' ),
				'body'       => str_replace(
					array( '{id}', '{home}' ),
					array( sprintf( 'bbbbbbbb-0000-4000-8000-%012d', self::$visitor ), home_url() ),
					$body
				),
			)
		);
		self::assertIsArray( $reply );
		$header = static fn ( string $name ): string => implode(
			', ',
			(array) wp_remote_retrieve_header( $reply, $name )
		);
		$data   = json_decode( wp_remote_retrieve_body( $reply ), true );
		self::assertIsArray( $data );
		return array(
			'status' => (int) wp_remote_retrieve_response_code( $reply ),
			'body'   => $data,
			'type'   => $header( 'content-type' ),
			'cache'  => $header( 'cache-control' ),
			'sniff'  => $header( 'x-content-type-options' ),
			'link'   => $header( 'link' ),
		);
	}

	/**
	 * The stored rows, without columns that differ from visitor to visitor.
	 *
	 * @return list<mixed>
	 */
	private function content(): array {
		$row = $this->wpdb()->get_row(
			'SELECT survey_id, status, submitted_day, page_id, page_url, page_title, user_id, ip, browser, os, device, country FROM '
				. $this->table(
					'response'
				),
			ARRAY_A
		);
		return array( $row, $this->stored_answers() );
	}

	private function reset_responses(): void {
		foreach ( array( 'response', 'answer', 'counter' ) as $table ) {
			$this->wpdb()->query( 'DELETE FROM ' . $this->table( $table ) );
		}
	}
}

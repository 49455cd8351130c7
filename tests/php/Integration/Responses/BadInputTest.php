<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\QuestionTypes\Text;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The corpus tests/fixtures/bad-input.json in every field of the public calls:
 * refused with the field's name and nothing stored, or stored as the text it is.
 * The test case fails on any PHP notice or database error.
 */
final class BadInputTest extends ResponsesTestCase {

	private const FIELD_CODES = array( 'userfeedback_invalid', 'rest_invalid_json', 'userfeedback_too_large' );

	/**
	 * @param callable(array<string, mixed>, mixed): array<string, mixed> $put    Puts the value into the body.
	 * @param (callable(mixed): bool)|null                                $honest Values of the corpus that this field may take.
	 * @param string|null                                                 $column Column of the response in which such a line is stored.
	 */
	#[DataProvider( 'fields_of_a_submission' )]
	public function test_every_value_in_a_field_of_a_submission(
		callable $put,
		?callable $honest = null,
		?string $column = null
	): void {
		$survey = $this->survey();
		foreach ( self::corpus( 'values' ) as $case ) {
			$value  = self::value( $case );
			$before = $this->count_all_rows();
			$reply  = $this->submit( $survey->id, $put( $this->body( array( 'nps' => 7 ) ), $value ) );
			if ( null !== $honest && $honest( $value ) ) {
				self::assertSame( 201, $reply->get_status(), $case['name'] );
				if ( null !== $column && is_string( $value ) ) {
					$row = $this->wpdb()->get_row(
						"SELECT $column FROM " . $this->table( 'response' ) . ' ORDER BY id DESC LIMIT 1',
						ARRAY_A
					);
					self::assertSame(
						array( $column => mb_substr( Text::line( $value ), 0, 255 ) ),
						$row,
						$case['name']
					);
				}
			} else {
				self::assert_refused( $reply, $case['name'] );
				self::assertSame( $before, $this->count_all_rows(), $case['name'] );
			}
		}
		$this->assert_counters_are_right();
	}

	/**
	 * @return iterable<string, array<mixed>>
	 */
	public static function fields_of_a_submission(): iterable {
		$top = static fn ( string $key ): callable => static fn (
			array $body,
			mixed $value
		): array => array( $key => $value ) + $body;
		yield 'client_id' => array( $top( 'client_id' ), static fn ( mixed $value ): bool => null === $value || '' === $value );
		yield 'answers' => array( $top( 'answers' ) );
		yield 'nonce' => array( $top( 'nonce' ), static fn ( mixed $value ): bool => self::fits( $value ) );
		yield 'page_submitted' => array(
			$top( 'page_submitted' ),
			static fn ( mixed $value ): bool => null === $value || array() === $value || (
				is_array( $value )
				&& ! array_is_list( $value )
			),
		);
		yield 'an answer' => array(
			static fn ( array $body, mixed $value ): array => array( 'answers' => array( $value ) ) + $body,
		);
		yield 'question_id' => array(
			static fn ( array $body, mixed $value ): array => array(
				'answers' => array(
					array(
						'question_id' => $value,
						'value'       => 7,
					),
				),
			) + $body,
		);
		$page = static fn ( string $key ): callable => static fn ( array $body, mixed $value ): array => array(
			'page_submitted' => array( $key => $value ),
		) + $body;
		yield 'page id' => array(
			$page( 'id' ),
			static fn ( mixed $value ): bool => null === $value || (
				is_int( $value )
				&& $value >= 0
			) || 0.0 === $value,
		);
		yield 'page link' => array(
			$page( 'link' ),
			static fn ( mixed $value ): bool => null === $value || self::is_text( $value ),
		);
		yield 'page title' => array(
			$page( 'title' ),
			static fn ( mixed $value ): bool => null === $value || self::is_text( $value ),
			'page_title',
		);
		$extra = static fn ( string $key ): callable => static fn ( array $body, mixed $value ): array => array(
			'answers' => array(
				array(
					'question_id' => 'nps',
					'value'       => 7,
					'extra'       => array( $key => $value ),
				),
			),
		) + $body;
		yield 'extra' => array(
			static fn ( array $body, mixed $value ): array => array(
				'answers' => array(
					array(
						'question_id' => 'nps',
						'value'       => 7,
						'extra'       => $value,
					),
				),
			) + $body,
			static fn ( mixed $value ): bool => null === $value || array() === $value || (
				is_array( $value )
				&& ! array_is_list( $value )
			),
		);
		yield 'comments' => array(
			$extra( 'comments' ),
			static fn ( mixed $value ): bool => null === $value || (
				self::is_text( $value )
				&& mb_strlen( Text::block( $value ) ) <= 2000
			),
		);
		yield 'name' => array(
			static fn ( array $body, mixed $value ): array => array(
				'answers' => array(
					array(
						'question_id' => 'mail',
						'value'       => 'a@example.org',
						'extra'       => array( 'name' => $value ),
					),
				),
			) + $body,
			static fn ( mixed $value ): bool => null === $value || (
				self::is_text( $value )
				&& mb_strlen( Text::block( $value ) ) <= 100
			),
		);
		foreach ( array( 'choice', 'several', 'image', 'icon', 'mail' ) as $id ) {
			yield "answer to $id" => array( self::answer( $id ), static fn ( mixed $value ): bool => null === $value );
		}
		yield 'answer to stars' => array(
			self::answer( 'stars' ),
			static fn ( mixed $value ): bool => null === $value,
		);
		yield 'answer to a text' => array(
			self::answer( 'long' ),
			static fn ( mixed $value ): bool => null === $value || (
				self::is_text( $value )
				&& '' !== Text::block( $value )
				&& mb_strlen( Text::block( $value ) ) <= 400
			),
		);
	}

	public function test_a_text_is_stored_as_it_was_written(): void {
		$survey = $this->survey();
		foreach ( self::corpus( 'values' ) as $case ) {
			$value = self::value( $case );
			if (
				self::is_text( $value )
				&& '' !== Text::block( $value )
				&& mb_strlen( Text::block( $value ) ) <= 400
			) {
				self::assertSame(
					201,
					$this->submit( $survey->id, $this->body( array( 'long' => $value ) ) )->get_status(),
					$case['name']
				);
				self::assertSame( Text::block( $value ), $this->stored_answers()[0][3], $case['name'] );
			}
		}
	}

	public function test_every_body_that_is_none(): void {
		$survey = $this->survey();
		foreach ( self::corpus( 'bodies' ) as $case ) {
			$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/{$survey->id}/responses" );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) base64_decode( $case['base64'], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes that JSON cannot hold.
			self::assert_refused( rest_do_request( $request ), $case['name'] );
		}
		self::assertSame( 0, $this->count_rows( 'response' ) );
	}

	/**
	 * @param string       $body  JSON; {id} is a new UUID.
	 * @param list<string> $named Fields of the error.
	 */
	#[DataProvider( 'objects_for_lists' )]
	public function test_an_object_is_no_list( string $body, array $named ): void {
		$survey  = $this->survey();
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/{$survey->id}/responses" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( str_replace( '{id}', wp_generate_uuid4(), $body ) );
		$reply = rest_do_request( $request );
		self::assertSame( array( 400, $named ), array( $reply->get_status(), self::fields( $reply ) ) );
		self::assertSame( 0, $this->count_rows( 'response' ) );
	}

	/**
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function objects_for_lists(): iterable {
		yield 'answers' => array( '{"client_id":"{id}","answers":{}}', array( 'answers' ) );
		yield 'answers by number' => array(
			'{"client_id":"{id}","answers":{"0":{"question_id":"nps","value":7}}}',
			array( 'answers' ),
		);
		yield 'a value' => array(
			'{"client_id":"{id}","answers":[{"question_id":"several","value":{}}]}',
			array( 'answers[several].value' ),
		);
		yield 'a value by number' => array(
			'{"client_id":"{id}","answers":[{"question_id":"several","value":{"0":"Yes"}}]}',
			array( 'answers[several].value' ),
		);
		yield 'an option' => array(
			'{"client_id":"{id}","answers":[{"question_id":"several","value":["Yes",{}]}]}',
			array( 'answers[several].value' ),
		);
		yield 'an answer that is a list' => array( '{"client_id":"{id}","answers":[[]]}', array( 'answers[0]' ) );
		yield 'a body that is a list' => array( '[]', array( 'body' ) );
	}

	public function test_the_impression_call_takes_no_harm(): void {
		$survey = $this->survey();
		foreach ( self::corpus( 'values' ) as $case ) {
			$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/{$survey->id}/impression" );
			$request->set_query_params(
				array(
					'with'  => self::value( $case ),
					'nonce' => self::value( $case ),
				)
			);
			self::assertSame( array( 'data' => true ), rest_do_request( $request )->get_data(), $case['name'] );
		}
	}

	public function test_more_than_fifty_answers_are_refused(): void {
		$body  = $this->body(
			array_fill_keys( array_map( static fn ( int $n ): string => "q$n", range( 1, 51 ) ), 1 )
		);
		$reply = $this->submit( $this->survey()->id, $body );
		self::assertSame( array( 400, array( 'answers' ) ), array( $reply->get_status(), self::fields( $reply ) ) );
	}

	/**
	 * Puts a value under a question, beside a good answer.
	 */
	private static function answer( string $id ): callable {
		return static function ( array $body, mixed $value ) use ( $id ): array {
			$body['answers'][] = array(
				'question_id' => $id,
				'value'       => $value,
			);
			return $body;
		};
	}

	private static function assert_refused( WP_REST_Response $reply, string $name ): void {
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertContains( $reply->get_status(), array( 400, 413, 422 ), $name );
		self::assertContains( $data['code'], self::FIELD_CODES, $name );
		if ( 'userfeedback_invalid' === $data['code'] ) {
			self::assertNotSame( array(), self::fields( $reply ), $name );
		}
	}

	/**
	 * A text that a visitor could write, in a body that is not too large.
	 *
	 * @phpstan-assert-if-true string $value
	 */
	private static function is_text( mixed $value ): bool {
		return is_string( $value ) && ! str_contains( $value, "\0" ) && self::fits( $value );
	}

	/**
	 * Whether a value can be in a body at all: neither too large, nor too deep, nor with NUL.
	 */
	private static function fits( mixed $value ): bool {
		$json = (string) wp_json_encode( $value );
		return '' !== $json
			&& strlen( $json ) < 65000
			&& ! str_contains( $json, '\u0000' )
			&& ! str_contains( $json, '[[[[[[[[' );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function corpus( string $part ): array {
		$corpus = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/bad-input.json' ),
			true,
			32,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $corpus );
		return $corpus[ $part ];
	}

	/**
	 * @param array<string, mixed> $case One of the corpus.
	 */
	private static function value( array $case ): mixed {
		if ( isset( $case['repeat'] ) ) {
			return str_repeat( $case['repeat'], $case['times'] );
		}
		$value = array();
		for ( $level = 1; $level < ( $case['nested'] ?? 0 ); $level++ ) {
			$value = array( $value );
		}
		return isset( $case['nested'] ) ? $value : $case['value'];
	}
}

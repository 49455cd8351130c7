<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use Generator;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Settings\SettingsRepository;
use WP_REST_Response;

/**
 * Every key of a survey with everything it can have, each with every kind of wrong value: refused with the field
 * named and nothing stored, or stored clean. What is stored is stored the same when it is saved again.
 */
final class EveryFieldTest extends SurveyTestCase {

	/**
	 * Longer than any text of a survey may be.
	 */
	private const LONG = 60000;

	/**
	 * Characters that no text may hold: ASCII's controls without tab and line break.
	 */
	private const CONTROL = '/\\\\u00(?:0[0-8bcef]|1[0-9a-f]|7f)/i';

	/**
	 * Parts of the survey without a wrong value, as they are stored.
	 *
	 * @var array<string, mixed>
	 */
	private array $plain = array();

	protected function setUp(): void {
		parent::setUp();
		$this->container()->get( SettingsRepository::class )->save( array( 'uploads' => true ) );
	}

	/**
	 * Values of every kind, by name.
	 *
	 * @return Generator<string, array{mixed}>
	 */
	private static function wrong_values(): Generator {
		yield 'nothing' => array( null );
		yield 'a switch' => array( true );
		yield 'a number below 0' => array( -1 );
		yield 'a huge number' => array( 1e308 );
		yield 'a word' => array( 'wrong' );
		yield 'a huge text' => array( str_repeat( 'x', self::LONG ) );
		yield 'control characters' => array( "a\x00b\x07c\x1b[31m\x7fd" );
		yield 'code' => array( '</script><img src=x onerror=alert(1)>{{q1}}' );
		yield 'a list' => array( array( 'a', 'a', array() ) );
		yield 'a long list' => array( array_fill( 0, 500, 'x' ) );
		yield 'an object' => array(
			array(
				'wrong'     => 1,
				'__proto__' => array( 'polluted' => 'wrong-key' ),
			),
		);
		yield 'a deep value' => array( self::deep( 40 ) );
	}

	/**
	 * Each place gets three of the values, and keys that several types have get all of them.
	 *
	 * @param int $round Of three.
	 */
	#[TestWith( array( 0 ) )]
	#[TestWith( array( 1 ) )]
	#[TestWith( array( 2 ) )]
	public function test_a_wrong_value_is_refused_by_name_or_stored_clean( int $round ): void {
		$survey = $this->everything();
		$places = self::places( $survey );
		self::assertGreaterThan( 250, count( $places ), 'Every key is there.' );
		$values = array_column( iterator_to_array( self::wrong_values(), false ), 0 );
		$sent   = array();
		foreach ( $places as $at => $place ) {
			$sent[] = array( $place, self::with( $survey, $place, $values[ ( 5 * $at + 4 * $round ) % count( $values ) ] ) );
		}
		$this->check_all( $sent );
	}

	public function test_an_unknown_key_is_dropped_or_refused_by_name(): void {
		$survey = $this->everything();
		$sent   = array();
		foreach ( self::places( $survey ) as $place ) {
			$part = self::at( $survey, $place );
			if ( is_array( $part ) && ! array_is_list( $part ) ) {
				$sent[] = array( $place, self::with( $survey, array( ...$place, 'wrong-key' ), 'wrong-key' ) );
			}
		}
		$this->check_all( $sent );
	}

	public function test_the_survey_itself_is_stored_whole(): void {
		$survey = $this->everything();
		$stored = self::json( $this->wire( $this->rest( 'POST', '/surveys', $survey ) ) );
		foreach ( array( 'questions', 'settings', 'notifications' ) as $part ) {
			self::assertEquals( $survey[ $part ], array_intersect_key( $stored[ $part ], $survey[ $part ] ), $part );
		}
	}

	/**
	 * Checks all, and names every place at once.
	 *
	 * @param list<array{list<string|int>, array<string, mixed>}> $sent Place and survey.
	 */
	private function check_all( array $sent ): void {
		$problems = array();
		foreach ( $sent as list( $place, $survey ) ) {
			try {
				$this->check( $survey, $place );
			} catch ( AssertionFailedError $error ) {
				$problems[] = strtok( $error->getMessage(), "\n" );
			}
		}
		self::assertSame( array(), $problems );
	}

	/**
	 * Sends a survey, and looks at what becomes of it.
	 *
	 * @param array<string, mixed> $survey Sent.
	 * @param list<string|int>     $place  Of the wrong value.
	 */
	private function check( array $survey, array $place ): void {
		$name   = self::field( $place );
		$before = $this->surveys();
		$reply  = $this->rest( 'POST', '/surveys', $survey );
		$status = $reply->get_status();
		if ( 201 !== $status ) {
			self::assertContains( $status, array( 400, 422 ), $name . ': ' . wp_json_encode( $reply->get_data() ) );
			$this->assert_named( $reply, $name );
			self::assertSame( $before, $this->surveys(), "$name: nothing is stored." );
			return;
		}
		$stored = self::json( $this->wire( $reply ) );
		$text   = (string) wp_json_encode( $stored );
		self::assertStringNotContainsString( 'wrong-key', $text, "$name: unknown keys do not stay." );
		self::assertDoesNotMatchRegularExpression( self::CONTROL, $text, $name );
		self::assertLessThan( self::LONG, strlen( $text ), "$name: nothing huge is stored." );
		$parts = array_flip( array( 'title', 'questions', 'settings', 'notifications' ) );
		if ( array_intersect_key( $stored, $parts ) === $this->plain ) {
			// The wrong value was dropped.
			return;
		}
		$again = $this->rest( 'POST', '/surveys', array_intersect_key( $stored, $survey + array_flip( array( 'id', 'revision' ) ) ) );
		self::assertSame( 200, $again->get_status(), "$name: what is stored can be saved. " . wp_json_encode( $again->get_data() ) );
		self::assertEquals( array_intersect_key( $stored, $parts ), array_intersect_key( self::json( $this->wire( $again ) ), $parts ), "$name: saved again it is the same." );
	}

	private function assert_named( WP_REST_Response $reply, string $name ): void {
		$data   = (array) $reply->get_data();
		$params = is_array( $data['data']['params'] ?? null ) ? $data['data']['params'] : array();
		self::assertNotSame( array(), $params, "$name: a field is named. " . wp_json_encode( $data ) );
		$named = array_filter(
			array_keys( $params ),
			static fn ( string $field ): bool => str_starts_with( $name, $field ) || str_starts_with( $field, $name ) || str_contains( $params[ $field ], $name )
		);
		self::assertNotSame( array(), $named, "$name: this field is named. " . wp_json_encode( $params ) );
	}

	/**
	 * A survey with a question of each type and everything that a survey can have.
	 *
	 * @return array<string, mixed>
	 */
	private function everything(): array {
		$questions              = $this->question_of_each_type();
		$condition              = array( 'question_id' => 'q-radio-button', 'compare' => '=', 'value' => 'One' );
		$last                   = count( $questions );
		$questions[]            = self::question( 'a', array( 'logic' => array( 'enabled' => true, 'action' => 'show', 'match' => 'any', 'conditions' => array( $condition ), 'groups' => array( array( 'match' => 'all', 'conditions' => array( $condition ) ) ), 'jumps' => array( array( 'to' => '@thanks', 'match' => 'all', 'conditions' => array( $condition ) ) ) ) ) );
		$questions[ $last - 1 ] = array( 'settings' => array( 'required' => true ) ) + $questions[ $last - 1 ];
		$reply                  = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Everything',
				'questions' => $questions,
				'settings'  => array(
					'hidden_fields' => array( 'names' => array( 'plan', 'order' ) ),
					'thank_you'     => array(
						'message'     => 'Thanks',
						'redirect_to' => array( 'id' => 1, 'label' => 'Thanks' ),
						'conditions'  => array( array( 'question' => 'q-nps', 'condition_type' => '=', 'condition' => '9', 'page' => array( 'id' => 1, 'label' => 'Thanks' ) ) ),
						'endings'     => array( array( 'id' => 'thanks', 'title' => 'Bye', 'text' => 'See you' ) ),
					),
					'presentation'  => array(
						'intro'    => array( 'title' => 'Hello', 'text' => 'Two minutes', 'button' => 'Start' ),
						'progress' => 'bar',
						'back'     => true,
						'pass'     => array( array( 'question' => 'q-nps', 'name' => 'score' ) ),
					),
				),
			)
		);
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$stored = self::json( $this->wire( $reply ) );
		unset( $stored['settings']['hidden_fields']['former'] );
		$this->plain = array_intersect_key( $stored, array_flip( array( 'title', 'questions', 'settings', 'notifications' ) ) );
		return $this->plain;
	}

	private function surveys(): int {
		return (int) $this->wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->table( 'survey' ) );
	}

	/**
	 * Every place of a value, and of the first entry of each list but that of the questions.
	 *
	 * @param array<mixed>     $value  The survey, or a part of it.
	 * @param list<string|int> $before Place of the part.
	 * @return list<list<string|int>>
	 */
	private static function places( array $value, array $before = array() ): array {
		$places = array();
		foreach ( $value as $key => $part ) {
			if ( is_int( $key ) && $key > 0 && array( 'questions' ) !== $before ) {
				break;
			}
			$place    = array( ...$before, $key );
			$places[] = $place;
			if ( is_array( $part ) ) {
				array_push( $places, ...self::places( $part, $place ) );
			}
		}
		return $places;
	}

	/**
	 * @param array<mixed>     $survey Whole.
	 * @param list<string|int> $place  Of the value.
	 * @return array<mixed> With another value.
	 */
	private static function with( array $survey, array $place, mixed $value ): array {
		$part = &$survey;
		foreach ( $place as $key ) {
			$part = &$part[ $key ];
		}
		$part = $value;
		return $survey;
	}

	/**
	 * @param array<mixed>     $survey Whole.
	 * @param list<string|int> $place  Of the value.
	 */
	private static function at( array $survey, array $place ): mixed {
		foreach ( $place as $key ) {
			$survey = $survey[ $key ];
		}
		return $survey;
	}

	/**
	 * @param list<string|int> $place Of a value.
	 */
	private static function field( array $place ): string {
		return array_shift( $place ) . implode( '', array_map( static fn ( string|int $key ): string => "[$key]", $place ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function json( mixed $data ): array {
		return (array) json_decode( (string) wp_json_encode( $data ), true );
	}

	/**
	 * @return array<mixed>
	 */
	private static function deep( int $levels ): array {
		return 0 === $levels ? array( 'x' ) : array( 'a' => self::deep( $levels - 1 ) );
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What is stored of groups, facts, jumps and endings (docs/paths.md).
 */
final class PathsTest extends SurveyTestCase {

	private const DETRACTOR = array(
		'question_id' => 'a',
		'compare'     => 'IS',
		'value'       => 'detractor',
	);

	public function test_stores_what_it_is_given(): void {
		$logic = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => 'a',
					'compare'     => 'BETWEEN',
					'value'       => '',
					'values'      => array( '3', '5' ),
				),
			),
			'match'      => 'any',
			'groups'     => array(
				array(
					'match'      => 'all',
					'conditions' => array(
						array(
							'question_id' => '@device',
							'compare'     => '=',
							'value'       => 'mobile',
						),
					),
				),
			),
			'jumps'      => array(
				array(
					'to'         => '@call',
					'match'      => 'all',
					'conditions' => array( self::DETRACTOR ),
				),
				array(
					'to'         => 'c',
					'match'      => 'always',
					'conditions' => array(),
				),
			),
		);
		$saved = $this->stored( array( 'b' => $logic ), array( 'call' ) );

		self::assertSame( $logic, $saved['questions'][1]['logic'] );
		self::assertSame( 'call', $saved['settings']['thank_you']['endings'][0]['id'] );
		$plain = array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
		);
		self::assertSame( $plain, $saved['questions'][0]['logic'], 'Logic without any of it is stored as before.' );
	}

	public function test_an_ending_has_both_texts_whatever_was_sent(): void {
		$saved = $this->stored( array( 'b' => self::jumps( array( 'to' => '@call', 'match' => 'always' ) ) ), array( 'call' ) );
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'id'       => $saved['id'],
				'settings' => array(
					'thank_you' => array(
						'endings' => array( array( 'id' => 'call' ) ),
					),
				),
			)
		);
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$ending = $reply->get_data()['settings']['thank_you']['endings'][0];
		self::assertSame( array( 'call', '', '' ), array( $ending['id'], $ending['title'], $ending['text'] ) );
	}

	public function test_refuses_a_jump_that_leads_back_and_names_it(): void {
		$reply = $this->store( array( 'c' => self::jumps( self::jump( 'b' ) ) ) );

		self::assertSame( 422, $reply->get_status() );
		self::assertSame(
			array( 'questions[2][logic][jumps][0][to]' => 'Question 3 leads back to question 2. Choose a later question.' ),
			self::params( $reply->get_data() )
		);
		self::assertSame( 0, $this->surveys(), 'Nothing is stored.' );
		self::assertSame( 422, $this->store( array( 'b' => self::jumps( self::jump( 'b' ) ) ) )->get_status() );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function wrong_conditions(): array {
		return array(
			'no group of scores' => array(
				array(
					'compare' => 'IS',
					'value'   => 'fan',
				),
			),
			'no number'          => array(
				array(
					'compare' => '>=',
					'value'   => 'many',
				),
			),
			'a range of one'     => array(
				array(
					'compare' => 'BETWEEN',
					'value'   => '',
					'values'  => array( '1' ),
				),
			),
			'a range of words'   => array(
				array(
					'compare' => 'BETWEEN',
					'value'   => '',
					'values'  => array( 'a', 'b' ),
				),
			),
			'one of nothing'     => array(
				array(
					'compare' => 'ANY_OF',
					'value'   => '',
					'values'  => array(),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $condition Of a jump.
	 */
	#[DataProvider( 'wrong_conditions' )]
	public function test_refuses_comparisons_without_their_values( array $condition ): void {
		$jump  = array( 'conditions' => array( $condition + self::DETRACTOR ) ) + self::jump( 'c' );
		$reply = $this->store( array( 'a' => self::jumps( $jump ) ) );
		self::assertSame( 422, $reply->get_status() );
		self::assertSame(
			array( 'questions[0][logic][jumps][0][conditions][0]' ),
			array_keys( self::params( $reply->get_data() ) )
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function wrong_shapes(): array {
		$many = static fn ( int $count, mixed $one ): array => array_fill( 0, $count, $one );
		$ask  = array(
			'conditions' => array(
				array(
					'question_id' => 'a',
					'compare'     => 'LIKE',
					'value'       => 'x',
				),
			),
		);
		return array(
			'another comparison'    => array( $ask ),
			'another match'         => array( array( 'match' => 'some' ) ),
			'jumps that are none'   => array( array( 'jumps' => 'c' ) ),
			'a jump to a list'      => array( array( 'jumps' => array( array( 'to' => array( 'c' ) ) ) ) ),
			'too many jumps'        => array( array( 'jumps' => $many( 21, self::jump( 'c' ) ) ) ),
			'too many groups'       => array( array( 'groups' => $many( 11, array( 'match' => 'all' ) ) ) ),
			'groups within a group' => array(
				array(
					'groups' => array(
						array(
							'groups' => 'x',
							'match'  => 7,
						),
					),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $logic As sent.
	 */
	#[DataProvider( 'wrong_shapes' )]
	public function test_refuses_other_shapes( array $logic ): void {
		self::assertSame( 400, $this->store( array( 'b' => $logic ) )->get_status() );
		self::assertSame( 0, $this->surveys() );
	}

	public function test_drops_what_leads_nowhere_and_never_turns_a_jump_into_one_for_everybody(): void {
		$gone  = array( 'question_id' => 'zzz' ) + self::DETRACTOR;
		$saved = $this->stored(
			array(
				'a' => self::jumps(
					self::jump( 'zzz' ),
					self::jump( '@zzz' ),
					array( 'conditions' => array( $gone ) ) + self::jump( 'c' ),
					array( 'conditions' => array( array( 'question_id' => 'c' ) + self::DETRACTOR ) ) + self::jump( 'c' ),
					self::jump( '@end' )
				),
			)
		);
		self::assertSame( array( self::jump( '@end' ) ), $saved['questions'][0]['logic']['jumps'] ?? null );
	}

	public function test_an_option_that_is_renamed_is_renamed_in_jumps(): void {
		$jump  = array(
			'to'         => 'c',
			'match'      => 'any',
			'conditions' => array(
				array(
					'question_id' => 'a',
					'compare'     => 'ANY_OF',
					'value'       => '',
					'values'      => array( 'Red', 'Blue' ),
				),
			),
			'groups'     => array(
				array(
					'match'      => 'all',
					'conditions' => array( self::condition( 'a', 'Red' ) ),
				),
			),
		);
		$first = array(
			'config' => array(
				'options'    => array( 'Red', 'Blue' ),
				'option_ids' => array( 'o1', 'o2' ),
			),
			'logic'  => self::jumps( $jump ),
		) + self::choice( 'a', array() );
		$rest  = array( self::question( 'b' ), self::question( 'c' ) );
		$saved = $this->rest( 'POST', '/surveys', array( 'questions' => array( $first, ...$rest ) ) )->get_data();
		self::assertIsArray( $saved );

		$first['config']['options'][0] = 'Crimson';
		$renamed                       = $this->rest(
			'POST',
			'/surveys',
			array(
				'id'        => $saved['id'],
				'questions' => array( $first, ...$rest ),
			)
		)->get_data();
		self::assertIsArray( $renamed );
		$stored = $renamed['questions'][0]['logic']['jumps'][0];
		self::assertSame( array( 'Crimson', 'Blue' ), $stored['conditions'][0]['values'] );
		self::assertSame( 'Crimson', $stored['groups'][0]['conditions'][0]['value'] );
	}

	/**
	 * A jump by Detractor.
	 *
	 * @return array<string, mixed>
	 */
	private static function jump( string $to ): array {
		return array(
			'to'         => $to,
			'match'      => 'all',
			'conditions' => array( self::DETRACTOR ),
		);
	}

	/**
	 * @param array<string, mixed> ...$jumps In order.
	 * @return array<string, mixed>
	 */
	private static function jumps( array ...$jumps ): array {
		return array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
			'jumps'      => $jumps,
		);
	}

	/**
	 * Saves a survey of a, b and c.
	 *
	 * @param array<string, array<string, mixed>> $logic   By question.
	 * @param list<string>                        $endings Ids.
	 */
	private function store( array $logic, array $endings = array() ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/surveys',
			array(
				'questions' => array_map(
					static fn ( string $id ): array => self::question(
						$id,
						( 'a' === $id ? array( 'type' => 'nps' ) : array() )
							+ ( isset( $logic[ $id ] ) ? array( 'logic' => $logic[ $id ] ) : array() )
					),
					array( 'a', 'b', 'c' )
				),
				'settings'  => array(
					'thank_you' => array(
						'endings' => array_map(
							static fn ( string $id ): array => array(
								'id'    => $id,
								'title' => 'Ending ' . $id,
								'text'  => 'Bye',
							),
							$endings
						),
					),
				),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $logic   By question.
	 * @param list<string>                        $endings Ids.
	 * @return array<string, mixed>
	 */
	private function stored( array $logic, array $endings = array() ): array {
		$reply = $this->store( $logic, $endings );
		self::assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$data = $reply->get_data();
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * @return array<string, string>
	 */
	private static function params( mixed $data ): array {
		self::assertIsArray( $data );
		return $data['data']['params'] ?? array();
	}

	private function surveys(): int {
		return (int) $this->wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->table( 'survey' ) );
	}
}

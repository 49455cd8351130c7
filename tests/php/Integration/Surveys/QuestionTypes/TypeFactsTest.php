<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Facts of each type that PHP and TypeScript share: tests/ts/domain/question-types.test.ts
 * reads the same file, so a type that one side misses is named here or there.
 */
final class TypeFactsTest extends IntegrationTestCase {

	public function test_facts_are_those_that_the_screens_know(): void {
		$types = $this->container()->get( QuestionTypeRegistry::class )->all();
		$facts = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/question-types.json' ),
			true
		);
		self::assertIsArray( $facts );
		self::assertEqualsCanonicalizing( array_keys( $facts ), array_keys( $types ) );
		foreach ( $types as $key => $type ) {
			self::assertEquals( $facts[ $key ], self::facts( $type ), $key );
		}
	}

	public function test_a_made_up_answer_is_one_that_the_type_takes(): void {
		foreach ( $this->container()->get( QuestionTypeRegistry::class )->all() as $key => $type ) {
			$question = self::question( $type, array( 'Tea', 'Cake' ) );
			mt_srand( 3 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
			$answer = $type->sample( $question, array( 'Fine.' ) );
			// Files are sent before: UploadTest.
			if ( ! $question->takes_answers() || 'upload' === $key ) {
				self::assertNull( $answer, $key );
				continue;
			}
			self::assertNotNull( $answer, $key );
			self::assertSame( $answer, $type->read( $type->parse( $question, $answer, array() ) ), $key );
		}
	}

	/**
	 * The browser runs the same cases (tests/ts/domain/draft/options.test.ts).
	 */
	public function test_options_are_finished_when_the_screens_say_so(): void {
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/options.json' ),
			true
		);
		self::assertIsArray( $cases );
		$types = $this->container()->get( QuestionTypeRegistry::class );
		foreach ( $cases as $case ) {
			$type = $types->find( $case['type'] );
			self::assertNotNull( $type );
			self::assertSame(
				$case['finished'],
				array() === $type->problems( self::question( $type, $case['options'] ) ),
				(string) wp_json_encode( $case )
			);
		}
	}

	/**
	 * @return array{group: string, paid: string|null, minOptions: int, scale: int|null, canRandomize: bool, canComment: bool}
	 */
	private static function facts( QuestionType $type ): array {
		$key   = $type->key();
		$scale = array_filter( array_keys( $type->countable_values( self::question( $type, array() ) ) ), 'is_int' );
		$paid  = PaidTypes::need_addon( $key ) ? 'rating-questions' : null;
		return array(
			'group'        => $type->group(),
			'paid'         => PaidTypes::has_pictures( $key ) ? 'picture-questions' : $paid,
			'minOptions'   => self::minimum( $type ),
			'scale'        => array() === $scale ? null : max( $scale ),
			'canRandomize' => $type->can_randomize(),
			'canComment'   => self::keeps_comment( $type ),
		);
	}

	/**
	 * Of NPS these are its two end labels: it fills them in, and an emptied one is a problem (A7).
	 */
	private static function minimum( QuestionType $type ): int {
		if ( 'nps' === $type->figure() ) {
			$config = $type->sanitize_config( array() );
			return is_array( $config['options'] ?? null ) ? count( $config['options'] ) : 0;
		}
		for ( $count = 0; $count < 5; $count++ ) {
			$options = array_map(
				static fn ( string $label ): string|array => PaidTypes::has_pictures( $type->key() )
					? self::pictured( $label )
					: $label,
				array_slice( array( 'Tea', 'Cake', 'Rice', 'Milk', 'Salt' ), 0, $count )
			);
			if ( array() === $type->problems( self::question( $type, $options ) ) ) {
				return $count;
			}
		}
		return -1;
	}

	/**
	 * An option with both kinds of pictures.
	 *
	 * @return array<string, string|array<string, string>>
	 */
	private static function pictured( string $label ): array {
		return array(
			'label' => $label,
			'image' => array( 'url' => 'https://example.org/a.png' ),
			'icon'  => array( 'name' => 'sun' ),
		);
	}

	private static function keeps_comment( QuestionType $type ): bool {
		$question = self::question( $type, array( 'Tea', 'Cake' ) );
		$answer   = $type->sample( $question, array( 'Fine.' ) ) ?? array( 'Tea' );
		return $question->takes_answers() && 'upload' !== $type->key() && array() !== $type->parse( $question, $answer, array( 'comments' => 'Because.' ) )[0]->extra;
	}

	/**
	 * @param list<string|array<string, mixed>> $options Its options.
	 */
	private static function question( QuestionType $type, array $options ): Question {
		return new Question(
			'q1',
			$type->key(),
			'Which?',
			array(
				'options' => $options,
				'rows'    => array(
					array(
						'id'    => 'r1',
						'label' => 'At breakfast',
					),
				),
			),
			array( 'comment_box' => true ),
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}
}

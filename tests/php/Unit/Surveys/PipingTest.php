<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\PipedThanks;
use UserFeedback\Surveys\Piping;
use UserFeedback\Surveys\Question;

/**
 * The cases that src/domain/piping.ts runs as well.
 */
final class PipingTest extends TestCase {

	#[DataProvider( 'texts' )]
	public function test_reads_without_answers( string $text, string $plain ): void {
		self::assertSame( $plain, Piping::plain( $text ) );
		self::assertSame( $plain, self::question( $text )->title );
		self::assertSame( $text, self::question( $text )->to_array()['title'], 'Stored as it was written.' );
	}

	#[DataProvider( 'places' )]
	public function test_knows_whose_answer_may_stand_where( string $source, string $place, bool $may ): void {
		self::assertSame( $may, Piping::may_stand( 'q1', $place, array( 'q1' => $source ) ) );
		self::assertFalse( Piping::may_stand( 'q2', $place, array( 'q1' => $source ) ) );
	}

	/**
	 * @param array<string, mixed>  $thanks Settings of what comes after the last question.
	 * @param array<string, string> $types  Types of the questions, by id.
	 * @param array<string, mixed>  $plain  The same without answers.
	 */
	#[DataProvider( 'thanks' )]
	public function test_after_the_last_question( array $thanks, array $types, array $plain, bool $fits ): void {
		self::assertSame( $plain, PipedThanks::map( $thanks, Piping::plain( ... ) ) );
		self::assertSame( $fits, array() === PipedThanks::misfits( $thanks, $types ) );
		self::assertSame( $plain, array_diff_key( PipedThanks::for_visitors( $thanks, true ), array( 'pipe' => true ) ) );
		self::assertSame( $plain, PipedThanks::for_visitors( $thanks, false ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, string>, array<string, mixed>, bool}>
	 */
	public static function thanks(): iterable {
		foreach ( self::fixture( 'thanks' ) as $case ) {
			yield $case['name'] => array( $case['thanks'], $case['types'], $case['plain'], $case['fits'] );
		}
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		foreach ( self::fixture( 'plain' ) as $case ) {
			yield $case['name'] => array( $case['text'], $case['plain'] );
		}
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function places(): iterable {
		foreach ( self::fixture( 'may_stand' ) as $case ) {
			yield $case['name'] => array( $case['source'], $case['in'], $case['may'] );
		}
	}

	private static function question( string $title ): Question {
		return new Question(
			'q2',
			'text',
			$title,
			array(),
			array(),
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function fixture( string $part ): array {
		$file = dirname( __DIR__, 3 ) . '/fixtures/piping.json';
		return json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR )[ $part ];
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
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

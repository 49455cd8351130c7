<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\SurveyLength;

/**
 * How long a survey takes: cases that src/domain/survey-length.ts has too.
 */
final class SurveyLengthTest extends TestCase {

	/**
	 * @return iterable<string, array{list<string>, int}>
	 */
	public static function lengths(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/survey-length.json';
		$data = json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
		self::assertIsArray( $data );
		foreach ( $data['cases'] as $case ) {
			yield $case['name'] => array( $case['types'], $case['minutes'] );
		}
	}

	/**
	 * @param list<string> $types Of the questions.
	 */
	#[DataProvider( 'lengths' )]
	public function test_says_how_long_it_takes( array $types, int $minutes ): void {
		self::assertSame( $minutes, SurveyLength::minutes( $types ) );
	}
}

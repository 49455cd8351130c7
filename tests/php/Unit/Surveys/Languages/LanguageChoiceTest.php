<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Languages;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Languages\LanguageChoice;

/**
 * The cases that src/domain/language.ts runs as well.
 */
final class LanguageChoiceTest extends TestCase {

	/**
	 * @param list<string> $tags   To choose from.
	 * @param list<string> $wishes In order.
	 */
	#[DataProvider( 'cases' )]
	public function test_chooses_as_the_case_says( array $tags, array $wishes, string $chosen ): void {
		self::assertSame( $chosen, LanguageChoice::choose( $tags, $wishes ) );
	}

	/**
	 * @return iterable<string, array{list<string>, list<string>, string}>
	 */
	public static function cases(): iterable {
		$file = (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/languages.json' );
		foreach ( json_decode( $file, true, 16, JSON_THROW_ON_ERROR )['choice'] as $case ) {
			yield $case['says'] => array( $case['tags'], $case['wishes'], $case['is'] );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\QuestionTypes;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\QuestionTypes\TextRules;

/**
 * The cases that src/domain/text-rules.ts runs too.
 */
final class TextRulesTest extends TestCase {

	public function test_the_browser_and_the_server_find_the_same_faults(): void {
		$json = (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/text-rules.json' );
		foreach ( json_decode( $json, true, 16, JSON_THROW_ON_ERROR ) as $case ) {
			self::assertSame( $case['fault'], TextRules::fault( $case['text'], $case['config'] ), $case['name'] );
		}
	}

	public function test_no_pattern_looks_at_a_long_text_twice(): void {
		$limit = (string) ini_get( 'pcre.backtrack_limit' );
		ini_set( 'pcre.backtrack_limit', '20000' ); // phpcs:ignore WordPress.PHP.IniSet -- The measure of the test.
		try {
			foreach ( TextRules::KINDS as $kind => $pattern ) {
				foreach ( array( 'a', '.', 'a.', '1 ', '-', '@', 'a@', '1-', '/', ' ' ) as $piece ) {
					$text = substr( str_repeat( $piece, 400 ), 0, 399 );
					foreach ( array( '', '!', "\n" ) as $end ) {
						self::assertNotFalse( preg_match( $pattern, $text . $end ), "$kind: $piece" );
					}
				}
			}
		} finally {
			ini_set( 'pcre.backtrack_limit', $limit ); // phpcs:ignore WordPress.PHP.IniSet -- As it was.
		}
	}
}

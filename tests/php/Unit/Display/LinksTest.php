<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\TestCase;
use UserFeedback\Display\Links;

/**
 * The cases that src/domain/links.ts runs too.
 */
final class LinksTest extends TestCase {

	public function test_a_text_has_the_links_that_the_widget_draws(): void {
		$json = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/links.json' );
		foreach ( json_decode( $json, true, 16, JSON_THROW_ON_ERROR ) as $case ) {
			$links = array_column( $case['pieces'], 'href' );
			self::assertSame( array() !== $links, Links::any( $case['text'] ), $case['text'] );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\TestCase;
use UserFeedback\Display\ToggleIcons;

/**
 * The nine icons of STG-27, with the shapes that the settings draw.
 */
final class ToggleIconsTest extends TestCase {

	public function test_screens_and_visitors_get_the_same_nine_shapes(): void {
		$shapes = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/domain/toggle-icons.json' ), true );
		self::assertIsArray( $shapes );
		self::assertCount( 9, array_unique( $shapes ) );
		self::assertEqualsCanonicalizing( array_keys( $shapes ), ToggleIcons::names() );
		foreach ( $shapes as $name => $path ) {
			self::assertSame( $path, ToggleIcons::path( (string) $name ) );
		}
	}
}

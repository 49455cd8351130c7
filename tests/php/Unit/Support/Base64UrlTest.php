<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Support;

use PHPUnit\Framework\TestCase;
use UserFeedback\Support\Base64Url;

final class Base64UrlTest extends TestCase {

	/**
	 * The test vectors of RFC 4648, section 10, without padding, and the two letters that differ.
	 *
	 * @dataProvider vectors
	 */
	public function test_vectors( string $bytes, string $text ): void {
		self::assertSame( $text, Base64Url::encode( $bytes ) );
		self::assertSame( $bytes, Base64Url::decode( $text ) );
	}

	/**
	 * @return iterable<array{string, string}>
	 */
	public static function vectors(): iterable {
		yield array( '', '' );
		yield array( 'f', 'Zg' );
		yield array( 'fo', 'Zm8' );
		yield array( 'foo', 'Zm9v' );
		yield array( 'foob', 'Zm9vYg' );
		yield array( 'fooba', 'Zm9vYmE' );
		yield array( "\xfb\xff\xfe", '-__-' );
	}

	public function test_text_of_another_alphabet_is_empty(): void {
		self::assertSame( '', Base64Url::decode( 'a b!' ) . Base64Url::decode( "\x00" ) );
	}
}

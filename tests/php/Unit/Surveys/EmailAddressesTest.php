<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\EmailAddresses;

/**
 * Runs tests/fixtures/emails.json, as the TypeScript side does.
 */
final class EmailAddressesTest extends TestCase {

	/**
	 * @return iterable<string, array{string, list<string>, list<string>}>
	 */
	public static function cases(): iterable {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/emails.json' ), true );
		self::assertIsArray( $file );
		foreach ( $file['cases'] as $case ) {
			yield $case['text'] => array( $case['text'], $case['right'], $case['wrong'] );
		}
	}

	/**
	 * @param list<string> $right Addresses.
	 * @param list<string> $wrong What is none.
	 */
	#[DataProvider( 'cases' )]
	public function test_right_and_wrong_addresses_are_told_apart( string $text, array $right, array $wrong ): void {
		self::assertSame( $right, EmailAddresses::of( $text ) );
		self::assertSame( $wrong, EmailAddresses::wrong( $text ) );
	}

	public function test_an_address_that_no_mail_server_carries_is_wrong(): void {
		self::assertTrue( EmailAddresses::is_address( str_repeat( 'a', 242 ) . '@example.com' ) );
		self::assertFalse( EmailAddresses::is_address( str_repeat( 'a', 243 ) . '@example.com' ) );
		self::assertFalse( EmailAddresses::is_address( "anna@example.com\n" ) );
		self::assertFalse( EmailAddresses::is_address( "anna@example.com\0" ) );
	}
}

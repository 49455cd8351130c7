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
		foreach ( self::file()['cases'] as $case ) {
			yield $case['text'] => array( $case['text'], $case['right'], $case['wrong'] );
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function file(): array {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/emails.json' ), true );
		self::assertIsArray( $file );
		return $file;
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

	public function test_a_list_has_an_end_and_blank_entries_do_not_count(): void {
		$most = self::file()['most'];
		self::assertSame( $most, EmailAddresses::MOST );
		$full = str_repeat( 'anna@example.com, ,', $most );
		self::assertFalse( EmailAddresses::are_too_many( $full ) );
		self::assertTrue( EmailAddresses::are_too_many( $full . 'ben@example.com' ) );
	}

	public function test_an_address_that_no_mail_server_carries_is_wrong(): void {
		self::assertTrue( EmailAddresses::is_address( str_repeat( 'a', 242 ) . '@example.com' ) );
		self::assertFalse( EmailAddresses::is_address( str_repeat( 'a', 243 ) . '@example.com' ) );
		self::assertFalse( EmailAddresses::is_address( "anna@example.com\n" ) );
		self::assertFalse( EmailAddresses::is_address( "anna@example.com\0" ) );
	}
}

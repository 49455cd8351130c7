<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Checks;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Checks\QrCode;

/**
 * Against published values: the standard, and the tests of Project Nayuki's generator.
 */
final class QrCodeTest extends TestCase {

	/**
	 * The worked example of "HELLO WORLD", version 1-M.
	 */
	public function test_correction(): void {
		self::assertSame(
			array( 196, 35, 39, 119, 235, 215, 231, 226, 93, 23 ),
			QrCode::correction( array( 32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17 ), 10 )
		);
	}

	/**
	 * ISO/IEC 18004, tables C.1 and D.1.
	 */
	public function test_format_and_version(): void {
		$formats = array( '101010000010010', '101000100100101', '101111001111100', '101101101001011', '100010111111001', '100000011001110', '100111110010111', '100101010100000' );
		foreach ( $formats as $mask => $bits ) {
			self::assertSame( $bits, decbin( QrCode::protect( $mask, 10, 0x537 ) ^ 0x5412 ) );
		}
		self::assertSame( '000111110010010100', sprintf( '%018b', QrCode::protect( 7, 12, 0x1F25 ) ) );
	}

	/**
	 * Every module of a published code: 220 bytes, level M, version 11, mask 4 (QrCodeTest.testCode2 of Nayuki's
	 * generator for Java), as a hash of its rows.
	 */
	public function test_a_published_code(): void {
		$text = 'kVtnmdZMDB wbhQ4Y0L0D 6dxWYgeDO7 6XEq8JBGFD dbA5ruetw0 zIevtZZkJL UnEcrObNuS COOscwe4PD PL2lKGcbqk uXnmfUX00E l4FsUfvkiU O8bje4GTce  C85HiEHDha EoObmX7Hef VEipzaCPV7 XpBy5cgYRZ VzlrmMTRSW f0U7Dt0x5j Mb5uk2JcA6 MFov2hnHQR';
		$rows = QrCode::rows( $text );
		self::assertCount( 61, $rows );
		self::assertSame( '9de2e371719d732be3ac7568c8d03c02c45b6ab5', sha1( implode( "\n", $rows ) ) );
	}

	public function test_small_and_large(): void {
		self::assertCount( 21, QrCode::rows( 'http://a.test' ) );
		self::assertCount( 25, QrCode::rows( 'https://example.org/' ) );
		self::assertSame( array(), QrCode::rows( str_repeat( 'x', 252 ) ) );
		foreach ( range( 1, 251, 10 ) as $length ) {
			$rows = QrCode::rows( str_repeat( 'x', $length ) );
			self::assertSame( array( count( $rows ) ), array_values( array_unique( array_map( 'strlen', $rows ) ) ) );
			// The three corners.
			self::assertStringStartsWith( '11111110', $rows[0] );
			self::assertStringEndsWith( '01111111', $rows[0] );
			self::assertStringStartsWith( '11111110', $rows[ count( $rows ) - 1 ] );
		}
	}
}

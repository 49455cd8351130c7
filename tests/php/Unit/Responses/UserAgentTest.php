<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Submission\UserAgent;

final class UserAgentTest extends TestCase {

	private const LEAST_AGREEMENT = 0.97;

	public function test_agrees_with_a_known_library_on_real_headers(): void {
		$families = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/user-agents.json' ),
			true,
			4,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $families );
		$total  = 0;
		$others = array();
		foreach ( $families as $family => $headers ) {
			list( $browser, $os, $device ) = explode( '|', $family );
			// The library knows no kind of device for some desktops.
			$expected = array( $browser, $os, '' === $device ? 'desktop' : $device );
			foreach ( $headers as $header ) {
				++$total;
				$agent = UserAgent::parse( $header );
				$found = array( $agent->browser, $agent->os, $agent->device );
				if ( $found !== $expected ) {
					$others[] = implode( '|', $found ) . ' instead of ' . $family . ': ' . $header;
				}
			}
		}
		self::assertGreaterThan( 900, $total );
		self::assertGreaterThanOrEqual(
			self::LEAST_AGREEMENT,
			1 - count( $others ) / $total,
			implode( "\n", $others )
		);
	}

	#[DataProvider( 'headers' )]
	public function test_finds_browser_system_and_device( string $expected, string $header ): void {
		$agent = UserAgent::parse( $header );
		self::assertSame( $expected, implode( '|', array( $agent->browser, $agent->os, $agent->device ) ) );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function headers(): array {
		return array(
			array( '||desktop', '' ),
			array( '||desktop', '<script>alert(1)</script>' ),
			array( '||desktop', str_repeat( '(', 1000 ) ),
			array(
				'Opera|Windows|desktop',
				'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 OPR/105.0.0.0',
			),
			array(
				'Internet Explorer|Windows|desktop',
				'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; Touch; rv:11.0) like Gecko',
			),
			array( 'Firefox|Android|tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0' ),
			array(
				'Chrome|Android|tablet',
				'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
			),
			array(
				'Safari|iOS|tablet',
				'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
			),
			array(
				'Firefox|Linux|desktop',
				'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
			),
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Privacy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Privacy\DataPolicy;

/**
 * What the stored settings mean, whatever they are.
 */
final class DataPolicyTest extends TestCase {

	#[DataProvider( 'broken' )]
	public function test_what_does_not_fit_counts_as_the_default( mixed $value ): void {
		$policy = new DataPolicy( array_fill_keys( array( 'keep_responses_days', 'store_address', 'anonymous_responses', 'remember_days', 'count_impressions', 'count_bots', 'proxy_header', 'trusted_proxies' ), $value ) );
		self::assertSame( 0, $policy->keep_days() );
		self::assertSame( 'whole', $policy->address() );
		self::assertTrue( $policy->has_browser() );
		self::assertFalse( $policy->is_anonymous() );
		self::assertSame( 0, $policy->remember_days() );
		self::assertSame( 'not_editors', $policy->counted() );
		self::assertSame( array(), $policy->proxies() );
	}

	/**
	 * @return iterable<array{mixed}>
	 */
	public static function broken(): iterable {
		foreach ( array( null, -1, 99999, 1.5, 'x', '', array( 1 ), array( 'a' => array() ) ) as $value ) {
			yield array( $value );
		}
	}

	public function test_anonymous_responses_have_neither_address_nor_browser(): void {
		$policy = new DataPolicy( array( 'anonymous_responses' => true, 'store_address' => 'whole', 'store_browser' => true ) );
		self::assertSame( 'none', $policy->address() );
		self::assertFalse( $policy->has_browser() );
	}

	#[DataProvider( 'browsers' )]
	public function test_bots_are_those_that_say_so( bool $counts, string $user_agent ): void {
		self::assertSame( $counts, ( new DataPolicy( array() ) )->counts_browser( $user_agent ) );
		self::assertTrue( ( new DataPolicy( array( 'count_bots' => true ) ) )->counts_browser( $user_agent ) );
	}

	/**
	 * @return iterable<array{bool, string}>
	 */
	public static function browsers(): iterable {
		foreach (
			array(
				'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
				'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/120.0 Safari/537.36',
				'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
				'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
				'Mozilla/5.0 (compatible; Yahoo! Slurp)',
				'facebookexternalhit/1.1',
				'Mozilla/5.0 (Linux; Android 11) Chrome/126 Mobile Safari/537.36 Chrome-Lighthouse',
				'Mozilla/5.0 (compatible; GPTBot/1.1)',
				'curl/8.5.0',
				'python-requests/2.31',
			) as $bot
		) {
			yield array( false, $bot );
		}
		foreach (
			array(
				'',
				'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
				'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
				'Mozilla/5.0 (Linux; Android 12; CUBOT_X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
				'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
			) as $browser
		) {
			yield array( true, $browser );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Support\LanguageTag;

final class LanguageTagTest extends TestCase {

	#[DataProvider( 'locales' )]
	public function test_takes_as_much_of_a_locale_as_browsers_know( string $locale, string $tag ): void {
		self::assertSame( $tag, LanguageTag::of( $locale ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function locales(): iterable {
		foreach ( array(
			'en_US'        => 'en-US',
			'ckb'          => 'ckb',
			'de_DE_formal' => 'de-DE-formal',
			'ca_valencia'  => 'ca-valencia',
			'pt_PT_ao90'   => 'pt-PT',
			'zh_Hans_CN'   => 'zh-Hans-CN',
			'art_xemoji'   => 'art-xemoji',
			''             => 'en-US',
			'nonsense'     => 'en-US',
		) as $locale => $tag ) {
			yield "'$locale'" => array( $locale, $tag );
		}
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submission;

/**
 * Browser, system and device from a User-Agent header. Families only: versions make visitors recognizable, and
 * no screen shows them. The first match wins, so the tables go from special to general. A test compares it with
 * a known library on real headers (tests/fixtures/user-agents.json).
 */
final class UserAgent {

	/**
	 * Browsers: text in the header => name. Nearly all of them also name others.
	 */
	private const BROWSERS = array(
		'/\bEdg(?:e|A|iOS)?\//'                         => 'Microsoft Edge',
		'/\bOPR\/|\bOPT\/|\bOPiOS\/|\bOpera\b/'         => 'Opera',
		'/SamsungBrowser\//'                            => 'Samsung Internet for Android',
		'/YaBrowser\//'                                 => 'Yandex Browser',
		'/Vivaldi\//'                                   => 'Vivaldi',
		'/UC ?Browser|UCWEB/'                           => 'UC Browser',
		'/DuckDuckGo\/|\bDdg\//'                        => 'DuckDuckGo',
		'/MiuiBrowser\//'                               => 'Miui',
		'/HuaweiBrowser\//'                             => 'Huawei Browser',
		'/Whale\//'                                     => 'NAVER Whale Browser',
		'/\bFocus\/|\bKlar\//'                          => 'Focus',
		'/SeaMonkey\//'                                 => 'SeaMonkey',
		'/Firefox\/|FxiOS\//'                           => 'Firefox',
		'/Instagram/'                                   => 'Instagram',
		'/FBAN\/|FBAV\//'                               => 'Facebook',
		'/\bGSA\//'                                     => 'Google Search',
		'/Electron\//'                                  => 'Electron',
		'/MSIE |Trident\//'                             => 'Internet Explorer',
		'/CriOS\//'                                     => 'Chrome',
		'/Chromium\//'                                  => 'Chromium',
		'/Chrome\//'                                    => 'Chrome',
		'/Android.+Version\/[0-9.]+/'                   => 'Android Browser',
		'/Version\/[0-9.]+.*Safari\/|iPhone|iPad|iPod/' => 'Safari',
		'/AppleWebKit\/.*Safari\//'                     => 'Safari',
		'/Googlebot/'                                   => 'Googlebot',
	);

	/**
	 * Systems: text in the header => name.
	 */
	private const SYSTEMS = array(
		'/Windows Phone/'                  => 'Windows Phone',
		'/Windows/'                        => 'Windows',
		'/iPhone|iPad|iPod/'               => 'iOS',
		'/CrOS/'                           => 'Chrome OS',
		'/Tizen/'                          => 'Tizen',
		'/Web0S|webOS/'                    => 'WebOS',
		'/HarmonyOS/'                      => 'HarmonyOS',
		'/Android/'                        => 'Android',
		'/KAIOS/'                          => 'KaiOS',
		'/Macintosh|Mac OS X|Mac_PowerPC/' => 'macOS',
		'/Linux|X11|Ubuntu/'               => 'Linux',
	);

	/**
	 * Devices: text in the header => desktop, tablet or mobile, the three that surveys can target.
	 */
	private const DEVICES = array(
		'/iPad|Tablet(?! PC)|PlayBook|Silk\/|Kindle/' => 'tablet',
		'/Nexus (?:7|9|10)\b/'                        => 'tablet',
		'/Mobi|iPhone|iPod|Windows Phone|KAIOS/'      => 'mobile',
		'/Android/'                                   => 'tablet',
	);

	/**
	 * @param string $browser Family, '' when unknown.
	 * @param string $os      Family, '' when unknown.
	 * @param string $device  desktop, tablet or mobile.
	 */
	public function __construct(
		public readonly string $browser,
		public readonly string $os,
		public readonly string $device
	) {}

	/**
	 * Reads a header.
	 *
	 * @param string $header The header, '' when there is none.
	 */
	public static function parse( string $header ): self {
		return new self(
			self::first( self::BROWSERS, $header ),
			self::first( self::SYSTEMS, $header ),
			'' === self::first( self::DEVICES, $header ) ? 'desktop' : self::first( self::DEVICES, $header )
		);
	}

	/**
	 * Name of the first pattern that matches.
	 *
	 * @param array<string, string> $table Pattern => name.
	 */
	private static function first( array $table, string $header ): string {
		foreach ( $table as $pattern => $name ) {
			if ( 1 === preg_match( $pattern, $header ) ) {
				return $name;
			}
		}
		return '';
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\Languages\LanguageChoice;

/**
 * Tags of languages, and WordPress's locales.
 */
final class Tags {

	public const PATTERN = FileLanguages::TAG;

	/**
	 * What the builder offers; every other tag is taken too.
	 */
	private const COMMON = 'af ar az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-US es es-AR'
		. ' es-ES es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv'
		. ' mk ml mn mr ms my nb-NO ne nl nl-BE nn-NO pa pl ps pt pt-BR pt-PT ro ru sd si sk sl sq sr sr-Latn sv sw ta te'
		. ' th tr ug uk ur uz vi zh-CN zh-HK zh-TW';

	private const RIGHT_TO_LEFT = array(
		...array( 'ar', 'arc', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ku' ),
		...array( 'nqo', 'ps', 'sd', 'ug', 'ur', 'yi' ),
	);

	/**
	 * @return list<string> Languages that sites ask for.
	 */
	public static function common(): array {
		return explode( ' ', self::COMMON );
	}

	/**
	 * Whether it is written from right to left.
	 */
	public static function is_rtl( string $tag ): bool {
		$parts = explode( '-', $tag );
		return match ( $parts[1] ?? '' ) {
			'Arab', 'Hebr' => true,
			'Latn', 'Cyrl' => false,
			default        => in_array( $parts[0], self::RIGHT_TO_LEFT, true ),
		};
	}

	/**
	 * The site's own language, whatever the page or the person reads.
	 */
	public static function of_site(): string {
		return self::of_locale( self::site_locale() );
	}

	/**
	 * The tag of a locale: `de-DE` for de_DE_formal.
	 */
	public static function of_locale( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	/**
	 * The locale whose language pack fits, of those that the site has; null where none does.
	 */
	public static function locale( string $tag ): ?string {
		$site    = self::site_locale();
		$locales = array_values( array_unique( array( $site, 'en_US', ...get_available_languages() ) ) );
		$found   = LanguageChoice::choose( $locales, array( $tag ) );
		return '' === $found ? null : $found;
	}

	/**
	 * The locale of the site itself.
	 */
	public static function site_locale(): string {
		$locale = get_option( 'WPLANG' );
		return is_string( $locale ) && '' !== $locale ? $locale : 'en_US';
	}
}

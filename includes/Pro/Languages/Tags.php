<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Surveys\Languages\LanguageChoice;

/**
 * Tags of languages, and WordPress's locales.
 */
final class Tags {

	public const PATTERN = '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?\z';

	private const RIGHT_TO_LEFT = array(
		...array( 'ar', 'arc', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ku' ),
		...array( 'nqo', 'ps', 'sd', 'ug', 'ur', 'yi' ),
	);

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

<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Locales of WordPress as browsers take them: Intl throws where a tag is none of BCP 47, and the screen with it.
 */
final class LanguageTag {

	/**
	 * Language, script, region and variants. Browsers know no others of WordPress's parts.
	 */
	private const PATTERN = '/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z0-9]{5,8}|\d[a-z0-9]{3}))*(?=-|$)/iD';

	/**
	 * As much of a locale as is a tag.
	 *
	 * @param string $locale E.g. `de_DE_formal`, or `pt_PT_ao90`, whose last part is no variant.
	 */
	public static function of( string $locale ): string {
		return 1 === preg_match( self::PATTERN, str_replace( '_', '-', $locale ), $found ) ? $found[0] : 'en-US';
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * The language of a page, as a multilingual plugin says it.
 */
final class PageLanguage {

	/**
	 * Its tag or locale; '' where no plugin gives the page a language of its own. The same for every visitor of the
	 * URL.
	 */
	public static function of( int $survey_id ): string {
		/**
		 * Filters the language in which a survey shows on this page, before the browser's languages are asked. Decide
		 * by the page alone: caches keep the page with this decision for all visitors.
		 *
		 * @since 0.1.0
		 *
		 * @param string $language  Tag or locale, e.g. `de-DE`. '' lets the visitor's browser decide.
		 * @param int    $survey_id The survey.
		 */
		$language = apply_filters( 'userfeedback_survey_language', self::of_plugin(), $survey_id );
		return is_string( $language ) ? str_replace( '_', '-', $language ) : '';
	}

	private static function of_plugin(): string {
		$language = null;
		if ( function_exists( 'pll_current_language' ) ) {
			$language = pll_current_language( 'locale' );
		} elseif ( function_exists( 'trp_get_languages' ) ) {
			// What TranslatePress itself gives to its switchers.
			$language = $GLOBALS['TRP_LANGUAGE'] ?? null;
		} elseif ( has_filter( 'wpml_current_language' ) ) {
			$language = apply_filters( 'wpml_current_language', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
		}
		return is_string( $language ) ? $language : '';
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Lets surveys wait for the visitor's consent where the WP Consent API is active (SEC-PR5): a survey keeps a cookie
 * and unsent answers in the browser. The browser asks, because pages come from caches.
 */
final class ConsentGuard {

	/**
	 * Type of a script that browsers do not run.
	 */
	private const INERT = 'text/plain';

	/**
	 * Starts the loader when consent is there, at once or later. Consent tools come with the page, in any order, so
	 * the first look is when the page is parsed. %s is the category, as JSON.
	 */
	private const CODE = '(function(){var c=%s,d=document,go=function(){var s=d.getElementById("userfeedback-loader"),n;'
		. 'if(s&&s.type==="text/plain"){n=d.createElement("script");n.type="module";n.id=s.id;n.textContent=s.textContent;'
		. 's.replaceWith(n)}},look=function(){if(window.wp_has_consent&&wp_has_consent(c))go()};'
		. 'd.addEventListener("wp_listen_for_consent_change",function(e){if(e.detail&&e.detail[c]==="allow")go()});'
		. 'd.addEventListener("wp_consent_type_defined",look);'
		. 'd.readyState==="loading"?d.addEventListener("DOMContentLoaded",look):look()})()';

	/**
	 * The category of consent that surveys wait for, '' where they wait for none.
	 */
	public static function category(): string {
		/**
		 * Filters for which consent of the WP Consent API surveys wait. Return '' where they need none, for example
		 * because a page asks before it shows them.
		 *
		 * @since 0.1.0
		 *
		 * @param string $category `functional` while the WP Consent API is active, otherwise ''.
		 */
		$category = apply_filters(
			'userfeedback_consent_category',
			function_exists( 'wp_has_consent' ) ? 'functional' : ''
		);
		return is_string( $category ) ? $category : '';
	}

	/**
	 * Whether this request's visitor agreed, or need not.
	 */
	public static function is_given(): bool {
		$category = self::category();
		return '' === $category || ( function_exists( 'wp_has_consent' ) && wp_has_consent( $category ) );
	}

	/**
	 * Prints the loader so that it waits.
	 *
	 * @param string $loader Its code.
	 */
	public static function print( string $loader, string $category ): void {
		wp_print_inline_script_tag(
			$loader,
			array(
				'type' => self::INERT,
				'id'   => 'userfeedback-loader',
			)
		);
		wp_print_inline_script_tag(
			sprintf( self::CODE, (string) wp_json_encode( $category, JSON_HEX_TAG ) ),
			array( 'id' => 'userfeedback-consent' )
		);
	}
}

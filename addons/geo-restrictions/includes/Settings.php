<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;

/**
 * Settings of the site: what tells the country of a visitor, and whether responses keep it.
 */
final class Settings {

	/**
	 * Header in which a trusted proxy names the country, '' for none.
	 */
	public const HEADER = 'country_header';

	/**
	 * Whether the database is loaded every week from the address that was used last.
	 */
	public const UPDATES = 'country_updates';

	public static function register( SettingsRegistry $registry ): void {
		$registry->add(
			new Setting( DataPolicy::COUNTRY, false, Schema::flag(), feature: 'geo' ),
			new Setting( self::UPDATES, false, Schema::flag(), feature: 'geo' ),
			new Setting( self::HEADER, '', Schema::text( 60 ), check: self::check_header( ... ), feature: 'geo' )
		);
	}

	/**
	 * The header as visitors' calls read it: from the option that WordPress has in memory.
	 */
	public static function header(): string {
		$stored = get_option( DataPolicy::OPTION );
		$header = is_array( $stored ) ? $stored[ self::HEADER ] ?? '' : '';
		return is_string( $header ) && self::is_name( $header ) ? $header : '';
	}

	public static function updates(): bool {
		$stored = get_option( DataPolicy::OPTION );
		return is_array( $stored ) && true === ( $stored[ self::UPDATES ] ?? false );
	}

	/**
	 * @return string '' or a translated sentence.
	 */
	private static function check_header( mixed $value ): string {
		return '' === $value || ( is_string( $value ) && self::is_name( $value ) )
			? ''
			: __( 'The name of a header has letters, digits and hyphens, for example CF-IPCountry.', 'userfeedback-geo-restrictions' );
	}

	private static function is_name( string $text ): bool {
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9-]{0,59}$/D', $text );
	}
}

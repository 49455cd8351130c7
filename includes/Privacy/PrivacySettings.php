<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Rest\Schema;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;

/**
 * Settings about what is kept of visitors and for how long (A51, A68). Visitors' calls read them by `DataPolicy`.
 */
final class PrivacySettings {

	/**
	 * Entries of the list of proxies; large content networks have a few dozen networks.
	 */
	private const MOST_PROXIES = 100;

	public static function register( SettingsRegistry $registry ): void {
		$days = Schema::number( 0, DataPolicy::MOST_DAYS );
		$registry->add(
			new Setting( DataPolicy::KEEP_DAYS, 0, $days, deletes: CommonSettings::is_shorter( ... ) ),
			new Setting( DataPolicy::ADDRESS, DataPolicy::WHOLE, Schema::one_of( ...DataPolicy::ADDRESSES ) ),
			new Setting( DataPolicy::BROWSER, true, Schema::flag() ),
			new Setting( DataPolicy::ANONYMOUS, false, Schema::flag() ),
			new Setting( DataPolicy::REMEMBER_DAYS, 0, $days ),
			new Setting(
				DataPolicy::COUNT_IMPRESSIONS,
				DataPolicy::NOT_EDITORS,
				Schema::one_of( ...DataPolicy::COUNTED )
			),
			new Setting( DataPolicy::COUNT_BOTS, false, Schema::flag() ),
			new Setting( DataPolicy::PROXY_HEADER, '', Schema::text( 60 ), check: self::check_header( ... ) ),
			new Setting(
				DataPolicy::PROXIES,
				array(),
				Schema::items( Schema::text( 50 ), self::MOST_PROXIES ),
				check: self::check_proxies( ... )
			)
		);
	}

	/**
	 * @return string '' or a translated sentence.
	 */
	private static function check_header( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^(?:[A-Za-z][A-Za-z0-9-]*)?$/D', $value )
			? ''
			: __( 'The name of a header has letters, digits and hyphens, for example X-Forwarded-For.', 'userfeedback' );
	}

	/**
	 * @return string '' or a translated sentence.
	 */
	private static function check_proxies( mixed $value ): string {
		foreach ( is_array( $value ) ? $value : array() as $range ) {
			if ( ! is_string( $range ) || ! Addresses::is_range( $range ) ) {
				return sprintf(
					/* translators: %s: what was entered. */
					__( '“%s” is neither an address nor a network such as 192.0.2.0/24.', 'userfeedback' ),
					is_string( $range ) ? $range : ''
				);
			}
		}
		return '';
	}
}

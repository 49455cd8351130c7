<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\EmailAddresses;

/**
 * Settings of the plugin as a whole (STG-49).
 */
final class CommonSettings {

	/**
	 * Whether deleting the plugin removes the data of this site (A107). `Database\Uninstaller` reads it alone.
	 */
	public const REMOVE_DATA = 'uninstall_remove_data';

	/**
	 * Who receives the weekly summary: addresses with commas between them (STG-53).
	 */
	public const RECIPIENTS = 'notifications_recipients';

	public const HEADER_IMAGE = 'notifications_header_image';

	/**
	 * Whether summaries are HTML, else plain text.
	 */
	public const HTML_SUMMARIES = 'summaries_html_template';

	public const NO_SUMMARIES = 'summaries_disabled';

	/**
	 * Opt-in for usage data (A105).
	 */
	public const USAGE_TRACKING = 'allow_usage_tracking';

	/**
	 * `all`, `minor` or `none`; '' until somebody chose (STG-47, STG-48).
	 */
	public const AUTOMATIC_UPDATES = 'automatic_updates';

	public static function register( SettingsRegistry $registry ): void {
		$registry->add(
			new Setting( self::REMOVE_DATA, false, Schema::flag(), deletes: self::is_switched_on( ... ) ),
			new Setting( SettingsRepository::SMALLEST_GROUP, 0, Schema::number( 0, 1000 ) ),
			new Setting(
				self::RECIPIENTS,
				'',
				Schema::text( 2000 ),
				check: self::check_recipients( ... ),
				clean: self::one_line( ... ),
				refused_alone: true
			),
			new Setting(
				self::HEADER_IMAGE,
				'',
				Schema::text( 2000 ),
				check: self::check_picture( ... ),
				feature: 'branding'
			),
			new Setting( self::HTML_SUMMARIES, true, Schema::flag() ),
			new Setting( self::NO_SUMMARIES, false, Schema::flag() ),
			new Setting( self::USAGE_TRACKING, false, Schema::flag() ),
			new Setting( self::AUTOMATIC_UPDATES, '', Schema::one_of( '', 'all', 'minor', 'none' ) )
		);
	}

	/**
	 * A text without markup and line breaks, for `clean`. Not sanitize_text_field(): it stores "<3" as "&lt;3", which
	 * visitors would read.
	 */
	public static function one_line( mixed $value ): string {
		$text = is_string( $value ) ? wp_check_invalid_utf8( $value ) : '';
		// What is left of markup may be markup again.
		do {
			$text = (string) preg_replace( '~<(script|style)\b[^>]*>.*?</\1>|<[a-z/!?][^>]*>~is', '', $text, -1, $found );
		} while ( $found > 0 );
		return trim( (string) preg_replace( '/[\r\n\t\0 ]+/', ' ', $text ) );
	}

	/**
	 * For `deletes` of a switch that deletes while it is on.
	 */
	public static function is_switched_on( mixed $before, mixed $after ): bool {
		return true === $after && true !== $before;
	}

	/**
	 * For `deletes` of a number of days, as a number or a text, after which data goes; 0 keeps it.
	 */
	public static function is_shorter( mixed $before, mixed $after ): bool {
		$was = is_numeric( $before ) ? (int) $before : 0;
		$is  = is_numeric( $after ) ? (int) $after : 0;
		return $is > 0 && ( 0 === $was || $is < $was );
	}

	/**
	 * Refuses what is no address of a picture, for `check`.
	 *
	 * @return string '' or a translated sentence.
	 */
	public static function check_picture( mixed $value ): string {
		if ( '' === $value || ( is_string( $value ) && esc_url_raw( $value, array( 'http', 'https' ) ) === $value ) ) {
			return '';
		}
		return __( 'This is not the address of a picture.', 'userfeedback' );
	}

	/**
	 * Refuses what is no list of addresses (STG-43), for `check`.
	 *
	 * @return string '' or a translated sentence.
	 */
	private static function check_recipients( mixed $value ): string {
		return EmailAddresses::fault( is_string( $value ) ? $value : '' );
	}
}

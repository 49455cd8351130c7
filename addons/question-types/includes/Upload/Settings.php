<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes\Upload;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Surveys\SurveyChanged;

/**
 * Whether visitors may send files: off until the owner says so.
 */
final class Settings {

	public const UPLOADS = DataPolicy::FILES;

	/**
	 * Most megabytes of one file that a question can ask for.
	 */
	public const MOST = 10;

	public const STANDARD = 5;

	/**
	 * Megabytes of all files of a site.
	 */
	private const QUOTA = 500;

	public static function register( SettingsRegistry $registry ): void {
		$registry->add( new Setting( self::UPLOADS, false, Schema::flag(), feature: 'rating-questions' ) );
	}

	/**
	 * As visitors' calls read it: from the option that WordPress has in memory.
	 */
	public static function is_on(): bool {
		return DataPolicy::current()->has_files();
	}

	/**
	 * Surveys with such a question come and go with the switch.
	 *
	 * @param mixed $before The option.
	 * @param mixed $after  The option.
	 */
	public static function changed( mixed $before, mixed $after ): void {
		$is_on = static fn ( mixed $option ): bool => is_array( $option )
			&& true === ( $option[ self::UPLOADS ] ?? false );
		if ( $is_on( $before ) !== $is_on( $after ) ) {
			do_action( SurveyChanged::BATCH_ACTION, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant begins with userfeedback_.
		}
	}

	/**
	 * Bytes of all files that the site keeps.
	 */
	public static function quota(): int {
		/**
		 * Filters how many megabytes all files of visitors may need on this site. When it is reached, more are
		 * refused.
		 *
		 * @since 0.1.0
		 *
		 * @param int $megabytes Default 500.
		 */
		$megabytes = apply_filters( 'userfeedback_uploads_quota', self::QUOTA );
		return MB_IN_BYTES * ( is_int( $megabytes ) ? max( 0, $megabytes ) : self::QUOTA );
	}
}

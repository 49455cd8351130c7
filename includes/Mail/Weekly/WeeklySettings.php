<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Rest\Schema;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;

/**
 * When the weekly summary is sent. Recipients, template and the switch are in `Settings\CommonSettings`.
 */
final class WeeklySettings {

	/**
	 * Day of the week, 1 for Monday to 7 for Sunday.
	 */
	public const DAY = 'summaries_day';

	/**
	 * Hour of the day in the site's time zone, 0 to 23.
	 */
	public const HOUR = 'summaries_hour';

	/**
	 * Whether a week without any response brings a mail too.
	 */
	public const EMPTY_WEEKS = 'summaries_empty_weeks';

	public static function register( SettingsRegistry $registry ): void {
		$registry->add(
			new Setting( self::DAY, 1, Schema::number( 1, 7 ) ),
			new Setting( self::HOUR, 8, Schema::number( 0, 23 ) ),
			new Setting( self::EMPTY_WEEKS, false, Schema::flag() )
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Rest\Schema;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;

/**
 * Settings of heatmaps (HEAT-01, HEAT-02, STG-49).
 */
final class Settings {

	public const AUTO_DELETE = 'heatmap_auto_delete_enabled';

	/**
	 * Days, as a text (STG-49).
	 */
	public const RETENTION = 'heatmap_retention_period';

	public const PERIODS = array( '1', '7', '14', '30', '60', '180', '365' );

	public const SENSITIVE_PAGES = 'heatmap_sensitive_pages';

	private const STANDARD_PERIOD = '60';

	public static function register( SettingsRegistry $registry ): void {
		$registry->add(
			new Setting(
				self::AUTO_DELETE,
				true,
				Schema::flag(),
				feature: 'heatmaps',
				deletes: CommonSettings::is_switched_on( ... )
			),
			new Setting(
				self::RETENTION,
				self::STANDARD_PERIOD,
				Schema::one_of( ...self::PERIODS ),
				feature: 'heatmaps',
				deletes: CommonSettings::is_shorter( ... )
			),
			new Setting( self::SENSITIVE_PAGES, false, Schema::flag(), feature: 'heatmaps' )
		);
	}

	/**
	 * Days for which data is kept, 0 for good.
	 */
	public static function keep_days(): int {
		$stored = SettingsRepository::stored();
		if ( false === ( $stored[ self::AUTO_DELETE ] ?? true ) ) {
			return 0;
		}
		$days = $stored[ self::RETENTION ] ?? self::STANDARD_PERIOD;
		return (int) ( in_array( $days, self::PERIODS, true ) ? $days : self::STANDARD_PERIOD );
	}

	/**
	 * Whether pages that are protected otherwise are recorded.
	 */
	public static function has_sensitive_pages(): bool {
		return true === ( SettingsRepository::stored()[ self::SENSITIVE_PAGES ] ?? false );
	}
}

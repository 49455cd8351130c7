<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Plan\Edition;
use UserFeedback\Rest\Schema;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;

/**
 * What may be stored of the widget's look (STG-28, STG-36 to STG-38, STG-49). `WidgetSettings` reads it for
 * visitors, with the same defaults.
 */
final class WidgetSettingKeys {

	private const THEMING = WidgetDefaults::SURVEY['theming'];

	public static function register( SettingsRegistry $registry ): void {
		$line = CommonSettings::one_line( ... );
		$registry->add(
			new Setting(
				'widget_button_color',
				self::THEMING['button_color'],
				Schema::color(),
				feature: 'branding'
			),
			new Setting( 'widget_color', self::THEMING['widget_color'], Schema::color(), feature: 'branding' ),
			new Setting( 'widget_text_color', self::THEMING['text_color'], Schema::color(), feature: 'branding' ),
			new Setting( 'widget_theme', 'light', Schema::one_of( 'light', 'dark' ), feature: 'branding' ),
			new Setting(
				'widget_toggle_icon',
				self::THEMING['widget_toggle_icon'],
				Schema::one_of( ...ToggleIcons::names() ),
				feature: 'widget-look'
			),
			new Setting(
				'widget_toggle_color',
				self::THEMING['widget_toggle_color'],
				Schema::color(),
				feature: 'widget-look'
			),
			new Setting( 'widget_toggle_text', '', Schema::text( 100 ), clean: $line, feature: 'widget-look' ),
			new Setting( 'widget_font', null, self::font(), feature: 'widget-look' ),
			new Setting(
				'widget_position',
				WidgetSettings::POSITIONS[0],
				Schema::one_of( ...WidgetSettings::POSITIONS )
			),
			new Setting( 'widget_start_minimized', false, Schema::flag(), feature: 'behavior' ),
			new Setting(
				'widget_custom_logo',
				'',
				Schema::text( 2000 ),
				check: self::check_logo( ... ),
				feature: 'branding'
			),
			new Setting( 'widget_show_logo', Edition::of_files()->is_pro(), Schema::flag() ),
			new Setting(
				'logo_type',
				'userfeedback',
				Schema::one_of( 'userfeedback', 'custom', 'none' ),
				check: self::check_logo_type( ... )
			),
			new Setting( 'skip_text', '', Schema::text( 100 ), clean: $line ),
			new Setting( 'next_text', '', Schema::text( 100 ), clean: $line )
		);
	}

	/**
	 * A logo of one's own needs a picture (ERR-20), where this site may choose one.
	 *
	 * @param array<string, mixed> $all Settings as they would be.
	 */
	private static function check_logo_type( mixed $type, array $all ): string {
		return 'custom' === $type && '' === ( $all['widget_custom_logo'] ?? null )
			? __( 'You must select a custom logo.', 'userfeedback' )
			: '';
	}

	/**
	 * The picture does not go while the logo is one's own.
	 *
	 * @param array<string, mixed> $all Settings as they would be.
	 */
	private static function check_logo( mixed $picture, array $all ): string {
		return '' === $picture ? self::check_logo_type( $all['logo_type'] ?? '', $all ) : CommonSettings::check_picture( $picture );
	}

	/**
	 * A font by family and weight; null for the theme's.
	 *
	 * @return array<string, mixed>
	 */
	private static function font(): array {
		return Schema::record(
			array(
				'family' => array(
					'type'      => 'string',
					'minLength' => 1,
					'maxLength' => 100,
					'pattern'   => '^[A-Za-z0-9 ]+\z',
					'required'  => true,
				),
				'weight' => array(
					'type'     => 'string',
					'pattern'  => '^[1-9]00\z',
					'required' => true,
				),
			),
			true
		);
	}
}

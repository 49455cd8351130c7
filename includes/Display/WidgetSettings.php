<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Plan\Edition;
use UserFeedback\Settings\SettingsRepository;

/**
 * The site-wide widget settings (STG-49, CONST-10, CONST-11).
 *
 * @phpstan-type Settings array{
 *   color_scheme: string, widget_color: string, text_color: string, button_color: string,
 *   show_logo: bool, logo_type: string, custom_logo: string, start_minimized: bool, position: string,
 *   toggle_text: string, toggle_icon: string, toggle_path: string, toggle_color: string,
 *   skip_text: string, next_text: string,
 *   font: array{family: string, weight: string, stylesheet?: string}|null
 * }
 */
final class WidgetSettings {

	/**
	 * Option with the plugin's settings, a map by the keys of STG-49.
	 */
	public const OPTION = SettingsRepository::OPTION;

	private const THEMING = WidgetDefaults::SURVEY['theming'];

	public const POSITIONS = array( 'bottom_right', 'bottom_left', 'middle_left', 'middle_right' );

	/**
	 * All of them, defaults filled in, the texts in the language of the
	 * request. Call it after `init`.
	 *
	 * @return Settings
	 */
	public static function all(): array {
		$settings = self::stored();
		return array(
			'toggle_text' => self::toggle_text( $settings['toggle_text'] ),
			'skip_text'   => self::skip_text( $settings['skip_text'] ),
			'next_text'   => self::next_text( $settings['next_text'] ),
		) + $settings;
	}

	/**
	 * The label of the toggle.
	 *
	 * @param string $stored '' for the default.
	 */
	public static function toggle_text( string $stored ): string {
		return '' === $stored ? __( 'Feedback', 'userfeedback' ) : $stored;
	}

	/**
	 * The text of Skip.
	 *
	 * @param string $stored '' for the default.
	 */
	public static function skip_text( string $stored ): string {
		return '' === $stored ? __( 'Skip', 'userfeedback' ) : $stored;
	}

	/**
	 * The text of Next.
	 *
	 * @param string $stored '' for the default.
	 */
	public static function next_text( string $stored ): string {
		return '' === $stored ? __( 'Next', 'userfeedback' ) : $stored;
	}

	/**
	 * The same without the translated defaults, for what is kept: the person who
	 * saves a survey may read wp-admin in another language than the visitors.
	 *
	 * @return Settings
	 */
	public static function stored(): array {
		$stored = get_option( self::OPTION );
		$fields = new Fields( is_array( $stored ) ? $stored : array() );
		$font   = $fields->part( 'widget_font' );
		return array(
			'color_scheme'    => $fields->choice( 'widget_theme', array( 'light', 'dark' ) ),
			'widget_color'    => $fields->filled( 'widget_color', self::THEMING['widget_color'] ),
			'text_color'      => $fields->filled( 'widget_text_color', self::THEMING['text_color'] ),
			'button_color'    => $fields->filled( 'widget_button_color', self::THEMING['button_color'] ),
			// Off in Lite until the owner says otherwise: the plugin directory wants a credit to be asked for.
			'show_logo'       => $fields->flag( 'widget_show_logo', Edition::of_files()->is_pro() ),
			'logo_type'       => $fields->choice( 'logo_type', array( 'userfeedback', 'custom', 'none' ) ),
			'custom_logo'     => $fields->text( 'widget_custom_logo' ),
			'start_minimized' => $fields->flag( 'widget_start_minimized' ),
			'position'        => $fields->choice( 'widget_position', self::POSITIONS ),
			'toggle_text'     => $fields->text( 'widget_toggle_text' ),
			'toggle_icon'     => $fields->filled( 'widget_toggle_icon', self::THEMING['widget_toggle_icon'] ),
			'toggle_path'     => ToggleIcons::path( $fields->text( 'widget_toggle_icon' ) ),
			'toggle_color'    => $fields->filled( 'widget_toggle_color', self::THEMING['widget_toggle_color'] ),
			'skip_text'       => $fields->text( 'skip_text' ),
			'next_text'       => $fields->text( 'next_text' ),
			'font'            => WidgetFont::of( $font->text( 'family' ), $font->filled( 'weight', '400' ) ),
		);
	}

	/**
	 * The same as previews draw it: without what the plan does not include, as visitors see it.
	 *
	 * @param array<string, array{allowed: bool, state: string, plan: string, addon: string}> $rights By feature.
	 * @return array<string, mixed>
	 */
	public static function for_preview( array $rights ): array {
		$look = self::all();
		if ( ! ( $rights['branding']['allowed'] ?? false ) && 'custom' === $look['logo_type'] ) {
			$look = array(
				'logo_type'   => 'userfeedback',
				'custom_logo' => '',
			) + $look;
		}
		if ( ! ( $rights['widget-look']['allowed'] ?? false ) ) {
			$plain = self::plain_look();
			$look  = array(
				'toggle_text'  => self::toggle_text( '' ),
				'toggle_icon'  => $plain['widget_toggle_icon'],
				'toggle_path'  => $plain['widget_toggle_path'],
				'toggle_color' => $plain['widget_toggle_color'],
				'font'         => null,
				'position'     => $plain['position'],
			) + $look;
		}
		return $look;
	}

	/**
	 * What a site without `widget-look` has in place of its own toggle, font and
	 * position (STG-36, STG-39), under the keys of the wire type WidgetTheming.
	 *
	 * @return array<string, mixed>
	 */
	public static function plain_look(): array {
		$position = self::stored()['position'];
		return array(
			'widget_toggle_text'  => '',
			'widget_toggle_icon'  => self::THEMING['widget_toggle_icon'],
			'widget_toggle_path'  => self::THEMING['widget_toggle_path'],
			'widget_toggle_color' => self::THEMING['widget_toggle_color'],
			'font'                => null,
			'position'            => str_starts_with( $position, 'middle_' ) ? self::POSITIONS[0] : $position,
		);
	}
}

<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;

/**
 * Core's version of the parts that addons replace (docs/plans-and-addons.md).
 */
final class PlainParts {

	/**
	 * Opens at once, until it is answered, without end, expanded.
	 *
	 * @return array<string, mixed>
	 */
	public static function behavior(): array {
		return WidgetDefaults::SURVEY['behavior'];
	}

	/**
	 * The message.
	 *
	 * @return array<string, mixed>
	 */
	public static function thank_you( Survey $survey ): array {
		return array(
			'message' => ( new Fields( $survey->settings ) )->part( 'thank_you' )->text( 'message' ),
		) + WidgetDefaults::SURVEY['thank_you'];
	}

	/**
	 * Desktops only (SEL-02).
	 *
	 * @return list<string>
	 */
	public static function devices(): array {
		return array( 'desktop' );
	}

	/**
	 * The site's look, with our logo or none (A11, ENT-37). Its texts are '' for
	 * the default, which the page translates.
	 *
	 * @return array<string, mixed>
	 */
	public static function theming(): array {
		$site = WidgetSettings::stored();
		return array(
			'widget_color'        => $site['widget_color'],
			'text_color'          => $site['text_color'],
			'button_color'        => $site['button_color'],
			'color_scheme'        => $site['color_scheme'],
			'logo_type'           => 'none' === $site['logo_type'] ? 'none' : 'userfeedback',
			'custom_logo'         => '',
			'show_logo'           => 'none' !== $site['logo_type'] && $site['show_logo'],
			'skip_text'           => $site['skip_text'],
			'next_text'           => $site['next_text'],
			'widget_toggle_text'  => $site['toggle_text'],
			'widget_toggle_icon'  => $site['toggle_icon'],
			'widget_toggle_path'  => $site['toggle_path'],
			'widget_toggle_color' => $site['toggle_color'],
			'font'                => $site['font'],
			'position'            => $site['position'],
		);
	}

	/**
	 * No required answers, random order or comments; icons have their shapes.
	 *
	 * @return array<string, mixed>
	 */
	public static function question_settings( Question $question ): array {
		return array_replace(
			WidgetDefaults::QUESTION['settings'],
			array_intersect_key( $question->settings, array_flip( array( 'icon_color', 'icon_size' ) ) )
		);
	}
}

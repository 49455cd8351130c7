<?php
declare(strict_types=1);

namespace UserFeedback\Branding;

use UserFeedback\Display\Fields;
use UserFeedback\Display\PlainParts;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Surveys\Survey;

/**
 * A survey's own look and the site's own logo (ENT-06, ENT-37, A11).
 */
final class ThemingPart {

	/**
	 * The site's look with the survey's own values.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Survey $survey ): array {
		$site = WidgetSettings::stored();
		$own  = ( new Fields( $survey->settings ) )->part( 'theming' );
		// A custom logo without a picture would leave a gap: our logo shows instead.
		$is_custom = 'custom' === $site['logo_type'] && '' !== $site['custom_logo'];
		return array(
			'widget_color' => $own->filled( 'widget_color', $site['widget_color'] ),
			'text_color'   => $own->filled( 'text_color', $site['text_color'] ),
			'button_color' => $own->filled( 'button_color', $site['button_color'] ),
			'color_scheme' => $own->choice( 'color_scheme', array( $site['color_scheme'], 'light', 'dark' ) ),
			'logo_type'    => $is_custom ? 'custom' : ( 'none' === $site['logo_type'] ? 'none' : 'userfeedback' ),
			'custom_logo'  => $is_custom ? $site['custom_logo'] : '',
			'show_logo'    => 'none' !== $site['logo_type'] && $own->flag( 'show_logo', $site['show_logo'] ),
		) + PlainParts::theming();
	}
}

import { __ } from '@wordpress/i18n';
import { togglePath } from '../../domain/toggle-icons';
import { allows } from '../../shared/lib/entitlements';
import type { SettingKey, SettingValues, WidgetTheming } from '../../types';

/** Settings of the tab. */
export const WIDGET_KEYS = [
	'widget_toggle_icon',
	'widget_toggle_color',
	'widget_toggle_text',
	'widget_font',
	'widget_theme',
	'widget_color',
	'widget_text_color',
	'widget_button_color',
	'widget_position',
	'widget_start_minimized',
	'logo_type',
	'widget_custom_logo',
	'widget_show_logo',
	'skip_text',
	'next_text',
] as const satisfies readonly SettingKey[];

/** The button that opens the widget, and where it stands, as a site without `widget-look` has them (STG-36). */
function plainLook( { widget_position: position }: SettingValues ) {
	return {
		widget_toggle_text: __( 'Feedback', 'userfeedback' ),
		widget_toggle_icon: 'field-chevron-down',
		widget_toggle_path: '',
		widget_toggle_color: '#23282D',
		position: position.startsWith( 'middle_' ) ? ( 'bottom_right' as const ) : position,
	};
}

/**
 * The look that visitors would get, were these settings saved.
 *
 * @param values     Of the form.
 * @param stylesheet Brings the chosen font; '' where nothing may bring it yet.
 */
export function themingOf( values: SettingValues, stylesheet: string ): WidgetTheming {
	const custom = values.logo_type === 'custom' && allows( 'branding' ) && values.widget_custom_logo !== '';
	const font = allows( 'widget-look' ) ? values.widget_font : null;
	return {
		widget_color: values.widget_color,
		text_color: values.widget_text_color,
		button_color: values.widget_button_color,
		color_scheme: values.widget_theme,
		start_minimized: values.widget_start_minimized && allows( 'behavior' ),
		logo_type: custom ? 'custom' : logoBeside( values.logo_type ),
		custom_logo: custom ? values.widget_custom_logo : '',
		show_logo: values.widget_show_logo,
		skip_text: values.skip_text || __( 'Skip', 'userfeedback' ),
		next_text: values.next_text || __( 'Next', 'userfeedback' ),
		widget_toggle_text: values.widget_toggle_text || __( 'Feedback', 'userfeedback' ),
		widget_toggle_icon: values.widget_toggle_icon,
		widget_toggle_path: togglePath( values.widget_toggle_icon ),
		widget_toggle_color: values.widget_toggle_color,
		position: values.widget_position,
		...( allows( 'widget-look' ) ? {} : plainLook( values ) ),
		font: font && { ...font, ...( stylesheet ? { stylesheet } : {} ) },
	};
}

/** A custom logo without a picture would leave a gap: ours shows instead. */
function logoBeside( type: SettingValues[ 'logo_type' ] ): 'userfeedback' | 'none' {
	return type === 'none' ? 'none' : 'userfeedback';
}

/** Address of a font's style sheet at the font host, as `Display\WidgetFont::host_stylesheet()` writes it. */
export function hostStylesheet( host: string, family: string, weight: string, text = '' ): string {
	return `${ host }/css2?family=${ encodeURIComponent( family ) }:wght@${ weight }&display=swap${
		text ? `&text=${ encodeURIComponent( text ) }` : ''
	}`;
}

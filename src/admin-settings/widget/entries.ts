import { __ } from '@wordpress/i18n';
import type { TabEntry } from '../entries';

export function widgetEntries(): TabEntry[] {
	return [
		{
			id: 'widget_toggle_icon',
			label: __( 'Widget icon', 'userfeedback' ),
			words: __( 'button toggle symbol picture', 'userfeedback' ),
		},
		{ id: 'widget_toggle_color', label: __( 'Icon color', 'userfeedback' ) },
		{
			id: 'widget_toggle_text',
			label: __( 'Widget label', 'userfeedback' ),
			words: __( 'button toggle text', 'userfeedback' ),
		},
		{
			id: 'widget_font',
			label: __( 'Font', 'userfeedback' ),
			words: __( 'typeface letters weight family Google', 'userfeedback' ),
		},
		{
			id: 'widget_color',
			label: __( 'Theme colors', 'userfeedback' ),
			words: __( 'background branding contrast', 'userfeedback' ),
		},
		{
			id: 'widget_theme',
			row: 'widget_color',
			label: __( 'Color scheme', 'userfeedback' ),
			words: __( 'light dark', 'userfeedback' ),
		},
		{ id: 'widget_text_color', row: 'widget_color', label: __( 'Text color', 'userfeedback' ) },
		{ id: 'widget_button_color', row: 'widget_color', label: __( 'Button color', 'userfeedback' ) },
		{
			id: 'widget_position',
			label: __( 'Position', 'userfeedback' ),
			words: __( 'corner left right middle bottom', 'userfeedback' ),
		},
		{
			id: 'widget_start_minimized',
			label: __( 'Start minimized', 'userfeedback' ),
			words: __( 'closed folded', 'userfeedback' ),
		},
		{
			id: 'logo_type',
			label: __( 'Logo', 'userfeedback' ),
			words: __( 'branding powered by credit image', 'userfeedback' ),
		},
		{ id: 'widget_custom_logo', row: 'logo_type', label: __( 'Custom logo', 'userfeedback' ) },
		{ id: 'widget_show_logo', row: 'logo_type', label: __( 'Show logo', 'userfeedback' ) },
		{ id: 'skip_text', label: __( 'Skip text', 'userfeedback' ) },
		{ id: 'next_text', label: __( 'Next text', 'userfeedback' ) },
	];
}

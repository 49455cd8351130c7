import type { SettingValues } from '../../../types';
import { boot } from '../../app/boot';
import { togglePath } from '../../../domain/toggle-icons';

/**
 * Takes saved settings into the boot data of this page, from which previews draw (CALL-54).
 *
 * @param settings As the server stored them.
 */
export function storeInConfig( settings: SettingValues ): void {
	const { widget_defaults: before } = boot();
	boot().widget_defaults = {
		...before,
		color_scheme: settings.widget_theme,
		widget_color: settings.widget_color,
		text_color: settings.widget_text_color,
		button_color: settings.widget_button_color,
		show_logo: settings.widget_show_logo,
		start_minimized: settings.widget_start_minimized,
		position: settings.widget_position,
		toggle_icon: settings.widget_toggle_icon,
		toggle_path: togglePath( settings.widget_toggle_icon ),
		logo_type: settings.logo_type,
		custom_logo: settings.widget_custom_logo,
		toggle_color: settings.widget_toggle_color,
		// An empty text means the default, which only the server knows in the site's language.
		toggle_text: settings.widget_toggle_text || before.toggle_text,
		skip_text: settings.skip_text || before.skip_text,
		next_text: settings.next_text || before.next_text,
	};
}

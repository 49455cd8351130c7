import { __ } from '@wordpress/i18n';
import type { RouteName } from './routes';

/** Title of a tab. */
export function tabTitle( name: RouteName ): string {
	switch ( name ) {
		case 'settings-general':
			return __( 'General', 'userfeedback' );
		case 'settings-widget':
			return __( 'Widget', 'userfeedback' );
		case 'settings-email':
			return __( 'Email', 'userfeedback' );
		case 'settings-integrations':
			return __( 'Integrations', 'userfeedback' );
		case 'settings-heatmaps':
			return __( 'Heatmaps', 'userfeedback' );
		case 'settings-access':
			return __( 'Access', 'userfeedback' );
		case 'settings-misc':
			return __( 'Misc', 'userfeedback' );
		case 'settings-google-drive':
			return __( 'Google Drive', 'userfeedback' );
	}
}

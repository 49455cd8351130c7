import { __ } from '@wordpress/i18n';
import type { RouteName } from './routes';

interface TabWords {
	title: string;
	/** What the tab will hold; '' for the one that is there. */
	later: string;
}

/** Words of a tab. */
export function tabWords( name: RouteName ): TabWords {
	switch ( name ) {
		case 'settings-general':
			return { title: __( 'General', 'userfeedback' ), later: '' };
		case 'settings-widget':
			return {
				title: __( 'Widget', 'userfeedback' ),
				later: __(
					'Colors, icon, position and texts of the widget for all surveys will be here. Each survey already has its own colors in the builder.',
					'userfeedback'
				),
			};
		case 'settings-email':
			return {
				title: __( 'Email', 'userfeedback' ),
				later: __(
					'Recipients and look of the weekly summary will be here. Each survey already has its own notifications in the builder.',
					'userfeedback'
				),
			};
		case 'settings-integrations':
			return {
				title: __( 'Integrations', 'userfeedback' ),
				later: __( 'You will connect UserFeedback with Uncanny Automator here.', 'userfeedback' ),
			};
		case 'settings-heatmaps':
			return {
				title: __( 'Heatmaps', 'userfeedback' ),
				later: __( 'How long heatmap data is kept will be decided here.', 'userfeedback' ),
			};
		case 'settings-access':
			return {
				title: __( 'Access', 'userfeedback' ),
				later: __(
					'Which roles may edit surveys and see results will be chosen here. Administrators may do everything.',
					'userfeedback'
				),
			};
		case 'settings-misc':
			return {
				title: __( 'Misc', 'userfeedback' ),
				later: __( 'Usage tracking, email summaries and automatic updates will be here.', 'userfeedback' ),
			};
		case 'settings-google-drive':
			return {
				title: __( 'Google Drive', 'userfeedback' ),
				later: __(
					'You will connect a Google account here, and choose the folder for the sheets.',
					'userfeedback'
				),
			};
	}
}

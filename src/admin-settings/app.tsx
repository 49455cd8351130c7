import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { ComingSoon } from '../shared/components/coming-soon';
import { pageUrl } from '../shared/lib/pages';

/**
 * Settings page, before its tabs exist.
 */
export function App() {
	return (
		<ComingSoon
			title={ __( 'Settings', 'userfeedback' ) }
			heading={ __( 'Settings come in a later version', 'userfeedback' ) }
			text={ __(
				'Look of the widget, email summaries and access for other roles will be here. Every survey already has its own settings in the builder.',
				'userfeedback'
			) }
			icon={ <Icon icon={ settings } /> }
		>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ pageUrl( 'surveys' ) }
			>
				{ __( 'Go to Surveys', 'userfeedback' ) }
			</Button>
		</ComingSoon>
	);
}

import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plugins } from '@wordpress/icons';
import { ComingSoon } from '../shared/components/coming-soon';
import { pageUrl } from '../shared/lib/pages';

/**
 * Addons page, before there are addons.
 */
export function App() {
	return (
		<ComingSoon
			title={ __( 'Addons', 'userfeedback' ) }
			heading={ __( 'Addons come in a later version', 'userfeedback' ) }
			text={ __(
				'You will install and activate addons here. All nine question types, targeting and timing already work without one.',
				'userfeedback'
			) }
			icon={ <Icon icon={ plugins } /> }
		>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ pageUrl( 'surveys', '/new/setup' ) }
			>
				{ __( 'Create a Survey', 'userfeedback' ) }
			</Button>
		</ComingSoon>
	);
}

import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../shared/app/boot';
import { ComingSoon } from '../shared/components/coming-soon';
import { can } from '../shared/lib/entitlements';
import { pageUrl } from '../shared/lib/pages';

/**
 * About Us page: the version that runs, and where to begin.
 */
export function App() {
	return (
		<ComingSoon
			title={ __( 'About Us', 'userfeedback' ) }
			heading={ sprintf(
				/* translators: %s: version number. */
				__( 'UserFeedback %s', 'userfeedback' ),
				boot().version
			) }
			text={ __(
				'Build a survey, let visitors answer it in a small widget, and read correct figures.',
				'userfeedback'
			) }
		>
			<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'surveys' ) }>
				{ __( 'Go to Surveys', 'userfeedback' ) }
			</Button>
			{ can( 'view' ) && (
				<Button __next40pxDefaultSize variant="secondary" href={ pageUrl( 'results' ) }>
					{ __( 'Go to Results', 'userfeedback' ) }
				</Button>
			) }
		</ComingSoon>
	);
}

import { ToggleControl } from '@wordpress/components';
import { chartBar } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Card } from '../ui/card';
import { useSettings } from './use-settings';
import { FLAT } from '../ui/controls';

/** Views and completed surveys as events for Google Analytics. */
export function Tracking() {
	const { settings, locked, set } = useSettings();
	return (
		<Card
			id="tracking"
			title={ __( 'Tracking', 'userfeedback' ) }
			description={ __( 'Send views and completed surveys to Google Analytics.', 'userfeedback' ) }
			icon={ chartBar }
		>
			<div className="ufb-card__body ufb-stack">
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Track this survey', 'userfeedback' ) }
					help={ __( 'Works on pages where MonsterInsights or ExactMetrics is active.', 'userfeedback' ) }
					checked={ settings.enable_tracking }
					disabled={ locked }
					onChange={ ( on ) => set( ( old ) => ( { ...old, enable_tracking: on } ) ) }
				/>
			</div>
		</Card>
	);
}

import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { chartBar } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { activePlugin, automaticTracking } from '../../../domain/draft/tracking';
import { companionQueries } from '../../../shared/api/companions/queries';
import { announce } from '../../../shared/lib/announce';
import type { Analytics } from '../../../types';
import { useBuilderStore } from '../state/store';
import { Card } from '../ui/card';
import { FLAT } from '../ui/controls';
import { AnalyticsPlugins } from './analytics-plugins';
import { useSettings } from './use-settings';

/** Views and completed surveys as events for Google Analytics. */
export function Tracking() {
	const { settings, locked, set } = useSettings();
	const { data: analytics } = useQuery( companionQueries.analytics() );
	const [ isAutomatic, setAutomatic ] = useState( false );
	const store = useBuilderStore();

	useEffect( () => {
		const { record, draft, locked: isLocked, edit } = store.getState();
		// A new survey began with it.
		const wanted = record.id > 0 && ! isLocked ? automaticTracking( analytics, record.updated_at ) : null;
		if ( wanted !== null && wanted !== draft.settings.enable_tracking ) {
			edit( ( now ) => ( { ...now, settings: { ...now.settings, enable_tracking: wanted } } ) );
			setAutomatic( true );
			announce( reasonOf( analytics, wanted ) );
		}
	}, [ store, analytics ] );

	const turn = ( on: boolean ) => {
		setAutomatic( false );
		set( ( old ) => ( { ...old, enable_tracking: on } ) );
	};
	return (
		<Card
			id="tracking"
			title={ __( 'Tracking', 'userfeedback' ) }
			description={ __( 'Send views and completed surveys to Google Analytics.', 'userfeedback' ) }
			icon={ chartBar }
		>
			<div className="ufb-card__body ufb-stack">
				{ analytics && (
					<AnalyticsPlugins analytics={ analytics } locked={ locked } onActivated={ () => turn( true ) } />
				) }
				<ToggleControl
					{ ...FLAT }
					label={ __( 'Track this survey', 'userfeedback' ) }
					help={ isAutomatic ? reasonOf( analytics, settings.enable_tracking ) : helpOf( analytics ) }
					checked={ settings.enable_tracking }
					disabled={ locked }
					onChange={ turn }
				/>
			</div>
		</Card>
	);
}

/** Why the switch moved by itself. */
function reasonOf( analytics: Analytics | null, on: boolean ): string {
	const plugin = analytics && activePlugin( analytics );
	return on
		? sprintf(
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				__( 'Switched on because %s is active.', 'userfeedback' ),
				plugin?.title ?? ''
			)
		: __( 'Switched off because neither MonsterInsights nor ExactMetrics is active.', 'userfeedback' );
}

function helpOf( analytics: Analytics | null ): string {
	const plugin = analytics && activePlugin( analytics );
	return plugin
		? sprintf(
				/* translators: %s: name of a plugin, e.g. MonsterInsights. */
				__( '%s passes the events on.', 'userfeedback' ),
				plugin.title
			)
		: __( 'Works on pages where MonsterInsights or ExactMetrics is active.', 'userfeedback' );
}

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settingsQueries } from '../../shared/api/settings/queries';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import type { SettingKey, UsageData } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import './usage-card.scss';

const KEYS: SettingKey[] = [ 'allow_usage_tracking' ];

function where( { endpoint }: UsageData ): string {
	return endpoint === ''
		? __( 'It goes nowhere: this version has no address for it.', 'userfeedback' )
		: sprintf(
				/* translators: %s: an address. */
				__( 'It goes to %s once a week.', 'userfeedback' ),
				endpoint
			);
}

function Preview() {
	const query = useQuery( settingsQueries.usage() );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The usage data could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton width="100%" height="120px" /> }
		>
			{ ( usage ) => (
				<>
					<pre className="uf-usage__data" dir="ltr">
						{ JSON.stringify( usage.data, null, 2 ) }
					</pre>
					<p className="uf-settings__help">{ where( usage ) }</p>
				</>
			) }
		</QueryPanel>
	);
}

/** Opt-in for usage data, and what it is (STG-46, A105). */
export function UsageCard() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const [ open, setOpen ] = useState( false );
	return (
		<Card title={ __( 'Usage data', 'userfeedback' ) }>
			<SettingRow form={ form } name="allow_usage_tracking" standard={ null } group>
				{ () => (
					<>
						<ToggleControl
							label={ __( 'Send anonymous usage data', 'userfeedback' ) }
							help={ __(
								'Off unless you turn it on. No answers, no addresses, no visitor data.',
								'userfeedback'
							) }
							checked={ values.allow_usage_tracking }
							onChange={ ( on ) => set( 'allow_usage_tracking', on ) }
						/>
						<details
							className="uf-usage"
							onToggle={ ( { currentTarget } ) => setOpen( currentTarget.open ) }
						>
							<summary>{ __( 'See exactly what would be sent', 'userfeedback' ) }</summary>
							{ open && <Preview /> }
						</details>
					</>
				) }
			</SettingRow>
		</Card>
	);
}

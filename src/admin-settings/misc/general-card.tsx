import { useEffect } from 'react';
import { RadioControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UPDATES_UNSET_MS } from '../../shared/lib/timers';
import type { AutomaticUpdates, SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';

const KEYS: SettingKey[] = [ 'allow_usage_tracking', 'automatic_updates' ];

/** Usage tracking and automatic updates (STG-46 to STG-48, A105). */
export function GeneralCard() {
	const form = useSettingsForm( KEYS );
	const { values, set, assume } = form;
	const unset = values.automatic_updates === '';

	useEffect( () => {
		if ( ! unset ) {
			return undefined;
		}
		const timer = setTimeout( () => assume( 'automatic_updates', 'none' ), UPDATES_UNSET_MS );
		return () => clearTimeout( timer );
	}, [ unset, assume ] );

	return (
		<Card title={ __( 'Misc', 'userfeedback' ) }>
			<SettingRow form={ form } name="allow_usage_tracking" standard={ null } group>
				{ () => (
					<ToggleControl
						label={ __( 'Send anonymous usage data', 'userfeedback' ) }
						help={ __(
							'Off unless you turn it on. No answers, no addresses, no visitor data.',
							'userfeedback'
						) }
						checked={ values.allow_usage_tracking }
						onChange={ ( on ) => set( 'allow_usage_tracking', on ) }
					/>
				) }
			</SettingRow>
			<SettingRow form={ form } name="automatic_updates" standard={ null } group>
				{ () => (
					<RadioControl
						label={ __( 'Automatic updates', 'userfeedback' ) }
						hideLabelFromVision
						selected={ values.automatic_updates }
						options={ [
							{ value: 'all', label: __( 'All updates', 'userfeedback' ) },
							{ value: 'minor', label: __( 'Minor updates only', 'userfeedback' ) },
							{ value: 'none', label: __( 'None', 'userfeedback' ) },
						] }
						onChange={ ( value ) => set( 'automatic_updates', value as AutomaticUpdates ) }
					/>
				) }
			</SettingRow>
		</Card>
	);
}

import { useEffect } from 'react';
import { RadioControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UPDATES_UNSET_MS } from '../../shared/lib/timers';
import type { AutomaticUpdates, SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import type { SettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import { updateChoices } from '../options';

const KEYS: SettingKey[] = [ 'summaries_disabled', 'automatic_updates' ];

function SummariesRow( { form }: { form: SettingsForm } ) {
	return (
		<SettingRow form={ form } name="summaries_disabled" standard={ null } group>
			{ () => (
				<ToggleControl
					label={ __( 'Send the weekly summary', 'userfeedback' ) }
					help={ __( 'To the recipients on the Email tab.', 'userfeedback' ) }
					checked={ ! form.values.summaries_disabled }
					onChange={ ( on ) => form.set( 'summaries_disabled', ! on ) }
				/>
			) }
		</SettingRow>
	);
}

/** Email summaries and automatic updates (STG-46 to STG-48, A105). */
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
			<SummariesRow form={ form } />
			<SettingRow
				form={ form }
				name="automatic_updates"
				standard={ null }
				help={ __(
					'Updates of UserFeedback and its addons. Minor updates keep the first number of the version.',
					'userfeedback'
				) }
				group
			>
				{ () => (
					<RadioControl
						label={ __( 'Automatic updates', 'userfeedback' ) }
						hideLabelFromVision
						selected={ values.automatic_updates }
						options={ updateChoices() }
						onChange={ ( value ) => set( 'automatic_updates', value as AutomaticUpdates ) }
					/>
				) }
			</SettingRow>
		</Card>
	);
}

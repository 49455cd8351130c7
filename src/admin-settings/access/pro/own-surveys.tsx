import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';

/** Limits who creates surveys to their own. */
export function OwnSurveys( { form }: { form: SettingsForm } ) {
	return (
		<SettingRow form={ form } name="own_surveys_only" standard={ __( 'off', 'userfeedback' ) } group>
			{ () => (
				<ToggleControl
					label={ __( 'Whoever creates surveys reaches their own only', 'userfeedback' ) }
					help={ __(
						'Surveys of others, their results, responses, files and messages do not exist for these roles. Roles that manage options, and roles that only view or delete, still reach all surveys.',
						'userfeedback'
					) }
					checked={ form.values.own_surveys_only }
					onChange={ ( on ) => form.set( 'own_surveys_only', on ) }
				/>
			) }
		</SettingRow>
	);
}

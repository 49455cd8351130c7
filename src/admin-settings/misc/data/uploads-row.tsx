import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingKey } from '../../../types';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';

const KEYS: SettingKey[] = [ 'uploads' ];

/** Whether visitors may send files (docs/uploads.md); of the addon Question Types. */
export function UploadsRow() {
	const form = useSettingsForm( KEYS );
	const { uploads } = form.values;
	return uploads === undefined ? null : (
		<SettingRow form={ form } name="uploads" standard={ __( 'off', 'userfeedback' ) } group>
			{ () => (
				<ToggleControl
					label={ __( 'Visitors may send files', 'userfeedback' ) }
					help={ __(
						'With questions of the type “File upload”: pictures, and where you choose so PDF and text. Only people who may view results can open them, and they go with their response. While this is off, surveys with such a question are not shown.',
						'userfeedback'
					) }
					checked={ uploads }
					onChange={ ( on ) => form.set( 'uploads', on ) }
				/>
			) }
		</SettingRow>
	);
}

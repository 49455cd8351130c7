import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Device } from '../../../types';
import { ALL_DEVICES } from '../../../domain/draft/defaults';
import { DeviceTiles } from '../settings/device-tiles';
import { useSettings } from '../settings/use-settings';
import { FLAT } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { deviceName } from '../../../shared/format/devices';

/** SET-03. */
export function Devices() {
	const { settings, locked, set } = useSettings();
	const { devices } = settings.targeting;
	const toggle = ( device: Device, on: boolean ) =>
		set( ( old ) => ( {
			...old,
			targeting: {
				...old.targeting,
				devices: ALL_DEVICES.filter( ( one ) =>
					one === device ? on : old.targeting.devices.includes( one )
				),
			},
		} ) );
	return (
		<>
			<DeviceTiles chosen={ devices }>
				{ ( device ) => (
					<CheckboxControl
						{ ...FLAT }
						label={ deviceName( device ) }
						checked={ devices.includes( device ) }
						disabled={ locked }
						onChange={ ( on ) => toggle( device, on ) }
					/>
				) }
			</DeviceTiles>
			{ devices.length === 0 && (
				<FieldError text={ __( 'Choose at least one device: nobody would see the survey.', 'userfeedback' ) } />
			) }
		</>
	);
}

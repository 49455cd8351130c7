import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import { isPaidPosition, PositionPicker } from '../../shared/components/position-picker';
import { Card } from '../card';
import type { SettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import { LockedRow } from './locked-row';

interface Props {
	form: SettingsForm;
	/** What was chosen, also for the cookie of the survey in the preview (STG-34). */
	onMinimized: ( minimized: boolean ) => void;
}

/** Where the widget stands, and whether it starts as a button (STG-28, STG-29). */
export function DisplayCard( { form, onMinimized }: Props ) {
	const { values, set } = form;
	const positions = useLock( {
		feature: 'widget-look',
		name: __( 'Middle positions', 'userfeedback' ),
		medium: 'widget-position',
	} );
	const minimized = useLock( {
		feature: 'behavior',
		name: __( 'Start minimized', 'userfeedback' ),
		medium: 'widget-minimized',
	} );
	const shown = positions && isPaidPosition( values.widget_position ) ? 'bottom_right' : values.widget_position;
	return (
		<Card title={ __( 'Display', 'userfeedback' ) }>
			<SettingRow form={ form } name="widget_position" group standard={ __( 'Bottom right', 'userfeedback' ) }>
				{ () => (
					<PositionPicker
						legend={ __( 'Position', 'userfeedback' ) }
						value={ shown }
						lock={ positions }
						onPick={ ( position ) => {
							if ( positions && isPaidPosition( position ) ) {
								positions.open();
							} else {
								set( 'widget_position', position );
							}
						} }
					/>
				) }
			</SettingRow>
			<LockedRow
				form={ form }
				name="widget_start_minimized"
				lock={ minimized }
				help={ __( 'New surveys start like this. Each survey can differ.', 'userfeedback' ) }
			>
				<ToggleControl
					label={ __( 'Show only the button until somebody opens it', 'userfeedback' ) }
					checked={ minimized === null && values.widget_start_minimized }
					onChange={ ( on ) => {
						set( 'widget_start_minimized', on );
						onMinimized( on );
					} }
				/>
			</LockedRow>
		</Card>
	);
}

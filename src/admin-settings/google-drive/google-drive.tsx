import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import { LockLine } from '../../shared/components/lock-line';
import { ProPart } from '../../shared/registry/pro-parts';
import { Card } from '../card';
import { proDrive } from '../pro-drive';

/** Google Drive tab (GD-01 to GD-08). Its parts save for themselves (STG-04). */
export function GoogleDrive() {
	const lock = useLock( {
		feature: 'google-drive',
		name: __( 'Google Drive', 'userfeedback' ),
		medium: 'settings-google-drive',
	} );
	return (
		<div className="uf-settings__column" data-setting="google-drive">
			{ lock ? (
				<Card
					title={ __( 'Google Drive', 'userfeedback' ) }
					lead={ __( 'Every response becomes a row in a spreadsheet of your own.', 'userfeedback' ) }
				>
					<LockLine lock={ lock } />
				</Card>
			) : (
				<ProPart from={ proDrive }>{ ( { DriveTab } ) => <DriveTab /> }</ProPart>
			) }
		</div>
	);
}

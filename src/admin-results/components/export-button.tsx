import { __ } from '@wordpress/i18n';
import { LockedButton } from '../../shared/components/lock';
import { isBuilt } from '../../shared/lib/entitlements';
import { useExportLock } from '../lib/locks';

/** 'Export Results' of a survey (RES-18, RESP-03). */
export function ExportButton( { medium }: { medium: string } ) {
	const lock = useExportLock( medium );
	return lock && isBuilt( 'export' ) ? (
		<LockedButton lock={ lock }>{ __( 'Export Results', 'userfeedback' ) }</LockedButton>
	) : null;
}

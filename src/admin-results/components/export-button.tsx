import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { LockedButton } from '../../shared/components/lock';
import { useExportLock } from '../lib/locks';

/** 'Export Results' of a survey (RES-18, RESP-03). */
export function ExportButton( { medium }: { medium: string } ) {
	const lock = useExportLock( medium );
	const text = __( 'Export Results', 'userfeedback' );
	if ( lock ) {
		return <LockedButton lock={ lock }>{ text }</LockedButton>;
	}
	return (
		<Button
			size="compact"
			variant="secondary"
			icon={ download }
			disabled
			accessibleWhenDisabled
			label={ __( 'Exporting comes in a later version.', 'userfeedback' ) }
			showTooltip
		>
			{ text }
		</Button>
	);
}

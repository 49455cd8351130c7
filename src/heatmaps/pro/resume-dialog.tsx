import { useState } from 'react';
import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Heatmap } from '../../types';
import { useSwitchHeatmap } from '../../shared/api/heatmaps/queries';
import { ActionModal } from '../../shared/components/action-modal';
import { MODERN } from './record-dialog';
import { daysLeft, daysName, daysUntil, pageName } from './words';

const DAYS = [ 1, 7, 14, 30, 60, 90 ];
const STANDARD = 30;

/** For how many days a finished heatmap goes on. */
export function ResumeDialog( { heatmap, onClose }: { heatmap: Heatmap; onClose: () => void } ) {
	const choices = daysLeft( heatmap, DAYS );
	const [ more, setMore ] = useState( choices.includes( STANDARD ) ? STANDARD : ( choices.at( -1 ) ?? 1 ) );
	const { mutate, isPending } = useSwitchHeatmap();
	return (
		<ActionModal
			size="medium"
			title={ sprintf(
				/* translators: %s: title of a page. */
				__( 'Resume the heatmap of “%s”', 'userfeedback' ),
				pageName( heatmap )
			) }
			confirmText={ __( 'Resume', 'userfeedback' ) }
			busy={ isPending }
			onCancel={ onClose }
			onConfirm={ () =>
				mutate(
					{ id: heatmap.id, status: 'recording', days: daysUntil( heatmap, more ) },
					{ onSuccess: onClose }
				)
			}
		>
			<div className="uf-hmform">
				<SelectControl
					{ ...MODERN }
					label={ __( 'Record for another', 'userfeedback' ) }
					help={ __( 'What was recorded stays, and the new visits are added to it.', 'userfeedback' ) }
					value={ String( more ) }
					options={ choices.map( ( value ) => ( { value: String( value ), label: daysName( value ) } ) ) }
					onChange={ ( value ) => setMore( Number( value ) ) }
				/>
			</div>
		</ActionModal>
	);
}

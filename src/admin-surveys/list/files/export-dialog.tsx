import { useState } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ActionModal } from '../../../shared/components/action-modal';
import { formatNumber } from '../../../shared/format/numbers';

interface Props {
	/** How many surveys. */
	count: number;
	onConfirm: ( pictures: boolean ) => void;
	onCancel: () => void;
}

/** As the server has it, in `SurveyFile`. */
const MOST = 50;

/** What the file has, before it is made. */
export function ExportDialog( { count, onConfirm, onCancel }: Props ) {
	const [ pictures, setPictures ] = useState( false );
	return (
		<ActionModal
			title={ __( 'Export surveys', 'userfeedback' ) }
			confirmText={ sprintf(
				/* translators: %s: number of surveys. */
				_n( 'Export %s survey', 'Export %s surveys', count, 'userfeedback' ),
				formatNumber( count )
			) }
			confirmDisabled={ count > MOST }
			onCancel={ onCancel }
			onConfirm={ () => onConfirm( pictures ) }
		>
			<p>
				{ __(
					'One file, for another site or a backup. Responses and email addresses stay here.',
					'userfeedback'
				) }
			</p>
			{ count > MOST && (
				<p role="alert">
					{ sprintf(
						/* translators: %s: a number. */
						__( 'One file holds at most %s surveys. Select fewer.', 'userfeedback' ),
						formatNumber( MOST )
					) }
				</p>
			) }
			<CheckboxControl
				label={ __( 'With pictures inside', 'userfeedback' ) }
				help={ __(
					'Pictures of this media library, each up to 500 KB; a larger one in a smaller size. Others stay addresses, which need this site.',
					'userfeedback'
				) }
				checked={ pictures }
				onChange={ setPictures }
			/>
		</ActionModal>
	);
}

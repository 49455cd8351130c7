import { useId, useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import { formatNumber } from '../../shared/format/numbers';
import { LockedButton } from '../../shared/components/lock';
import type { Lock } from '../../shared/components/lock';
import { lockedArea } from '../../shared/components/locked-area';

interface Props {
	/** Whether the trash is shown. */
	trash: boolean;
	selected: number;
	busy: boolean;
	onApply: ( action: ResponseAction ) => void;
}

/** SHARED-22: no action is chosen yet. */
const NONE = '-1';

function actionName( action: ResponseAction ): string {
	return {
		trash: __( 'Move to Trash', 'userfeedback' ),
		restore: __( 'Restore', 'userfeedback' ),
		delete: __( 'Delete permanently', 'userfeedback' ),
	}[ action ];
}

/** Core's bulk actions: one has to be chosen before it can apply. */
export function BulkActions( { trash, selected, busy, onApply }: Props ) {
	const field = useId();
	const [ chosen, setChosen ] = useState( NONE );
	const actions: ResponseAction[] = trash ? [ 'restore', 'delete' ] : [ 'trash' ];
	const action = actions.find( ( one ) => one === chosen );
	return (
		<div className="alignleft actions bulkactions">
			<label htmlFor={ field } className="screen-reader-text">
				{ __( 'Select bulk action', 'userfeedback' ) }
			</label>
			<select id={ field } value={ action ?? NONE } onChange={ ( event ) => setChosen( event.target.value ) }>
				<option value={ NONE }>{ __( 'Bulk actions', 'userfeedback' ) }</option>
				{ actions.map( ( one ) => (
					<option key={ one } value={ one }>
						{ actionName( one ) }
					</option>
				) ) }
			</select>
			<Button
				size="compact"
				variant="secondary"
				disabled={ ! action || selected === 0 || busy }
				accessibleWhenDisabled
				isBusy={ busy }
				onClick={ () => action && onApply( action ) }
			>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
			{ selected > 0 && (
				<span className="uf-selected" role="status">
					{ sprintf(
						/* translators: %s: number of rows */
						__( '%s selected', 'userfeedback' ),
						formatNumber( selected )
					) }
				</span>
			) }
		</div>
	);
}

/** Readable, but only a prompt (RESP-10). */
export function LockedBulkActions( { lock }: { lock: Lock } ) {
	const field = useId();
	return (
		<div className="alignleft actions bulkactions">
			<label htmlFor={ field } className="screen-reader-text">
				{ __( 'Select bulk action', 'userfeedback' ) }
			</label>
			<span { ...lockedArea( lock ) }>
				<select
					id={ field }
					className="is-locked"
					aria-disabled="true"
					value={ NONE }
					onChange={ () => undefined }
				>
					<option value={ NONE }>{ __( 'Bulk actions', 'userfeedback' ) }</option>
				</select>
			</span>
			<LockedButton lock={ lock }>{ __( 'Apply', 'userfeedback' ) }</LockedButton>
		</div>
	);
}

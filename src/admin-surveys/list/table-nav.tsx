import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { actionLabel, progressText } from './action-texts';
import type { Running } from './use-survey-actions';

/** No action chosen (SHARED-22). */
const NONE = '-1';

interface Props {
	position: 'top' | 'bottom';
	/** Actions that may be applied; none hides the select. */
	actions: BulkAction[];
	disabled: boolean;
	running: Running | null;
	/** null: Apply was pressed without an action. */
	onApply: ( action: BulkAction | null ) => void;
	/** The pager. */
	children?: ReactNode;
}

/**
 * Bar above and below the table: bulk actions (LIST-27, LIST-28) and pager.
 */
export function TableNav( { position, actions, disabled, running, onApply, children }: Props ) {
	const [ chosen, setChosen ] = useState< string >( NONE );
	const select = useId();
	const action = actions.find( ( item ) => item === chosen ) ?? null;
	const busy = running !== null;

	// The action stays in view while it runs and is forgotten when it has ended.
	const wasBusy = useRef( busy );
	useEffect( () => {
		if ( wasBusy.current && ! busy ) {
			setChosen( NONE );
		}
		wasBusy.current = busy;
	}, [ busy ] );

	return (
		<div className={ `tablenav ${ position }` }>
			{ actions.length > 0 && (
				<div className="alignleft actions bulkactions">
					<label htmlFor={ select } className="screen-reader-text">
						{ __( 'Select bulk action', 'userfeedback' ) }
					</label>
					<select
						id={ select }
						value={ action ?? NONE }
						disabled={ disabled || busy }
						onChange={ ( event ) => setChosen( event.target.value ) }
					>
						<option value={ NONE }>{ __( 'Bulk actions', 'userfeedback' ) }</option>
						{ actions.map( ( item ) => (
							<option key={ item } value={ item }>
								{ actionLabel( item ) }
							</option>
						) ) }
					</select>{ ' ' }
					<button
						type="button"
						className="button action"
						disabled={ disabled || busy }
						onClick={ () => onApply( action ) }
					>
						{ __( 'Apply', 'userfeedback' ) }
					</button>
				</div>
			) }
			{ position === 'top' && (
				<div className="alignleft uf-list__progress" role="status">
					{ running && (
						<>
							<Spinner />
							{ progressText( running.action, running.ids.length ) }
						</>
					) }
				</div>
			) }
			{ children }
			<br className="clear" />
		</div>
	);
}

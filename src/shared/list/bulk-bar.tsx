import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { LockedButton } from '../components/lock';
import type { Lock } from '../components/lock';
import { lockedArea } from '../components/locked-area';
import { formatNumber } from '../format/numbers';
import { useToast } from '../notices/toasts';

/** No action is chosen (SHARED-22). */
const NONE = '-1';

/** Both bars ask for what is missing in the same toast. */
const TOAST_ID = 'bulk-action';

interface Props< Action extends string > {
	position: 'top' | 'bottom';
	/** Without actions there is no select. */
	actions: { action: Action; label: string }[];
	lock: Lock | null;
	/** While the first rows load. */
	disabled: boolean;
	/** Text of the action that runs, e.g. 'Deleting 3 surveys…'. */
	progress: string | null;
	selected: number;
	/** Asks for a selection, e.g. 'Select at least one survey first.' */
	nothingSelected: string;
	onApply: ( action: Action ) => void;
	/** The pager. */
	children?: ReactNode;
}

/** The bar above and below a table: bulk actions, progress and pager. */
export function BulkBar< Action extends string >( props: Props< Action > ) {
	const { position, actions, lock, progress, children } = props;
	return (
		<div className={ `tablenav ${ position }` }>
			{ actions.length > 0 && ( lock ? <LockedBulk lock={ lock } /> : <Bulk { ...props } /> ) }
			{ position === 'top' && (
				<div className="alignleft uf-list__progress" role="status">
					{ progress && (
						<>
							<Spinner />
							{ progress }
						</>
					) }
				</div>
			) }
			{ children }
			<br className="clear" />
		</div>
	);
}

function Bulk< Action extends string >( {
	actions,
	disabled,
	progress,
	selected,
	nothingSelected,
	onApply,
}: Props< Action > ) {
	const [ chosen, setChosen ] = useState< string >( NONE );
	const field = useId();
	const toast = useToast();
	const action = actions.find( ( item ) => item.action === chosen )?.action ?? null;
	const busy = progress !== null;

	// The action stays visible while it runs.
	const wasBusy = useRef( busy );
	useEffect( () => {
		if ( wasBusy.current && ! busy ) {
			setChosen( NONE );
		}
		wasBusy.current = busy;
	}, [ busy ] );

	function apply() {
		if ( busy ) {
			return;
		}
		if ( action === null ) {
			toast( __( 'Choose a bulk action first.', 'userfeedback' ), { id: TOAST_ID } );
		} else if ( selected === 0 ) {
			toast( nothingSelected, { id: TOAST_ID } );
		} else {
			onApply( action );
		}
	}

	return (
		<div className="alignleft actions bulkactions">
			<label htmlFor={ field } className="screen-reader-text">
				{ __( 'Select bulk action', 'userfeedback' ) }
			</label>
			<select
				id={ field }
				value={ action ?? NONE }
				disabled={ disabled || busy }
				onChange={ ( event ) => setChosen( event.target.value ) }
			>
				<option value={ NONE }>{ __( 'Bulk actions', 'userfeedback' ) }</option>
				{ actions.map( ( item ) => (
					<option key={ item.action } value={ item.action }>
						{ item.label }
					</option>
				) ) }
			</select>{ ' ' }
			<button
				type="button"
				className="button action"
				disabled={ disabled }
				// A disabled button would lose the focus.
				aria-disabled={ busy || undefined }
				onClick={ apply }
			>
				{ __( 'Apply', 'userfeedback' ) }
			</button>
			{ selected > 0 && ! busy && (
				<span className="uf-list__selected">
					{ sprintf(
						/* translators: %s: number of rows. */
						__( '%s selected', 'userfeedback' ),
						formatNumber( selected )
					) }
				</span>
			) }
		</div>
	);
}

/** Readable, but opens the prompt (RESP-10). */
function LockedBulk( { lock }: { lock: Lock } ) {
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
			</span>{ ' ' }
			<LockedButton lock={ lock }>{ __( 'Apply', 'userfeedback' ) }</LockedButton>
		</div>
	);
}

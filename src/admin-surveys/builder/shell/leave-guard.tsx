import { useEffect, useRef, useState } from 'react';
import { useBlocker } from '../../../shared/router';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { removeCopy } from '../state/local-copy';
import { isDirty, OFFER, useBuilder, useBuilderStore } from '../state/store';
import { useSaving } from '../state/saving';
import { parsePlace } from '../routes';

/**
 * Asks before unsaved changes are lost, and only then (A33): on the way to
 * another screen of this app, and by the browser's own question on the way out.
 * Where a save is on its way, that comes first.
 */
export function LeaveGuard() {
	const store = useBuilderStore();
	const { auto, current } = useSaving();
	const { running } = auto;
	/** The way out whose draft is not on its way to the server any more. */
	const [ asked, setAsked ] = useState( false );
	const dirty = useBuilder( ( state ) => isDirty( state ) && ! state.departing );
	const blocker = useBlocker( ( { currentLocation, nextLocation } ) => {
		const state = store.getState();
		const here = parsePlace( currentLocation.pathname );
		const there = parsePlace( nextLocation.pathname );
		const sameAddress = here !== null && there !== null && here.flow === there.flow && here.id === there.id;
		// The first save gives it one.
		const itsAddress = there?.flow === 'edit' && there.id === state.record.id;
		if ( state.askFirst && ! ( itsAddress && there.step === here?.step ) ) {
			return true;
		}
		return ! sameAddress && ! itsAddress && isDirty( state ) && ! state.departing;
	} );

	useEffect( () => {
		if ( ! dirty ) {
			return undefined;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ dirty ] );

	const blocked = blocker.state === 'blocked' ? blocker : null;
	const isBlocked = blocked !== null;
	const latest = useRef( blocked );
	latest.current = blocked;
	useEffect( () => {
		let over = false;
		setAsked( false );
		const { askFirst } = store.getState();
		if ( isBlocked && askFirst ) {
			latest.current?.reset();
			askFirst();
		} else if ( isBlocked ) {
			void Promise.all( [ running(), current() ] ).then( () => {
				if ( over ) {
					return;
				}
				if ( isDirty( store.getState() ) ) {
					setAsked( true );
				} else {
					latest.current?.proceed();
				}
			} );
		}
		return () => {
			over = true;
		};
	}, [ isBlocked, running, current, store ] );

	if ( ! blocked || ! asked ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			message={ __( 'Your changes since the last save will be lost.', 'userfeedback' ) }
			confirmText={ __( 'Leave', 'userfeedback' ) }
			cancelText={ __( 'Keep Editing', 'userfeedback' ) }
			onConfirm={ () => {
				const { record, holds } = store.getState();
				// What is offered is not what was changed here.
				removeCopy( record.id, holds.has( OFFER ) );
				blocked.proceed();
			} }
			onCancel={ () => blocked.reset() }
		/>
	);
}

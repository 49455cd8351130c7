import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../shared/router';
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EditLock as Lock } from '../../../types';
import { releaseLock, takeLock } from '../../../shared/api/surveys/mutators';
import { isDirty, OTHER, useBuilder, useBuilderStore } from '../state/store';
import './dialogs.scss';

/** Well within the time after which the server thinks that somebody has gone. */
const SAY_EVERY_MS = 20_000;

/**
 * Core's manners for two people on one survey: who comes second learns who is
 * editing and may take over; who was first learns that, and keeps the work.
 */
export function EditLock() {
	const store = useBuilderStore();
	const navigate = useNavigate();
	const id = useBuilder( ( state ) => state.record.id );
	const trashed = useBuilder( ( state ) => state.locked );
	const [ holder, setHolder ] = useState< Lock[ 'holder' ] >( null );
	const [ lost, setLost ] = useState( false );
	const had = useRef( false );

	const ask = useCallback(
		async ( takeOver = false ) => {
			try {
				const answer = await takeLock( id, takeOver );
				setHolder( answer.holder );
				setLost( had.current );
				had.current = had.current || answer.holder === null;
			} catch {
				// Who cannot be asked keeps nobody from writing; a save is checked by itself.
			}
		},
		[ id ]
	);

	useEffect( () => {
		if ( id === 0 || trashed ) {
			return undefined;
		}
		had.current = false;
		const say = () => {
			if ( document.visibilityState === 'visible' ) {
				void ask();
			}
		};
		const leave = () => {
			if ( had.current ) {
				releaseLock( id ).catch( () => undefined );
			}
		};
		void ask();
		const timer = setInterval( say, SAY_EVERY_MS );
		document.addEventListener( 'visibilitychange', say );
		window.addEventListener( 'pagehide', leave );
		return () => {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', say );
			window.removeEventListener( 'pagehide', leave );
			leave();
		};
	}, [ id, trashed, ask ] );

	// Who is not editing saves nothing, or the other person's next save would find a newer version.
	useEffect( () => store.getState().hold( OTHER, holder !== null ), [ store, holder ] );

	if ( ! holder ) {
		return null;
	}
	const kept = lost && isDirty( store.getState() );
	return (
		<Modal
			className="uf-modal"
			title={
				lost
					? __( 'Somebody has taken over', 'userfeedback' )
					: __( 'This survey is being edited', 'userfeedback' )
			}
			size="small"
			isDismissible={ false }
			shouldCloseOnEsc={ false }
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => undefined }
		>
			<div className="uf-modal__body ufb-holder">
				{ holder.avatar !== '' && <img src={ holder.avatar } alt="" width={ 48 } height={ 48 } /> }
				<p>
					{ lost
						? sprintf(
								/* translators: %s: name of a person. */
								__( '%s has taken over and is editing this survey now.', 'userfeedback' ),
								holder.name
							)
						: sprintf(
								/* translators: %s: name of a person. */
								__(
									'%s is editing this survey now. If you take over, they cannot go on.',
									'userfeedback'
								),
								holder.name
							) }{ ' ' }
					{ kept && __( 'Your unsaved changes are kept in this browser.', 'userfeedback' ) }
				</p>
			</div>
			<div className="uf-modal__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => void ask( true ) }>
					{ __( 'Take Over', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => {
						store.getState().depart();
						navigate( '/' );
					} }
				>
					{ __( 'View Surveys', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

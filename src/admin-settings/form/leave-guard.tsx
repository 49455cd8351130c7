import { useEffect } from 'react';
import { Button, Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useBlocker } from '../../shared/router';
import { formatNumber } from '../../shared/format/numbers';
import type { SettingKey } from '../../types';
import { labelOf } from '../entries';
import '../../shared/components/action-modal.scss';

interface Props {
	changed: SettingKey[];
	isSaving: boolean;
	save: () => Promise< boolean >;
}

/** Asks before unsaved changes are lost: on the way to another tab, and by the browser's own question. */
export function LeaveGuard( { changed, isSaving, save }: Props ) {
	const dirty = changed.length > 0;
	const blocker = useBlocker(
		( { currentLocation, nextLocation } ) => dirty && currentLocation.pathname !== nextLocation.pathname
	);

	useEffect( () => {
		if ( ! dirty ) {
			return undefined;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ dirty ] );

	if ( blocker.state !== 'blocked' ) {
		return null;
	}
	const names = changed.map( ( key ) => `“${ labelOf( key ) }”` ).join( ', ' );
	return (
		<Modal
			className="uf-modal"
			size="medium"
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			onRequestClose={ () => blocker.reset() }
		>
			<div className="uf-modal__body">
				<p>
					{ sprintf(
						/* translators: 1: number of changes, 2: names of settings. */
						_n(
							'%1$s change on this tab is not saved: %2$s.',
							'%1$s changes on this tab are not saved: %2$s.',
							changed.length,
							'userfeedback'
						),
						formatNumber( changed.length ),
						names
					) }
				</p>
			</div>
			<div className="uf-modal__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => blocker.proceed() }>
					{ __( 'Leave', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ async () => ( ( await save() ) ? blocker.proceed() : blocker.reset() ) }
				>
					{ __( 'Save and leave', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { can, feature as accessTo } from '../lib/entitlements';
import { pageUrl } from '../lib/pages';
import { addonName } from '../lib/plans';
import { AddonFlow } from './addon-flow';
import { LockOpener } from './lock';
import type { LockOptions } from './lock';
import { addonMessage } from './lock-line';
import { UpgradeModal } from './upgrade-modal';

interface DialogProps {
	lock: LockOptions;
	onClose: () => void;
}

function LockDialog( { lock, onClose }: DialogProps ) {
	const access = accessTo( lock.feature );
	if ( access.state === 'upgrade' || access.state === 'open' ) {
		return <UpgradeModal name={ lock.name } plan={ access.plan } medium={ lock.medium } onClose={ onClose } />;
	}
	if ( access.state === 'license' ) {
		return (
			<Modal
				className="uf-modal uf-upgrade"
				title={ __( 'Activate License', 'userfeedback' ) }
				onRequestClose={ onClose }
			>
				<p className="uf-upgrade__text">
					{ sprintf(
						/* translators: %s: name of a feature. */
						__( '%s works as soon as this site has a valid license key.', 'userfeedback' ),
						lock.name
					) }
				</p>
				<div className="uf-upgrade__ways">
					{ can( 'manage' ) ? (
						<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'settings', '/general' ) }>
							{ __( 'Activate License', 'userfeedback' ) }
						</Button>
					) : (
						__( 'Ask an administrator of this site.', 'userfeedback' )
					) }
				</div>
			</Modal>
		);
	}
	return (
		<Modal
			className="uf-modal uf-upgrade"
			title={ sprintf(
				/* translators: %s: name of an addon. */
				__( '%s Addon', 'userfeedback' ),
				addonName( access.addon )
			) }
			onRequestClose={ onClose }
		>
			<p className="uf-upgrade__text">{ addonMessage( { ...lock, access, open: onClose } ) }</p>
			<div className="uf-upgrade__ways">
				<AddonFlow slug={ access.addon } variant="primary" />
			</div>
		</Modal>
	);
}

/**
 * Keeps the dialog that a locked control opens: one at a time per app.
 */
export function LockProvider( { children }: { children: ReactNode } ) {
	const [ lock, setLock ] = useState< LockOptions | null >( null );
	const close = useCallback( () => setLock( null ), [] );
	return (
		<LockOpener value={ setLock }>
			{ children }
			{ lock && <LockDialog lock={ lock } onClose={ close } /> }
		</LockOpener>
	);
}

import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { Device } from '../../../types';
import { ALL_DEVICES } from '../../../domain/draft/defaults';
import type { Lock } from '../../../shared/components/lock';
import { lockedArea } from '../../../shared/components/locked-area';

const ICONS = { desktop, tablet, mobile };

interface Props {
	chosen: Device[];
	lock?: Lock;
	/** Draws the box of a device. */
	children: ( device: Device ) => ReactNode;
}

/** A tile for each device, with its picture. */
export function DeviceTiles( { chosen, lock, children }: Props ) {
	return (
		<div className={ lock ? 'ufb-devices is-locked' : 'ufb-devices' } { ...lockedArea( lock ?? null ) }>
			{ ALL_DEVICES.map( ( device ) => (
				<div key={ device } className={ chosen.includes( device ) ? 'ufb-device is-on' : 'ufb-device' }>
					<Icon icon={ ICONS[ device ] } size={ 24 } />
					{ children( device ) }
				</div>
			) ) }
		</div>
	);
}

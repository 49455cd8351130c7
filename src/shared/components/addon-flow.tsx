import { useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fetchAddons } from '../api/addons/fetchers';
import { activateAddon, installAddon } from '../api/addons/mutators';
import { announce } from '../lib/announce';
import { addonState, can } from '../lib/entitlements';
import { reloadPage } from '../lib/reload-page';
import { BUSY_TAIL_MS } from '../lib/timers';
import { useToast } from '../notices/toasts';
import { reasonOf } from './error-notice';

type Step = 'idle' | 'installing' | 'activating' | 'done';

interface Props {
	slug: string;
	variant?: 'primary' | 'secondary' | 'link';
}

/**
 * The button of a notice that brings an addon: installs it when it is missing,
 * activates it, and reloads the page, which then has the feature (ADD-12, ADD-13).
 */
export function AddonFlow( { slug, variant = 'secondary' }: Props ) {
	const [ step, setStep ] = useState< Step >( 'idle' );
	const working = useRef( false );
	const toast = useToast();
	const missing = addonState( slug ) === 'missing';

	if ( ! can( 'manage' ) ) {
		return <span>{ __( 'Ask an administrator of this site.', 'userfeedback' ) }</span>;
	}

	const say = ( next: Step ) => {
		setStep( next );
		if ( next !== 'idle' ) {
			announce( labelOf( next, missing ) );
		}
	};

	const run = async () => {
		if ( working.current ) {
			return;
		}
		working.current = true;
		const cannotActivate = __( 'There was an error activating the addon', 'userfeedback' );
		let failure: string = cannotActivate;
		try {
			say( missing ? 'installing' : 'activating' );
			const addon = ( await fetchAddons() ).find( ( entry ) => entry.slug === slug );
			if ( ! addon ) {
				throw new Error( slug );
			}
			let { basename } = addon;
			if ( ! addon.installed ) {
				say( 'installing' );
				failure = __( 'There was an error installing the addon', 'userfeedback' );
				basename = await installAddon( addon.url );
				failure = cannotActivate;
			}
			say( 'activating' );
			await activateAddon( basename );
			say( 'done' );
			setTimeout( reloadPage, BUSY_TAIL_MS );
		} catch ( error ) {
			working.current = false;
			say( 'idle' );
			const reason = reasonOf( error );
			toast( reason || failure, reason ? { type: 'error', title: failure } : { type: 'error' } );
		}
	};

	return (
		<Button
			className={ `uf-addonflow is-${ step }` }
			variant={ variant }
			size="compact"
			isBusy={ step === 'installing' || step === 'activating' }
			disabled={ step !== 'idle' }
			accessibleWhenDisabled
			onClick={ () => void run() }
		>
			{ labelOf( step, missing ) }
		</Button>
	);
}

function labelOf( step: Step, missing: boolean ): string {
	switch ( step ) {
		case 'installing':
			return __( 'Installing Addon', 'userfeedback' );
		case 'activating':
			return __( 'Activating Addon', 'userfeedback' );
		case 'done':
			return __( 'Addon Activated', 'userfeedback' );
		case 'idle':
			return missing ? __( 'Install Addon', 'userfeedback' ) : __( 'Activate Addon', 'userfeedback' );
	}
}

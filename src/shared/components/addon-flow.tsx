import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fetchAddons } from '../api/addons/fetchers';
import { activateAddon, installAddon } from '../api/addons/mutators';
import { announce } from '../lib/announce';
import { addonState, can } from '../lib/entitlements';
import type { AddonState } from '../lib/entitlements';
import { reloadPage } from '../lib/reload-page';
import { BUSY_TAIL_MS } from '../lib/timers';
import { titledFailure, toastMeta } from '../notices/mutation-toasts';

type Step = 'idle' | 'installing' | 'activating' | 'done';

interface Props {
	slug: string;
	variant?: 'primary' | 'secondary' | 'link';
}

/**
 * Button of a notice that installs a missing or damaged addon, activates it and reloads the page, which then has the feature
 * (ADD-12, ADD-13).
 */
export function AddonFlow( { slug, variant = 'secondary' }: Props ) {
	const [ step, setStep ] = useState< Step >( 'idle' );
	const working = useRef( false );
	/** The text for a failure of the current step. */
	const failure = useRef( '' );
	const state = addonState( slug );
	const fetches = state === 'missing' || state === 'damaged';

	const say = ( next: Step ) => {
		setStep( next );
		if ( next !== 'idle' ) {
			announce( labelOf( next, state ) );
		}
	};

	const cannotActivate = __( 'There was an error activating the addon', 'userfeedback' );
	const flow = useMutation( {
		async mutationFn() {
			failure.current = cannotActivate;
			const addon = ( await fetchAddons() ).find( ( entry ) => entry.slug === slug );
			if ( ! addon ) {
				throw new Error( slug );
			}
			let { basename } = addon;
			if ( ! addon.installed || state === 'damaged' ) {
				say( 'installing' );
				failure.current = __( 'There was an error installing the addon', 'userfeedback' );
				basename = await installAddon( addon.url );
				failure.current = cannotActivate;
			}
			say( 'activating' );
			await activateAddon( basename );
		},
		onSuccess() {
			say( 'done' );
			setTimeout( reloadPage, BUSY_TAIL_MS );
		},
		onError() {
			working.current = false;
			say( 'idle' );
		},
		meta: toastMeta( { error: ( error ) => titledFailure( failure.current, error ) } ),
	} );

	if ( ! can( 'manage' ) ) {
		return <span>{ __( 'Ask an administrator of this site.', 'userfeedback' ) }</span>;
	}

	const run = () => {
		if ( ! working.current ) {
			working.current = true;
			say( fetches ? 'installing' : 'activating' );
			flow.mutate();
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
			onClick={ run }
		>
			{ labelOf( step, state ) }
		</Button>
	);
}

function labelOf( step: Step, state: AddonState ): string {
	switch ( step ) {
		case 'installing':
			return __( 'Installing Addon', 'userfeedback' );
		case 'activating':
			return __( 'Activating Addon', 'userfeedback' );
		case 'done':
			return __( 'Addon Activated', 'userfeedback' );
		case 'idle':
			return idleLabel( state );
	}
}

function idleLabel( state: AddonState ): string {
	switch ( state ) {
		case 'missing':
			return __( 'Install Addon', 'userfeedback' );
		case 'damaged':
			return __( 'Install Addon Again', 'userfeedback' );
		default:
			return __( 'Activate Addon', 'userfeedback' );
	}
}

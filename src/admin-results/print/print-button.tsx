import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { seeEverything } from '../lib/use-seen';

/** Prints what has come by then: a panel that fails shows its notice on paper too. */
const WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 50;

/** Prints the screen, or saves it as PDF. Panels that load when they come into view are loaded first. */
export function PrintButton() {
	const client = useQueryClient();
	const [ waiting, setWaiting ] = useState( false );
	const print = async () => {
		setWaiting( true );
		seeEverything();
		const end = Date.now() + WAIT_MS;
		do {
			await new Promise( ( resolve ) => setTimeout( resolve, LOOK_AGAIN_MS ) );
		} while ( client.isFetching() > 0 && Date.now() < end );
		setWaiting( false );
		window.print();
	};
	return (
		<Button
			size="compact"
			variant="secondary"
			isBusy={ waiting }
			disabled={ waiting }
			accessibleWhenDisabled
			onClick={ () => void print() }
		>
			{ __( 'Print', 'userfeedback' ) }
		</Button>
	);
}

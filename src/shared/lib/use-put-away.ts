import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../components/error-notice';
import { useToast } from '../notices/toasts';

interface PutAway {
	shown: boolean;
	/** For the `SlideOut` around the banner. */
	slide: { closing: boolean; onGone: () => void };
	putAway: () => void;
}

/**
 * A banner that each person puts away for good: it slides out (CONST-05), and comes back with the reason when the
 * server could not remember it.
 *
 * @param wanted   Whether it shows at first.
 * @param remember Stores the choice.
 */
export function usePutAway( wanted: boolean, remember: () => Promise< unknown > ): PutAway {
	const [ shown, setShown ] = useState( wanted );
	const [ closing, setClosing ] = useState( false );
	const onGone = useCallback( () => setShown( false ), [] );
	const toast = useToast();
	return {
		shown,
		slide: { closing, onGone },
		putAway() {
			setClosing( true );
			remember().catch( ( error: unknown ) => {
				setClosing( false );
				setShown( true );
				toast( reasonOf( error ) || __( 'The server did not answer.', 'userfeedback' ), { type: 'error' } );
			} );
		},
	};
}

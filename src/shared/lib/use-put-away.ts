import { useCallback, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { whyFailed } from '../components/error-notice';
import { toastMeta } from '../notices/mutation-toasts';

interface PutAway {
	shown: boolean;
	/** Props of the `SlideOut` around the banner. */
	slide: { closing: boolean; onGone: () => void };
	putAway: () => void;
}

/**
 * Lets a person dismiss a banner for good: it slides out (CONST-05) and returns with the reason when the server
 * could not store the choice.
 *
 * @param wanted   Whether it shows at first.
 * @param remember Stores the choice.
 */
export function usePutAway( wanted: boolean, remember: () => Promise< unknown > ): PutAway {
	const [ shown, setShown ] = useState( wanted );
	const [ closing, setClosing ] = useState( false );
	const onGone = useCallback( () => setShown( false ), [] );
	const dismiss = useMutation( {
		mutationFn: remember,
		onMutate: () => setClosing( true ),
		onError() {
			setClosing( false );
			setShown( true );
		},
		meta: toastMeta( {
			error: ( error ) => ( { text: whyFailed( error ) } ),
		} ),
	} );
	return { shown, slide: { closing, onGone }, putAway: () => dismiss.mutate() };
}

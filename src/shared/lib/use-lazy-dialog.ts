import { useCallback, useState } from 'react';
import { useToast } from '../notices/toasts';

/**
 * Whether a dialog is open that is fetched when it is opened for the first time.
 *
 * @param load   Fetches it.
 * @param failed What to say when that failed.
 */
export function useLazyDialog( load: () => Promise< unknown >, failed: () => string ) {
	const toast = useToast();
	const [ isOpen, setOpen ] = useState( false );
	const open = useCallback( () => {
		load().then(
			() => setOpen( true ),
			() => toast( failed(), { type: 'error' } )
		);
	}, [ load, failed, toast ] );
	const close = useCallback( () => setOpen( false ), [] );
	return { isOpen, open, close };
}

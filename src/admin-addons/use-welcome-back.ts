import { useCallback, useEffect, useRef, useState } from 'react';

interface WelcomeBack {
	/** For every link that leads to the shop. */
	onUpgrade: () => void;
	shown: boolean;
	close: () => void;
}

/**
 * Detects that a person returns to this tab from the shop (ADD-07).
 */
export function useWelcomeBack(): WelcomeBack {
	const left = useRef( false );
	const [ shown, setShown ] = useState( false );

	useEffect( () => {
		const look = () => {
			if ( document.visibilityState === 'visible' && left.current ) {
				left.current = false;
				setShown( true );
			}
		};
		document.addEventListener( 'visibilitychange', look );
		return () => document.removeEventListener( 'visibilitychange', look );
	}, [] );

	const onUpgrade = useCallback( () => {
		left.current = true;
	}, [] );
	const close = useCallback( () => setShown( false ), [] );

	return { onUpgrade, shown, close };
}

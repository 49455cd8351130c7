import { useEffect, useRef, useState } from 'react';

interface Countdown {
	onMouseEnter: () => void;
	onMouseLeave: () => void;
	onFocus: () => void;
	onBlur: () => void;
}

/**
 * A timer that pauses while the pointer or the focus is inside the element, so that nobody loses a message while
 * reading it (WCAG 2.2.1). Spread the result on the element.
 *
 * @param ms     Time until `onEnd`; null never ends.
 * @param onEnd  Called once.
 */
export function useCountdown( ms: number | null, onEnd: () => void ): Countdown {
	const [ hovered, setHovered ] = useState( false );
	const [ focused, setFocused ] = useState( false );
	const left = useRef( ms );
	const end = useRef( onEnd );
	end.current = onEnd;
	const paused = hovered || focused;

	useEffect( () => {
		if ( left.current === null || paused ) {
			return undefined;
		}
		const started = Date.now();
		const timer = setTimeout( () => {
			left.current = null;
			end.current();
		}, left.current );
		return () => {
			clearTimeout( timer );
			if ( left.current !== null ) {
				left.current = Math.max( 0, left.current - ( Date.now() - started ) );
			}
		};
	}, [ paused ] );

	return {
		onMouseEnter: () => setHovered( true ),
		onMouseLeave: () => setHovered( false ),
		onFocus: () => setFocused( true ),
		onBlur: () => setFocused( false ),
	};
}

import { useLayoutEffect, useRef, useState } from 'react';
import { setGuard } from './hash-history';
import type { Move } from './hash-history';

type Blocker =
	| { state: 'unblocked' }
	/** A move waits: `proceed` makes it after all, `reset` forgets it. */
	| { state: 'blocked'; proceed: () => void; reset: () => void };

/**
 * Holds up moves within the app: links, `navigate()`, Back and Forward, typed addresses. Leaving the page itself is
 * `beforeunload`'s.
 *
 * @param blocks Whether a move must wait. Asked with every move.
 */
export function useBlocker( blocks: ( move: Move ) => boolean ): Blocker {
	const [ waiting, setWaiting ] = useState< ( () => void ) | null >( null );
	const latest = useRef( blocks );
	// In layout effects: a redirect is one, and is not held up by a screen that it follows.
	useLayoutEffect( () => {
		latest.current = blocks;
	} );
	useLayoutEffect(
		() =>
			setGuard( {
				blocks: ( move ) => latest.current( move ),
				ask: ( go ) => setWaiting( () => go ),
			} ),
		[]
	);
	if ( ! waiting ) {
		return { state: 'unblocked' };
	}
	const reset = () => setWaiting( null );
	return {
		state: 'blocked',
		proceed: () => {
			reset();
			waiting();
		},
		reset,
	};
}

import { useEffect, useRef } from 'react';
import { useBuilder } from '../state/store';
import type { Wanted } from '../state/store';

/**
 * Runs when the owner asked where the reason beside Next is to be mended, and
 * when the server refused a field of this step.
 *
 * @param onProblem Opens the place and seeks the first wrong field.
 */
export function useProblemFocus( onProblem: ( problem: Wanted ) => void ) {
	const problem = useBuilder( ( state ) => state.wanted );
	const run = useRef( onProblem );
	run.current = onProblem;
	useEffect( () => {
		if ( problem ) {
			run.current( problem );
		}
	}, [ problem ] );
}

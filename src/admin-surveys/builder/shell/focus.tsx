import { createContext, useContext, useEffect, useRef } from 'react';
import type { Problem } from '../../../domain/draft/problems';
import type { Refusal } from '../state/refusals';

/** What the owner is to be led to: what this step lacks, or what the server refused. */
export type Wanted = Problem | Refusal;

const WantedContext = createContext< Wanted | null >( null );

export const WantedProvider = WantedContext.Provider;

/**
 * Runs when the owner asked where the reason beside Next is to be mended, and
 * when the server refused a field of this step.
 *
 * @param onProblem Opens the place and seeks the first wrong field.
 */
export function useProblemFocus( onProblem: ( problem: Wanted ) => void ) {
	const problem = useContext( WantedContext );
	const run = useRef( onProblem );
	run.current = onProblem;
	useEffect( () => {
		if ( problem ) {
			run.current( problem );
		}
	}, [ problem ] );
}

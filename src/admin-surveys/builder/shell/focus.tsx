import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Problem, Step } from '../../../domain/draft/problems';
import type { Refusal } from '../state/refusals';

/** What the owner is to be led to: what this step lacks, or what the server refused. */
export type Wanted = Problem | Refusal;

interface FocusState {
	problem: Wanted | null;
	/** The step that was open before; null on the first screen. */
	cameFrom: Step | null;
}

const FocusContext = createContext< FocusState >( {
	problem: null,
	cameFrom: null,
} );

export function FocusProvider( {
	problem,
	step,
	children,
}: {
	problem: Wanted | null;
	step: Step;
	children: ReactNode;
} ) {
	const before = useRef< Step | null >( null );
	const last = useRef< Step >( step );
	if ( last.current !== step ) {
		before.current = last.current;
		last.current = step;
	}
	const cameFrom = before.current;
	const value = useMemo( () => ( { problem, cameFrom } ), [ problem, cameFrom ] );
	return <FocusContext.Provider value={ value }>{ children }</FocusContext.Provider>;
}

/** A step that was reached from another one begins with the focus on its heading. */
export function useHeadingFocus< T extends HTMLElement >() {
	const { cameFrom } = useContext( FocusContext );
	const heading = useRef< T >( null );
	useEffect( () => {
		if ( cameFrom !== null ) {
			heading.current?.focus( { preventScroll: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the step appears.
	}, [] );
	return heading;
}

/**
 * Runs when the owner asked where the reason beside Next is to be mended, and
 * when the server refused a field of this step.
 *
 * @param onProblem Moves the focus to the first wrong field.
 */
export function useProblemFocus( onProblem: ( problem: Wanted ) => void ) {
	const { problem } = useContext( FocusContext );
	const run = useRef( onProblem );
	run.current = onProblem;
	useEffect( () => {
		if ( problem ) {
			run.current( problem );
		}
	}, [ problem ] );
}

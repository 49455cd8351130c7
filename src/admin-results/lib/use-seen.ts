import { useEffect, useState } from 'react';

/** Begins a little before the element can be read. */
const MARGIN = '400px';

const seeing = new Set< () => void >();

/** Everything counts as seen, e.g. because it is about to be printed. */
export function seeEverything(): void {
	seeing.forEach( ( see ) => see() );
}

/**
 * Whether an element has come into view. Give its reference to the element.
 */
export function useSeen(): [ boolean, ( element: Element | null ) => void ] {
	const [ element, setElement ] = useState< Element | null >( null );
	const [ seen, setSeen ] = useState( false );
	useEffect( () => {
		if ( element === null || seen ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => setSeen( entries.some( ( { isIntersecting } ) => isIntersecting ) ),
			{ rootMargin: MARGIN }
		);
		observer.observe( element );
		const see = () => setSeen( true );
		seeing.add( see );
		return () => {
			observer.disconnect();
			seeing.delete( see );
		};
	}, [ element, seen ] );
	return [ seen, setElement ];
}

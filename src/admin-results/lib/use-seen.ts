import { useEffect, useState } from 'react';

/** Begins a little before the element can be read. */
const MARGIN = '400px';

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
		return () => observer.disconnect();
	}, [ element, seen ] );
	return [ seen, setElement ];
}

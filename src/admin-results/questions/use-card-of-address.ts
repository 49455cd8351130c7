import { useEffect } from 'react';
import { useSearchParams } from '../../shared/router';
import { questionHeading, scoreHeading } from './question-heading';

/** Shows the card that a link asks for (`question` in the address); the focus goes with it. */
export function useCardOfAddress(): void {
	const id = useSearchParams()[ 0 ].get( 'question' );
	useEffect( () => {
		if ( id === null ) {
			return;
		}
		const heading =
			document.getElementById( questionHeading( id ) ) ?? document.getElementById( scoreHeading( id ) );
		if ( heading ) {
			heading.tabIndex = -1;
			heading.focus( { preventScroll: true } );
			heading.scrollIntoView( { block: 'center' } );
		}
	}, [ id ] );
}

import { useEffect } from 'react';

/**
 * The builder fills the space beside the admin menu, as the block editor does;
 * core's own padding and footer go while it is open.
 */
export function useFullBleed(): void {
	useEffect( () => {
		document.body.classList.add( 'userfeedback-builder' );
		return () => document.body.classList.remove( 'userfeedback-builder' );
	}, [] );
}

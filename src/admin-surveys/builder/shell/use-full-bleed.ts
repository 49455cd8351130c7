import { useEffect } from 'react';

let users = 0;

/**
 * The builder fills the space beside the admin menu, as the block editor does;
 * core's own padding and footer go while it is open.
 */
export function useFullBleed(): void {
	useEffect( () => {
		// The skeleton leaves after the builder has come, so the last one counts.
		users += 1;
		document.body.classList.add( 'userfeedback-builder' );
		return () => {
			users -= 1;
			document.body.classList.toggle( 'userfeedback-builder', users > 0 );
		};
	}, [] );
}

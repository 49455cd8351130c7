import type { ReactNode } from 'react';

/** Takes the room of a text that comes with a reply, so that nothing beside it moves then. */
export function Room( { children }: { children: ReactNode } ) {
	return (
		<span aria-hidden="true" style={ { visibility: 'hidden' } }>
			{ children }
		</span>
	);
}

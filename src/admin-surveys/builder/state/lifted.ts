import { create } from 'zustand';

interface Lifted {
	/** 1-based. */
	place: number;
	of: number;
}

/**
 * The question that is being dragged. Apart from the builder's store: each step of a drag would ask every line of
 * the list what it says.
 */
export const useLifted = create< { lifted: Lifted | null } >( () => ( { lifted: null } ) );

export function lift( lifted: Lifted | null ): void {
	useLifted.setState( { lifted } );
}

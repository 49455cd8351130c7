import { useSyncExternalStore } from 'react';

/** Query and value by which an address opens the drawer (DRAWER-01). */
const PARAMETER = 'open';
const VALUE = 'userfeedback_notifications';

let open = false;
const listeners = new Set< () => void >();

export function setDrawerOpen( next: boolean ): void {
	open = next;
	listeners.forEach( ( listener ) => listener() );
}

export function useDrawerOpen(): boolean {
	return useSyncExternalStore(
		( listener ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		() => open
	);
}

/** Opens the drawer where the address asks for it, and takes that out of the address: a reload keeps it closed. */
export function openByAddress(): void {
	const url = new URL( window.location.href );
	if ( url.searchParams.get( PARAMETER ) === VALUE ) {
		url.searchParams.delete( PARAMETER );
		window.history.replaceState( window.history.state, '', url );
		setDrawerOpen( true );
	}
}

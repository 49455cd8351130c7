import { useEffect, useRef } from 'react';
import type { InboxItem } from '../types';

/** As long as somebody looks at an answer before it counts as read. */
const READING_MS = 2000;

/**
 * Marks an opened item as read once it was in view for two seconds. Whoever marks it as unread again wants it so,
 * until it is opened anew.
 */
export function useReading( item: InboxItem | undefined, read: ( item: InboxItem, on: boolean ) => void ): void {
	const newest = useRef( { item, read } );
	useEffect( () => {
		newest.current = { item, read };
	} );
	const id = item?.id;
	useEffect( () => {
		let timer = 0;
		let done = false;
		const look = () => {
			clearTimeout( timer );
			const { item: opened } = newest.current;
			if ( opened && ! done && ! opened.read && document.visibilityState === 'visible' ) {
				timer = window.setTimeout( () => {
					done = true;
					newest.current.read( opened, true );
				}, READING_MS );
			}
		};
		look();
		document.addEventListener( 'visibilitychange', look );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', look );
		};
	}, [ id ] );
}

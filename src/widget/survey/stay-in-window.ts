/**
 * Keeps a floating survey in the window, and the visitor's keyboard, a cookie bar and
 * the like out of its way.
 */

/** Milliseconds between two looks at what else stands at the bottom: cookie bars come late and go by a click. */
const LOOKS_EVERY = 1000;
/** A page element that is higher covers the window on purpose: nothing is left to stand above. */
const HIGHEST_BAR = 0.5;

/**
 * An element that is transformed or filtered takes along what is fixed to the
 * window: a survey would hang at the end of the page. Above such a page it
 * stands in the browser's top layer.
 */
function leavePage( host: HTMLElement ): void {
	const still = [ document.documentElement, document.body ].every( ( element ) => {
		const { transform, filter, contain, willChange } = getComputedStyle( element );
		return [ transform, filter, contain, willChange ].join() === 'none,none,none,auto';
	} );
	if ( ! still ) {
		host.popover = 'manual';
		// Browsers before 2024 have no top layer for it, and jsdom neither.
		( host as Partial< HTMLElement > ).showPopover?.();
	}
}

/** Height that a bar of the page covers at the bottom of the window, where the survey stands; 0 without one. */
function barHeight( host: HTMLElement ): number {
	const panel = host.shadowRoot?.querySelector( '.float' )?.getBoundingClientRect();
	// jsdom lays nothing out.
	const elements = ( document as Partial< Document > ).elementsFromPoint?.(
		panel ? panel.left + panel.width / 2 : 0,
		innerHeight - 1
	);
	const tops = ( elements ?? [] ).flatMap( ( element ) => {
		for ( let at: Element | null = element; at && at !== host; at = at.parentElement ) {
			if ( /fixed|sticky/.test( getComputedStyle( at ).position ) ) {
				return at.getBoundingClientRect().top;
			}
		}
		return [];
	} );
	const heights = tops.map( ( top ) => innerHeight - top ).filter( ( height ) => height < innerHeight * HIGHEST_BAR );
	return Math.max( 0, ...heights );
}

/** Returns a function that stops it. */
export function stayInWindow( host: HTMLElement ): () => void {
	leavePage( host );
	const view = window.visualViewport;
	const update = () => {
		// A pinch zoom is not a keyboard.
		if ( view?.scale === 1 ) {
			const keyboard = innerHeight - view.height - view.offsetTop;
			const covered = keyboard > 80 ? keyboard : barHeight( host );
			host.style.setProperty( '--uf-kb', `${ covered }px` );
			host.style.setProperty( '--uf-vh', `${ innerHeight - covered }px` );
		}
	};
	const events = [ 'resize', 'scroll' ] as const;
	events.forEach( ( event ) => view?.addEventListener( event, update ) );
	const timer = setInterval( update, LOOKS_EVERY );
	update();
	return () => {
		clearInterval( timer );
		events.forEach( ( event ) => view?.removeEventListener( event, update ) );
	};
}

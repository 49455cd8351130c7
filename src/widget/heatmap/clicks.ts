/** What kind of click it was. */

const RAGE_TIME = 1000;
const RAGE_DISTANCE = 30;
const RAGE_CLICKS = 3;

/** Says of each click whether it is the third within a second in 30 px; those after it belong to the same rage. */
export function rageDetector(): ( at: number, x: number, y: number ) => boolean {
	let recent: [ number, number, number ][] = [];
	let last = -Infinity;
	return ( at, x, y ) => {
		recent = recent.filter(
			( [ before, left, top ] ) => at - before <= RAGE_TIME && Math.hypot( left - x, top - y ) <= RAGE_DISTANCE
		);
		recent.push( [ at, x, y ] );
		if ( recent.length < RAGE_CLICKS ) {
			return false;
		}
		const isNew = at - last > RAGE_TIME;
		last = at;
		return isNew;
	};
}

/** Whether nothing but an answer of the page can tell if a click did something: not in a field, a player or a form. */
export function mayBeDead( element: Element ): boolean {
	const link = element.closest( 'a[href]' )?.getAttribute( 'href' );
	return ! (
		// What happens in a shadow root is not seen from here.
		element.shadowRoot ||
		element.closest(
			'input,select,textarea,label,option,video,audio,iframe,embed,object,[contenteditable],[draggable=true]'
		) ||
		( link && ! /^(#|javascript:)/i.test( link ) ) ||
		( element.closest( 'button' )?.type === 'submit' && element.closest( 'form' ) )
	);
}

/** Calls back after a while in which the page did not answer: nothing changed, scrolled, was selected or left. */
export function watchForAnswer( silent: () => void, wait: number ): void {
	let answered = false;
	const answer = () => {
		answered = true;
	};
	const changes = new MutationObserver( answer );
	changes.observe( document, { subtree: true, childList: true, attributes: true, characterData: true } );
	const signs = [ 'scroll', 'toggle', 'pagehide', 'visibilitychange', 'hashchange', 'popstate' ];
	signs.forEach( ( sign ) => addEventListener( sign, answer, true ) );
	setTimeout( () => {
		changes.disconnect();
		signs.forEach( ( sign ) => removeEventListener( sign, answer, true ) );
		if ( ! answered && getSelection()?.isCollapsed !== false ) {
			silent();
		}
	}, wait );
}

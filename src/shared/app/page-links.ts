/**
 * Follows WordPress's links within the page, e.g. "Skip to main content". The hash router would take their `#id` for an
 * unknown route.
 *
 * @return Takes it back.
 */
export function followPageLinks(): () => void {
	document.addEventListener( 'click', follow );
	return () => document.removeEventListener( 'click', follow );
}

function follow( event: MouseEvent ) {
	const link = event.target instanceof Element ? event.target.closest( 'a[href^="#"]' ) : null;
	const id = link?.getAttribute( 'href' )?.slice( 1 ) ?? '';
	const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
	if ( id === '' || id.startsWith( '/' ) || elsewhere || event.defaultPrevented ) {
		return;
	}
	event.preventDefault();
	const part = document.getElementById( id );
	if ( ! part ) {
		return;
	}
	if ( part.tabIndex < 0 && ! part.hasAttribute( 'tabindex' ) ) {
		part.tabIndex = -1;
	}
	part.focus();
	part.scrollIntoView();
}

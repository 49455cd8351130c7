/**
 * Queries by role and clicks ask for the style of every element and of all around it, and jsdom answers by matching
 * some 500 rules: a third of the time of a screen's test. Here what hides an element are its attributes and its own
 * style, as no stylesheet of ours is loaded; jsdom still answers everything else.
 */
const exact = window.getComputedStyle.bind( window );
const ATTRIBUTES = [ 'hidden', 'open', 'type' ];
const displays = new Map< string, string >();

/** As the browser's own stylesheet has it: jsdom says it once for each kind of element. */
function display( element: Element ): string {
	const own = element instanceof HTMLElement ? element.style.display : '';
	if ( own !== '' ) {
		return own;
	}
	const attributes = ATTRIBUTES.filter( ( name ) => element.hasAttribute( name ) );
	const key = [
		element.tagName,
		...attributes.map( ( name ) => `${ name }=${ element.getAttribute( name ) ?? '' }` ),
	].join( ' ' );
	const known = displays.get( key );
	if ( known !== undefined ) {
		return known;
	}
	const bare = element.cloneNode() as Element;
	for ( const { name } of Array.from( bare.attributes ) ) {
		if ( ! ATTRIBUTES.includes( name ) ) {
			bare.removeAttribute( name );
		}
	}
	const value = exact( bare ).display;
	displays.set( key, value );
	return value;
}

function inherited( element: Element, name: 'visibility' | 'pointerEvents' ): string | undefined {
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		if ( at instanceof HTMLElement && at.style[ name ] !== '' ) {
			return at.style[ name ];
		}
	}
	return undefined;
}

function quick( element: Element, name: string | symbol ): string | undefined {
	switch ( name ) {
		case 'display':
			return display( element );
		case 'visibility':
			return inherited( element, 'visibility' ) ?? 'visible';
		case 'pointerEvents':
		case 'pointer-events':
			return inherited( element, 'pointerEvents' ) ?? 'auto';
		default:
			return undefined;
	}
}

window.getComputedStyle = ( element, pseudo ) => {
	let whole: CSSStyleDeclaration | undefined;
	const slow = () => ( whole ??= exact( element, pseudo ) );
	return new Proxy( {} as CSSStyleDeclaration, {
		get: ( _, name ) =>
			name === 'getPropertyValue'
				? ( property: string ) => quick( element, property ) ?? slow().getPropertyValue( property )
				: ( quick( element, name ) ?? ( Reflect.get( slow(), name ) as unknown ) ),
	} );
};

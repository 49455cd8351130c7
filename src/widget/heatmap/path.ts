/** Names of elements on a page, of the letters a-z0-9#.:>- alone, as `Heatmaps\Path` reads them. */

const LENGTH = 200;
const PATH = /^[a-z0-9#.:>-]+$/;
const NAME = /^[a-z][a-z0-9-]{1,24}$/;

/** Beginnings of names that libraries and WordPress make up. */
const MADE =
	/^(css|sc|jss|svelte|ember|radix|headlessui|mui|chakra|wp-container|wp-elements|wp-duotone|elementor-element)-/;

/** Classes that come and go. */
const STATE =
	/^(is|has|js|no)-|^(active|open|opened|closed|current|hover|focus|focused|visible|hidden|show|loaded|lazyloaded|selected|sticky)$/;

/** Whether a name looks as if a person chose it: `more-link`, `col-6` and `h2`, but not `a8f3c91` or `post-48213`. */
export const isLasting = ( name: string ): boolean =>
	NAME.test( name ) &&
	! MADE.test( name ) &&
	! name.split( '-' ).some( ( part ) => /\d{4}/.test( part ) || ( part.length > 4 && /\d/.test( part ) ) );

/** A part of a path: a tag, with a class or its number where it has siblings of the tag. */
function part( element: Element ): string {
	const tag = element.localName;
	const same = [ ...( element.parentElement?.children ?? [] ) ].filter( ( { localName } ) => localName === tag );
	if ( same.length < 2 ) {
		return tag;
	}
	const own = [ ...element.classList ].find(
		( name ) =>
			isLasting( name ) &&
			! STATE.test( name ) &&
			same.every( ( other ) => other === element || ! other.classList.contains( name ) )
	);
	return tag + ( own ? `.${ own }` : `:${ same.indexOf( element ) + 1 }` );
}

/** Path of an element from the next lasting id or the body; '' where none can be told. */
export function pathOf( element: Element ): string {
	const { body } = element.ownerDocument;
	const parts: string[] = [];
	for ( let node: Element | null = element; node; node = node.parentElement ) {
		const { id } = node;
		if ( isLasting( id ) && node.ownerDocument.getElementById( id ) === node ) {
			parts.unshift( `#${ id }` );
			break;
		}
		if ( node === body ) {
			parts.unshift( 'body' );
			break;
		}
		parts.unshift( part( node ) );
	}
	const path = parts.join( '>' );
	return body.contains( element ) && path.length <= LENGTH && PATH.test( path ) ? path : '';
}

/** The element that a position is told from: what was meant, rather than the icon or the word in it. */
export const anchorOf = ( element: Element ): Element =>
	element.closest( 'a,button,input,select,textarea,label,summary,[role=button],[role=link],[role=tab]' ) ??
	element.closest( 'svg' ) ??
	element;

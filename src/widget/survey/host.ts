/**
 * The element with the shadow root: nothing of the theme gets in, nothing of
 * the widget gets out (WID-58, WID-60, WID-61).
 */
import { STYLES } from './styles';

/** A constructed sheet where the browser has it: a strict `style-src` forbids the element. */
function adoptStyles( root: ShadowRoot, styles: string ): void {
	const { defaultView } = root.ownerDocument;
	try {
		const sheet = new ( defaultView as typeof globalThis & Window ).CSSStyleSheet();
		sheet.replaceSync( styles );
		root.adoptedStyleSheets = [ sheet ];
	} catch {
		const element = root.ownerDocument.createElement( 'style' );
		element.textContent = styles;
		root.append( element );
	}
}

/**
 * Adds the host to a place and returns where to draw.
 *
 * @param place    Element to append it to.
 * @param floating Above the page instead of in it.
 * @param more     Styles of question types with files of their own.
 */
export function createHost( place: Element, floating: boolean, more = '' ): { host: HTMLElement; root: ShadowRoot } {
	const host = place.ownerDocument.createElement( 'div' );
	host.className = `userfeedback-survey${ floating ? ' userfeedback-floating' : '' }`;
	const root = host.attachShadow( { mode: 'open' } );
	adoptStyles( root, STYLES + more );
	place.append( host );
	return { host, root };
}

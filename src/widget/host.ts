/**
 * The element with the shadow root: nothing of the theme gets in, nothing of
 * the widget gets out (WID-58, WID-60, WID-61).
 */
import type { WidgetTheming } from '../types';
import main from './widget.css?raw';

let styles = main;

/** Styles of a part that came later; for hosts that are made afterwards. */
export const addStyles = ( more: string ): void => {
	if ( ! styles.includes( more ) ) {
		styles += more;
	}
};

/** A constructed sheet where the browser has it: a strict `style-src` forbids the element. */
function adoptStyles( root: ShadowRoot ): void {
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

/** The owner's colours and font; the style sheet derives everything else. */
export function paint( host: HTMLElement, { widget_color: bg, text_color: ink, button_color: button, font }: WidgetTheming ): void {
	const values = { bg, ink, btn: button, font: font?.family, weight: font?.weight };
	Object.entries( values ).forEach( ( [ name, value ] ) => host.style.setProperty( `--uf-${ name }`, value ?? '' ) );
}

/**
 * Adds the host to a place and returns where to draw.
 *
 * @param place    Element to append it to.
 * @param theming  Of the survey.
 * @param floating Above the page instead of in it.
 */
export function createHost(
	place: Element,
	theming: WidgetTheming,
	floating: boolean
): { host: HTMLElement; root: ShadowRoot } {
	const host = place.ownerDocument.createElement( 'div' );
	host.className = floating ? 'userfeedback-survey userfeedback-floating' : 'userfeedback-survey';
	paint( host, theming );
	const root = host.attachShadow( { mode: 'open' } );
	adoptStyles( root );
	place.append( host );
	return { host, root };
}

/**
 * The element with the shadow root: nothing of the theme gets in, nothing of
 * the widget gets out (WID-58, WID-60, WID-61).
 */
import type { WidgetTheming } from '../types';
import styles from './widget.css?raw';

/** A constructed sheet where the browser has it: a strict `style-src` forbids the element. */
function addStyles( root: ShadowRoot ): void {
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
	addStyles( root );
	place.append( host );
	return { host, root };
}

/** A font of the owner's choice, when the site lets the widget load one (A70). */
export function loadFont( { font }: WidgetTheming ): void {
	if ( font?.stylesheet && ! document.querySelector( `link[href="${ CSS.escape( font.stylesheet ) }"]` ) ) {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = font.stylesheet;
		document.head.append( link );
	}
}

/**
 * Keeps the sheet of a phone above the on-screen keyboard. Returns a function
 * that stops it.
 */
export function followKeyboard( host: HTMLElement ): () => void {
	const view = window.visualViewport;
	const update = () => {
		// A pinch zoom is not a keyboard.
		if ( view?.scale === 1 ) {
			const covered = innerHeight - view.height - view.offsetTop;
			host.style.setProperty( '--kb', `${ covered > 80 ? covered : 0 }px` );
			host.style.setProperty( '--vh', `${ view.height }px` );
		}
	};
	const events = [ 'resize', 'scroll' ] as const;
	events.forEach( ( event ) => view?.addEventListener( event, update ) );
	return () => events.forEach( ( event ) => view?.removeEventListener( event, update ) );
}

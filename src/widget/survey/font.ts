import type { WidgetTheming } from '../../types';

/** A font of the owner's choice, when the site lets the widget load one (A70). */
export function loadFont( { font }: Pick< WidgetTheming, 'font' > ): void {
	if ( font?.stylesheet && ! document.querySelector( `link[href="${ CSS.escape( font.stylesheet ) }"]` ) ) {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = font.stylesheet;
		document.head.append( link );
	}
}

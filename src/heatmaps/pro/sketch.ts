type Context = CanvasRenderingContext2D;

/** Elements that have a picture of their own. */
const PICTURES = 'img, svg, video, canvas, iframe, object, embed';
const PLACEHOLDER = '#e0e0e0';

/**
 * Draws a page without a library: boxes, same-origin pictures and text. Browsers give nobody a picture of a frame, and a
 * canvas with pictures of other sites cannot be saved.
 *
 * @param page    The page, scrolled to its top.
 * @param context In CSS px of the page.
 */
export function sketchPage( page: Document, context: Context ): void {
	const view = page.defaultView;
	if ( ! view ) {
		return;
	}
	const corner = page.documentElement.getBoundingClientRect();
	const walker = page.createTreeWalker( page.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
		acceptNode: ( node ) => {
			if ( node.nodeType === Node.TEXT_NODE ) {
				return node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
			}
			const { display, opacity } = view.getComputedStyle( node as Element );
			return display === 'none' || opacity === '0' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
		},
	} );
	context.save();
	context.translate( -corner.x, -corner.y );
	for ( let node: Node | null = walker.currentNode; node; node = walker.nextNode() ) {
		const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : ( node as Element );
		if ( ! element || element.closest( 'head' ) ) {
			continue;
		}
		const style = view.getComputedStyle( element );
		if ( style.visibility === 'hidden' ) {
			continue;
		}
		if ( node === element ) {
			drawBox( context, element, style );
		} else if ( ! element.closest( PICTURES ) ) {
			drawText( context, page, node as Text, style );
		}
	}
	context.restore();
}

/** Whether a browser shows anything of a color. */
const isVisible = ( color: string ) => color !== 'transparent' && ! /^rgba\(.*,\s*0\)$/.test( color );

function drawBox( context: Context, element: Element, style: CSSStyleDeclaration ): void {
	const { x, y, width, height } = element.getBoundingClientRect();
	if ( width === 0 || height === 0 ) {
		return;
	}
	context.beginPath();
	context.roundRect( x, y, width, height, Number.parseFloat( style.borderTopLeftRadius ) || 0 );
	if ( isVisible( style.backgroundColor ) ) {
		context.fillStyle = style.backgroundColor;
		context.fill();
	}
	const border = Number.parseFloat( style.borderTopWidth );
	if ( border > 0 && style.borderTopStyle !== 'none' && isVisible( style.borderTopColor ) ) {
		context.lineWidth = border;
		context.strokeStyle = style.borderTopColor;
		context.stroke();
	}
	if ( element.matches( PICTURES ) ) {
		drawPicture( context, element, { x, y, width, height } );
	}
}

/** Whether a picture may be in a canvas that is saved. */
function isOwn( image: HTMLImageElement ): boolean {
	try {
		const { protocol, origin } = new URL( image.currentSrc, image.baseURI );
		return image.complete && image.naturalWidth > 0 && ( protocol === 'data:' || origin === location.origin );
	} catch {
		return false;
	}
}

function drawPicture(
	context: Context,
	element: Element,
	{ x, y, width, height }: { x: number; y: number; width: number; height: number }
): void {
	context.save();
	context.clip();
	if ( element.matches( 'img' ) && isOwn( element ) ) {
		const image = element;
		const { naturalWidth, naturalHeight } = image;
		const isCovering = element.ownerDocument.defaultView?.getComputedStyle( element ).objectFit === 'cover';
		const grow = Math.max( width / naturalWidth, height / naturalHeight );
		const [ wide, high ] = isCovering ? [ naturalWidth * grow, naturalHeight * grow ] : [ width, height ];
		context.drawImage( image, x + ( width - wide ) / 2, y + ( height - high ) / 2, wide, high );
	} else if ( ! element.matches( 'svg' ) ) {
		context.fillStyle = PLACEHOLDER;
		context.fillRect( x, y, width, height );
	}
	context.restore();
}

function drawText( context: Context, page: Document, text: Text, style: CSSStyleDeclaration ): void {
	const { fontStyle, fontWeight, fontSize, fontFamily, color, textTransform } = style;
	context.font = `${ fontStyle } ${ fontWeight } ${ fontSize } ${ fontFamily }`;
	context.fillStyle = color;
	context.textBaseline = 'middle';
	const range = page.createRange();
	// Word by word, because the browser breaks lines.
	for ( const match of text.data.matchAll( /\S+/g ) ) {
		range.setStart( text, match.index );
		range.setEnd( text, match.index + match[ 0 ].length );
		const { x, y, width, height } = range.getBoundingClientRect();
		if ( width > 0 ) {
			const word = textTransform === 'uppercase' ? match[ 0 ].toUpperCase() : match[ 0 ];
			context.fillText( word, x, y + height / 2 );
		}
	}
}

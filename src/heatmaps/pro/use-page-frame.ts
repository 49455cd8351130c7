import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Box } from '../../domain/heatmap/place';

/** `Heatmaps\ViewMode` prints it where the page is shown as visitors see it. */
const MARK = 'meta[name="userfeedback_heatmap_mark"]';
/** A page whose last picture hangs is drawn without it. */
const PATIENCE_MS = 10_000;
const NAME_LENGTH = 60;

export interface Size {
	width: number;
	height: number;
}

/** An element of the page as it is shown now. */
export interface Found {
	box: Box;
	/** Its text, '' where it has none. */
	name: string;
}

export interface PageFrame {
	ref: RefObject< HTMLIFrameElement >;
	/** `blocked`: the page refuses the frame, or is on another host. `strange`: shown, but not as visitors see it. */
	state: 'loading' | 'ready' | 'strange' | 'blocked';
	/** Size of the page in the frame; until it is known, as it was recorded. */
	page: Size;
	/** Grows when the layout of the page changed. */
	measured: number;
	onLoad: () => void;
	scrollTo: ( top: number ) => void;
	find: ( selectors: readonly string[] ) => Map< string, Found >;
	/** The page, for the picture to download; null until it is there. */
	document: () => Document | null;
}

/** The document of a frame, or null where another host or a refusal keeps us out. */
function documentOf( frame: HTMLIFrameElement | null ): Document | null {
	try {
		const found = frame?.contentDocument ?? null;
		// While the browser replaces the page it has no elements.
		return found && found.URL !== 'about:blank' && found.querySelector( 'body' ) ? found : null;
	} catch {
		return null;
	}
}

function sizeOf( { documentElement, body }: Document ): Size {
	return {
		width: documentElement.scrollWidth,
		height: Math.max( documentElement.scrollHeight, body.scrollHeight ),
	};
}

function nameOf( element: Element ): string {
	const text =
		element.getAttribute( 'aria-label' ) ??
		element.getAttribute( 'alt' ) ??
		// Shapes of a drawing have none.
		( element as Partial< HTMLElement > ).innerText ??
		'';
	const short = text.replace( /\s+/g, ' ' ).trim();
	return short.length > NAME_LENGTH ? `${ short.slice( 0, NAME_LENGTH ).trimEnd() }…` : short;
}

function elementOf( page: Document, selector: string ): Element | null {
	try {
		return page.querySelector( selector );
	} catch {
		// A selector that this browser does not know.
		return null;
	}
}

/**
 * The live page in a frame of the same origin.
 *
 * @param recorded Size of the page as it was recorded.
 */
export function usePageFrame( recorded: Size ): PageFrame {
	const ref = useRef< HTMLIFrameElement >( null );
	const [ state, setState ] = useState< PageFrame[ 'state' ] >( 'loading' );
	const [ measure, setMeasure ] = useState< { page: Size; count: number } >( { page: recorded, count: 0 } );
	const watch = useRef< ResizeObserver | null >( null );

	const look = useCallback( () => {
		const page = documentOf( ref.current );
		if ( page ) {
			const size = sizeOf( page );
			setMeasure( ( { count } ) => ( { page: size, count: count + 1 } ) );
		}
	}, [] );

	const onLoad = useCallback( () => {
		const page = documentOf( ref.current );
		if ( ! page ) {
			setState( 'blocked' );
			return;
		}
		setState( page.querySelector( MARK ) ? 'ready' : 'strange' );
		look();
		watch.current?.disconnect();
		// Pictures that load late move what is below them.
		watch.current = new ResizeObserver( look );
		watch.current.observe( page.body );
	}, [ look ] );

	useEffect( () => {
		const timer = setTimeout( () => {
			if ( documentOf( ref.current ) ) {
				onLoad();
			}
		}, PATIENCE_MS );
		return () => {
			clearTimeout( timer );
			watch.current?.disconnect();
		};
	}, [ onLoad ] );

	const scrollTo = useCallback( ( top: number ) => {
		documentOf( ref.current )?.defaultView?.scrollTo( { top, behavior: 'instant' } );
	}, [] );

	const find = useCallback( ( selectors: readonly string[] ) => {
		const found = new Map< string, Found >();
		const page = documentOf( ref.current );
		const view = page?.defaultView;
		if ( ! page || ! view ) {
			return found;
		}
		// At the top, because headers that stay in sight are recorded where the page has them.
		const { scrollY: top } = view;
		view.scrollTo( { top: 0, behavior: 'instant' } );
		const corner = page.documentElement.getBoundingClientRect();
		for ( const selector of selectors ) {
			const element = elementOf( page, selector );
			const rect = element?.getBoundingClientRect();
			if ( element && rect && rect.width > 0 && rect.height > 0 ) {
				const { width, height } = rect;
				const box = { x: rect.x - corner.x, y: rect.y - corner.y, width, height };
				found.set( selector, { box, name: nameOf( element ) } );
			}
		}
		view.scrollTo( { top, behavior: 'instant' } );
		return found;
	}, [] );

	return {
		ref,
		state,
		page: measure.page,
		measured: measure.count,
		onLoad,
		scrollTo,
		find,
		document: useCallback( () => documentOf( ref.current ), [] ),
	};
}

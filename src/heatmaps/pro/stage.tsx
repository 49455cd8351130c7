import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { HeatmapLayer } from '../../types';
import type { Spot } from '../../domain/heatmap/place';
import type { Band } from '../../domain/heatmap/scroll';
import { HeatCanvas } from './heat-canvas';
import { ScrollLayer } from './scroll-layer';
import type { Found, PageFrame } from './use-page-frame';
import { layerName } from './words';

/** An element of the list, with its number. */
export interface Pin {
	number: number;
	selector: string;
	found: Found;
}

interface Props {
	title: string;
	/** '' for a page that is gone. */
	viewUrl: string;
	/** Width of the window in which the page is shown, in CSS px. */
	width: number;
	frame: PageFrame;
	layer: HeatmapLayer;
	spots: readonly Spot[];
	bands: readonly Band[];
	pins: readonly Pin[];
	/** Selector of the element that somebody chose in the list. */
	marked: string | null;
	/** Percent. */
	opacity: number;
}

/**
 * The live page with the heat over it. It scrolls by pointer and keys: the frame follows, so that parts as high as the
 * window keep their height.
 */
export function Stage( { title, viewUrl, width, frame, layer, spots, bands, pins, marked, opacity }: Props ) {
	const view = useRef< HTMLDivElement >( null );
	const behind = useRef< HTMLDivElement >( null );
	const [ room, setRoom ] = useState( { width: 0, height: 0 } );
	const { page, state, scrollTo } = frame;
	const scale = room.width > 0 ? Math.min( 1, room.width / width ) : 1;

	useLayoutEffect( () => {
		const element = view.current;
		if ( ! element ) {
			return undefined;
		}
		const measure = () => setRoom( { width: element.clientWidth, height: element.clientHeight } );
		measure();
		// Links and fields of the page are neither pressed nor read: the list has its figures.
		behind.current?.setAttribute( 'inert', '' );
		const watch = new ResizeObserver( measure );
		watch.observe( element );
		return () => watch.disconnect();
	}, [] );

	const mark = marked === null ? undefined : pins.find( ( { selector } ) => selector === marked )?.found.box;
	const markTop = mark ? mark.y * scale : null;
	useEffect( () => {
		if ( markTop !== null ) {
			view.current?.scrollTo( { top: Math.max( 0, markTop - 80 ) } );
		}
	}, [ markTop ] );

	const at = ( x: number, y: number ) => ( { left: x * scale, top: y * scale } );
	return (
		// The page below can be longer than its place.
		<div
			ref={ view }
			className="uf-hm__view"
			tabIndex={ 0 }
			role="region"
			aria-label={ sprintf(
				/* translators: 1: title of a page. 2: what is drawn over it, e.g. Clicks. */
				__( '%1$s, %2$s', 'userfeedback' ),
				title,
				layerName( layer )
			) }
			aria-busy={ state === 'loading' && viewUrl !== '' }
			onScroll={ ( event ) => scrollTo( event.currentTarget.scrollTop / scale ) }
		>
			<div
				className="uf-hm__paper"
				style={ { width: width * scale, height: Math.max( page.height * scale, 1 ) } }
				data-testid="paper"
			>
				<div
					ref={ behind }
					className="uf-hm__window"
					style={ { height: Math.min( room.height, page.height * scale ) } }
				>
					{ viewUrl !== '' && (
						<iframe
							ref={ frame.ref }
							title={ __( 'The page as visitors see it', 'userfeedback' ) }
							src={ viewUrl }
							// Pages that want to be the whole window, and their dialogs, stay inside.
							sandbox="allow-same-origin allow-scripts"
							tabIndex={ -1 }
							onLoad={ frame.onLoad }
							style={ {
								width,
								height: room.height > 0 ? room.height / scale : page.height,
								transform: `scale(${ scale })`,
								visibility: state === 'blocked' ? 'hidden' : 'visible',
							} }
						/>
					) }
				</div>
				<div className="uf-hm__layers" style={ { width: page.width * scale, height: page.height * scale } }>
					{ layer === 'scroll' ? (
						<ScrollLayer bands={ bands } opacity={ opacity } />
					) : (
						<HeatCanvas
							spots={ spots }
							page={ page }
							opacity={ opacity }
							label={ sprintf(
								/* translators: 1: title of a page. 2: what is drawn over it, e.g. Clicks. */
								__( '%2$s on %1$s. The list beside it names the places.', 'userfeedback' ),
								title,
								layerName( layer )
							) }
						/>
					) }
					{ mark && (
						<span
							className="uf-hm__mark"
							style={ {
								...at( mark.x, mark.y ),
								width: mark.width * scale,
								height: mark.height * scale,
							} }
						/>
					) }
					{ pins.map( ( { number, found: { box } } ) => (
						<span
							key={ number }
							className="uf-hm__pin"
							aria-hidden="true"
							style={ at( Math.min( box.x + box.width, page.width - 12 ), Math.max( box.y, 12 ) ) }
						>
							{ number }
						</span>
					) ) }
				</div>
			</div>
			{ state === 'loading' && viewUrl !== '' && (
				<span className="uf-hm__wait" role="status">
					<Spinner />
					<span className="screen-reader-text">{ __( 'The page is loading…', 'userfeedback' ) }</span>
				</span>
			) }
		</div>
	);
}

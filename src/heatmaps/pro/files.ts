import { __ } from '@wordpress/i18n';
import type { Heatmap, HeatmapLayer, HeatmapMap } from '../../types';
import { toCsv } from '../../domain/heatmap/csv';
import type { Spot } from '../../domain/heatmap/place';
import type { Band } from '../../domain/heatmap/scroll';
import { nameOf } from './element-list';
import { drawHeat } from './heat-canvas';
import { shareColor } from './scroll-layer';
import { sketchPage } from './sketch';
import type { Found, PageFrame, Size } from './use-page-frame';
import { layerName } from './words';

/** What every browser can save. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 16_000;
const DECIMALS = 10;

/**
 * The map as a table: elements, or depths.
 *
 * @param found Elements of the page, for their texts.
 */
export function csvOf( map: HeatmapMap, bands: readonly Band[], found: ReadonlyMap< string, Found > ): string {
	if ( map.layer === 'scroll' ) {
		return toCsv( [
			[
				__( 'Depth in percent', 'userfeedback' ),
				__( 'Views', 'userfeedback' ),
				__( 'Share in percent', 'userfeedback' ),
			],
			...bands.map( ( { to, views, share } ) => [ to, views, Math.round( share * DECIMALS ) / DECIMALS ] ),
		] );
	}
	return toCsv( [
		[
			__( 'Rank', 'userfeedback' ),
			__( 'Text', 'userfeedback' ),
			__( 'Kind', 'userfeedback' ),
			__( 'Selector', 'userfeedback' ),
			map.layer === 'movement' ? __( 'Quarters of a second', 'userfeedback' ) : layerName( map.layer ),
			__( 'Share in percent', 'userfeedback' ),
		],
		...map.elements.map( ( element, index ) => [
			index + 1,
			nameOf( element, found ),
			element.label,
			element.selector,
			element.clicks,
			element.share,
		] ),
	] );
}

/** E.g. `heatmap-pricing-clicks-mobile.csv`. */
export function fileName( { id, url }: Heatmap, { layer, device }: HeatmapMap, ending: 'csv' | 'png' ): string {
	const path = url
		.replace( /^https?:\/\/[^/]*/, '' )
		.replace( /[^a-z0-9]+/gi, '-' )
		.replace( /^-|-$/g, '' );
	return `heatmap-${ path || id }-${ layer }-${ device }.${ ending }`;
}

function drawLayer(
	context: CanvasRenderingContext2D,
	page: Size,
	layer: HeatmapLayer,
	spots: readonly Spot[],
	bands: readonly Band[]
): void {
	if ( layer === 'scroll' ) {
		context.globalAlpha = 0.4;
		for ( const { from, to, share } of bands ) {
			context.fillStyle = shareColor( share );
			context.fillRect( 0, ( page.height * from ) / 100, page.width, ( page.height * ( to - from ) ) / 100 );
		}
		return;
	}
	const heat = document.createElement( 'canvas' );
	drawHeat( heat, spots, page );
	context.imageSmoothingQuality = 'high';
	context.drawImage( heat, 0, 0, page.width, page.height );
}

/** The page in simple lines with its heat, as a picture. */
export function pictureOf(
	{ document: documentOf, page, scrollTo }: PageFrame,
	layer: HeatmapLayer,
	spots: readonly Spot[],
	bands: readonly Band[]
): Promise< Blob > {
	const behind = documentOf();
	const scale = Math.min(
		1,
		Math.sqrt( MOST_PIXELS / ( page.width * page.height ) ),
		LONGEST_SIDE / Math.max( page.width, page.height )
	);
	// A canvas of the page knows its fonts.
	const canvas = ( behind ?? document ).createElement( 'canvas' );
	canvas.width = Math.round( page.width * scale );
	canvas.height = Math.round( page.height * scale );
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		return Promise.reject( new Error( 'No canvas' ) );
	}
	context.fillStyle = '#fff';
	context.fillRect( 0, 0, canvas.width, canvas.height );
	context.scale( scale, scale );
	if ( behind ) {
		const top = behind.defaultView?.scrollY ?? 0;
		scrollTo( 0 );
		sketchPage( behind, context );
		scrollTo( top );
	}
	drawLayer( context, page, layer, spots, bands );
	return new Promise( ( resolve, reject ) => {
		canvas.toBlob( ( blob ) => ( blob ? resolve( blob ) : reject( new Error( 'Too large' ) ) ), 'image/png' );
	} );
}
